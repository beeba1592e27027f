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
    let fitter = RunFitter(chain: chain, tolerance: tolerance)
    var result: [PathSegment] = []
    for (first, next) in zip(breaks, breaks.dropFirst()) {
      if next - first > 1,
        let pieces = fitter.pieces(
          from: chain.nodes[first], to: chain.nodes[next], limit: next - first)
      {
        result += pieces
      } else {
        result += segments[first..<next]
      }
    }
    return result
  }
}
