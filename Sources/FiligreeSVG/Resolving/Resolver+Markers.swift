import FiligreePaths
import Foundation

/// Markers (SVG 2, section 13.7).
extension Resolver {
  /// What the markers of a path draw, in the order of its vertices.
  func markers(
    of node: Int32, _ path: Path, _ style: SVGStyle, _ space: LengthSpace
  ) throws(SVGError) -> [SVGNode] {
    guard style.markerStart != nil || style.markerMid != nil || style.markerEnd != nil else {
      return []
    }
    let isPath = tree.nodes[Int(node)].kind == .path
    switch tree.nodes[Int(node)].kind {
    case .path, .line, .polyline, .polygon: break
    default: return []
    }
    let vertices = PathVertices(path, passing: isPath ? Set(arcJoints) : []).vertices
    let context = tree.usesContext ? SVGContext(box: path.box()) : nil
    var nodes: [SVGNode] = []
    for (index, vertex) in vertices.enumerated() {
      var names: [(String?, isStart: Bool)] = []
      if index == 0 { names.append((style.markerStart, true)) }
      if index > 0, index < vertices.count - 1 { names.append((style.markerMid, false)) }
      if index == vertices.count - 1 { names.append((style.markerEnd, false)) }
      for (name, isStart) in names {
        guard let name, let marker = tree.ids[name], tree.nodes[Int(marker)].kind == .marker else {
          continue
        }
        if let drawn = try self.marker(marker, at: vertex, isStart, context, style, space) {
          nodes.append(drawn)
        }
      }
    }
    guard let context, !nodes.isEmpty else { return nodes }
    var whole = SVGGroup()
    whole.context = context
    whole.children = nodes
    return [.group(whole)]
  }

  private func marker(
    _ marker: Int32, at vertex: PathVertices.Vertex, _ isStart: Bool, _ context: SVGContext?,
    _ outer: SVGStyle, _ space: LengthSpace
  ) throws(SVGError) -> SVGNode? {
    guard open.insert(marker).inserted else { return nil }
    defer { open.remove(marker) }
    let size = CGSize(
      width: length(.markerWidth, of: marker, .width, space) ?? 3,
      height: length(.markerHeight, of: marker, .height, space) ?? 3)
    guard size.width > 0, size.height > 0 else { return nil }
    let box = viewBox(of: marker)
    let fitting = read(.preserveAspectRatio, of: marker) { $0.fitting() } ?? SVGFitting()
    let viewport = CGRect(origin: .zero, size: size)
    let view = box.map { fitting.transform(from: $0, to: viewport) } ?? .identity
    let reference = CGPoint(
      x: reference(.refX, of: marker, .width, box ?? viewport, space),
      y: reference(.refY, of: marker, .height, box ?? viewport, space)
    ).applying(view)
    var angle = vertex.angle
    let orient = word(.orient, of: marker) ?? "0"
    if orient == "auto-start-reverse" {
      if isStart { angle += .pi }
    } else if orient != "auto" {
      angle = (read(.orient, of: marker) { Self.angle(&$0) } ?? 0) * .pi / 180
    }
    let isScaled = word(.markerUnits, of: marker) != "userSpaceOnUse"
    let scale = isScaled ? outer.strokeWidth.resolved(.diagonal, in: space) : 1
    guard scale > 0 else { return nil }

    var style = style(of: marker)
    if let context {
      style.contextFill = try paint(outer.fill, outer, nil)?.taken(from: context)
      style.contextStroke = try paint(outer.stroke, outer, nil)?.taken(from: context)
    }
    var content = SVGGroup()
    content.transform = view
    var innerSpace = space
    innerSpace.viewport = box?.size ?? size
    if let known = markerContents[marker] {
      content.children = known
    } else {
      try deeper { () throws(SVGError) in
        try appendChildren(of: marker, style, innerSpace, to: &content.children)
      }
      // With the paints of what refers to it, a marker is another one each time.
      if !tree.usesContext { markerContents[marker] = content.children }
    }
    guard !content.children.isEmpty else { return nil }
    var placed = SVGGroup()
    placed.transform = CGAffineTransform(translationX: -reference.x, y: -reference.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: vertex.point.x, y: vertex.point.y))
    if clipsOverflow(of: marker) { placed.clip = .rect(viewport) }
    placed.children = [.group(content)]
    guard let drawn = try effects(on: [.group(placed)], of: marker, style, space) else {
      return nil
    }
    return drawn
  }

  /// The place in a marker's box that is put on the vertex.
  private func reference(
    _ name: SVGAttributeName, of marker: Int32, _ side: SVGLength.Side, _ box: CGRect,
    _ space: LengthSpace
  ) -> Double {
    let isX = side == .width
    switch word(name, of: marker) {
    case "left", "top": return Double(isX ? box.minX : box.minY)
    case "center": return Double(isX ? box.midX : box.midY)
    case "right", "bottom": return Double(isX ? box.maxX : box.maxY)
    default: break
    }
    var space = space
    space.viewport = box.size
    return length(name, of: marker, side, space) ?? 0
  }

  private static func angle(_ scanner: inout ValueScanner) -> Double? {
    guard let value = scanner.number() else { return nil }
    return switch scanner.letters() {
    case "", "deg": value
    case "rad": value * 180 / .pi
    case "grad": value * 0.9
    case "turn": value * 360
    default: nil
    }
  }
}

/// The vertices of a path, and which way it goes through each (SVG 2, section 9.5.2).
struct PathVertices {
  /// A vertex.
  struct Vertex {
    var point: CGPoint
    /// The direction of the path there, in radians from the x axis towards the y axis.
    var angle: Double
  }

  private(set) var vertices: [Vertex] = []

  /// A segment; where it has no length, it has no directions.
  private struct Segment {
    var end: CGPoint
    var start: CGPoint
    var from: CGVector?
    var into: CGVector?
  }

  /// - Parameters:
  ///   - path: The path.
  ///   - joints: The elements whose ends are no vertices.
  init(_ path: Path, passing joints: Set<Int>) {
    var segments: [Segment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var isPending = false
    var index = 0
    path.forEach { element in
      defer { index += 1 }
      switch element {
      case .move(let to):
        append(segments, start, isClosed: false, isPending)
        segments = []
        (start, current, isPending) = (to, to, true)
      case .closeSubpath:
        segments.append(Self.segment([current, start]))
        append(segments, start, isClosed: true, isPending)
        segments = []
        (current, isPending) = (start, false)
      case .line(let to):
        segments.append(Self.segment([current, to]))
        (current, isPending) = (to, true)
      case .quadCurve(let to, let control):
        segments.append(Self.segment([current, control, to]))
        (current, isPending) = (to, true)
      case .curve(let to, let control1, let control2):
        var segment = Self.segment([current, control1, control2, to])
        // What goes on within an arc belongs to the segment before it.
        if index > 0, joints.contains(index - 1), let last = segments.popLast() {
          segment.start = last.start
          segment.from = last.from
        }
        segments.append(segment)
        (current, isPending) = (to, true)
      }
    }
    append(segments, start, isClosed: false, isPending)
  }

  /// Adds the vertices of a subpath.
  private mutating func append(
    _ segments: [Segment], _ start: CGPoint, isClosed: Bool, _ isPending: Bool
  ) {
    guard !segments.isEmpty else {
      if isPending { vertices.append(Vertex(point: start, angle: 0)) }
      return
    }
    // A segment without a length goes as those around it do.
    var from = segments.map(\.from)
    var into = segments.map(\.into)
    for i in segments.indices where from[i] == nil {
      let before = into[..<i].last { $0 != nil } ?? nil
      let after = segments[i...].first { $0.from != nil }?.from
      from[i] = before ?? after
      into[i] = before ?? after
    }
    for i in 0...segments.count {
      let before = i > 0 ? into[i - 1] : isClosed ? into[segments.count - 1] : nil
      let after = i < segments.count ? from[i] : isClosed ? from[0] : nil
      vertices.append(
        Vertex(
          point: i > 0 ? segments[i - 1].end : start, angle: Self.angle(between: before, after)))
    }
  }

  private static func segment(_ points: [CGPoint]) -> Segment {
    let (start, end) = (points[0], points[points.count - 1])
    let from = points.first { $0 != start }.map { CGVector(dx: $0.x - start.x, dy: $0.y - start.y) }
    let into = points.last { $0 != end }.map { CGVector(dx: end.x - $0.x, dy: end.y - $0.y) }
    return Segment(end: end, start: start, from: from, into: into)
  }

  /// The angle in the middle of two directions.
  private static func angle(between a: CGVector?, _ b: CGVector?) -> Double {
    func angle(_ v: CGVector) -> Double { atan2(Double(v.dy), Double(v.dx)) }
    guard let a else { return b.map(angle) ?? 0 }
    guard let b else { return angle(a) }
    let first = angle(a)
    var turn = angle(b) - first
    if turn > .pi { turn -= 2 * .pi }
    if turn <= -.pi { turn += 2 * .pi }
    return first + turn / 2
  }
}
