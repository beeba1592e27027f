import FiligreePaths
import FiligreePixels
import Foundation

/// A gradient of an SVG document, with what it has from others by `href`.
struct SVGGradient {
  private let isRadial: Bool
  private var properties: [String: String] = [:]
  private var stops: [SVGElement] = []
  private let palette: [CGColor]

  init(_ element: SVGElement, _ document: SVGDocument, _ palette: [CGColor]) {
    isRadial = element.name == "radialGradient"
    self.palette = palette
    var next: SVGElement? = element
    // More in a row are a circle.
    for _ in 0..<8 {
      guard let gradient = next else { break }
      properties.merge(gradient.properties) { own, _ in own }
      if stops.isEmpty { stops = gradient.children.filter { $0.name == "stop" } }
      next = gradient.target.flatMap { document.elements[$0] }
    }
  }

  /// The paint within a shape; nil for nothing.
  func paint(_ opacity: Double, _ path: Path) -> GlyphPaint? {
    let stops = colors(opacity)
    guard let last = stops.last else { return nil }
    var map = properties["gradientTransform"].flatMap { SVGNumbers.transform($0) } ?? .identity
    if properties["gradientUnits"] != "userSpaceOnUse" {
      let box = path.boundingRect
      guard box.width > 0, box.height > 0 else { return .color(last.color) }
      map = map.concatenating(
        CGAffineTransform(
          a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    guard let shape else { return .color(last.color) }
    let extend: GlyphGradient.Extend =
      switch properties["spreadMethod"] {
      case "reflect": .reflect
      case "repeat": .repeat
      default: .pad
      }
    return .transformed(
      map, .gradient(GlyphGradient(shape: shape, stops: stops, extend: extend)))
  }

  /// Nil where it has no length.
  private var shape: GlyphGradient.Shape? {
    func number(_ name: String, _ fallback: Double) -> Double {
      SVGNumbers.length(properties[name]) ?? fallback
    }
    if isRadial {
      let (x, y, r) = (number("cx", 0.5), number("cy", 0.5), number("r", 0.5))
      guard r > 0 else { return nil }
      return .radial(
        CGPoint(x: number("fx", x), y: number("fy", y)), max(0, number("fr", 0)),
        CGPoint(x: x, y: y), r)
    }
    let start = CGPoint(x: number("x1", 0), y: number("y1", 0))
    let end = CGPoint(x: number("x2", 1), y: number("y2", 0))
    return start == end ? nil : .linear(start, end)
  }

  /// The colours in order, the first at 0 and the last at 1, as glyphs have them.
  private func colors(_ opacity: Double) -> [GlyphGradient.Stop] {
    var result: [GlyphGradient.Stop] = []
    var before = 0.0
    for stop in stops.prefix(ColourTable.paintLimit) {
      let own = stop.properties
      let location = (SVGNumbers.length(own["offset"]) ?? 0).clamped(to: before...1, nan: before)
      before = location
      let text = GlyphColor(color: nil, alpha: 1)
      let color =
        own["stop-color"].flatMap { SVGStyle.color($0, text, palette) }
        ?? GlyphColor(color: .black, alpha: 1)
      let part = (SVGNumbers.length(own["stop-opacity"]) ?? 1).clamped(to: 0...1, nan: 1)
      result.append(
        GlyphGradient.Stop(
          location: location,
          color: GlyphColor(color: color.color, alpha: color.alpha * part * opacity)))
    }
    if let first = result.first, first.location > 0 {
      result.insert(GlyphGradient.Stop(location: 0, color: first.color), at: 0)
    }
    if let last = result.last, last.location < 1 {
      result.append(GlyphGradient.Stop(location: 1, color: last.color))
    }
    return result
  }
}
