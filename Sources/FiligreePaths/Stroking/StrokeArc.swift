import Foundation

extension StrokePen {
  /// What arcs are made of.
  enum Arcs {
    case lines
    case cubics
  }

  /// Appends a circular arc about `center`, less than half a turn, the short way between two unit
  /// vectors; `middle` is the unit vector half-way.
  ///
  /// The arc is halved until its pieces are flat or round enough. No angle is ever computed:
  /// halving takes square roots alone, and they are the same on every machine.
  func appendArc(
    about center: CGPoint, from first: CGPoint, through middle: CGPoint, to last: CGPoint,
    as arcs: Arcs, to side: inout OpenSegments
  ) {
    appendArc(about: center, from: first, to: middle, as: arcs, depth: 0, to: &side)
    appendArc(about: center, from: middle, to: last, as: arcs, depth: 0, to: &side)
  }

  /// Appends the way of a side on the inside of a turn on the spot, where it runs backwards along an arc.
  ///
  /// As on the evolute, which is the point itself here: through it, back along the arc, and through it again.
  func appendFold(
    about center: CGPoint, from first: CGPoint, through middle: CGPoint, to last: CGPoint,
    as arcs: Arcs, to side: inout OpenSegments
  ) {
    side.line(to: center)
    side.line(to: center + last * radius)
    appendArc(about: center, from: last, through: middle, to: first, as: arcs, to: &side)
    side.line(to: center)
    side.line(to: center + last * radius)
  }

  /// At most a quarter of a turn.
  private func appendArc(
    about center: CGPoint, from first: CGPoint, to last: CGPoint, as arcs: Arcs, depth: Int,
    to side: inout OpenSegments
  ) {
    let cosine = max(first.dot(last), 0)
    let halfSquared = 0.5 * (1 + cosine)
    let isGood: Bool =
      switch arcs {
      case .lines: halfSquared >= chordCosineSquared
      // A quarter is off by 2.73e-4 of the radius, and the error falls with the sixth power.
      case .cubics:
        radius * 2.8e-4 * (depth == 0 ? 1 : depth == 1 ? 0x1p-6 : 0x1p-12) <= tolerance
      }
    if isGood || depth >= 12 {
      let end = center + last * radius
      if arcs == .lines {
        side.line(to: end)
      } else {
        // 4/3 tan(angle / 4).
        let reach =
          (4.0 / 3) * (max(0.5 * (1 - cosine), 0)).squareRoot() / (1 + halfSquared.squareRoot())
        let turn = first.cross(last) < 0 ? -reach : reach
        side.cubic(
          center + (first + first.turned * turn) * radius,
          center + (last - last.turned * turn) * radius, end)
      }
      return
    }
    guard let middle = (first + last).unit else { return }
    appendArc(about: center, from: first, to: middle, as: arcs, depth: depth + 1, to: &side)
    appendArc(about: center, from: middle, to: last, as: arcs, depth: depth + 1, to: &side)
  }
}
