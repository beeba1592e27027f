/// Draws the arcs of a graph as curves.
struct ArcFitting {
  /// How far curves may be from the arcs' points, in pixels.
  let tolerance: Double
  /// Turns by at least this many degrees can be corners.
  let cornerAngle: Double
  /// What becomes of the points.
  let style: ColorTracer.Style

  /// The curves of all arcs.
  func curves(
    of graph: ArcGraph, progress: (Double) throws(ColorTraceError) -> Void
  ) throws(ColorTraceError) -> ArcCurves {
    var curves = ArcCurves()
    let fitter = CurveFitter(tolerance: tolerance, cornerAngle: cornerAngle)
    var polyline: [SIMD2<Float>] = []
    for (i, arc) in graph.arcs.enumerated() {
      if i & 0xFF == 0 { try progress(Double(i) / Double(graph.arcs.count)) }
      polyline.removeAll(keepingCapacity: true)
      let isClosed = arc.start < 0
      if !isClosed { polyline.append(graph.nodes[Int(arc.start)].position) }
      polyline += graph.points[Int(arc.points.lowerBound)..<Int(arc.points.upperBound)]
      if !isClosed { polyline.append(graph.nodes[Int(arc.end)].position) }
      let isFrame = arc.left < 0 || arc.right < 0
      curves.begin(polyline[0])
      if isFrame || (!isClosed && isStraight(polyline)) {
        curves.line(polyline[polyline.count - 1])
      } else if style == .polygon || polyline.count < 3 {
        for p in polygon(polyline, isClosed: isClosed).dropFirst() { curves.line(p) }
      } else {
        append(fitter.fit(polyline, isClosed: isClosed), to: &curves, from: polyline[0])
      }
      curves.end()
    }
    return curves
  }

  /// A fitted curve begins where it likes, if it is closed.
  private func append(
    _ curve: FittedCurve, to curves: inout ArcCurves, from first: SIMD2<Float>
  ) {
    curves.moveStart(SIMD2<Float>(curve.start))
    for segment in curve.segments {
      switch segment {
      case .line(let end): curves.line(SIMD2<Float>(end))
      case .cubic(let c1, let c2, let end):
        curves.cubic(SIMD2<Float>(c1), SIMD2<Float>(c2), SIMD2<Float>(end))
      }
    }
  }

  /// Whether all points of an open polyline are within the tolerance of the line between its ends.
  private func isStraight(_ points: [SIMD2<Float>]) -> Bool {
    let (a, b) = (points[0], points[points.count - 1])
    let chord = b - a
    let length = (chord * chord).sum()
    let limit = Float(tolerance * tolerance)
    for p in points {
      let d = p - a
      let along = (d * chord).sum()
      if along <= 0 {
        if (d * d).sum() > limit { return false }
      } else if along >= length {
        let e = p - b
        if (e * e).sum() > limit { return false }
      } else {
        let across = d.x * chord.y - d.y * chord.x
        if across * across > limit * length { return false }
      }
    }
    return true
  }

  /// The polyline's corners (U. Ramer, 1972); a closed one's first point comes last again.
  private func polygon(_ points: [SIMD2<Float>], isClosed: Bool) -> [SIMD2<Float>] {
    guard points.count > 2 else { return isClosed ? points + [points[0]] : points }
    let all = isClosed ? points + [points[0]] : points
    var isKept = [Bool](repeating: false, count: all.count)
    isKept[0] = true
    isKept[all.count - 1] = true
    var stack: [(Int, Int)] = []
    if isClosed {
      // The farthest point from the first parts the loop in two.
      var far = 1
      var most: Float = -1
      for i in 1..<(all.count - 1) {
        let d = all[i] - all[0]
        let square = (d * d).sum()
        if square > most { (most, far) = (square, i) }
      }
      isKept[far] = true
      stack = [(0, far), (far, all.count - 1)]
    } else {
      stack = [(0, all.count - 1)]
    }
    let limit = Float(tolerance * tolerance)
    while let (a, b) = stack.popLast() {
      guard b - a > 1 else { continue }
      // Halved at first, so that the time stays in bounds on the longest of arcs.
      if b - a > 4096 {
        let middle = (a + b) / 2
        isKept[middle] = true
        stack += [(a, middle), (middle, b)]
        continue
      }
      let chord = all[b] - all[a]
      let length = (chord * chord).sum()
      var worst = limit
      var at = -1
      for i in (a + 1)..<b {
        let d = all[i] - all[a]
        let t = length > 0 ? min(max((d * chord).sum() / length, 0), 1) : 0
        let e = d - chord * t
        let square = (e * e).sum()
        if square > worst { (worst, at) = (square, i) }
      }
      guard at >= 0 else { continue }
      isKept[at] = true
      stack += [(a, at), (at, b)]
    }
    return all.indices.filter { isKept[$0] }.map { all[$0] }
  }
}
