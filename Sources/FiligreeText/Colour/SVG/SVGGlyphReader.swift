import FiligreePaths
import FiligreePixels
import Foundation

/// Makes a glyph's paints of an SVG document of a font (OpenType's `SVG ` table).
///
/// Drawn are `svg`, `g`, `use`, `symbol` and shapes, with fills and strokes of colours and gradients,
/// transforms, opacities and clips, by attributes and `style`. Passed over are `text`, `image`, `mask`,
/// filters, patterns, style sheets and animations.
struct SVGGlyphReader {
  private let document: SVGDocument
  private let palette: [CGColor]
  /// Paints, and points of outlines, that may still be made.
  private var budget = ColourTable.paintLimit
  private var points = 1 << 18
  /// Pairs of segments that may still be looked at for crossings.
  private var pairs = 1 << 20

  /// The paint of a glyph; nil if the document is damaged, or has nothing for it.
  static func paint(
    of glyph: UInt32, _ data: Data, unitsPerEm: Double, _ palette: [CGColor]
  ) -> GlyphPaint? {
    guard let document = SVGDocument(data) else { return nil }
    var reader = SVGGlyphReader(document: document, palette: palette)
    // A document of one glyph may do without names.
    let element = document.elements["glyph\(glyph)"] ?? document.root
    var around: [SVGElement] = []
    var outer = element.parent
    while let next = outer {
      around.append(next)
      outer = next.parent
    }
    var style = SVGStyle()
    var map = CGAffineTransform.identity
    for element in around.reversed() {
      style = style.inside(element, palette)
      map = reader.transform(element).concatenating(map)
    }
    guard let inner = reader.paint(element, style, 0), reader.budget >= 0 else { return nil }
    // The viewport is a square of an em below the baseline, y up here.
    let view = reader.view(document.root, CGRect(x: 0, y: 0, width: unitsPerEm, height: unitsPerEm))
    let up = CGAffineTransform(scaleX: 1, y: -1)
    return .transformed(map.concatenating(view).concatenating(up), inner)
  }

  private init(document: SVGDocument, palette: [CGColor]) {
    self.document = document
    self.palette = palette
  }

  // MARK: Elements

  private mutating func paint(_ element: SVGElement, _ outer: SVGStyle, _ depth: Int) -> GlyphPaint?
  {
    budget -= 1
    guard budget >= 0, depth < ColourTable.depthLimit, element.properties["display"] != "none"
    else { return nil }
    let style = outer.inside(element, palette)
    var paint: GlyphPaint?
    switch element.name {
    case "svg", "g", "a", "switch": paint = children(of: element, style, depth)
    case "use":
      guard let target = element.target.flatMap({ document.elements[$0] }) else { return nil }
      let inner =
        target.name == "symbol"
        ? children(of: target, style.inside(target, palette), depth + 1)
        : self.paint(target, style, depth + 1)
      let properties = element.properties
      let place = CGAffineTransform(
        translationX: SVGNumbers.length(properties["x"]) ?? 0,
        y: SVGNumbers.length(properties["y"]) ?? 0)
      paint = inner.map { .transformed(place, $0) }
    default: paint = shape(element, style)
    }
    guard var result = paint else { return nil }
    if let opacity = SVGNumbers.length(element.properties["opacity"]), opacity < 1 {
      let alpha = opacity.clamped(to: 0...1, nan: 1)
      // What is seen of it is as much as an even veil leaves.
      result = .glyph(
        Self.everywhere,
        .composite(result, .sourceIn, over: .color(GlyphColor(color: .black, alpha: alpha))))
    }
    if let name = SVGElement.reference(element.properties["clip-path"]) {
      guard let clip = clip(name, result) else { return nil }
      result = .glyph(clip, result)
    }
    let map = element.name == "svg" ? .identity : transform(element)
    return map.isIdentity ? result : .transformed(map, result)
  }

  /// A box around all that a glyph may be.
  private static let everywhere = Path(
    CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000))

  private mutating func children(
    of element: SVGElement, _ style: SVGStyle, _ depth: Int
  ) -> GlyphPaint? {
    let passed: Set = [
      "defs", "symbol", "clipPath", "linearGradient", "radialGradient", "mask", "pattern", "marker",
    ]
    var parts: [GlyphPaint] = []
    for child in element.children where !passed.contains(child.name) {
      if let part = paint(child, style, depth + 1) { parts.append(part) }
      if budget < 0 { return nil }
    }
    return parts.isEmpty ? nil : .layers(parts)
  }

  private mutating func shape(_ element: SVGElement, _ style: SVGStyle) -> GlyphPaint? {
    guard !style.isHidden, let path = SVGShape.path(element), spend(path) else { return nil }
    var parts: [GlyphPaint] = []
    if let fill = paint(style.fill, style.fillOpacity, path) {
      parts.append(.glyph(style.isEvenOdd ? filled(path) : path, fill))
    }
    if style.pen.lineWidth > 0, let stroke = paint(style.stroke, style.strokeOpacity, path) {
      let outline = path.strokedPath(style.pen)
      if spend(outline) { parts.append(.glyph(outline, stroke)) }
    }
    return parts.count > 1 ? .layers(parts) : parts.first
  }

  /// Whether a path is finite, and may still be drawn.
  private mutating func spend(_ path: Path) -> Bool {
    points -= path.storage.points.count
    return points >= 0 && path.storage.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  /// An outline that is filled by the non-zero rule as `path` is by the even-odd rule.
  ///
  /// Where all of very many lines cross that would take long: then it is left as it is.
  private mutating func filled(_ path: Path) -> Path {
    let count = path.storage.verbs.count
    guard count <= OutlineOverlaps.segmentLimit, count * count <= pairs else { return path }
    pairs -= count * count
    return path.normalized(eoFill: true)
  }

  private mutating func clip(_ name: String, _ content: GlyphPaint) -> Path? {
    guard let element = document.elements[name], element.name == "clipPath" else {
      return Self.everywhere
    }
    var area = Path()
    for child in element.children {
      budget -= 1
      var shape: SVGElement? = child
      if child.name == "use" { shape = child.target.flatMap { document.elements[$0] } }
      guard budget >= 0, let shape, let path = SVGShape.path(shape), spend(path) else { continue }
      let isEvenOdd = (shape.properties["clip-rule"] ?? child.properties["clip-rule"]) == "evenodd"
      var map = transform(shape)
      if shape !== child { map = map.concatenating(transform(child)) }
      area.addPath(isEvenOdd ? filled(path) : path, transform: map)
    }
    return area.applying(transform(element))
  }

  // MARK: Places

  private func transform(_ element: SVGElement) -> CGAffineTransform {
    element.properties["transform"].flatMap { SVGNumbers.transform($0) } ?? .identity
  }

  /// From the numbers of `viewBox` to a rectangle, as large as fits, in its middle.
  private func view(_ element: SVGElement, _ area: CGRect) -> CGAffineTransform {
    guard let box = element.properties["viewBox"].flatMap({ SVGNumbers.list($0) }), box.count == 4,
      box[2] > 0, box[3] > 0
    else { return .identity }
    let scale = min(Double(area.width) / box[2], Double(area.height) / box[3])
    let free = CGPoint(
      x: Double(area.width) - box[2] * scale, y: Double(area.height) - box[3] * scale)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: free.x / 2 - box[0] * scale,
      ty: free.y / 2 - box[1] * scale)
  }

  // MARK: Paints

  /// What fills a shape; nil for nothing.
  private mutating func paint(
    _ fill: SVGStyle.Fill, _ opacity: Double, _ path: Path
  ) -> GlyphPaint? {
    switch fill {
    case .none: return nil
    case .color(let color):
      return .color(GlyphColor(color: color.color, alpha: color.alpha * opacity))
    case .reference(let name, let fallback):
      if let element = document.elements[name], element.name.hasSuffix("Gradient") {
        return SVGGradient(element, document, palette).paint(opacity, path)
      }
      return fallback.map { .color(GlyphColor(color: $0.color, alpha: $0.alpha * opacity)) }
    }
  }
}
