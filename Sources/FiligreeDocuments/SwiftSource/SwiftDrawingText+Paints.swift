import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension SwiftDrawingText {
  // MARK: Views

  /// Appends the statements that draw a path of a view.
  mutating func writeView(_ index: Int) {
    let item = drawing.items[index]
    var arguments = ["paths[\(index)]"]
    if case .color(let color) = item.paint {
      arguments.append("with: .color(\(components(of: color, item.opacity)))")
    } else {
      writeShading(index, item)
      arguments.append("with: shading\(index)")
    }
    guard let fill = item.fill else {
      arguments.append(contentsOf: ["style: StrokeStyle(" + strokeArguments(item.stroke) + ")"])
      return call("context.stroke(", arguments, indent: 4)
    }
    switch (fill.isEOFilled, fill.isAntialiased) {
    case (false, true): break
    case (true, true): arguments.append("style: FillStyle(eoFill: true)")
    case (let rule, false):
      arguments.append("style: FillStyle(\(rule ? "eoFill: true, " : "")antialiased: false)")
    }
    call("context.fill(", arguments, indent: 4)
  }

  /// Appends the declaration of the gradient that a path is painted with.
  private mutating func writeShading(_ index: Int, _ item: PlainDrawing.Item) {
    func declare(_ stops: [GradientStop]) {
      line("let gradient\(index) = Gradient(stops: [", indent: 4)
      for stop in stops {
        let (color, place) = (
          components(of: stop.color, item.opacity), number(stop.location, 6)
        )
        call(".init(", ["color: Color(\(color))", "location: \(place)"], indent: 6, ending: ",")
      }
      line("])", indent: 4)
    }
    switch item.paint {
    case .linearGradient(let gradient):
      declare(gradient.stops)
      line("let shading\(index) = GraphicsContext.Shading.linearGradient(", indent: 4)
      call(
        "",
        [
          "gradient\(index)", "startPoint: \(point(gradient.startPoint))",
          "endPoint: \(point(gradient.endPoint))",
        ], indent: 6)
    case .radialGradient(let gradient):
      declare(gradient.stops)
      line("let shading\(index) = GraphicsContext.Shading.radialGradient(", indent: 4)
      call(
        "",
        [
          "gradient\(index)", "center: \(point(gradient.endCenter))",
          "startRadius: \(length(gradient.startRadius))",
          "endRadius: \(length(gradient.endRadius))",
        ], indent: 6)
    // A plain drawing has no other paints.
    case .color, .conicGradient, .mesh, .image, .backdrop: break
    }
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

  // MARK: Contexts

  /// Appends the statements that draw a path into a `CGContext`.
  mutating func writeContext(_ index: Int) {
    let item = drawing.items[index]
    let isGradient = item.paint.isGradient
    if isGradient { line("context.saveGState()", indent: 4) }
    line("add(\(index), to: context)", indent: 4)
    if item.fill == nil { writeStroke(item.stroke) }
    if case .color(let color) = item.paint {
      let kind = item.fill == nil ? "Stroke" : "Fill"
      let components = contextComponents(of: color, item.opacity)
      call("context.set\(kind)Color(", ["CGColor(\(components))"], indent: 4)
    }
    let isSharp = item.fill.map { !$0.isAntialiased } ?? false
    let rule = item.fill.map { $0.isEOFilled ? "using: .evenOdd" : "" } ?? ""
    if isSharp { line("context.setShouldAntialias(false)", indent: 4) }
    if isGradient {
      if item.fill == nil { line("context.replacePathWithStrokedPath()", indent: 4) }
      line("context.clip(\(rule))", indent: 4)
      writeGradient(index, item)
    } else {
      line(item.fill == nil ? "context.strokePath()" : "context.fillPath(\(rule))", indent: 4)
    }
    if isSharp, !isGradient { line("context.setShouldAntialias(true)", indent: 4) }
    if isGradient { line("context.restoreGState()", indent: 4) }
  }

  private mutating func writeStroke(_ style: StrokeStyle) {
    line("context.setLineWidth(\(length(style.lineWidth)))", indent: 4)
    line("context.setLineCap(.\(style.lineCap))", indent: 4)
    line("context.setLineJoin(.\(style.lineJoin))", indent: 4)
    if style.lineJoin == .miter {
      line("context.setMiterLimit(\(length(style.miterLimit)))", indent: 4)
    }
    let isDashed = drawing.items.contains { $0.fill == nil && !$0.stroke.dash.isEmpty }
    guard isDashed else { return }
    let lengths = style.dash.map { length($0) }.joined(separator: ", ")
    call(
      "context.setLineDash(", ["phase: \(length(style.dashPhase))", "lengths: [\(lengths)]"],
      indent: 4)
  }

  private mutating func writeGradient(_ index: Int, _ item: PlainDrawing.Item) {
    var stops: [GradientStop] = []
    var arguments: [String] = ["gradient\(index)"]
    var function = "drawLinearGradient"
    switch item.paint {
    case .linearGradient(let gradient):
      stops = gradient.stops
      arguments += [
        "start: \(point(gradient.startPoint))", "end: \(point(gradient.endPoint))",
      ]
    case .radialGradient(let gradient):
      stops = gradient.stops
      function = "drawRadialGradient"
      arguments += [
        "startCenter: \(point(gradient.startCenter))",
        "startRadius: \(length(gradient.startRadius))",
        "endCenter: \(point(gradient.endCenter))", "endRadius: \(length(gradient.endRadius))",
      ]
    // A plain drawing has no other paints.
    case .color, .conicGradient, .mesh, .image, .backdrop: break
    }
    line("let gradient\(index) = gradient([", indent: 4)
    for stop in stops {
      let parts = parts(of: stop.color, item.opacity) + [number(stop.location, 6)]
      line("[\(parts.joined(separator: ", "))],", indent: 6)
    }
    line("])\nif let gradient\(index) {", indent: 4)
    line("context.\(function)(", indent: 6)
    call("", arguments + ["options: beyondBothEnds"], indent: 8)
    line("}", indent: 4)
  }

  /// Appends what makes gradients of numbers.
  mutating func writeGradientHelper() {
    if isView { return }
    line(
      """

        /// A gradient of stops: red, green, blue, opacity and location.
        private static func gradient(_ stops: [[CGFloat]]) -> CGGradient? {
          guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
          return CGGradient(
            colorSpace: space, colorComponents: stops.flatMap { $0.dropLast() },
            locations: stops.map { $0[4] }, count: stops.count)
        }

        private static var beyondBothEnds: CGGradientDrawingOptions {
          [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        }
      """)
  }

  // MARK: Literals

  /// Red, green, blue and opacity; four digits are a fortieth of a level of 255.
  private func parts(of color: CGColor, _ opacity: Double) -> [String] {
    let color = SVGColor(color)
    let values = [
      color.components.x, color.components.y, color.components.z, color.alpha * opacity,
    ]
    return values.map { number(CGFloat($0), 4) }
  }

  private func components(of color: CGColor, _ opacity: Double) -> String {
    let parts = parts(of: color, opacity)
    let end = parts[3] == "1" ? "" : ", opacity: \(parts[3])"
    return ".sRGB, red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(end)"
  }

  private func contextComponents(of color: CGColor, _ opacity: Double) -> String {
    let parts = parts(of: color, opacity)
    return "srgbRed: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3])"
  }

  private func number(_ value: CGFloat, _ digits: Int?) -> String {
    SwiftWords.number(value, fractionDigits: digits)
  }

  /// A length of the page, never rounded: it is divided by.
  func literal(_ value: CGFloat) -> String { SwiftWords.number(value) }

  /// A length, which is often small: with two digits more than coordinates have.
  ///
  /// One that would be rounded to zero, and so vanish, is not rounded.
  private func length(_ value: CGFloat) -> String {
    guard let fractionDigits else { return number(value, nil) }
    let text = number(value, min(fractionDigits + 2, 9))
    return text == "0" ? number(value, nil) : text
  }

  private func point(_ point: CGPoint) -> String {
    let digits = fractionDigits.map { min($0 + 2, 9) }
    return "CGPoint(x: \(number(point.x, digits)), y: \(number(point.y, digits)))"
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
    let limit = 100
    let whole = function + arguments.joined(separator: ", ") + ")" + ending
    if indent + whole.utf8.count <= limit { return line(whole, indent: indent) }
    if !function.isEmpty { line(function, indent: indent) }
    let inner = function.isEmpty ? indent : indent + 2
    var row = ""
    for (index, argument) in arguments.enumerated() {
      let text = argument + (index + 1 < arguments.count ? "," : ")" + ending)
      if !row.isEmpty, inner + row.utf8.count + 1 + text.utf8.count > limit {
        line(row, indent: inner)
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + text
    }
    line(row, indent: inner)
  }
}
