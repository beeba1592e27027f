import FiligreePixels
import Foundation

/// The files of a folder that can become shapes or images.
struct ShapesFolder {
  /// The folder's path.
  var path: String
  /// SVG files and pictures by their paths from the folder, sorted.
  var files: [String] = []
  /// Those of them that are resources of the target.
  var resources: Set<String> = []

  /// The options file's name.
  static let optionsName = "filigree-shapes.json"

  /// What a file is, by its suffix.
  enum Kind {
    case drawing
    case picture
  }

  /// What the file `name` is; nil for what is neither drawing nor picture.
  static func kind(of name: String) -> Kind? {
    switch FilePath.suffix(of: name).lowercased() {
    case "svg", "svgz": .drawing
    case "png", "jpg", "jpeg", "webp": .picture
    default: nil
    }
  }

  /// The path of a file in the folder.
  func path(of file: String) -> String {
    FilePath.endsInSlash(path) ? path + file : "\(path)/\(file)"
  }

  /// Reads the folder `path`, or the list of what is in it.
  init(_ path: String, list: String?) throws {
    self.path = path
    if let list {
      try read(list)
    } else {
      try look()
    }
    files.sort()
  }

  /// Some files of the folder `path`.
  init(_ path: String, files: [String]) {
    self.path = path
    self.files = files.sorted()
  }

  private mutating func read(_ list: String) throws {
    let bytes = try PictureFile.read(path: list, limits: .default)
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard parts.count == 2, ["file", "resource"].contains(parts[0]) else {
        throw ToolError(
          message: "\(list): '\(line)' is not 'file' or 'resource', a tab and a path")
      }
      guard Self.kind(of: parts[1]) != nil else { continue }
      files.append(parts[1])
      if parts[0] == "resource" { resources.insert(parts[1]) }
    }
  }

  /// Looks into the folder, as the plugin does: catalogs and hidden folders are left out.
  private mutating func look() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw ToolError(message: "'\(path)' is no folder") }
    guard let entries = FileManager.default.enumerator(atPath: path) else { return }
    while let entry = entries.nextObject() as? String {
      let name = FilePath.name(of: entry)
      if name.hasPrefix(".") || ["xcassets", "docc"].contains(FilePath.suffix(of: name)) {
        entries.skipDescendants()
      } else if Self.kind(of: name) != nil {
        files.append(entry)
      }
    }
  }
}
