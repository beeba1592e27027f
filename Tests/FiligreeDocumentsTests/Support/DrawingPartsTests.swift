import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// Names and groups of a drawing's parts.
@Suite struct DrawingPartsTests {
  /// Four squares in two colors.
  private var list: DisplayList {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 40, height: 10))
    for i in 0..<4 {
      let color = CGColor(srgbRed: i < 2 ? 1 : 0, green: 0, blue: 0, alpha: 1)
      recorder.fill(Path(CGRect(x: 10 * i, y: 0, width: 9, height: 9)), with: .color(color))
    }
    return recorder.finish()
  }

  private func svg(_ parts: DrawingParts, prefix: String = "") -> String {
    String(decoding: SVGWriter(idPrefix: prefix).document(list, parts: parts).bytes, as: UTF8.self)
  }

  private func ids(_ svg: String) -> [String] {
    svg.components(separatedBy: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func idsAreUniqueAndNames() {
    var parts = DrawingParts()
    parts.names = [0: "sun", 1: "sun", 2: "3 Köpfe <b>", 3: "g1"]
    expect(ids(svg(parts)) == ["sun", "sun-2", "_3-K-pfe-b-", "_g1"])
    expect(ids(svg(parts, prefix: "a-")) == ["a-sun", "a-sun-2", "a-_3-K-pfe-b-", "a-_g1"])
    // What has no letter of ASCII has no id.
    parts.names = [0: "", 1: "日本", 2: "--"]
    expect(ids(svg(parts)).isEmpty)
    expect(svg(DrawingParts()) == String(decoding: SVGWriter().write(list), as: UTF8.self))
  }

  @Test func groupsOpenAndClose() {
    var parts = DrawingParts()
    parts.groups = [0: ["a"], 1: ["a", "b"], 2: ["c"], 3: ["a"]]
    let text = svg(parts).split(separator: "\n").dropFirst().map {
      $0.hasPrefix("<path") ? "." : String($0)
    }
    expect(
      text == [
        "<g id=\"a\">", ".", "<g id=\"b\">", ".", "</g>", "</g>", "<g id=\"c\">", ".", "</g>",
        "<g id=\"a-2\">", ".", "</g>", "</svg>",
      ])
  }

  @Test func layersOfDXFAreGroups() {
    var parts = DrawingParts()
    parts.groups = [0: ["all", "Cut line"], 1: ["all", "Cut line"], 2: ["日本"], 3: ["cut line"]]
    let text = String(decoding: DXFWriter().document(list, parts: parts).bytes, as: UTF8.self)
    let layers = text.components(separatedBy: "\nLAYER\n2\n").dropFirst().compactMap {
      $0.split(separator: "\n").first.map(String.init)
    }
    expect(
      layers == ["70", "0", "CUT_LINE", "COLOR_000000"]
        || layers == ["0", "CUT_LINE", "COLOR_000000"])
    // The last one is black on the layer of the red ones.
    expect(text.components(separatedBy: "\nCUT_LINE\n62\n7\n66\n").count == 2)
  }
}
