import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Pictures in filters: `feImage` refers to a file, which is part of the document's text.
extension SVGDocumentBuilder {
  /// How many documents may be in one another: each is a third longer than what is in it.
  private static let documentLimit = 4

  /// The address of what each step of a graph shows, if it shows something.
  mutating func hrefs(of graph: FilterGraph) -> [String?] {
    graph.steps.map { step in
      let area = step.region.intersection(graph.region)
      guard area.width > 0, area.height > 0 else { return nil }
      switch step.operation {
      case .image(let paint) where paint.fitsFilterImage:
        guard let png = try? Self.png(paint.image) else {
          omit(.picture)
          return nil
        }
        return "data:image/png;base64," + Data(png).base64EncodedString()
      case .image(let paint): return document(paint.filling(area), area)
      case .drawing(let drawing): return document(drawing.list, area)
      default: return nil
      }
    }
  }

  /// The address of a document that shows `area` of a drawing; nil if it is too deep in others.
  private mutating func document(_ list: DisplayList, _ area: CGRect) -> String? {
    guard documentLevel < Self.documentLimit else {
      omit(.nesting)
      return nil
    }
    let page = list.extracting(list.root.commands[...], of: list.root, bounds: area)
    var builder = SVGDocumentBuilder(
      writer: SVGWriter(fractionDigits: writer.fractionDigits), list: page, draw: draw)
    builder.documentLevel = documentLevel + 1
    let document = builder.build()
    document.omissions.forEach { omit($0) }
    return "data:image/svg+xml;base64," + Data(document.bytes).base64EncodedString()
  }
}

extension PicturePaint {
  /// Whether the picture itself can be fitted into its rectangle.
  var fitsFilterImage: Bool {
    extend == .none && tint == nil && rect.size.width > 0 && rect.size.height > 0
  }
}
