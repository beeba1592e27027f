import FiligreePixels
import Foundation

/// The package that `filigree preview` generates: the listings, a main function, and the shims.
struct PreviewPackage {
  let filigree: PackageLocation
  let folder: WorkFolder
  /// The asset catalogues.
  let catalogues: [String]

  /// The name of the program and of its target.
  static let target = "FiligreePreview"

  /// Where the sources lie.
  var sourceFolder: String { folder.path + "/" + Self.sources }

  private static let sources = "Sources/\(target)"

  /// Writes the package; files that have not changed are left alone.
  func write(_ sources: PreviewSources) throws {
    let files = sources.files
    let resources = Self.names(catalogues)
    try folder.clean(Self.sources, keeping: Set(files.map(\.name) + resources))
    for (catalogue, name) in zip(catalogues, resources) {
      do {
        try folder.copy(folder: catalogue, to: Self.sources + "/" + name)
      } catch let error as PictureError {
        throw ToolError(message: error.description)
      } catch {
        throw ToolError(message: "\(catalogue): cannot be copied; check its permissions")
      }
    }
    for file in files {
      try folder.write(Self.sources + "/" + file.name, file.bytes)
    }
    // The versions of what the package itself needs, so that they are not looked up anew.
    if let pins = FileManager.default.contents(atPath: filigree.path + "/Package.resolved"),
      !FileManager.default.fileExists(atPath: folder.path + "/Package.resolved")
    {
      try folder.write("Package.resolved", Array(pins))
    }
    try folder.write("Package.swift", Array(manifest(resources: resources).utf8))
  }

  /// Names for the catalogues' copies: their own, numbered where two are alike.
  private static func names(_ catalogues: [String]) -> [String] {
    var taken: Set<String> = []
    return catalogues.enumerated().map { index, path in
      let name = URL(fileURLWithPath: path).lastPathComponent
      let isNew = taken.insert(name.lowercased()).inserted
      return isNew ? name : "\(index)-\(name)"
    }
  }

  func manifest(resources: [String]) -> String {
    let copies = resources.map { ".copy(\(Self.literal($0)))" }.joined(separator: ", ")
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let shims: [Target.Dependency] = ["SwiftUI", "UIKit", "Vision", "CoreGraphics", "CoreImage"].map {
        .product(
          name: $0, package: \(Self.literal(filigree.identity)), moduleAliases: [$0: "Filigree\\($0)"])
      }

      let package = Package(
        name: "Previews",
        dependencies: [.package(path: \(Self.literal(filigree.path)))],
        targets: [
          .executableTarget(
            name: "\(Self.target)", dependencies: shims, resources: [\(copies)],
            swiftSettings: [.define("DEBUG")])
        ]
      )

      """
  }

  /// A string as a literal of Swift.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 32: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
