import ArgumentParser
import FiligreeTool
import Foundation

/// The files that `preview` and `run` are given: Swift source, and asset catalogs for it, or folders of both, as those of a
/// package's targets.
struct SourceFiles {
  /// The files, those of folders included.
  let names: [String]

  init(_ names: [String]) { self.names = Self.expanded(names) }

  /// How deep folders are looked into, and how many files are taken from them.
  private static let (deepest, most) = (16, 2000)

  /// Folders in the place of which their files stand, in the order of their names; hidden ones are left out.
  private static func expanded(_ names: [String]) -> [String] {
    var result: [String] = []
    func add(_ folder: String, _ depth: Int) {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for entry in entries.sorted() where !entry.hasPrefix(".") && result.count < most {
        let path = folder + (folder.hasSuffix("/") ? "" : "/") + entry
        if entry.hasSuffix(".swift") || isCatalog(entry) {
          result.append(path)
        } else if depth < deepest, isFolder(path) {
          add(path, depth + 1)
        }
      }
    }
    for name in names {
      if isCatalog(name) || !isFolder(name) { result.append(name) } else { add(name, 0) }
    }
    return result
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Throws a `ValidationError` for names that cannot be meant.
  static func check(_ names: [String]) throws {
    guard names.contains(where: { !isCatalog($0) }) else {
      throw ValidationError("no Swift file is given, only asset catalogs")
    }
    for name in names where !isCatalog(name) && !name.hasSuffix(".swift") && !isFolder(name) {
      throw ValidationError(
        name.isEmpty
          ? "the name of a file is empty"
          : "'\(name)' is neither a Swift file nor an asset catalog (.swift, .xcassets), nor a folder"
      )
    }
    for name in names where FileManager.default.fileExists(atPath: name + "/Package.swift") {
      let folders = targets(of: name)
      let examples = folders.isEmpty ? "" : ", such as \(folders.prefix(3).joined(separator: ", "))"
      throw ValidationError("'\(name)' is a package: give the folder of a target\(examples)")
    }
    let names = expanded(names)
    guard names.contains(where: { !isCatalog($0) }) else {
      throw ValidationError("no Swift file is in the folder")
    }
    var seen: Set<FileIdentity> = []
    for name in names where !isCatalog(name) {
      if let identity = FileIdentity(name), !seen.insert(identity).inserted {
        throw ValidationError("'\(name)' is given twice")
      }
    }
  }

  /// Folders of a package in which its targets usually lie.
  private static func targets(of package: String) -> [String] {
    let folder = package + (package.hasSuffix("/") ? "Sources" : "/Sources")
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.sorted().map { "\(folder)/\($0)" }.filter(isFolder)
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
