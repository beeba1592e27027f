import Foundation

extension CurveSeparation {
  /// Reads a path's lines and curves as pieces that are monotone and bend one way.
  mutating func read(_ storage: PathStorage, _ operand: Operand) {
    storage.verbs.withUnsafeBufferPointer { verbs in
      storage.points.withUnsafeBufferPointer { path in
        var next = 0
        var subpath: Int32 = -1
        var first: Int32 = -1
        var last: Int32 = -1
        var start = pieces.count
        var isClosed = false
        var i = 0
        while i < verbs.count {
          let verb = verbs[i]
          switch verb {
          case .move:
            if subpath >= 0 { finishRing(start, first, last, operand, isClosed, subpath) }
            subpath &+= 1
            isClosed = false
            start = pieces.count
            first = addVertex(CurveSeparation.exact(path[next]))
            last = first
          case .line:
            last = addLine(last, CurveSeparation.exact(path[next]))
          case .quad:
            last = addCurve(
              last,
              SourceCurve(
                p0: positions[Int(last)], p1: CurveSeparation.exact(path[next]),
                p2: CurveSeparation.exact(path[next &+ 1]), p3: ExactPoint(x: 0, y: 0),
                isQuadratic: true))
          case .cubic:
            last = addCurve(
              last,
              SourceCurve(
                p0: positions[Int(last)], p1: CurveSeparation.exact(path[next]),
                p2: CurveSeparation.exact(path[next &+ 1]),
                p3: CurveSeparation.exact(path[next &+ 2]), isQuadratic: false))
          case .close:
            isClosed = true
          }
          next &+= verb.pointCount
          i &+= 1
        }
        if subpath >= 0 { finishRing(start, first, last, operand, isClosed, subpath) }
      }
    }
  }

  private static func exact(_ p: CGPoint) -> ExactPoint {
    ExactPoint(x: p.x.native, y: p.y.native)
  }

  private mutating func finishRing(
    _ start: Int, _ first: Int32, _ last: Int32, _ operand: Operand, _ isClosed: Bool,
    _ subpath: Int32
  ) {
    let closes = isClosed || operand != .line
    if closes && last != first {
      if grid[Int(last)] == grid[Int(first)] {
        unite(first, last)
      } else {
        addLine(last, to: first)
      }
    }
    if pieces.count > start {
      rings.append(
        CurveRing(
          start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: pieces.count),
          operand: operand, isClosed: closes, subpath: subpath), &arena)
    }
  }

  private mutating func addLine(_ from: Int32, _ to: ExactPoint) -> Int32 {
    if frame.snap(to.x, to.y) == grid[Int(from)] { return from }
    let v = addVertex(to)
    addLine(from, to: v)
    return v
  }

  private mutating func addLine(_ from: Int32, to: Int32) {
    let a = positions[Int(from)]
    let b = positions[Int(to)]
    lineCount &+= 1
    sources.append(.line(lineCount), &arena)
    pieces.append(
      CurveArc(
        x0: frame.x(a.x), y0: frame.y(a.y), x3: frame.x(b.x), y3: frame.y(b.y), v0: from, v1: to,
        piece: Int32(truncatingIfNeeded: pieces.count)), &arena)
  }

  /// Curves of a smaller width and height, in grid steps, are replaced by lines, which is within the accuracy.
  private static let leastSize = 2.0

  /// Adds a curve as pieces; returns the vertex at its end.
  private mutating func addCurve(_ from: Int32, _ curve: SourceCurve) -> Int32 {
    var arc = gridArc(curve)
    arc.v0 = from
    let size = max(arc.maxX - arc.minX, arc.maxY - arc.minY)
    let end = curve.isQuadratic ? curve.p2 : curve.p3
    if size < CurveSeparation.leastSize { return addLine(from, end) }
    let source = Int32(truncatingIfNeeded: curves.count)
    curves.append(curve, &arena)
    var cuts = CurveTurns()
    cuts.find(arc, isQuadratic: curve.isQuadratic)
    var t0 = 0.0
    var v0 = from
    var k = 0
    while k <= cuts.count {
      let t1 = k < cuts.count ? cuts[k] : 1
      let v1 = addVertex(t1 < 1 ? curve.point(t1) : end)
      if grid[Int(v1)] != grid[Int(v0)] || t1 == 1 {
        var piece = arc.part(t0, t1)
        piece.t0 = t0
        piece.t1 = t1
        piece.v0 = v0
        piece.v1 = v1
        piece.piece = Int32(truncatingIfNeeded: pieces.count)
        sources.append(.curve(source), &arena)
        pieces.append(piece, &arena)
        t0 = t1
        v0 = v1
      }
      k &+= 1
    }
    return v0
  }

  private func gridArc(_ c: SourceCurve) -> CurveArc {
    let x0 = frame.x(c.p0.x)
    let y0 = frame.y(c.p0.y)
    var x1 = frame.x(c.p1.x)
    var y1 = frame.y(c.p1.y)
    var x2 = frame.x(c.p2.x)
    var y2 = frame.y(c.p2.y)
    var x3 = x2
    var y3 = y2
    if c.isQuadratic {
      // The same curve as a cubic.
      x2 = x3 + (x1 - x3) * 2 / 3
      y2 = y3 + (y1 - y3) * 2 / 3
      x1 = x0 + (x1 - x0) * 2 / 3
      y1 = y0 + (y1 - y0) * 2 / 3
    } else {
      x3 = frame.x(c.p3.x)
      y3 = frame.y(c.p3.y)
    }
    return CurveArc(
      x0: x0, y0: y0, x1: x1, y1: y1, x2: x2, y2: y2, x3: x3, y3: y3, t0: 0, t1: 1, v0: 0, v1: 0,
      piece: 0, isLine: false)
  }
}
