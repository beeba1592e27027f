import FiligreeTool
import Foundation

/// Where the package is that the previews are built with.
struct PackageLocation {
  /// The folder, without links in its path.
  let path: String

  /// Finds the package: where `option` says, or the environment, or where this program was built.
  init(
    option: String?, environment: [String: String] = ProcessInfo.processInfo.environment,
    builtFrom source: String = #filePath
  ) throws {
    if let option {
      path = try Self.check(option, "--filigree \(option)")
    } else if let named = environment["FILIGREE_PACKAGE"], !named.isEmpty {
      path = try Self.check(named, "FILIGREE_PACKAGE=\(named)")
    } else {
      // Sources/FiligreeProgram/Preview/this file.
      let root = (0..<4).reduce(URL(fileURLWithPath: source)) { url, _ in
        url.deletingLastPathComponent()
      }
      guard let found = Self.package(at: root.path) else {
        throw ToolError(
          message: "the Filigree package, which previews are built with, is not where this program "
            + "was built; give its folder by --filigree or in FILIGREE_PACKAGE")
      }
      path = found
    }
  }

  private static func check(_ folder: String, _ what: String) throws -> String {
    guard let found = package(at: folder) else {
      throw ToolError(
        message: "\(what): there is no Filigree package; the folder of its Package.swift is needed")
    }
    return found
  }

  static func package(at folder: String) -> String? {
    let files = FileManager.default
    for part in ["Package.swift", "Sources/FiligreeViews", "Sources/Shims/SwiftUI"] {
      guard files.fileExists(atPath: folder + "/" + part) else { return nil }
    }
    return URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath().path
  }
}
