import FiligreeDocuments
import FiligreeDrawing
import FiligreePixels
import FiligreeSVG
import Foundation

/// A folder whose files are to become Swift: what `filigree shapes` is asked for.
struct ShapesRequest {
  var folder: String
  var output: String
  /// The file that lists what is in the folder; nil for a look into it.
  var list: String?
  /// The files whose types are written; empty for all.
  var only: [String] = []
  /// Whether only what types share is written.
  var isShared = false

  /// Writes the source; throws `AlreadyReported` where files could not be converted.
  func run() throws {
    let folder =
      only.isEmpty
      ? try ShapesFolder(self.folder, list: list) : ShapesFolder(self.folder, files: only)
    let options = try ShapesOptions(folder: folder)
    let names = ShapesNames(folder: folder, options: options)
    if only.isEmpty { try names.check() }
    var source = ShapesSource(options: options)
    if only.isEmpty { source.appendShared(names.images) }
    if !isShared {
      let cache = ShapesCache(output)
      let converter = ShapesConverter(folder: folder, options: options)
      var failed = false
      for (file, name) in names.types {
        do {
          try source.append(file, hash: converter.hash(of: file, name: name), cache) {
            try converter.member(file, name: name)
          }
        } catch {
          StandardError.line("filigree: \(ToolError.line(error, about: folder.path(of: file)))")
          failed = true
        }
      }
      if failed { throw AlreadyReported() }
    }
    try OutputFile.write(source.bytes, toPath: output)
  }
}
