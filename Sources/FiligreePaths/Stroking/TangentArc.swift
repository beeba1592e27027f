import Foundation

/// A circular arc of at most half a turn, by where it starts, its direction there, and where it ends.
///
/// Half the turn is the angle between the direction and the chord, so that no center is needed: a line is an
/// arc like others, and one that is all but straight loses nothing.
struct TangentArc {
  let start: CGPoint
  /// The unit direction in which the arc leaves its start.
  let direction: CGPoint
  let end: CGPoint

  /// The chord, and the cosine of half the turn; nil for an arc without a length.
  private var chord: (unit: CGPoint, length: CGFloat, cosine: CGFloat)? {
    let step = end - start
    guard let unit = step.unit else { return nil }
    return (unit, step.length, min(max(direction.dot(unit), 0), 1))
  }

  /// The unit direction in which the arc arrives at its end: that of its start, mirrored by the chord.
  var endDirection: CGPoint {
    guard let (unit, _, _) = chord else { return direction }
    let mirrored = unit * (2 * direction.dot(unit)) - direction
    return mirrored.unit ?? direction
  }

  /// The same arc the other way round.
  var reversed: TangentArc { TangentArc(start: end, direction: -endDirection, end: start) }

  /// The arc up to its middle, and the rest.
  var halves: (TangentArc, TangentArc) {
    guard let (unit, length, cosine) = chord else { return (self, self) }
    // The arc's height over its chord is c/2 · tan(θ/4), and tan(θ/4) = sin(θ/2) / (1 + cos(θ/2)). The chord
    // turned towards the arc is that way from the direction.
    let rise = 0.5 * length * unit.cross(direction) / (1 + cosine)
    let middle = start.midpoint(end) + unit.turned * rise
    // In its middle an arc runs along its chord.
    return (
      TangentArc(start: start, direction: direction, end: middle),
      TangentArc(start: middle, direction: unit, end: end)
    )
  }

  /// The arc up to where a function that is negative at its start and not at its end changes its sign.
  func upTo(_ isBeyond: (CGPoint) -> Bool) -> TangentArc {
    var part = self
    // Halving resolves a double's 53 bits.
    for _ in 0..<54 {
      let (first, second) = part.halves
      if isBeyond(first.end) { part = first } else { part = second }
    }
    return TangentArc(start: start, direction: direction, end: part.end)
  }
}

extension StrokePen {
  /// Appends an arc to a side that stands at its start.
  func append(_ arc: TangentArc, as arcs: Arcs, to side: inout OpenSegments, depth: Int = 0) {
    let step = arc.end - arc.start
    guard let unit = step.unit else { return }
    let length = step.length
    let cosine = min(max(arc.direction.dot(unit), 0), 1)
    let sine = abs(unit.cross(arc.direction))
    let isGood: Bool =
      switch arcs {
      // The height over the chord.
      case .lines: 0.5 * length * sine / (1 + cosine) <= 0.4 * tolerance
      // A quarter, with sin(θ/2)² = 1/2, is off by 2.73e-4 of the radius, and the error falls with the sixth
      // power; the radius is c / (2 sin(θ/2)).
      case .cubics:
        sine * sine <= 0.5 + 1e-9
          && 0.5 * length * 2.8e-4 * 8 * sine * sine * sine * sine * sine <= tolerance
      }
    // Half a turn, halved so often, is flatter than any tolerance of a pen.
    guard isGood || depth >= 12 else {
      let (first, second) = arc.halves
      append(first, as: arcs, to: &side, depth: depth + 1)
      append(second, as: arcs, to: &side, depth: depth + 1)
      return
    }
    if arcs == .lines || sine == 0 {
      side.line(to: arc.end)
    } else {
      // 4/3 tan(θ/4) of the radius, which is 2/3 c / (1 + cos(θ/2)).
      let reach = (2.0 / 3) * length / (1 + cosine)
      side.cubic(
        arc.start + arc.direction * reach, arc.end - arc.endDirection * reach, arc.end)
    }
  }
}
