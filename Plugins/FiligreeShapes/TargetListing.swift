import Foundation
import PackagePlugin

/// The SVG files and pictures in a target's folder, and the options that stand beside them.
struct TargetListing {
  /// A file, by its path from the folder.
  struct Entry {
    var path: String
    /// Whether it is a resource of the target.
    var isResource: Bool
  }

  let folder: URL
  /// Sorted by their paths.
  let entries: [Entry]
  /// The options file, if there is one.
  let options: URL?

  init(_ target: any SourceModuleTarget) {
    folder = target.directoryURL
    let resources = Set(target.sourceFiles.filter { $0.type == .resource }.map(\.url.path))
    var entries: [Entry] = []
    let files = FileManager.default.enumerator(atPath: folder.path)
    while let path = files?.nextObject() as? String {
      let name = URL(fileURLWithPath: path).lastPathComponent
      let suffix = URL(fileURLWithPath: path).pathExtension.lowercased()
      // As `filigree shapes` looks into a folder.
      if name.hasPrefix(".") || ["xcassets", "docc"].contains(suffix) {
        files?.skipDescendants()
      } else if ["svg", "svgz", "png", "jpg", "jpeg", "webp"].contains(suffix) {
        let isResource = resources.contains(folder.appendingPathComponent(path).path)
        entries.append(Entry(path: path, isResource: isResource))
      }
    }
    self.entries = entries.sorted { $0.path < $1.path }
    let options = folder.appendingPathComponent("filigree-shapes.json")
    self.options = FileManager.default.fileExists(atPath: options.path) ? options : nil
  }

  /// Writes the list for `filigree shapes`; a file that says the same already keeps its date.
  func write(to file: URL) throws {
    let lines = entries.map { "\($0.isResource ? "resource" : "file")\t\($0.path)\n" }
    let text = Data(lines.joined().utf8)
    if let old = try? Data(contentsOf: file), old == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, options: .atomic)
  }
}
