import FiligreePaths
import FiligreePixels
import Foundation

/// Shapes and their paints.
extension Resolver {
  /// How many points of a path count as an element.
  private static let pointsPerElement = 128

  /// What a shape draws; nil for nothing.
  func shape(
    _ node: Int32, _ style: SVGStyle, _ space: LengthSpace
  ) throws(SVGError) -> SVGNode? {
    guard let path = outline(of: node, space), !path.isEmpty else { return nil }
    // A long path that is used again and again costs as much as many elements do.
    try count(path.storage.points.count / Self.pointsPerElement)
    var nodes: [SVGNode] = []
    try appendShape(path, of: node, style, space, to: &nodes)
    return try effects(on: nodes, of: node, style, space)
  }

  private func appendShape(
    _ path: Path, of node: Int32, _ style: SVGStyle, _ space: LengthSpace,
    to nodes: inout [SVGNode]
  ) throws(SVGError) {
    if isClipping {
      var shape = SVGShape(path: path)
      shape.fill = SVGFill(paint: .color(.black), isEvenOdd: style.isClipEvenOdd)
      shape.isAntialiased = style.isAntialiased
      if style.isVisible { nodes.append(.shape(shape)) }
      return
    }
    let markers = try self.markers(of: node, path, style, space)
    var shape = SVGShape(path: path)
    guard style.isVisible else {
      // It counts for the box of what is around it.
      nodes.append(.shape(shape))
      return
    }
    shape.id = id(of: node)
    if let classes = tree.value(.class, of: node) { shape.classes = tree.string(classes) }
    shape.isAntialiased = style.isAntialiased
    if let fill = try paint(style.fill, style, path) {
      shape.fill = SVGFill(
        paint: fill.paint, opacity: fill.opacity * style.fillOpacity, isEvenOdd: style.isEvenOdd)
      shape.paintBox = fill.box
      shape.fillContext = fill.context
    }
    if let (stroke, paint) = try stroke(style, node, path, space) {
      shape.stroke = stroke
      shape.strokeBox = paint.box
      shape.strokeContext = paint.context
    }
    let order = style.paintOrder
    let strokeFirst = order.firstIndex(of: .stroke)! < order.firstIndex(of: .fill)!
    shape.strokesFirst = strokeFirst
    guard !markers.isEmpty, let place = order.firstIndex(of: .markers), place < 2 else {
      nodes.append(.shape(shape))
      nodes += markers
      return
    }
    // Markers beneath all of the shape, or between its parts.
    if place == 0 {
      nodes += markers
      nodes.append(.shape(shape))
    } else {
      var (below, above) = (shape, shape)
      if strokeFirst {
        below.fill = nil
        above.stroke = nil
      } else {
        below.stroke = nil
        above.fill = nil
      }
      nodes.append(.shape(below))
      nodes += markers
      nodes.append(.shape(above))
    }
  }

  /// The stroke of an element, and the paint that it has; nil for none.
  func stroke(
    _ style: SVGStyle, _ node: Int32, _ path: Path?, _ space: LengthSpace
  ) throws(SVGError) -> (SVGStroke, SVGStyle.ResolvedPaint)? {
    guard let paint = try paint(style.stroke, style, path) else { return nil }
    let width = style.strokeWidth.resolved(.diagonal, in: space)
    guard width > 0, width.isFinite else { return nil }
    var dashes = style.dashes.map { CGFloat($0.resolved(.diagonal, in: space)) }
    var phase = CGFloat(style.dashOffset.resolved(.diagonal, in: space))
    if !dashes.isEmpty, let path, let factor = dashFactor(of: node, path) {
      // A length of no parts at all makes all dashes endless.
      dashes = factor.isFinite ? dashes.map { $0 * factor } : []
      phase *= factor.isFinite ? factor : 0
    }
    // An odd number of lengths is repeated, and nothing but zeros is a solid line.
    if dashes.count % 2 == 1 { dashes += dashes }
    if !(dashes.reduce(0, +) > 0) { dashes = [] }
    let stroke = SVGStroke(
      paint: paint.paint, opacity: paint.opacity * style.strokeOpacity,
      style: StrokeStyle(
        lineWidth: width, lineCap: style.lineCap, lineJoin: style.lineJoin.lineJoin ?? .miter,
        miterLimit: max(style.miterLimit, 1), dash: dashes,
        dashPhase: phase),
      join: style.lineJoin,
      isUnscaled: cssWord(.vectorEffect, of: node)?.contains("non-scaling-stroke") ?? false)
    return (stroke, paint)
  }

  /// What a length along a path is in its author's measure of it, `pathLength` (SVG 2, section 9.6.1); nil for none.
  private func dashFactor(of node: Int32, _ path: Path) -> CGFloat? {
    guard let written = fraction(.pathLength, of: node), written >= 0 else { return nil }
    return PathMeasure(path, accuracy: 1e-6).length / CGFloat(written)
  }

  // MARK: Outlines

  /// The outline of a shape; nil for one without an area or with values that are not understood.
  func outline(of node: Int32, _ space: LengthSpace) -> Path? {
    func length(_ name: SVGAttributeName, _ side: SVGLength.Side) -> Double? {
      self.length(name, of: node, side, space)
    }
    switch tree.nodes[Int(node)].kind {
    case .path: return data(of: node)
    case .rect:
      guard let width = length(.width, .width), let height = length(.height, .height), width > 0,
        height > 0
      else { return nil }
      let rect = CGRect(
        x: length(.x, .width) ?? 0, y: length(.y, .height) ?? 0, width: width, height: height)
      func radius(_ name: SVGAttributeName, _ side: SVGLength.Side) -> Double? {
        length(name, side).flatMap { $0 >= 0 ? $0 : nil }
      }
      let (rx, ry) = (radius(.rx, .width), radius(.ry, .height))
      let radii = CGSize(
        width: min(rx ?? ry ?? 0, width / 2), height: min(ry ?? rx ?? 0, height / 2))
      // From the end of the upper left corner on, clockwise: dashes begin there (SVG 2, section 10.2).
      return BasicShape.rounded(rect, [radii, radii, radii, radii])
    case .circle:
      let r = length(.r, .diagonal) ?? 0
      return ellipse(node, space, rx: r, ry: r)
    case .ellipse:
      func radius(_ name: SVGAttributeName, _ side: SVGLength.Side) -> Double? {
        length(name, side).flatMap { $0 >= 0 ? $0 : nil }
      }
      let (rx, ry) = (radius(.rx, .width), radius(.ry, .height))
      return ellipse(node, space, rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0)
    case .line:
      let start = CGPoint(x: length(.x1, .width) ?? 0, y: length(.y1, .height) ?? 0)
      let end = CGPoint(x: length(.x2, .width) ?? 0, y: length(.y2, .height) ?? 0)
      return Path { $0.addLines([start, end]) }
    case .polyline, .polygon:
      let numbers = read(.points, of: node) { $0.numbers() } ?? []
      let count = numbers.count / 2
      guard count > 1 else { return nil }
      return Path { path in
        path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
        for i in 1..<count {
          path.addLine(to: CGPoint(x: numbers[2 * i], y: numbers[2 * i + 1]))
        }
        if tree.nodes[Int(node)].kind == .polygon { path.closeSubpath() }
      }
    default: return nil
    }
  }

  private func ellipse(_ node: Int32, _ space: LengthSpace, rx: Double, ry: Double) -> Path? {
    guard rx > 0, ry > 0 else { return nil }
    let cx = length(.cx, of: node, .width, space) ?? 0
    let cy = length(.cy, of: node, .height, space) ?? 0
    return Path(ellipseIn: CGRect(x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry))
  }

  /// Path data, up to what is wrong in it (SVG 2, section 9.5.4).
  private func data(of node: Int32) -> Path? {
    guard let range = value(.d, of: node) else { return nil }
    var arcJoints: [Int] = []
    var failure: SVGPathError?
    let path = read(range) { scanner in
      // As a property of CSS it is a function.
      if let name = scanner.function(), name == "path" {
        let quotes: [UInt8] = [0x22, 0x27, 0x29, 0x20]
        let inside = scanner.bytes[scanner.offset...].trimming(quotes)
        scanner = ValueScanner(UnsafeBufferPointer(rebasing: inside))
      }
      return Path(
        storage: PathStorage(
          svgUpToError: scanner.bytes, error: &failure, arcJoints: &arcJoints))
    }
    if let failure { warn("path data, \(failure)") }
    self.arcJoints = arcJoints
    return path
  }

  // MARK: Paints

  /// A paint for a path; nil for none.
  ///
  /// - Parameters:
  ///   - value: What the style says.
  ///   - style: The style, for its color.
  ///   - path: What is painted; nil where that is not known.
  /// - Returns: The paint.
  /// - Throws: `SVGError` for a pattern that is too large.
  func paint(
    _ value: SVGStyle.PaintValue, _ style: SVGStyle, _ path: Path?
  ) throws(SVGError) -> SVGStyle.ResolvedPaint? {
    switch value {
    case .none: return nil
    case .color(let color): return Self.paint(color)
    case .current: return Self.paint(current(style))
    case .contextFill:
      usesForeground = true
      return style.contextFill
    case .contextStroke:
      usesForeground = true
      return style.contextStroke
    case .reference(let name, let fallback):
      if let server = tree.ids[name] {
        switch tree.nodes[Int(server)].kind {
        case .linearGradient, .radialGradient:
          if let gradient = gradient(server), !gradient.isRelative || Self.hasArea(path) {
            // One stop is its color.
            if gradient.stops.count == 1 { return Self.paint(gradient.stops[0].color) }
            return .init(paint: .gradient(gradient), opacity: 1)
          }
        case .pattern:
          if let pattern = try pattern(server), !pattern.isRelative || Self.hasArea(path) {
            return .init(paint: .pattern(pattern), opacity: 1)
          }
        default: warn("the paint server \(name) is no gradient or pattern")
        }
      } else if fallback == nil {
        warn("the paint server \(name) is not there")
      }
      guard let fallback else { return nil }
      return try paint(fallback, style, path)
    }
  }

  /// Whether a paint can be relative to the box of what is painted.
  private static func hasArea(_ path: Path?) -> Bool {
    guard let path else { return true }
    return path.box().unitTransform != nil
  }

  /// A color as a paint: its opacity apart, so that opaque colors are.
  private static func paint(_ color: CGColor) -> SVGStyle.ResolvedPaint {
    guard color.alpha < 1 else { return .init(paint: .color(color), opacity: 1) }
    return .init(
      paint: .color(color.copy(alpha: 1) ?? color), opacity: Double(color.alpha))
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Without the bytes of a set at both ends.
  fileprivate func trimming(_ set: [UInt8]) -> Self {
    var slice = self
    while let byte = slice.first, set.contains(byte) { slice = slice.dropFirst() }
    while let byte = slice.last, set.contains(byte) { slice = slice.dropLast() }
    return slice
  }
}
