// Where chords meet what their curves do not.
//
// `CurveSeparation` cuts curves until chords meet as curves do, but it sees points before they are
// rounded: chords that it takes to pass one another by a step may cross on the grid, and where they
// are almost parallel, anywhere. Such curves have to be cut further. There are nearly always none.

/// A point on a curve where it has to be cut.
struct CurveLocation: BitwiseCopyable {
  var curve: Int
  var t: Double
}

extension Outlines {
  /// Chords may replace curves that pass their nodes within this many grid steps.
  fileprivate static var displacementLimit: Double { 2 * CurveSeparation.tolerance }

  /// Whether a part of a curve may be replaced by its chord: cutting what is almost straight gains
  /// nothing.
  fileprivate func isFlat(_ curve: Int, _ from: Double, _ to: Double) -> Bool {
    let a = curves[curve].point(from)
    let b = curves[curve].point(to)
    let c = curves[curve].point(from + (to - from) / 2)
    let (dx, dy) = ((b.x - a.x) * frame.scale, (b.y - a.y) * frame.scale)
    let (ex, ey) = ((c.x - a.x) * frame.scale, (c.y - a.y) * frame.scale)
    let cross = dx * ey - dy * ex
    let square = dx * dx + dy * dy
    // A control point at that distance brings the middle to three quarters of it.
    let limit = CurveSeparation.flatness * 0.75
    return square > 0 ? cross * cross <= limit * limit * square : ex * ex + ey * ey <= limit * limit
  }
}

extension Planarization {
  /// Where curves have to be cut further: a node inside their chord lies off the curve itself.
  func displacedLocations() -> [CurveLocation] {
    var locations: [CurveLocation] = []
    let frame = outlines.frame
    for cut in cuts {
      let segment = Int(cut.segment)
      guard let curve = outlines.sources[segment].curve else { continue }
      let (from, to) = outlines.parameters(ofSegment: segment)
      let p = nodes.points[Int(cut.node)]
      let t = outlines.parameter(ofSegment: segment, curve, at: p)
      let c = outlines.curves[curve].point(t)
      let limit = Outlines.displacementLimit
      if abs(frame.x(c.x) - Double(p.x)) <= limit && abs(frame.y(c.y) - Double(p.y)) <= limit {
        continue
      }
      if outlines.isFlat(curve, from, to) { continue }
      // At the node, which may lie close to an end, and in the middle, so that both parts get
      // shorter.
      for t in [t, from + (to - from) / 2] where t > from && t < to {
        locations.append(CurveLocation(curve: curve, t: t))
      }
    }
    return locations
  }
}

extension Arrangement {
  /// Where curves have to be cut further although no node lies inside their chord: the chord
  /// coincides with that of another source, from which the curve itself is far.
  ///
  /// Vertices within the tolerance of one another are united after curves were compared, so that
  /// two chords may end up between the same nodes.
  func displacedCoincidences() -> [CurveLocation] {
    var locations: [CurveLocation] = []
    for c in 0..<chainCount {
      let chain = chain(c)
      if merged.isRepresentative(c) && !chain.isSpike { continue }
      // A spike coincides with itself.
      let representative = merged.representative(of: HalfEdge(chain: c, isForward: !chain.isSpike))
      let other = self.chain(representative.chain)
      for k in 0...(chain.isSpike ? chain.vertexCount >> 1 : chain.vertexCount) {
        let mine = middle(of: chain, k)
        let theirs = middle(of: other, representative.isForward ? k : chain.vertexCount &- k)
        let limit = Outlines.displacementLimit * outlines.frame.unit
        let (dx, dy) = (mine.point.x - theirs.point.x, mine.point.y - theirs.point.y)
        if abs(dx) <= limit && abs(dy) <= limit { continue }
        if let location = mine.location { locations.append(location) }
        if let location = theirs.location { locations.append(location) }
      }
    }
    return locations
  }

  /// The point of a chain's source that is level with the middle of the chord from its point k to
  /// the next; and where it is, unless the source is a line or flat.
  private func middle(
    of chain: Chain, _ k: Int32
  ) -> (point: ExactPoint, location: CurveLocation?) {
    let segment = segment(k, of: chain)
    let start = outlines.frame.exact(point(k, of: chain))
    let end = outlines.frame.exact(point(k &+ 1, of: chain))
    let middle = ExactPoint(
      x: start.x + (end.x - start.x) / 2, y: start.y + (end.y - start.y) / 2)
    guard let source = outlines.sources[segment].curve else { return (middle, nil) }
    let (from, to) = parameters(k, of: chain, segment, source)
    let curve = outlines.curves[source]
    let t = curve.level(with: middle, from: from, to: to, guess: from + (to - from) / 2)
    let isFlat = outlines.isFlat(source, from, to)
    return (curve.point(t), isFlat ? nil : CurveLocation(curve: source, t: t))
  }
}

extension CurveSeparation {
  /// How often curves are cut again where their chords meet something that they themselves do not.
  ///
  /// Each time what is left is at most half as long, and bulges a quarter as far; what is flat
  /// stays.
  private static var recutLimit: Int { 16 }

  /// Separates the curves, and arranges their chords; nil if nothing is left of them on the grid.
  mutating func arranged(_ arena: inout Arena) -> Arrangement? {
    separateAll()
    var round = 0
    while true {
      let outlines = outlines(&arena)
      if outlines.rings.count == 0 { return nil }
      let planar = Planarization(Intersections(outlines, &arena), &arena)
      round += 1
      let cutsAgain = round <= CurveSeparation.recutLimit
      if cutsAgain && cut(at: planar.displacedLocations()) { continue }
      let arrangement = Arrangement(planar, &arena)
      if cutsAgain && cut(at: arrangement.displacedCoincidences()) { continue }
      return arrangement
    }
  }

  /// Cuts curves at further points; false if there is nothing to cut.
  mutating func cut(at locations: [CurveLocation]) -> Bool {
    let known = splits.count
    for location in locations {
      var piece = 0
      while piece < pieces.count
        && !(sources[piece].curve == location.curve && pieces[piece].t0 < location.t
          && location.t < pieces[piece].t1)
      {
        piece += 1
      }
      if piece == pieces.count { continue }
      let vertex = addVertex(curves[location.curve].point(location.t))
      addSplit(Int32(truncatingIfNeeded: piece), location.t, vertex)
    }
    if splits.count == known { return false }
    propagate()
    return true
  }
}
