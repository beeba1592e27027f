// swift-tools-version: 5.9
// Apps as one writes them on a Mac. `swift run Bubble` opens one in a browser.
import PackageDescription

// A package on disk is known by its folder's name, whatever that is; one from a repository by "filigree".
let folders = Context.packageDirectory.split(separator: "/")
let filigree = folders[folders.count - 3].lowercased()

// Without `moduleAliases`, which SwiftPM applies only where one target of a package uses a product.
let shims = ["SwiftUI", "UIKit", "Vision", "UniformTypeIdentifiers"].map { name in
  Target.Dependency.product(name: name, package: filigree, condition: .when(platforms: [.linux]))
}

let package = Package(
  name: "Live",
  dependencies: [.package(path: "../..")],
  targets: [
    .executableTarget(name: "Bubble", dependencies: shims),
    .executableTarget(name: "Stamps", dependencies: shims),
    .executableTarget(name: "GuestBook", dependencies: shims),
    .executableTarget(name: "Album", dependencies: shims),
    .executableTarget(name: "Motion", dependencies: shims),
    .executableTarget(
      name: "Contours", dependencies: shims, resources: [.copy("Assets.xcassets")]),
  ]
)
