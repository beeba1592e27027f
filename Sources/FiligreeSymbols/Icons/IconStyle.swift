import FiligreePaths
import Foundation

/// The properties of an SVG element that decide where its ink is; children inherit them.
///
/// Colours are not read: a symbol has one, and whatever is painted is ink. Source: SVG 2, chapter 13.
struct IconStyle: Hashable {
  var fills = true
  var isEvenOdd = false
  var strokes = false
  var stroke = StrokeStyle(lineWidth: 1, miterLimit: 4)
  var isHidden = false
  var transform = CGAffineTransform.identity

  /// The style of a child with these attributes.
  func child(_ attributes: [String: String]) throws(SymbolError) -> IconStyle {
    var style = self
    for key in Self.properties {
      if let value = attributes[key] { try style.set(key, value) }
    }
    // What `style` says outranks the attributes.
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { try style.set(Self.trimmed(parts[0]), Self.trimmed(parts[1])) }
    }
    if let text = attributes["transform"] {
      style.transform = try IconNumbers.transform(text).concatenating(transform)
    }
    return style
  }

  private static let properties = [
    "fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-dasharray", "display", "visibility", "clip-path", "mask", "filter",
  ]

  private mutating func set(_ property: String, _ text: String) throws(SymbolError) {
    let value = Self.trimmed(text[...])
    guard value != "inherit" else { return }
    switch property {
    case "fill": fills = try Self.paints(value)
    case "stroke": strokes = try Self.paints(value)
    case "fill-rule": isEvenOdd = value == "evenodd"
    case "stroke-width": stroke.lineWidth = try IconNumbers.length(value)
    case "stroke-miterlimit": stroke.miterLimit = try IconNumbers.length(value)
    case "stroke-linecap":
      stroke.lineCap = value == "round" ? .round : value == "square" ? .square : .butt
    case "stroke-linejoin":
      stroke.lineJoin = value == "round" ? .round : value == "bevel" ? .bevel : .miter
    case "display": isHidden = isHidden || value == "none"
    case "visibility": isHidden = value == "hidden" || value == "collapse"
    case "stroke-dasharray", "clip-path", "mask", "filter":
      guard value == "none" else {
        throw SymbolError(.unsupported, "\(property) is not supported in a symbol")
      }
    default: break
    }
  }

  /// Whether a paint leaves ink; gradients and patterns do.
  private static func paints(_ value: String) throws(SymbolError) -> Bool {
    value != "none" && value != "transparent"
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
