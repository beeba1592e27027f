import Foundation

/// A place on a curve where it has to be cut.
struct CurvePlace: BitwiseCopyable {
  var curve: Int32
  var t: Double
}

extension Arrangement {
  /// Chords may stand in for curves that pass their nodes within this many grid steps.
  private static var displacementLimit: Double { 2 * CurveSeparation.tolerance }

  /// Where curves have to be cut further: a node inside their chord lies off the curve itself.
  ///
  /// `CurveSeparation` cuts curves until chords meet as curves do, but it sees points before they are
  /// rounded: chords that it takes to pass one another by a step may cross on the grid, and where they
  /// are almost parallel, anywhere. The result is empty but for one drawing in some thousands of
  /// those made to provoke it.
  func displacedPlaces() -> [CurvePlace] {
    var places: [CurvePlace] = []
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
      // At the node, which may lie close to an end, and in the middle, so that the rest is shorter.
      let middle = from + (to - from) / 2
      for t in [t, middle] where t > from && t < to {
        places.append(CurvePlace(curve: source, t: t))
      }
    }
    return places
  }
}

extension CurveSeparation {
  /// Cuts curves at further places; false if there is nothing to cut.
  mutating func cut(at places: [CurvePlace]) -> Bool {
    let known = splits.count
    for place in places {
      var piece = 0
      while piece < pieces.count
        && !(sources[piece] == place.curve && pieces[piece].t0 < place.t
          && place.t < pieces[piece].t1)
      {
        piece += 1
      }
      if piece == pieces.count { continue }
      let vertex = addVertex(curves[Int(place.curve)].point(place.t))
      addSplit(Int32(truncatingIfNeeded: piece), place.t, vertex)
    }
    if splits.count == known { return false }
    propagate()
    return true
  }
}
