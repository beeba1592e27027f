import Foundation

extension ReferencePath {
  /// A point where the outline crosses itself, more than three times `tolerance` deep; nil if none is
  /// found.
  ///
  /// Pairs of segments are halved until they are straight to a quarter of the tolerance. Pairs without
  /// end, as of curves that run along one another, are given up: the work is bounded.
  func crossing(tolerance: Double) -> (x: Double, y: Double)? {
    var search = CrossingSearch(tolerance: tolerance)
    let ordered = segments.sorted { $0.minX < $1.minX }
    for (i, s) in ordered.enumerated() {
      if !s.isLine {
        let (a, b) = s.halves()
        if let point = search.pair(a, b, 1) { return point }
      }
      let end = s.maxX
      var j = i + 1
      while j < ordered.count, ordered[j].minX <= end {
        if let point = search.pair(s, ordered[j], 0) { return point }
        j += 1
      }
    }
    return nil
  }
}

/// Looks for a crossing of two segments.
private struct CrossingSearch {
  let tolerance: Double
  var workLeft = 400_000

  mutating func pair(
    _ a: ReferencePath.Segment, _ b: ReferencePath.Segment, _ depth: Int
  ) -> (x: Double, y: Double)? {
    if !a.comesNear(b, 0) || workLeft == 0 || depth > 80 { return nil }
    workLeft -= 1
    let bendA = a.bend
    let bendB = b.bend
    if max(bendA, bendB) <= tolerance / 4 { return lines(a, b) }
    if bendA >= bendB {
      let (first, second) = a.halves()
      return pair(first, b, depth + 1) ?? pair(second, b, depth + 1)
    }
    let (first, second) = b.halves()
    return pair(a, first, depth + 1) ?? pair(a, second, depth + 1)
  }

  private func lines(
    _ a: ReferencePath.Segment, _ b: ReferencePath.Segment
  ) -> (x: Double, y: Double)? {
    let ux = a.x.3 - a.x.0
    let uy = a.y.3 - a.y.0
    let vx = b.x.3 - b.x.0
    let vy = b.y.3 - b.y.0
    let deepA = 3 * tolerance * hypot(vx, vy)
    let deepB = 3 * tolerance * hypot(ux, uy)
    let a0 = (a.x.0 - b.x.0) * vy - (a.y.0 - b.y.0) * vx
    let a3 = (a.x.3 - b.x.0) * vy - (a.y.3 - b.y.0) * vx
    let b0 = (b.x.0 - a.x.0) * uy - (b.y.0 - a.y.0) * ux
    let b3 = (b.x.3 - a.x.0) * uy - (b.y.3 - a.y.0) * ux
    guard min(abs(a0), abs(a3)) > deepA, min(abs(b0), abs(b3)) > deepB, (a0 > 0) != (a3 > 0),
      (b0 > 0) != (b3 > 0)
    else { return nil }
    let t = a0 / (a0 - a3)
    return (a.x.0 + t * ux, a.y.0 + t * uy)
  }
}

extension ReferencePath.Segment {
  /// The curve is no further from its chord than one and a half times this.
  var bend: Double {
    if isLine { return 0 }
    let dx = (x.3 - x.0) / 3
    let dy = (y.3 - y.0) / 3
    return max(
      max(abs(x.1 - x.0 - dx), abs(y.1 - y.0 - dy)),
      max(abs(x.2 - x.3 + dx), abs(y.2 - y.3 + dy)))
  }
}
