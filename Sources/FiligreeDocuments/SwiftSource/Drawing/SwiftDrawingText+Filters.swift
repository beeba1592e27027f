import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// The filters that SwiftUI's context has.
extension SwiftDrawingText {
  /// Appends the statement that adds a filter.
  mutating func write(_ filter: Filter, indent: Int) {
    if case .linearLight(let inner) = filter {
      return write(inner, isLinear: true, indent: indent)
    }
    write(filter, isLinear: false, indent: indent)
  }

  private mutating func write(_ filter: Filter, isLinear: Bool, indent: Int) {
    let rest = isLinear ? ["options: .linearColor"] : []
    func add(_ function: String, _ arguments: [String], to text: inout SwiftDrawingText) {
      if isLinear {
        let call = "\(function)\(arguments.joined(separator: ", ")))"
        text.call("context.addFilter(", [call] + rest, indent: indent)
      } else {
        text.call("context.addFilter(", of: function, arguments, indent: indent)
      }
    }
    func amount(_ value: Double) -> String { number(CGFloat(value), 6) }
    func color(_ color: CGColor) -> String { "Color(\(components(of: color, 1)))" }
    let word: String
    switch filter {
    case .blur(let radius, let isOpaque, let dithers):
      let options = [isOpaque ? ".opaque" : nil, dithers ? ".dithersResult" : nil]
        .compactMap(\.self)
      word = "blur(radius: \(length(radius))\(list(options)))"
    case .shadow(let shadow):
      return add(".shadow(", arguments(of: shadow, color(shadow.color)), to: &self)
    case .colorMatrix(let matrix):
      helpers.insert(.matrix)
      let rows = matrix.rows.map { amount(Double($0)) }
      line("let matrix\(itemCount) = matrix([", indent: indent)
      for row in 0..<4 {
        line(rows[row * 5..<row * 5 + 5].joined(separator: ", ") + ",", indent: indent + 2)
      }
      line("])", indent: indent)
      word = "colorMatrix(matrix\(itemCount))"
    case .brightness(let value): word = "brightness(\(amount(value)))"
    case .contrast(let value): word = "contrast(\(amount(value)))"
    case .saturation(let value): word = "saturation(\(amount(value)))"
    case .grayscale(let value): word = "grayscale(\(amount(value)))"
    case .hueRotation(let angle): word = "hueRotation(.radians(\(amount(angle))))"
    case .invert(let value): word = value == 1 ? "colorInvert()" : "colorInvert(\(amount(value)))"
    case .colorMultiply(let tint): word = "colorMultiply(\(color(tint)))"
    case .opacity(let value):
      word = "colorMultiply(Color(.sRGB, white: 1, opacity: \(amount(value))))"
    case .luminanceToAlpha: word = "luminanceToAlpha"
    case .alphaThreshold(let low, let high, let tint):
      let arguments = ["min: \(amount(low))", "max: \(amount(high))", "color: \(color(tint))"]
      return add(".alphaThreshold(", arguments, to: &self)
    // A scene has no other filters.
    default: return
    }
    call("context.addFilter(", [".\(word)"] + rest, indent: indent)
  }

  private func arguments(of shadow: Filter.Shadow, _ color: String) -> [String] {
    let radius = shadow.radius == 0 ? "0" : length(shadow.radius)
    var arguments = ["color: \(color)", "radius: \(radius)"]
    if shadow.offset.width != 0 { arguments.append("x: \(number(shadow.offset.width, finer))") }
    if shadow.offset.height != 0 { arguments.append("y: \(number(shadow.offset.height, finer))") }
    if shadow.blendMode != .normal { arguments.append("blendMode: .\(shadow.blendMode)") }
    let names: [(Filter.Shadow.Options, String)] = [
      (.above, ".shadowAbove"), (.only, ".shadowOnly"), (.invertsAlpha, ".invertsAlpha"),
    ]
    let options = names.compactMap { shadow.options.contains($0.0) ? $0.1 : nil }
    if !options.isEmpty { arguments.append(String(list(options).dropFirst(2))) }
    return arguments
  }

  /// An argument of options, with its comma; nothing for none.
  private func list(_ options: [String]) -> String {
    switch options.count {
    case 0: ""
    case 1: ", options: \(options[0])"
    default: ", options: [\(options.joined(separator: ", "))]"
    }
  }
}
