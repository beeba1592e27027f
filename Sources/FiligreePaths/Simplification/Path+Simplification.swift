import Foundation

extension Path {
  /// Returns the path drawn with as few lines and curves as lie within `tolerance` of it.
  ///
  /// Every point of the result is within the tolerance of the path and every point of the path within
  /// the tolerance of the result, subpath by subpath (the Hausdorff distance): each fitted curve is
  /// checked before it is taken. Corners stay where they are: turns of more than 30°, seen over four
  /// tolerances to either side, so that noise and pixels' stairs of that size are none, nor are bends; of
  /// corners closer than two tolerances the sharpest stays. Lines between
  /// corners stay lines; chains of short lines that bend smoothly become curves. Starts, directions and
  /// closings of subpaths stay; what has no length goes, except a subpath that is a dot. Where nothing is
  /// gained the original segments are kept, to the last bit.
  ///
  /// - Parameter tolerance: The distance allowed, in the path's units. The path itself is the result
  ///   where it is not above zero, or NaN, or below a millionth of a curve's size for that curve. Elements
  ///   that are not finite are skipped; a subpath larger than 1e140 is kept as it is.
  /// - Returns: The simplified path; never more segments than before.
  public func simplified(tolerance: CGFloat) -> Path {
    // Negated, so that NaN returns as well.
    guard tolerance > 0 else { return self }
    return Path(storage: storage.simplified(tolerance: tolerance))
  }
}

extension PathStorage {
  /// Returns the path with fewer segments; see `Path.simplified(tolerance:)`.
  package func simplified(tolerance: CGFloat) -> PathStorage {
    let table = PathSegments(self)
    var result = PathStorage()
    for subpath in table.subpaths {
      result.move(to: subpath.start)
      var segments: [PathSegment] = []
      var box = BoxOfPoints()
      for i in subpath.range {
        let segment = table[i]
        if segment.p0 == segment.p3, segment.p1 == segment.p0, segment.p2 == segment.p0 { continue }
        segments.append(segment)
        for point in [segment.p0, segment.p1, segment.p2, segment.p3] { box.add(point) }
      }
      if !segments.isEmpty, box.size > 1e-140, box.size < 1e140 {
        segments = PathStorage.simplified(
          segments, isClosed: subpath.isClosed, tolerance: min(tolerance, box.size))
      }
      if segments.isEmpty, !subpath.range.isEmpty, !subpath.isClosed {
        // A dot, which round caps draw.
        result.line(to: subpath.start)
      }
      for (i, segment) in segments.enumerated() {
        // Closing draws the last line.
        let isLast = i + 1 == segments.count && i > 0
        if isLast, subpath.isClosed, segment.kind == .line { break }
        result.append(segment)
      }
      if subpath.isClosed { result.close() }
    }
    return result
  }

  private static func simplified(
    _ segments: [PathSegment], isClosed: Bool, tolerance: CGFloat
  ) -> [PathSegment] {
    var chain = SimplificationVertices(segments, tolerance: tolerance)
    let breaks = SimplificationBreaks.find(&chain, isClosed: isClosed, tolerance: tolerance)
    var result: [PathSegment] = []
    for (first, next) in zip(breaks, breaks.dropFirst()) {
      let fitted = next - first > 1 ? chain.fitted(first..<next, tolerance: tolerance) : nil
      if let fitted, fitted.count < next - first {
        result += fitted
      } else {
        result += segments[first..<next]
      }
    }
    return result
  }
}

extension SimplificationVertices {
  /// The tolerance of the curve fitter, in whose units paths are fitted: its other lengths go with it.
  private static let fitterTolerance = 0.5
  /// Larger coordinates, in these units, are not fitted: their squares lose the tolerance.
  private static let fitterReach = 1e12
  /// The squared distance that costs as much as one more segment, for each unit of length: so the number
  /// of segments counts, and distances only where that is equal.
  private static let errorPerLength = 4.0

  /// What paths have: corners that nothing rounds off, noise of any kind, and curves that may be long for their
  /// tolerance or go nearly around.
  ///
  /// Lines may use all of the tolerance among lines alone: what bends stays a curve.
  private static func traits(isAllLines: Bool) -> CurveFitter.Traits {
    CurveFitter.Traits(
      polygonShare: 0.7, jointShare: 0.6, sampleShare: 0.98, middleShare: 2, gap: 2,
      longestArcToChord: .infinity, lineShare: isAllLines ? 1 : 0.125, cornerGap: 0, rounds: 4,
      damping: 1e-6, hopeless: 100)
  }

  /// The lines and curves for segments without a corner between them; nil where none are found.
  func fitted(_ range: Range<Int>, tolerance: CGFloat) -> [PathSegment]? {
    let (first, last) = (nodes[range.lowerBound], nodes[range.upperBound])
    // What the chain strays is left out.
    let allowed = Double(tolerance * (1 - SimplificationVertices.strayShare))
    let (origin, unit) = (points[first], allowed / SimplificationVertices.fitterTolerance)
    var scaled: [SIMD2<Double>] = []
    var known: [CGPoint?] = []
    // The places of joints of curves among them.
    var joints: [Int] = []
    var segment = range.lowerBound
    for i in first...last {
      let p = SIMD2(Double(points[i].x - origin.x), Double(points[i].y - origin.y)) / unit
      // Negated, so that NaN fails.
      if !(abs(p.x) < SimplificationVertices.fitterReach) { return nil }
      if !(abs(p.y) < SimplificationVertices.fitterReach) { return nil }
      if scaled.last != p {
        scaled.append(p)
        known.append(directions[i])
      }
      if segment < range.upperBound, nodes[segment] == i {
        known[known.count - 1] = startDirections[segment]
        if !isLine[segment] || !isLine[max(segment - 1, range.lowerBound)] {
          joints.append(known.count - 1)
        }
        segment += 1
      }
    }
    known[known.count - 1] = endDirections[range.upperBound - 1]
    guard scaled.count > 1 else { return nil }
    let polyline = FitPolyline(scaled, isClosed: false)
    var fitter = CurveFitter(tolerance: SimplificationVertices.fitterTolerance, cornerAngle: 180)
    fitter.traits = SimplificationVertices.traits(isAllLines: isLine[range].allSatisfy { $0 })
    fitter.errorPerSegment = SimplificationVertices.errorPerLength * max(polyline.length, 1)
    var breakPoints = BreakPointFinder(polyline, fitter).find()
    let found = Set(breakPoints.map(\.index))
    breakPoints += joints.lazy.filter { !found.contains($0) }.map {
      BreakPoint(index: $0, position: scaled[$0], corner: scaled[$0])
    }
    breakPoints.sort { $0.index < $1.index }
    for k in breakPoints.indices {
      if let direction = known[breakPoints[k].index] {
        breakPoints[k].joinsSmoothly(at: scaled[breakPoints[k].index], direction)
      }
    }
    let curve = fitter.fit(polyline, breakPoints)
    var result: [PathSegment] = []
    var start = origin
    for (i, segment) in curve.segments.enumerated() {
      func point(_ p: SIMD2<Double>) -> CGPoint {
        CGPoint(x: origin.x + CGFloat(p.x * unit), y: origin.y + CGFloat(p.y * unit))
      }
      let end = i + 1 == curve.segments.count ? points[last] : point(segment.end)
      switch segment {
      case .line: result.append(PathSegment(line: start, end))
      case .cubic(let c1, let c2, _):
        result.append(PathSegment(CubicCurve(start, point(c1), point(c2), end)))
      }
      start = end
    }
    return result
  }
}

extension BreakPoint {
  /// Makes it a smooth joint at a point where the direction is known.
  fileprivate mutating func joinsSmoothly(at point: SIMD2<Double>, _ direction: CGPoint) {
    position = point
    self.direction = SIMD2(Double(direction.x), Double(direction.y))
    (canBeSmooth, canBeCorner) = (true, false)
  }
}
