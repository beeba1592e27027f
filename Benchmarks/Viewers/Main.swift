import Filigree
import Foundation

/// Writes each scene as a picture of ours, as SVG and as PDF, for `compare.py`: `viewers OUT`.
@main
struct Main {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: viewers OUT\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let rasterizer = Rasterizer(scale: 2)
    for (name, list) in Scenes.all {
      // Drawn on nothing, then laid on white, as viewers do with a document.
      let drawing = try rasterizer.render(list)
      var page = DisplayListRecorder(bounds: list.bounds)
      page.fill(Path(list.bounds), with: .color(.white))
      page.draw(drawing, in: list.bounds, sampling: .none)
      try rasterizer.render(page.finish()).write(
        to: folder.appendingPathComponent(name + ".png"), as: .png)
      let svg = SVGWriter().document(list) { try? rasterizer.render($0) }
      try Data(svg.bytes).write(to: folder.appendingPathComponent(name + ".svg"))
      let pdf = PDFWriter().document([PDFPage(list)]) { try? rasterizer.render($0) }
      try Data(pdf.bytes).write(to: folder.appendingPathComponent(name + ".pdf"))
    }
  }
}
