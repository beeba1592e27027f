import ArgumentParser
import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeSVG
import Foundation

/// A paint on the command line: none, one color, or the colors of a gradient from top to bottom.
struct PaintArgument: CustomStringConvertible {
  /// The colors; none for no paint, one for a plain color.
  var colors: [CGColor]

  static let none = PaintArgument(colors: [])

  var description: String { colors.isEmpty ? "none" : "\(colors)" }

  /// Reads `none`, or colors parted by commas.
  static func read(_ text: String) throws -> PaintArgument {
    if text == "none" { return .none }
    return PaintArgument(colors: try colors(text))
  }

  /// Reads two or more colors parted by commas.
  static func gradient(_ text: String) throws -> PaintArgument {
    let colors = try colors(text)
    guard colors.count > 1 else {
      throw ValidationError(
        "'\(text)' is one color; a gradient needs two or more, such as 'gold,#f00'")
    }
    return PaintArgument(colors: colors)
  }

  /// The paint for an area whose top and bottom are those of `box`, or nil for none.
  func paint(over box: CGRect) -> Paint? {
    switch colors.count {
    case 0: nil
    case 1: .color(colors[0])
    default:
      .linearGradient(
        LinearGradientPaint(
          colors: colors, startPoint: CGPoint(x: box.midX, y: box.minY),
          endPoint: CGPoint(x: box.midX, y: box.maxY)))
    }
  }

  /// Reads colors parted by commas.
  static func colors(_ text: String) throws -> [CGColor] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let name = part.trimmingCharacters(in: .whitespaces)
      guard let color = CSSColor.color(named: name) else {
        throw ValidationError(
          "'\(name)' is not a color: use a CSS name, #rgb, #rgba, #rrggbb or #rrggbbaa")
      }
      return color
    }
  }
}

extension CGLineCap {
  /// The cap called `text`.
  static func read(_ text: String) throws -> CGLineCap {
    switch text {
    case "butt": .butt
    case "round": .round
    case "square": .square
    default: throw ValidationError("'\(text)' is not a line cap: butt, round or square")
    }
  }
}

extension CGLineJoin {
  /// The join called `text`.
  static func read(_ text: String) throws -> CGLineJoin {
    switch text {
    case "miter": .miter
    case "round": .round
    case "bevel": .bevel
    default: throw ValidationError("'\(text)' is not a line join: miter, round or bevel")
    }
  }
}
