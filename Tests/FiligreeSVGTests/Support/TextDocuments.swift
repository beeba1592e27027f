import FiligreeDocuments
import FiligreePaths
import FiligreeTestSupport
import FiligreeText
import Foundation

@testable import FiligreeSVG

/// Documents of text in a font whose measures are known.
///
/// The font has 1000 units per em, 800 above the baseline and 200 below it. Its one glyph, that of ``letter``, is
/// a box from 100 to 500 along the line and from 0 to 700 above the baseline, and 600 wide with what is around it.
enum TextDocuments {
  /// The font's letter, as it is written in a document.
  static let letter = "&#xE001;"

  private static var font: TestFont {
    TestFont(
      "Boxes", [TestFont.Glyph([TestFont.Glyph.box(100...500, 0...700)], advance: 600)])
  }

  static let library: FontLibrary = {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("boxes-\(UUID().uuidString).ttf")
    do {
      try font.data().write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      return try FontLibrary(files: [url], warn: { _ in })
    } catch {
      // Without the font no test of text means anything.
      fatalError("\(error)")
    }
  }()

  /// How documents are read: with the font, at 100 units per em.
  static var options: SVGOptions {
    var options = SVGOptions()
    options.textSetter = SVGFontSetter(library: library)
    return options
  }

  /// What a document of 1000 by 1000 units draws, whose text is 100 units high; the `L` of `body` between tags
  /// are letters.
  static func tree(_ body: String, options: SVGOptions = options) throws -> SVGTree {
    let parts: [Substring] = body.split(separator: ">", omittingEmptySubsequences: false)
    let text = parts.map { part -> String in
      let tag = part.firstIndex(of: "<") ?? part.endIndex
      return String(part[..<tag]).replacing("L", with: letter) + String(part[tag...])
    }
    let document = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" font-family="Boxes" font-size="100">\
      \(text.joined(separator: ">"))</svg>
      """
    return try SVGReader.tree(of: Array(document.utf8), options)
  }

  /// The boxes of all subpaths that a document draws, bottom first, as x, y, width and height.
  static func boxes(_ body: String) throws -> [[Double]] {
    var boxes: [[Double]] = []
    for (shape, map) in shapes(of: .group(try tree(body).root)) {
      var points: [CGPoint] = []
      func finish() {
        guard let first = points.first else { return }
        let box = points.reduce(CGRect(origin: first, size: .zero)) {
          $0.union(CGRect(origin: $1, size: .zero))
        }
        boxes.append(
          [box.minX, box.minY, box.width, box.height].map { ($0 * 1000).rounded() / 1000 + 0 })
        points = []
      }
      shape.path.applying(map).forEach { element in
        switch element {
        case .move(let to):
          finish()
          points = [to]
        case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): points.append(to)
        case .closeSubpath: break
        }
      }
      finish()
    }
    return boxes
  }

  /// The shapes of a node, bottom first, each with the transform to the document.
  static func shapes(
    of node: SVGNode, _ map: CGAffineTransform = .identity
  ) -> [(SVGShape, CGAffineTransform)] {
    switch node {
    case .group(let group):
      group.children.flatMap { shapes(of: $0, group.transform.concatenating(map)) }
    case .shape(let shape): [(shape, map)]
    case .picture: []
    }
  }
}
