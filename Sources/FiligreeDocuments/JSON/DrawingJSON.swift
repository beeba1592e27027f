import FiligreeBase
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Writes a drawing of paths as JSON: the page's size, and each path with how it is drawn, bottom first.
///
///     {"width":60,"height":40,"paths":[
///     {"fill":"#e63946","path":"M6 6h20v28h-20z"},
///     {"fill":{"gradient":"linear","start":[30,0],"end":[58,0],"stops":[
///       {"location":0,"color":"#78785a"},{"location":1,"color":"#e8e85a"}]},"path":"M…"},
///     {"stroke":"#000","lineWidth":3.5,"lineCap":"round","lineJoin":"round","path":"M…"}
///     ]}
///
/// Paths are SVG path data in the page's coordinates, y down, and filled by the rule of winding
/// numbers; a `"rule":"evenodd"` says otherwise. Colors are sRGB, with an `opacity` where it is not 1.
/// A radial gradient has a `center`, and a `startRadius` and an `endRadius`, and a `transform` where its rings are ellipses. Where strokes or gradients are
/// stretched, a `transform` beside the page's size has the six numbers of the matrix that maps all
/// of the paths to the page. A path with a name has an `id`. A group stands among the paths, with its name and paths of its
/// own:
///
///     {"group":"sky","paths":[
///     …
///     ]}
package struct DrawingJSON {
  /// Digits after the point of coordinates; lengths have two more.
  package var fractionDigits: Int

  package init(fractionDigits: Int) {
    self.fractionDigits = fractionDigits
  }

  /// Returns `list` as JSON in UTF-8.
  package func write(_ list: DisplayList, parts: DrawingParts = DrawingParts()) throws -> [UInt8] {
    let drawing = try PlainDrawing(list)
    let isMapped = !drawing.transform.isIdentity
    let digits = SVGNumber.digits(fractionDigits, under: isMapped ? drawing.transform : nil)
    var text: [UInt8] = []
    text.append(literal: "{\"width\":")
    number(drawing.page.width, fractionDigits, &text)
    text.append(literal: ",\"height\":")
    number(drawing.page.height, fractionDigits, &text)
    if isMapped {
      let map = drawing.transform
      text.append(literal: ",\"transform\":")
      numbers([map.a, map.b, map.c, map.d, map.tx, map.ty], nil, &text)
    }
    text.append(literal: ",\"paths\":[")
    var open: [String] = []
    var isFirst = true
    func enter(_ groups: [String]) {
      let change = DrawingParts.change(from: open, to: groups)
      for _ in 0..<change.closed { text.append(literal: "\n]}") }
      if change.closed > 0 { isFirst = false }
      for name in change.opened {
        text.append(literal: isFirst ? "\n{\"group\":" : ",\n{\"group\":")
        string(name, &text)
        text.append(literal: ",\"paths\":[")
        isFirst = true
      }
      open = groups
    }
    for item in drawing.items {
      enter(parts.groups[item.pathIndex] ?? [])
      text.append(literal: isFirst ? "\n{" : ",\n{")
      isFirst = false
      if let name = parts.names[item.pathIndex] {
        text.append(literal: "\"id\":")
        string(name, &text)
        text.append(literal: ",")
      }
      write(item, digits, &text)
      text.append(literal: "}")
    }
    enter([])
    text.append(literal: "\n]}\n")
    return text
  }

  private func string(_ value: String, _ text: inout [UInt8]) {
    text.append(literal: "\"")
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text.append(literal: "\\\"")
      case "\\": text.append(literal: "\\\\")
      // A control character has no place in a name.
      case _ where scalar.value < 0x20: text.append(literal: " ")
      default: text.append(String(scalar))
      }
    }
    text.append(literal: "\"")
  }

  private func write(_ item: PlainDrawing.Item, _ digits: Int?, _ text: inout [UInt8]) {
    text.append(literal: item.fill == nil ? "\"stroke\":" : "\"fill\":")
    write(item.paint, opacity: item.opacity, digits, &text)
    if let fill = item.fill {
      if fill.isEOFilled { text.append(literal: ",\"rule\":\"evenodd\"") }
    } else {
      write(item.stroke, digits, &text)
    }
    text.append(literal: ",\"path\":\"")
    item.path.appendSVG(to: &text, fractionDigits: digits)
    text.append(literal: "\"")
  }

  private func write(_ style: StrokeStyle, _ digits: Int?, _ text: inout [UInt8]) {
    text.append(literal: ",\"lineWidth\":")
    length(style.lineWidth, digits, &text)
    text.append(literal: ",\"lineCap\":\"")
    text.append("\(style.lineCap)\",\"lineJoin\":\"\(style.lineJoin)\"")
    if style.lineJoin == .miter {
      text.append(literal: ",\"miterLimit\":")
      length(style.miterLimit, digits, &text)
    }
    guard !style.dash.isEmpty else { return }
    text.append(literal: ",\"dash\":")
    numbers(style.dash, digits.map { $0 + 2 }, &text)
    text.append(literal: ",\"dashPhase\":")
    number(style.dashPhase, digits.map { $0 + 2 }, &text)
  }

  private func write(_ paint: Paint, opacity: Double, _ digits: Int?, _ text: inout [UInt8]) {
    switch paint {
    case .color(let color): write(color, opacity: opacity, &text)
    case .linearGradient(let gradient):
      text.append(literal: "{\"gradient\":\"linear\",\"start\":")
      point(gradient.startPoint, digits, &text)
      text.append(literal: ",\"end\":")
      point(gradient.endPoint, digits, &text)
      write(gradient.stops, opacity: opacity, &text)
    case .radialGradient(let gradient):
      text.append(literal: "{\"gradient\":\"radial\",\"center\":")
      point(gradient.endCenter, digits, &text)
      text.append(literal: ",\"startRadius\":")
      length(gradient.startRadius, digits, &text)
      text.append(literal: ",\"endRadius\":")
      length(gradient.endRadius, digits, &text)
      if !gradient.transform.isIdentity {
        let map = gradient.transform
        text.append(literal: ",\"transform\":")
        numbers([map.a, map.b, map.c, map.d, map.tx, map.ty], nil, &text)
      }
      write(gradient.stops, opacity: opacity, &text)
    // A plain drawing has no other paints.
    case .conicGradient, .mesh, .image, .backdrop: text.append(literal: "null")
    }
  }

  private func write(_ stops: [GradientStop], opacity: Double, _ text: inout [UInt8]) {
    text.append(literal: ",\"stops\":[")
    for (index, stop) in stops.enumerated() {
      text.append(literal: index == 0 ? "{\"location\":" : ",{\"location\":")
      number(stop.location, 6, &text)
      text.append(literal: ",\"color\":")
      write(stop.color, opacity: opacity, &text)
      text.append(literal: "}")
    }
    text.append(literal: "]}")
  }

  /// Appends a color, and its opacity as a member of the same object if it has one.
  private func write(_ color: CGColor, opacity: Double, _ text: inout [UInt8]) {
    let color = SVGColor(color)
    text.append(literal: "\"")
    SVGColor.append(color.levels, to: &text)
    text.append(literal: "\"")
    let alpha = color.alpha * opacity
    guard alpha < 0.99995 else { return }
    text.append(literal: ",\"opacity\":")
    number(CGFloat(alpha), 4, &text)
  }

  // MARK: Numbers

  private func number(_ value: CGFloat, _ digits: Int?, _ text: inout [UInt8]) {
    DecimalText.append(Double(value), fractionDigits: digits, leadingZero: true, to: &text)
  }

  /// A length is often small: it has two digits more.
  private func length(_ value: CGFloat, _ digits: Int?, _ text: inout [UInt8]) {
    number(value, digits.map { $0 + 2 }, &text)
  }

  private func point(_ point: CGPoint, _ digits: Int?, _ text: inout [UInt8]) {
    numbers([point.x, point.y], digits.map { $0 + 2 }, &text)
  }

  private func numbers(_ values: [CGFloat], _ digits: Int?, _ text: inout [UInt8]) {
    text.append(literal: "[")
    for (index, value) in values.enumerated() {
      if index > 0 { text.append(literal: ",") }
      number(value, digits, &text)
    }
    text.append(literal: "]")
  }
}
