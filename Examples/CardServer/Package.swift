// swift-tools-version: 6.2
// Cards over HTTP: `swift run -c release CardServer`, then http://127.0.0.1:8080/card.png?title=Hello.
import PackageDescription

// A package on disk is known by its folder's name, whatever that is; one from a repository by "filigree".
let folders = Context.packageDirectory.split(separator: "/")
let filigree = folders[folders.count - 3].lowercased()

let package = Package(
  name: "CardServer",
  dependencies: [
    // Views, and no more of Filigree than they need.
    .package(path: "../..", traits: ["Views"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
  ],
  targets: [
    // The card, and all that makes files of it; the routes.
    .target(
      name: "Cards",
      dependencies: [
        .product(name: "Filigree", package: filigree),
        .product(
          name: "SwiftUI", package: filigree, moduleAliases: ["SwiftUI": "FiligreeSwiftUI"],
          condition: .when(platforms: [.linux])),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .systemLibrary(name: "CMalloc"),
    .executableTarget(
      name: "CardServer",
      dependencies: [
        "Cards",
        .target(name: "CMalloc", condition: .when(platforms: [.linux])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "HummingbirdTesting", package: "hummingbird")]),
  ]
)
