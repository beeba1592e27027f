import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation
import Testing

/// Images, layers, masks, filters and blend modes in documents, and what SVG cannot say.
@Suite struct SVGLayerTests {
  private func root(_ list: DisplayList) throws -> XMLTree.Element {
    let document = SVGWriter().document(list)
    #expect(document.omissions.isEmpty)
    return try XMLTree.root(document.bytes)
  }

  @Test func documentsAreGood() throws {
    for (name, list) in LayerScenes.native + LayerScenes.foreign.map({ ("\($0)", $1) }) {
      let bytes = SVGWriter().write(list)
      let all = try XMLTree.root(bytes).everything
      let ids = all.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count, "\(name)")
      let text = String(decoding: bytes, as: UTF8.self)
      for reference in text.matches(of: /(?:url\(#|href="#)([^)"]*)/) {
        #expect(ids.contains(String(reference.1)), "\(name): \(reference.1)")
      }
      for id in ids {
        #expect(text.contains("url(#\(id))") || text.contains("href=\"#\(id)\""), "\(name): \(id)")
      }
      #expect(bytes == SVGWriter().write(list), "\(name)")
    }
  }

  @Test func dump() throws {
    try FileManager.default.createDirectory(atPath: "/tmp/svgdump", withIntermediateDirectories: true)
    let rasterizer = Rasterizer(scale: 2, background: CGColor(gray: 1, alpha: 1))
    let clear = Rasterizer(scale: 2)
    for (name, list) in LayerScenes.native + LayerScenes.foreign.map({ ("x\($0)", $1) }) {
      let document = SVGWriter(background: CGColor(gray: 1, alpha: 1)).document(list) { try? clear.render($0) }
      if !document.omissions.isEmpty { print(name, document.omissions) }
      try Data(document.bytes).write(to: URL(fileURLWithPath: "/tmp/svgdump/\(name).svg"))
      try rasterizer.render(list).pngData().write(to: URL(fileURLWithPath: "/tmp/svgdump/\(name).png"))
    }
  }
}
