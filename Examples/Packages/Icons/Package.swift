// swift-tools-version: 5.9
import PackageDescription

// A package on disk is known by its folder's name, whatever that is; one from a repository by "filigree".
let folders = Context.packageDirectory.split(separator: "/")
let filigree = folders[folders.count - 4].lowercased()

func shim(_ name: String) -> Target.Dependency {
  .product(
    name: name, package: filigree, moduleAliases: [name: "Filigree\(name)"],
    condition: .when(platforms: [.linux]))
}

let package = Package(
  name: "Icons",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [.library(name: "DrawnIcons", targets: ["DrawnIcons"])],
  dependencies: [.package(path: "../../..")],
  targets: [
    .target(
      name: "DrawnIcons", dependencies: [shim("SwiftUI")],
      resources: [.process("Pictures/checkers.png")],
      plugins: [.plugin(name: "FiligreeShapes", package: filigree)])
  ]
)
