import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Items in a `GraphicsContext`.
extension SwiftDrawingText {
  /// Appends the statements that draw an item.
  mutating func writeView(_ item: DrawingScene.Item, isLast: Bool, indent: Int) {
    switch item.content {
    case .fill(let path, let style, let paint):
      if case .radialGradient(let gradient) = paint, gradient.startCenter != gradient.endCenter {
        return writeFocal(item, path, style, isLast: isLast, indent: indent)
      }
      let arguments = [outline(path), writeShading(paint, item.opacity, indent: indent)]
      call("context.fill(", arguments + self.arguments(of: style), indent: indent)
    case .stroke(let path, let style, let paint):
      let arguments = [outline(path), writeShading(paint, item.opacity, indent: indent)]
      let stroke = "style: StrokeStyle(" + strokeArguments(style) + ")"
      call("context.stroke(", arguments + [stroke], indent: indent)
    case .picture(let index, let rect, let isSmooth):
      helpers.insert(.picture)
      let isKept = item.opacity != 1 && !isLast
      let inner = isKept ? indent + 2 : indent
      if isKept { open(indent) }
      if item.opacity != 1 {
        line("context.opacity = \(number(CGFloat(item.opacity), 4))", indent: inner)
      }
      line("if let picture = picture(picture\(index)) {", indent: inner)
      let sampling = isSmooth ? "" : ".interpolation(.none)"
      call(
        "context.draw(",
        [
          "Image(decorative: picture, scale: 1)\(sampling)",
          "in: \(rectangle(rect, digits: finer))",
        ],
        indent: inner + 2)
      line("}", indent: inner)
      if isKept { close(indent) }
    }
  }

  /// The argument that says what is painted with; the declaration of a gradient is appended.
  private mutating func writeShading(_ paint: Paint, _ opacity: Double, indent: Int) -> String {
    let index = itemCount
    var options = ""
    func spread(_ spread: GradientSpread) -> String {
      spread == .pad ? "" : "options: .\(spread == .repeat ? "repeat" : "mirror")"
    }
    var arguments = ["gradient\(index)"]
    let kind: String
    switch paint {
    case .color(let color): return "with: .color(\(components(of: color, opacity)))"
    case .linearGradient(let gradient):
      declare(gradient.drawnStops.thinned, opacity, indent: indent)
      kind = "linearGradient"
      arguments += [
        "startPoint: \(point(gradient.startPoint))", "endPoint: \(point(gradient.endPoint))",
      ]
      options = spread(gradient.spread)
    case .radialGradient(let gradient):
      declare(gradient.drawnStops.thinned, opacity, indent: indent)
      kind = "radialGradient"
      arguments += [
        "center: \(point(gradient.endCenter))",
        "startRadius: \(gradient.startRadius == 0 ? "0" : length(gradient.startRadius))",
        "endRadius: \(gradient.endRadius == 0 ? "0" : length(gradient.endRadius))",
      ]
      options = spread(gradient.spread)
    case .conicGradient(let gradient):
      declare(gradient.stops.thinned, opacity, indent: indent)
      kind = "conicGradient"
      arguments += ["center: \(point(gradient.center))"]
      if gradient.startAngle != 0 {
        arguments.append("angle: .radians(\(number(gradient.startAngle, 6)))")
      }
    // A scene has no other paints.
    case .mesh, .image, .backdrop: return ""
    }
    if !options.isEmpty { arguments.append(options) }
    let start = "let shading\(index) = GraphicsContext.Shading.\(kind)("
    line(start, indent: indent)
    call("", arguments, indent: indent + 2)
    return "with: shading\(index)"
  }

  /// Appends the declaration of the gradient that an item is painted with.
  private mutating func declare(_ stops: [GradientStop], _ opacity: Double, indent: Int) {
    line("let gradient\(itemCount) = Gradient(stops: [", indent: indent)
    for stop in stops {
      let (color, place) = (components(of: stop.color, opacity), number(stop.location, 6))
      call(
        ".init(", ["color: Color(\(color))", "location: \(place)"], indent: indent + 2, ending: ",")
    }
    line("])", indent: indent)
  }

  /// Appends the fill by a gradient of circles around several points, which only Core Graphics has.
  private mutating func writeFocal(
    _ item: DrawingScene.Item, _ path: Int, _ style: FillStyle, isLast: Bool, indent: Int
  ) {
    let inner = isLast ? indent : indent + 2
    if !isLast { open(indent) }
    call("context.clip(", ["to: " + outline(path)] + arguments(of: style), indent: inner)
    line("context.withCGContext { context in", indent: inner)
    writeGradient(of: item, path, indent: inner + 2)
    line("}", indent: inner)
    if !isLast { close(indent) }
  }

  private func strokeArguments(_ style: StrokeStyle) -> String {
    var parts = ["lineWidth: \(length(style.lineWidth))"]
    if style.lineCap != .butt { parts.append("lineCap: .\(style.lineCap)") }
    if style.lineJoin != .miter { parts.append("lineJoin: .\(style.lineJoin)") }
    if style.lineJoin == .miter, style.miterLimit != 10 {
      parts.append("miterLimit: \(length(style.miterLimit))")
    }
    if !style.dash.isEmpty {
      parts.append("dash: [\(style.dash.map { length($0) }.joined(separator: ", "))]")
      if style.dashPhase != 0 { parts.append("dashPhase: \(length(style.dashPhase))") }
    }
    return parts.joined(separator: ", ")
  }
}

extension RadialGradientPaint {
  /// The stops, and clear ones at the ends where nothing is drawn beyond them.
  fileprivate var drawnStops: [GradientStop] {
    var line = LinearGradientPaint(stops: stops, startPoint: .zero, endPoint: .zero, spread: spread)
    line.drawsBeforeStart = drawsBeforeStart
    line.drawsAfterEnd = drawsAfterEnd
    return line.drawnStops
  }
}
