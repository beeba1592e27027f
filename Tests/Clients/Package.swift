// swift-tools-version: 5.9
// A client as a user writes one: Swift 5 mode, Apple's imports, the shims by the aliased line.
import PackageDescription

// A package on disk is known by its folder's name, whatever that is; one from a repository by "filigree".
let folders = Context.packageDirectory.split(separator: "/")
let filigree = folders[folders.count - 3].lowercased()

func shim(_ name: String) -> Target.Dependency {
  .product(
    name: name, package: filigree, moduleAliases: [name: "Filigree\(name)"],
    condition: .when(platforms: [.linux]))
}

let shims = ["SwiftUI", "UIKit", "Vision", "CoreGraphics", "CoreImage", "Combine"].map(shim)

/// It stands in a package of its own, which says why.
let os = Target.Dependency.product(
  name: "os", package: "os", moduleAliases: ["os": "FiligreeOS"],
  condition: .when(platforms: [.linux]))

/// The packages of Examples/Packages: the folder, and the module in it.
///
/// Icons has a client of its own (Tests/IconClients): where a plug-in is, its program is built apart from all else.
let examples = [
  "ActionFan": "ActionFan",
  "Celebration": "Celebrations",
  "Charts": "LiveCharts",
  "Gauge": "GaugeStyles",
  "Glint": "Glint",
  "MarkdownPages": "MarkdownPages",
  "PageView": "PageView",
  "Popups": "Popups",
  "Skeleton": "Skeleton",
  "Waiting": "Waiting",
]

let package = Package(
  name: "Clients",
  products: [.library(name: "ClientSupport", targets: ["ClientSupport"])],
  dependencies: [.package(path: "../.."), .package(path: "../../Sources/Shims/os")]
    + examples.keys.sorted().map { .package(path: "../../Examples/Packages/\($0)") },
  targets: [
    // Checks that are counted, and views on a stage.
    .target(
      name: "ClientSupport",
      dependencies: shims + [.product(name: "FiligreeTesting", package: filigree)]),
    // Code in the manner of two tutorials, checks of it, and Swift source that `filigree trace` wrote:
    // scripts/test-clients puts that into Sources/ClientTests/Traced, and it is compiled as it stands.
    // The packages of Examples/Packages are drawn and worked as well.
    .executableTarget(
      name: "ClientTests",
      dependencies: shims
        + ["ClientSupport", os, .product(name: "FiligreeTesting", package: filigree)]
        + examples.sorted { $0.key < $1.key }.map { .product(name: $0.value, package: $0.key) }),
  ]
)
