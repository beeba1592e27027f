import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Literals and lines.
extension SwiftDrawingText {
  // MARK: Literals

  /// Red, green, blue and opacity; four digits are a fortieth of a level of 255.
  func parts(of color: CGColor, _ opacity: Double) -> [String] {
    let color = SVGColor(color)
    let values = [
      color.components.x, color.components.y, color.components.z, color.alpha * opacity,
    ]
    return values.map { number(CGFloat($0), 4) }
  }

  /// The arguments of SwiftUI's color.
  func components(of color: CGColor, _ opacity: Double) -> String {
    let parts = parts(of: color, opacity)
    let end = parts[3] == "1" ? "" : ", opacity: \(parts[3])"
    return ".sRGB, red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(end)"
  }

  /// The arguments of Core Graphics' color.
  func contextComponents(of color: CGColor, _ opacity: Double) -> String {
    let parts = parts(of: color, opacity)
    return "srgbRed: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3])"
  }

  /// A number with as many digits at most.
  func number(_ value: CGFloat, _ digits: Int?) -> String {
    SwiftWords.number(value, fractionDigits: digits)
  }

  /// A length of the page, never rounded: it is divided by.
  func literal(_ value: CGFloat) -> String { SwiftWords.number(value) }

  /// A length, which is often small: with two digits more than coordinates have.
  ///
  /// One that would be rounded to zero, and so vanish, is not rounded.
  func length(_ value: CGFloat) -> String {
    guard let finer else { return number(value, nil) }
    let text = number(value, finer)
    return text == "0" ? number(value, nil) : text
  }

  /// A point of a paint.
  func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(number(point.x, finer)), y: \(number(point.y, finer)))"
  }

  /// A rectangle.
  func rectangle(_ rect: CGRect, digits: Int?) -> String {
    "CGRect(x: \(number(rect.minX, digits)), y: \(number(rect.minY, digits)), "
      + "width: \(number(rect.width, digits)), height: \(number(rect.height, digits)))"
  }

  /// Digits of lengths and of the points of paints.
  var finer: Int? { digits.map { min($0 + 2, 9) } }

  /// The arguments of a map; its factors multiply coordinates as large as the page, so they have as many
  /// digits as lengths, and four more.
  func arguments(of map: CGAffineTransform) -> [String] {
    let fine = fractionDigits.map { min($0 + 6, 12) }
    return [
      "a: \(number(map.a, fine))", "b: \(number(map.b, fine))", "c: \(number(map.c, fine))",
      "d: \(number(map.d, fine))", "tx: \(number(map.tx, finer))", "ty: \(number(map.ty, finer))",
    ]
  }

  // MARK: Lines

  /// Appends lines, each with `indent` spaces before it unless it is empty.
  mutating func line(_ text: String, indent: Int = 0) {
    SwiftWords.append(lines: text, indent: indent, to: &bytes)
  }

  /// Appends a call; if it takes more than a line, as `swift format` would break it.
  ///
  /// Without a function, the arguments of one whose line is written already.
  mutating func call(
    _ function: String, _ arguments: [String], indent: Int, ending: String = ""
  ) {
    SwiftWords.append(
      call: function, arguments, indent: indent, ending: ending, width: width, to: &bytes)
  }

  /// Appends a call whose one argument is a call itself.
  mutating func call(
    _ function: String, of inner: String, _ arguments: [String], indent: Int
  ) {
    let whole = function + inner + arguments.joined(separator: ", ") + "))"
    if indent + whole.utf8.count <= width { return line(whole, indent: indent) }
    line(function, indent: indent)
    call(inner, arguments, indent: indent + 2, ending: ")")
  }
}
