import ArgumentParser
import Foundation

/// The files that `preview` and `run` are given: Swift source, and asset catalogs for it.
struct SourceFiles {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  /// Throws a `ValidationError` for names that cannot be meant.
  static func check(_ names: [String]) throws {
    guard names.contains(where: { !isCatalog($0) }) else {
      throw ValidationError("no Swift file is given, only asset catalogs")
    }
    for name in names where !isCatalog(name) && !name.hasSuffix(".swift") {
      throw ValidationError(
        name.isEmpty
          ? "the name of a file is empty"
          : "'\(name)' is neither a Swift file nor an asset catalog (.swift, .xcassets)")
    }
    var seen: Set<FileIdentity> = []
    for name in names where !isCatalog(name) {
      if let identity = FileIdentity(name), !seen.insert(identity).inserted {
        throw ValidationError("'\(name)' is given twice")
      }
    }
  }

  /// The Swift files.
  func listings() throws -> [Listing] {
    try names.filter { !Self.isCatalog($0) }.enumerated().map { index, name in
      try Listing(name, index: index)
    }
  }

  /// The catalogs that are given, and those beside the Swift files.
  func catalogs() throws -> [String] {
    let manager = FileManager.default
    var found: [String] = []
    func add(_ path: String) {
      let real = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath().path
      if !found.contains(real) { found.append(real) }
    }
    for file in names where Self.isCatalog(file) {
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue else {
        throw ToolError(message: "\(file): there is no such asset catalog")
      }
      add(file)
    }
    for file in names where !Self.isCatalog(file) {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
      let entries = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
      for name in entries.sorted() where Self.isCatalog(name) { add(folder + "/" + name) }
    }
    return found
  }

  private static func isCatalog(_ name: String) -> Bool {
    URL(fileURLWithPath: name).pathExtension == "xcassets"
  }
}
