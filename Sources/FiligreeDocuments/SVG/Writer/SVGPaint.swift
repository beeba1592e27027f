import FiligreeDrawing
import FiligreePixels
import Foundation

/// What a fill or a stroke attribute says.
struct SVGPaint {
  /// The color, or where to find the gradient.
  enum Source {
    case color(SVGColor)
    case gradient(id: String)
  }

  var source: Source
  /// 0…1, and never as small as to be written as 0.
  var opacity: Double

  /// A color, or nil if nothing of it would be seen.
  init?(_ color: CGColor, opacity: Double) {
    let color = SVGColor(color)
    self.init(.color(color), opacity: color.alpha * opacity)
  }

  /// A paint, or nil if nothing of it would be seen.
  init?(_ source: Source, opacity: Double) {
    guard opacity >= 0.00005 else { return nil }
    self.source = source
    self.opacity = min(opacity, 1)
  }
}

extension SVGPaint {
  private static func isVisible(_ stops: ArraySlice<GradientStop>, _ opacity: Double) -> Bool {
    stops.contains { SVGPaint($0.color, opacity: opacity) != nil }
  }

  /// Whether anything would be seen of `paint`.
  static func isVisible(_ paint: Paint, opacity: Double) -> Bool {
    switch paint {
    case .color(let color):
      return SVGPaint(color, opacity: opacity) != nil
    case .linearGradient(let gradient):
      let isFlat = gradient.startPoint == gradient.endPoint
      return isVisible(isFlat ? gradient.stops.suffix(1) : gradient.stops[...], opacity)
    case .radialGradient(let gradient):
      let isFlat = SVGRadialGradient.isFlat(gradient)
      return isVisible(isFlat ? gradient.stops.suffix(1) : gradient.stops[...], opacity)
    case .image:
      return opacity >= 0.00005
    case .conicGradient, .mesh, .backdrop:
      return false
    }
  }
}

extension SVGDocumentBuilder {
  /// Appends `paint` as the attribute `name`, and its opacity; what needs CSS goes to `style`.
  mutating func append(_ paint: SVGPaint, to name: StaticString, style: inout [UInt8]) {
    body.append(UInt8(ascii: " "))
    body.append(literal: name)
    body.append(literal: "=\"")
    switch paint.source {
    case .color(let color):
      SVGColor.append(color.levels, to: &body)
      if let p3 = color.displayP3 {
        if !style.isEmpty { style.append(UInt8(ascii: ";")) }
        style.append(literal: name)
        style.append(literal: ":color(display-p3 ")
        SVGNumber.append(
          [CGFloat(p3.x), CGFloat(p3.y), CGFloat(p3.z)], fractionDigits: 4, to: &style)
        style.append(UInt8(ascii: ")"))
      }
    case .gradient(let id):
      body.append(literal: "url(#")
      body.append(id)
      body.append(UInt8(ascii: ")"))
    }
    body.append(UInt8(ascii: "\""))
    if paint.opacity < 0.99995 {
      body.append(UInt8(ascii: " "))
      body.append(literal: name)
      body.append(literal: "-opacity=\"")
      SVGColor.append(opacity: paint.opacity, to: &body)
      body.append(UInt8(ascii: "\""))
    }
  }

  /// Appends a `style` attribute, if there is anything in it.
  mutating func append(style: [UInt8]) {
    guard !style.isEmpty else { return }
    body.append(literal: " style=\"")
    body.append(contentsOf: style)
    body.append(UInt8(ascii: "\""))
  }
}
