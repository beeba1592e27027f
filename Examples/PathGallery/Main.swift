// Draws the pictures of Documentation/Paths.md:
// `swift run PathGallery Documentation/Pictures/paths Benchmarks/growth.csv`.
import FiligreeDrawing
import FiligreePixels
import FiligreeRaster
import Foundation

@main
enum Main {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: PathGallery FOLDER GROWTH.CSV\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    let growth = try Growth(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2]))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pictures: [(name: String, drawing: DisplayList)] = [
      ("booleans", Booleans.sheet.drawing()),
      ("close-calls", CloseCalls.sheet.drawing()),
      ("strokes", Strokes.sheet.drawing()),
      ("stroke-traps", StrokeTraps.sheet.drawing()),
      ("dashes", Dashes.sheet.drawing()),
      ("measures", Measures.sheet.drawing()),
      ("offsets", Offsets.sheet.drawing()),
      ("simplifying", Simplifying.sheet.drawing()),
      ("morphing", Morphing.sheet.drawing()),
      ("growth", growth.drawing()),
    ]
    for picture in pictures {
      let image = try Rasterizer(scale: 2).render(picture.drawing)
      try image.pngData().write(to: folder.appendingPathComponent("\(picture.name).png"))
    }
  }
}
