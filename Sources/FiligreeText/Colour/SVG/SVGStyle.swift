import FiligreePaths
import FiligreePixels
import Foundation

/// The properties that elements have from those around them.
struct SVGStyle {
  /// What fills or strokes.
  enum Fill {
    case none
    case color(GlyphColor)
    /// A gradient by its name, and what takes its place where it is not there.
    case reference(String, fallback: GlyphColor?)
  }

  var fill = Fill.color(GlyphColor(color: nil, alpha: 1))
  var stroke = Fill.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var isEvenOdd = false
  var isHidden = false
  var pen = StrokeStyle(lineWidth: 1, miterLimit: 4)
  /// `color`, which `currentColor` stands for: that of the text at first.
  var color = GlyphColor(color: nil, alpha: 1)

  /// The properties within an element; `palette` gives the font's colours.
  func inside(_ element: SVGElement, _ palette: [CGColor]) -> SVGStyle {
    var style = self
    let properties = element.properties
    func number(_ name: String) -> Double? { SVGNumbers.length(properties[name]) }
    if let color = properties["color"].flatMap({ Self.color($0, style.color, palette) }) {
      style.color = color
    }
    style.fill = Self.fill(properties["fill"], fill, style.color, palette)
    style.stroke = Self.fill(properties["stroke"], stroke, style.color, palette)
    if let value = number("fill-opacity") { style.fillOpacity = value.clamped(to: 0...1, nan: 1) }
    if let value = number("stroke-opacity") {
      style.strokeOpacity = value.clamped(to: 0...1, nan: 1)
    }
    if let rule = properties["fill-rule"], rule != "inherit" { style.isEvenOdd = rule == "evenodd" }
    if let value = properties["visibility"], value != "inherit" {
      style.isHidden = value != "visible"
    }
    if let width = number("stroke-width") { style.pen.lineWidth = max(0, width) }
    if let limit = number("stroke-miterlimit"), limit >= 1 { style.pen.miterLimit = limit }
    switch properties["stroke-linecap"] {
    case "butt": style.pen.lineCap = .butt
    case "round": style.pen.lineCap = .round
    case "square": style.pen.lineCap = .square
    default: break
    }
    switch properties["stroke-linejoin"] {
    case "miter": style.pen.lineJoin = .miter
    case "round": style.pen.lineJoin = .round
    case "bevel": style.pen.lineJoin = .bevel
    default: break
    }
    if let dash = properties["stroke-dasharray"], dash != "inherit" {
      let lengths: [CGFloat] = (SVGNumbers.list(dash) ?? []).map { CGFloat($0) }
      let isDashed = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
      // An odd number of lengths goes around twice.
      let whole = lengths.count % 2 == 0 ? lengths : lengths + lengths
      style.pen.dash = isDashed ? whole : []
    }
    if let phase = number("stroke-dashoffset") { style.pen.dashPhase = phase }
    return style
  }

  private static func fill(
    _ text: String?, _ outer: Fill, _ current: GlyphColor, _ palette: [CGColor]
  ) -> Fill {
    guard let text, text != "inherit" else { return outer }
    if text == "none" { return .none }
    if text.hasPrefix("url("), let name = SVGElement.reference(text) {
      let rest = text.split(separator: ")", maxSplits: 1).dropFirst().first.map(String.init)
      let fallback = rest.flatMap {
        color($0.trimmingCharacters(in: .whitespaces), current, palette)
      }
      return .reference(name, fallback: fallback)
    }
    return color(text, current, palette).map { .color($0) } ?? outer
  }

  // MARK: Colours

  /// A colour; nil if it is none.
  ///
  /// Known are `#` with 3, 4, 6 or 8 digits, `rgb()` and `rgba()`, CSS's first sixteen names,
  /// `currentColor`, `context-fill`, which is the text's colour, and `var(--color0)` and so on, which are
  /// the font's.
  static func color(_ text: String, _ current: GlyphColor, _ palette: [CGColor]) -> GlyphColor? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text == "currentColor" || text == "currentcolor" { return current }
    if text.hasPrefix("context-") { return GlyphColor(color: nil, alpha: 1) }
    if text.hasPrefix("var(") {
      let parts = text.dropFirst(4).dropLast().split(separator: ",", maxSplits: 1)
      let name = parts.first?.trimmingCharacters(in: .whitespaces) ?? ""
      if name.hasPrefix("--color"), let index = Int(name.dropFirst(7)), palette.indices ~= index {
        return GlyphColor(color: palette[index], alpha: 1)
      }
      return parts.count > 1 ? color(String(parts[1]), current, palette) : nil
    }
    guard let levels = text.hasPrefix("#") ? hexadecimal(text.dropFirst()) : function(text) else {
      return nil
    }
    return GlyphColor(
      color: CGColor(srgbRed: levels[0], green: levels[1], blue: levels[2], alpha: levels[3]),
      alpha: 1)
  }

  private static func hexadecimal(_ digits: Substring) -> [CGFloat]? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3, 4:
      let shares = values.map { CGFloat($0) / 15 }
      return values.count == 3 ? shares + [1] : shares
    case 6, 8:
      let shares = stride(from: 0, to: values.count, by: 2).map { i -> CGFloat in
        CGFloat(values[i] * 16 + values[i + 1]) / 255
      }
      return values.count == 6 ? shares + [1] : shares
    default: return nil
    }
  }

  private static func function(_ text: String) -> [CGFloat]? {
    if text.hasPrefix("rgb") {
      let parts = text.drop { $0 != "(" }.dropFirst().split { ", /)".contains($0) }
      guard parts.count == 3 || parts.count == 4 else { return nil }
      let values = parts.enumerated().compactMap { i, part -> CGFloat? in
        guard let number = SVGNumbers.list(part)?.first else { return nil }
        let level = part.hasSuffix("%") ? number / 100 : i < 3 ? number / 255 : number
        return CGFloat(level.clamped(to: 0...1, nan: 0))
      }
      return values.count == parts.count ? values + (parts.count == 3 ? [1] : []) : nil
    }
    if text == "transparent" { return [0, 0, 0, 0] }
    return names[text.lowercased()].flatMap { hexadecimal(Substring($0)) }
  }

  private static let names = [
    "black": "000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "fff",
    "maroon": "800000", "red": "f00", "purple": "800080", "fuchsia": "f0f", "green": "008000",
    "lime": "0f0", "olive": "808000", "yellow": "ff0", "navy": "000080", "blue": "00f",
    "teal": "008080", "aqua": "0ff", "orange": "ffa500",
  ]
}
