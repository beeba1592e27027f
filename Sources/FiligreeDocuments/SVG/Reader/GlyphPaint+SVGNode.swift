import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeSVG
import FiligreeText
import Foundation

extension GlyphPaint {
  /// What the paint draws, under a transform; `foreground` is the text's color.
  func node(_ map: CGAffineTransform, foreground: CGColor) -> SVGNode {
    var group = SVGGroup()
    group.transform = map
    group.children = nodes(in: .null, foreground)
    return .group(group)
  }

  /// What the paint draws within `area`, which is a rectangle around the current clip.
  private func nodes(in area: CGRect, _ foreground: CGColor) -> [SVGNode] {
    switch self {
    case .none: return []
    case .color, .gradient:
      guard !area.isNull else { return [] }
      return Self.filled(Path(area), self, foreground)
    case .glyph(let path, let inner):
      if inner.fill(.identity, foreground) != nil { return Self.filled(path, inner, foreground) }
      var group = SVGGroup()
      group.clip = Self.clip(path)
      group.children = inner.nodes(in: path.boundingRect, foreground)
      return [.group(group)]
    case .transformed(let map, let inner):
      guard map.a * map.d != map.b * map.c, map.isFinite else { return [] }
      var group = SVGGroup()
      group.transform = map
      group.children = inner.nodes(
        in: area.isNull ? .null : area.applying(map.inverted()), foreground)
      return [.group(group)]
    case .layers(let paints): return paints.flatMap { $0.nodes(in: area, foreground) }
    case .composite(let source, let mode, let backdrop):
      var group = SVGGroup()
      group.isIsolated = true
      if mode != .source, mode != .clear { group.children = backdrop.nodes(in: area, foreground) }
      if let mode = Self.blendMode(mode) {
        var over = SVGGroup()
        over.blendMode = mode
        over.isIsolated = true
        over.children = source.nodes(in: area, foreground)
        group.children.append(.group(over))
      }
      return [.group(group)]
    case .document(let glyph): return [glyph.node(foreground: foreground)]
    }
  }

  private static func filled(
    _ path: Path, _ paint: GlyphPaint, _ foreground: CGColor
  ) -> [SVGNode] {
    guard let fill = paint.fill(.identity, foreground) else {
      guard let (gradient, map) = paint.sweep(.identity) else { return [] }
      var group = SVGGroup()
      group.clip = clip(path)
      group.children = wedges(gradient, map, path.boundingRect, foreground)
      return [.group(group)]
    }
    var shape = SVGShape(path: path)
    shape.fill = fill
    return [.shape(shape)]
  }

  private static func clip(_ path: Path) -> SVGClip {
    var shape = SVGShape(path: path)
    shape.fill = SVGFill(paint: .color(.black))
    var content = SVGGroup()
    content.children = [.shape(shape)]
    return SVGClip(
      id: "", isRelative: false, transform: .identity, content: content, clip: nil)
  }

  /// A color, or a gradient along a line or between circles, as a fill; nil for all others.
  private func fill(_ map: CGAffineTransform, _ foreground: CGColor) -> SVGFill? {
    switch self {
    case .color(let color):
      let color = color.resolved(foreground)
      return SVGFill(paint: .color(color.copy(alpha: 1) ?? color), opacity: Double(color.alpha))
    case .transformed(let inner, let paint):
      return paint.fill(inner.concatenating(map), foreground)
    case .gradient(let gradient):
      let geometry: SVGGradient.Geometry
      switch gradient.shape {
      case .linear(let start, let end): geometry = .linear(start: start, end: end)
      case .radial(let start, let radius, let end, let endRadius):
        geometry = .radial(
          focus: start, focusRadius: radius, center: end, radius: endRadius)
      case .sweep: return nil
      }
      let spread: GradientSpread =
        switch gradient.extend {
        case .pad: .pad
        case .repeat: .repeat
        case .reflect: .mirror
        }
      return SVGFill(
        paint: .gradient(
          SVGGradient(
            id: "", geometry: geometry, stops: Self.stops(gradient, foreground), spread: spread,
            transform: map, isRelative: false, isLinear: false)))
    case .none, .glyph, .layers, .composite, .document: return nil
    }
  }

  private static func stops(_ gradient: GlyphGradient, _ foreground: CGColor) -> [GradientStop] {
    gradient.stops.map {
      GradientStop(color: $0.color.resolved(foreground), location: CGFloat($0.location))
    }
  }

  // MARK: Sweeps

  /// A gradient around a point, and the transforms around it.
  private func sweep(_ map: CGAffineTransform) -> (GlyphGradient, CGAffineTransform)? {
    switch self {
    case .gradient(let gradient): (gradient, map)
    case .transformed(let inner, let paint): paint.sweep(inner.concatenating(map))
    default: nil
    }
  }

  /// Wedges of one color each, which stand in for a gradient that SVG has not.
  private static func wedges(
    _ gradient: GlyphGradient, _ map: CGAffineTransform, _ area: CGRect, _ foreground: CGColor
  ) -> [SVGNode] {
    guard case .sweep(let center, let start, let end) = gradient.shape, map.isFinite,
      map.a * map.d != map.b * map.c
    else { return [] }
    // So many that neighbors differ by little.
    let count = 120
    let inner = area.applying(map.inverted())
    let reach =
      2
      * max(
        abs(inner.minX - center.x), abs(inner.maxX - center.x), abs(inner.minY - center.y),
        abs(inner.maxY - center.y))
    let stops = Self.stops(gradient, foreground)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
    }
    return (0..<count).compactMap { index in
      let angle = (Double(index) + 0.5) / Double(count) * 2 * .pi
      let place = end > start ? (angle - start) / (end - start) : angle < start ? -1 : 2
      guard let color = color(at: place, stops, gradient.extend) else { return nil }
      let half = Double.pi / Double(count)
      var shape = SVGShape(
        path: Path {
          $0.addLines([center, point(angle - half), point(angle + half)].map { $0.applying(map) })
          $0.closeSubpath()
        })
      shape.isAntialiased = false
      shape.fill = SVGFill(
        paint: .color(color.copy(alpha: 1) ?? color), opacity: Double(color.alpha))
      return .shape(shape)
    }
  }

  private static func color(
    at place: Double, _ stops: [GradientStop], _ extend: GlyphGradient.Extend
  ) -> CGColor? {
    var place = place
    switch extend {
    case .pad: break
    case .repeat: place -= place.rounded(.down)
    case .reflect:
      place = abs(place.truncatingRemainder(dividingBy: 2))
      if place > 1 { place = 2 - place }
    }
    guard let first = stops.first, let last = stops.last else { return nil }
    if place <= Double(first.location) { return first.color }
    guard let index = stops.firstIndex(where: { Double($0.location) >= place }), index > 0 else {
      return last.color
    }
    let (a, b) = (stops[index - 1], stops[index])
    let width = b.location - a.location
    let part = width > 0 ? (place - Double(a.location)) / Double(width) : 1
    let (from, to) = (a.color.components ?? [], b.color.components ?? [])
    guard from.count == 4, to.count == 4 else { return part < 0.5 ? a.color : b.color }
    let mixed = zip(from, to).map { $0 + ($1 - $0) * CGFloat(part) }
    return CGColor(srgbRed: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }

  // MARK: Modes

  /// The mode of a number in a font; nil where nothing of the source is drawn.
  private static func blendMode(_ mode: GlyphCompositeMode) -> BlendMode? {
    switch mode {
    case .clear, .destination: nil
    case .source, .sourceOver: .normal
    case .destinationOver: .destinationOver
    case .sourceIn: .sourceIn
    case .destinationIn: .destinationIn
    case .sourceOut: .sourceOut
    case .destinationOut: .destinationOut
    case .sourceAtop: .sourceAtop
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plus: .plusLighter
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .hardLight: .hardLight
    case .softLight: .softLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .multiply: .multiply
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    }
  }
}
