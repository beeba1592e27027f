// swift-tools-version: 6.2
import PackageDescription

// A package of its own: were the module part of the package around it, swift-argument-parser, which is built
// there, would find that it can import os. Clients opt in under another name:
//
//   .package(path: "../filigree/Sources/Shims/os"),
//   .product(
//     name: "os", package: "os", moduleAliases: ["os": "FiligreeOS"],
//     condition: .when(platforms: [.linux]))
let package = Package(
  name: "os",
  products: [.library(name: "os", targets: ["os"])],
  targets: [.target(name: "os", path: "Sources")]
)
