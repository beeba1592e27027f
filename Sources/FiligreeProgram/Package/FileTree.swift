import FiligreePixels
import Foundation

/// The files in folders.
struct FileTree {
  /// Their paths, in order; hidden ones are left out.
  private(set) var files: [String] = []

  /// Of more files not all are looked at.
  private static let limit = 20_000

  /// Reads folders; a file stands for itself.
  init(_ paths: [String]) {
    let manager = FileManager.default
    for path in paths {
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
        let entries = manager.enumerator(atPath: path)
      else {
        files.append(path)
        continue
      }
      for case let name as String in entries where files.count < Self.limit {
        if FilePath.name(of: name).hasPrefix(".") {
          entries.skipDescendants()
        } else {
          files.append("\(path)/\(name)")
        }
      }
    }
    files.sort()
  }
}
