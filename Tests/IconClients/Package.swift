// swift-tools-version: 5.9
// A client of a package whose SVG files and pictures a plug-in turns into Swift.
import PackageDescription

// A package on disk is known by its folder's name, whatever that is; one from a repository by "filigree".
let folders = Context.packageDirectory.split(separator: "/")
let filigree = folders[folders.count - 3].lowercased()

let package = Package(
  name: "IconClients",
  dependencies: [
    .package(path: "../.."), .package(path: "../Clients"),
    .package(path: "../../Examples/Packages/Icons"),
  ],
  targets: [
    .executableTarget(
      name: "IconTests",
      dependencies: [
        .product(
          name: "SwiftUI", package: filigree, moduleAliases: ["SwiftUI": "FiligreeSwiftUI"],
          condition: .when(platforms: [.linux])),
        .product(name: "ClientSupport", package: "Clients"),
        .product(name: "DrawnIcons", package: "Icons"),
      ])
  ]
)
