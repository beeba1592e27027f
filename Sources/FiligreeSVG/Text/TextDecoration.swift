import FiligreePixels
import Foundation

/// A line along the characters of an element (CSS Text Decoration Module Level 3).
struct TextDecoration {
  /// Which line.
  enum Line { case underline, overline, lineThrough }

  /// The element that has it.
  var element: Int
  var line: Line
  /// Its color, where it is not painted as the element is.
  var color: CGColor?

  /// The lines of all elements, the outermost first.
  static func all(of content: TextContent, _ resolver: Resolver) -> [TextDecoration] {
    var decorations: [TextDecoration] = []
    for (index, element) in content.elements.enumerated() where !element.range.isEmpty {
      var lines = self.lines(of: element.node, resolver)
      if index == 0 {
        // What is around the text has no characters of its own to draw a line along.
        var node = resolver.tree.nodes[Int(element.node)].parent
        while node >= 0 {
          lines.formUnion(self.lines(of: node, resolver))
          node = resolver.tree.nodes[Int(node)].parent
        }
      }
      // Elements without a line are many; long lists of lines are cut.
      guard !lines.isEmpty, decorations.count < 4096 else { continue }
      var color: CGColor?
      if case .color(let value)? = resolver.read(
        .textDecorationColor, of: element.node, { $0.color() })
      {
        color = value
      }
      decorations += [Line.underline, .overline, .lineThrough].filter(lines.contains).map {
        TextDecoration(element: index, line: $0, color: color)
      }
    }
    return decorations
  }

  /// The lines that an element names.
  private static func lines(of node: Int32, _ resolver: Resolver) -> Set<Line> {
    guard
      let text = resolver.word(.textDecorationLine, of: node)
        ?? resolver.word(.textDecoration, of: node)
    else { return [] }
    var lines: Set<Line> = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      switch word {
      case "underline": lines.insert(.underline)
      case "overline": lines.insert(.overline)
      case "line-through": lines.insert(.lineThrough)
      case "none": return []
      default:
        // A comma is no part of such a list.
        if word.contains(",") && !word.contains("(") { return [] }
      }
    }
    return lines
  }
}

extension TextDecoration.Line {
  /// How far the line's middle is above the baseline, and how thick it is.
  func place(_ metrics: SVGFontMetrics) -> (height: Double, thickness: Double) {
    switch self {
    case .underline: (metrics.underlinePosition, metrics.underlineThickness)
    // As thick as the one below, at the top of the font.
    case .overline: (metrics.ascent, metrics.underlineThickness)
    case .lineThrough: (metrics.strikethroughPosition, metrics.strikethroughThickness)
    }
  }
}
