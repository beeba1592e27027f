import FiligreeDrawing
import FiligreePaths
import Foundation

extension SVGDocumentBuilder {
  /// Appends the element of `item`, cut to `area`; `style` is CSS that it needs.
  mutating func write(_ item: SVGItem, _ area: SVGArea?, _ style: [UInt8]) {
    let fill = item.fill.flatMap { paint(of: $0, in: item) }
    let stroke = item.stroke.flatMap { paint(of: $0, in: item) }
    guard fill != nil || stroke != nil else { return }
    var style = style
    let outline = outline(of: item)
    switch outline {
    case .ellipse(let rect)?:
      body.append(literal: rect.width == rect.height ? "<circle" : "<ellipse")
    case .rectangle?: body.append(literal: "<rect")
    case nil: body.append(literal: "<path")
    }
    if let name = item.pathIndex.flatMap({ partNames.names[$0] }) { append(idOf: name) }
    if let fill {
      append(fill, to: "fill", style: &style)
      if case .fill(let fillStyle)? = item.fill?.operation {
        if fillStyle.isEOFilled { body.append(literal: " fill-rule=\"evenodd\"") }
        if !fillStyle.isAntialiased { body.append(literal: " shape-rendering=\"crispEdges\"") }
      }
    } else {
      body.append(literal: " fill=\"none\"")
    }
    if let stroke, case .stroke(let index)? = item.stroke?.operation {
      append(stroke, to: "stroke", style: &style)
      append(list.strokeStyles[Int(index)], of: item)
    }
    append(style: style)
    append(area)
    if let transform = item.transform {
      body.append(literal: " transform=\"")
      SVGNumber.append(transform, to: &body)
      body.append(UInt8(ascii: "\""))
    }
    let digits = SVGNumber.digits(writer.fractionDigits, under: item.transform)
    if let outline {
      append(outline, digits)
      body.append(literal: "/>\n")
      return
    }
    body.append(literal: " d=\"")
    item.path.appendSVG(to: &body, fractionDigits: digits)
    body.append(literal: "\"/>\n")
  }

  /// The shape that an item is, if shapes are asked for; an ellipse is a circle if its sides are alike once they are rounded.
  private func outline(of item: SVGItem) -> PlainOutline? {
    guard writer.writesShapes, let outline = item.path.plainOutline else { return nil }
    if case .stroke(let index)? = item.stroke?.operation,
      !list.strokeStyles[Int(index)].dash.isEmpty
    {
      return nil
    }
    if case .ellipse(let rect) = outline,
      abs(rect.width - rect.height) <= 2e-6 * max(rect.width, abs(rect.midX), abs(rect.midY))
    {
      let side = (rect.width + rect.height) / 2
      return .ellipse(
        CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    return outline
  }

  private mutating func append(_ outline: PlainOutline, _ digits: Int?) {
    func attribute(_ name: StaticString, _ value: CGFloat) {
      body.append(literal: name)
      SVGNumber.append(value, fractionDigits: digits, to: &body)
      body.append(UInt8(ascii: "\""))
    }
    switch outline {
    case .ellipse(let rect):
      attribute(" cx=\"", rect.midX)
      attribute(" cy=\"", rect.midY)
      if rect.width == rect.height {
        length(" r=\"", rect.width / 2, digits)
      } else {
        length(" rx=\"", rect.width / 2, digits)
        length(" ry=\"", rect.height / 2, digits)
      }
    case .rectangle(let rect, let radius):
      attribute(" x=\"", rect.minX)
      attribute(" y=\"", rect.minY)
      length(" width=\"", rect.width, digits)
      length(" height=\"", rect.height, digits)
      if radius > 0 { length(" rx=\"", radius, digits) }
    }
  }

  private mutating func paint(of command: DisplayList.Command, in item: SVGItem) -> SVGPaint? {
    let opacity = Double(command.opacity)
    switch list.paints[Int(command.paint)] {
    case .color(let color):
      return SVGPaint(color, opacity: opacity)
    case .linearGradient(let gradient):
      return paint(gradient, transform: item.written, opacity: opacity)
    case .radialGradient(let gradient):
      return paint(gradient, transform: item.written, opacity: opacity)
    case .image(let image):
      return paint(image, transform: item.written, opacity: opacity)
    case .conicGradient, .mesh, .backdrop:
      return nil
    }
  }

  /// Appends what of a stroke style is not SVG's default.
  private mutating func append(_ style: StrokeStyle, of item: SVGItem) {
    let digits = SVGNumber.digits(writer.fractionDigits, under: item.transform)
    let width = style.lineWidth * item.scale
    if width != 1 {
      length(" stroke-width=\"", width, digits)
    }
    switch style.lineCap {
    case .butt: break
    case .round: body.append(literal: " stroke-linecap=\"round\"")
    case .square: body.append(literal: " stroke-linecap=\"square\"")
    }
    switch style.lineJoin {
    case .miter:
      if style.miterLimit != 4 { length(" stroke-miterlimit=\"", style.miterLimit, digits) }
    case .round: body.append(literal: " stroke-linejoin=\"round\"")
    case .bevel: body.append(literal: " stroke-linejoin=\"bevel\"")
    }
    appendDash(style, scale: item.scale, digits: digits)
  }

  /// Appends a dash pattern; one that overflows once it is scaled is longer than any path.
  private mutating func appendDash(_ style: StrokeStyle, scale: CGFloat, digits: Int?) {
    let dash = style.dash.map { $0 * scale }
    guard !dash.isEmpty, dash.reduce(0, +).isFinite else { return }
    body.append(literal: " stroke-dasharray=\"")
    for (index, stretch) in dash.enumerated() {
      if index > 0 { body.append(UInt8(ascii: " ")) }
      SVGNumber.appendLength(stretch, fractionDigits: digits, to: &body)
    }
    body.append(UInt8(ascii: "\""))
    let phase = style.dashPhase * scale
    if phase != 0, phase.isFinite {
      length(" stroke-dashoffset=\"", phase, digits)
    }
  }

  private mutating func length(_ name: StaticString, _ value: CGFloat, _ digits: Int?) {
    body.append(literal: name)
    SVGNumber.appendLength(value, fractionDigits: digits, to: &body)
    body.append(UInt8(ascii: "\""))
  }
}
