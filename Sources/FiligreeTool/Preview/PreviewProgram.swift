import FiligreePixels
import Foundation

/// The sources of the program that draws the listings' previews, as they lie in the work folder.
struct PreviewProgram {
  let folder: WorkFolder
  /// The asset catalogs.
  let catalogs: [String]

  /// The name of the program and of its module.
  static let name = "FiligreePreview"

  /// Where the sources lie.
  var sourceFolder: String { folder.path + "/" + Self.sources }

  /// The program, once it has been built; the catalogs lie where a program of SwiftPM has its resources.
  var path: String { folder.path + "/" + Self.products + "/" + Self.name }

  private static let sources = "Sources/\(name)"
  private static let products = "Products"
  private static let resources = "\(products)/Previews_\(name).resources"

  /// Writes the files and returns the paths of the sources; what has not changed is left alone.
  func write(_ sources: PreviewSources) throws -> [String] {
    let files = sources.files
    try folder.clean(Self.sources, keeping: Set(files.map(\.name)))
    for file in files {
      try folder.write(Self.sources + "/" + file.name, file.bytes)
    }
    let names = Self.names(catalogs)
    try folder.clean(Self.resources, keeping: Set(names))
    for (catalog, name) in zip(catalogs, names) {
      do {
        try folder.copy(folder: catalog, to: Self.resources + "/" + name)
      } catch let error as PictureError {
        throw ToolError(message: error.description)
      } catch {
        throw ToolError(message: "\(catalog): cannot be copied; check its permissions")
      }
    }
    return files.map { sourceFolder + "/" + $0.name }
  }

  /// Names for the catalogs' copies: their own, numbered where two are alike.
  static func names(_ catalogs: [String]) -> [String] {
    var taken: Set<String> = []
    return catalogs.enumerated().map { index, path in
      let name = URL(fileURLWithPath: path).lastPathComponent
      let isNew = taken.insert(name.lowercased()).inserted
      return isNew ? name : "\(index)-\(name)"
    }
  }
}
