import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Drawing commands in words.
enum CommandWords {
  /// A number with at most two digits behind the point.
  static func number(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func box(_ box: CGRect) -> String {
    guard !box.isNull, !box.isInfinite else { return "everywhere" }
    return "\(number(box.minX)), \(number(box.minY)), \(number(box.width)) × \(number(box.height))"
  }

  static func color(_ color: CGColor) -> String {
    guard let parts = color.components, !parts.isEmpty else { return "a color" }
    let rgb = parts.count >= 3 ? Array(parts.prefix(3)) : Array(repeating: parts[0], count: 3)
    let digits = rgb.map { part in
      let byte = Int((min(max(Double(part), 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    let alpha = Double(color.alpha)
    return "#\(digits)" + (alpha < 1 ? " at \(number(alpha * 100)) %" : "")
  }

  static func paint(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): Self.color(color)
    case .linearGradient: "a linear gradient"
    case .radialGradient: "a radial gradient"
    case .conicGradient: "an angular gradient"
    case .mesh: "a mesh gradient"
    case .image: "a picture"
    case .backdrop: "what lies beneath"
    }
  }
}

extension DisplayList {
  /// The commands in words, bottom first; those of a layer follow it, indented.
  package var commandWords: [String] {
    var result: [String] = []
    append(root, layerBounds(), "", depth: 0, to: &result)
    return result
  }

  private func append(
    _ layer: Layer, _ boxes: [CGRect], _ indent: String, depth: Int, to list: inout [String]
  ) {
    for command in layer.commands {
      var box = bounds(of: command, layerBounds: boxes)
      let clip = clipBounds(command.clip, of: layer, boxes)
      if !clip.isInfinite { box = box.intersection(clip) }
      var words: String
      var inner: Layer?
      switch command.operation {
      case .fill: words = "fill with \(CommandWords.paint(paints[Int(command.paint)]))"
      case .stroke(let style):
        let width = CommandWords.number(Double(strokeStyles[Int(style)].lineWidth))
        words = "stroke \(width) wide with \(CommandWords.paint(paints[Int(command.paint)]))"
      case .layer(let index):
        words = "layer"
        inner = layers[Int(index)]
        if let count = inner?.filters.count, count > 0 { words += " with \(count) filters" }
      }
      words += " in \(CommandWords.box(box))"
      if command.clip >= 0 { words += ", clipped" }
      if command.opacity < 1 {
        words += ", opacity \(CommandWords.number(Double(command.opacity)))"
      }
      if command.blendMode != .normal { words += ", \(command.blendMode)" }
      list.append(indent + words)
      if let inner, depth < 8 { append(inner, boxes, indent + "  ", depth: depth + 1, to: &list) }
    }
  }
}
