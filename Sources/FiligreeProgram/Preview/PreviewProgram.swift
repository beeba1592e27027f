import FiligreePixels
import FiligreeTool
import Foundation

/// The sources of the program that draws the listings' previews, as they lie in the work folder.
struct PreviewProgram {
  let folder: WorkFolder
  /// The asset catalogs.
  let catalogs: [String]
  /// The folder in the work folder that is the program's own, with a slash behind it; empty for the work folder itself.
  var place = ""
  /// Which of the programs it is that are built one after the other while those before may run still; 0 for one alone.
  var generation = 0

  /// Whether the program serves pages of the previews, and does not draw pictures.
  var servesPages: Bool { generation > 0 }

  /// The name of the program and of its module.
  static let name = "FiligreePreview"

  /// Where the sources lie.
  var sourceFolder: String { folder.path + "/" + sources }

  /// The program, once it has been built; the catalogs lie where a program of SwiftPM has its resources.
  var path: String {
    "\(folder.path)/\(products)/\(Self.name)\(generation > 0 ? "-\(generation)" : "")"
  }

  private var sources: String { "\(place)Sources/\(Self.name)" }
  private var products: String { "\(place)Products" }
  private var resources: String { "\(products)/Previews_\(Self.name).resources" }

  /// Writes the files and returns the paths of the sources; what has not changed is left alone.
  func write(_ sources: PreviewSources) throws -> [String] {
    let files = sources.files(servingPages: servesPages)
    try folder.clean(self.sources, keeping: Set(files.map(\.name)))
    for file in files {
      try folder.write(self.sources + "/" + file.name, file.bytes)
    }
    let names = Self.names(catalogs)
    try folder.clean(resources, keeping: Set(names))
    for (catalog, name) in zip(catalogs, names) {
      do {
        try folder.copy(folder: catalog, to: resources + "/" + name)
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
