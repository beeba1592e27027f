import Foundation

/// A point on a curve where it has to be cut.
struct CurveLocation: BitwiseCopyable {
  var curve: Int32
  var t: Double
}

extension Arrangement {
  /// Chords may replace curves that pass their nodes within this many grid steps.
  private static var displacementLimit: Double { 2 * CurveSeparation.tolerance }

  /// Where curves have to be cut further: a node inside their chord lies off the curve itself.
  ///
  /// `CurveSeparation` cuts curves until chords meet as curves do, but it sees points before they
  /// are rounded: chords that it takes to pass one another by a step may cross on the grid, and
  /// where they are almost parallel, anywhere. The result is nearly always empty.
  func displacedLocations() -> [CurveLocation] {
    var locations: [CurveLocation] = []
    var k = 0
    while k < cuts.count {
      let cut = cuts[k]
      k &+= 1
      let segment = cut.segment
      let source = sources[segment]
      if source < 0 { continue }
      let from = parameters[segment]
      let to = parameterAtEnd(segment)
      let t = parameter(segment, cut.node, from, to)
      let c = curves[Int(source)].point(t)
      let p = nodes.points[Int(cut.node)]
      let limit = Arrangement.displacementLimit
      if abs(frame.x(c.x) - Double(p.x)) <= limit && abs(frame.y(c.y) - Double(p.y)) <= limit {
        continue
      }
      if isFlat(Int(source), from, to) { continue }
      // At the node, which may lie close to an end, and in the middle, so that both parts get
      // shorter.
      let middle = from + (to - from) / 2
      for t in [t, middle] where t > from && t < to {
        locations.append(CurveLocation(curve: source, t: t))
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
    var c = 0
    while c < chains.count {
      let chain = chains[c]
      c &+= 1
      // A chain that goes out and back the same way coincides with itself.
      let isSpike =
        chain.startNode == chain.endNode && chain.deltaFirst == 0 && chain.deltaSecond == 0
        && chain.vertexCount & 1 == 1 && chain.representative == Int32(truncatingIfNeeded: c &- 1)
      if chain.representative == Int32(truncatingIfNeeded: c &- 1) && !isSpike { continue }
      let isFlipped = isSpike || chain.representative < 0
      let other =
        chains[Int(chain.representative < 0 ? ~chain.representative : chain.representative)]
      var k: Int32 = 0
      while k <= (isSpike ? chain.vertexCount >> 1 : chain.vertexCount) {
        let mine = middle(of: chain, piece: k)
        let theirs = middle(of: other, piece: isFlipped ? chain.vertexCount &- k : k)
        k &+= 1
        let limit = Arrangement.displacementLimit * frame.unit
        let (dx, dy) = (mine.point.x - theirs.point.x, mine.point.y - theirs.point.y)
        if abs(dx) <= limit && abs(dy) <= limit { continue }
        if mine.location.curve >= 0 { locations.append(mine.location) }
        if theirs.location.curve >= 0 { locations.append(theirs.location) }
      }
    }
    return locations
  }

  /// The point of a chain's source that is level with the middle of one of its chords.
  ///
  /// Piece k of a chain ends in its vertex k, the last one in its end node. For lines and flat
  /// curves the curve is -1.
  private func middle(
    of chain: Chain, piece k: Int32
  ) -> (point: ExactPoint, location: CurveLocation) {
    let segment = k == 0 ? Int(chain.startSegment) : vertex(of: chain, k &- 1)
    let a = k == 0 ? nodes.points[Int(chain.startNode)] : points[vertex(of: chain, k &- 1)]
    let b = k == chain.vertexCount ? nodes.points[Int(chain.endNode)] : points[vertex(of: chain, k)]
    let start = frame.exact(a)
    let end = frame.exact(b)
    let middle = ExactPoint(
      x: start.x + (end.x - start.x) / 2, y: start.y + (end.y - start.y) / 2)
    let source = sources[segment]
    if source < 0 { return (middle, CurveLocation(curve: -1, t: 0)) }
    var from = parameters[segment]
    var to = parameterAtEnd(segment)
    let whole = (from, to)
    if k == 0 && chain.startsInside {
      from = parameter(segment, chain.startNode, whole.0, whole.1)
    }
    if k == chain.vertexCount && chain.endsInside {
      to = parameter(segment, chain.endNode, whole.0, whole.1)
    }
    let curve = curves[Int(source)]
    let t = curve.level(with: middle, from: from, to: to, guess: from + (to - from) / 2)
    // Cutting what is almost straight gains nothing.
    let location = CurveLocation(curve: isFlat(Int(source), from, to) ? -1 : source, t: t)
    return (curve.point(t), location)
  }

  /// Whether a part of a curve may be replaced by its chord.
  private func isFlat(_ curve: Int, _ from: Double, _ to: Double) -> Bool {
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

extension CurveSeparation {
  /// Cuts curves at further points; false if there is nothing to cut.
  mutating func cut(at locations: [CurveLocation]) -> Bool {
    let known = splits.count
    for location in locations {
      var piece = 0
      while piece < pieces.count
        && !(sources[piece] == location.curve && pieces[piece].t0 < location.t
          && location.t < pieces[piece].t1)
      {
        piece += 1
      }
      if piece == pieces.count { continue }
      let vertex = addVertex(curves[Int(location.curve)].point(location.t))
      addSplit(Int32(truncatingIfNeeded: piece), location.t, vertex)
    }
    if splits.count == known { return false }
    propagate()
    return true
  }
}
