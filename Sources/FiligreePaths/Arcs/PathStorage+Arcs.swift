import FiligreeBase
import Foundation

// Arcs become cubic curves of a quarter turn each, and one for the rest. With control points at 4/3 tan(angle/4)
// of the radius, as here, a quarter is off by at most 2.73e-4 of the radius (outwards).

extension PathStorage {
  /// Adds an arc about `center`, `sweep` radians from `startAngle` on.
  ///
  /// A line leads to the arc's start from the current point, be it there already; without one, the arc
  /// begins a subpath. Curves of a quarter turn follow one another from the start on, and the last is what is left.
  /// Nothing is added if a number is not finite.
  package mutating func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, startAngle.isFinite, sweep.isFinite else { return }
    // More than two turns show nothing more; what matters beyond is where they end.
    let turn = 2 * CGFloat.pi
    var sweep = sweep
    if abs(sweep) > 2 * turn {
      let rest = abs(sweep).truncatingRemainder(dividingBy: turn) + turn
      sweep = sweep < 0 ? -rest : rest
    }
    func rim(_ angle: CGFloat) -> CGPoint {
      let (sine, cosine) = sincos(angle)
      return CGPoint(x: cosine, y: sine)
    }
    var from = rim(startAngle)
    let start = (center + from * radius).applying(transform)
    if isEmpty { move(to: start) } else { line(to: start) }
    guard sweep != 0 else { return }
    let quarterTurn = sweep < 0 ? -0.5 * CGFloat.pi : 0.5 * CGFloat.pi
    // A quarter may come out of its sum a few bits too wide.
    let count = max((sweep / quarterTurn - 1e-9).rounded(.up), 1)
    var i: CGFloat = 1
    while i <= count {
      let isLast = i == count
      let piece = isLast ? sweep - (count - 1) * quarterTurn : quarterTurn
      let fourth = sincos(0.25 * piece)
      let reach = (4.0 / 3) * fourth.sine / fourth.cosine
      let to = rim(isLast ? startAngle + sweep : startAngle + i * quarterTurn)
      cubic(
        to: (center + to * radius).applying(transform),
        control1: (center + (from + from.turned * reach) * radius).applying(transform),
        control2: (center + (to - to.turned * reach) * radius).applying(transform))
      from = to
      i += 1
    }
  }

  /// The sweep from one angle to another: see `Path.addArc`.
  package static func sweep(
    from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = endAngle - startAngle
    guard difference.isFinite else { return difference }
    // Angles from degrees may fall short of a full turn by a rounding.
    if abs(difference) >= turn - 4 * max(abs(startAngle), abs(endAngle)).ulp {
      return clockwise ? -turn : turn
    }
    if clockwise { return difference > 0 ? difference - turn : difference }
    return difference < 0 ? difference + turn : difference
  }

  /// Adds the arc of a circle that touches the lines from the current point to `corner` and from
  /// there to `end`; see `Path.addArc(tangent1End:tangent2End:radius:transform:)`.
  package mutating func tangentArc(
    corner: CGPoint, end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint, corner.isFinite, end.isFinite, radius.isFinite else { return }
    let start = current.applying(transform.inverted())
    guard let back = (start - corner).unit, let ahead = (end - corner).unit, radius != 0,
      abs(back.cross(ahead)) > 1e-12
    else {
      line(to: corner.applying(transform))
      return
    }
    let cosine = back.dot(ahead)
    // Of half the angle between the lines.
    let halfSine = (0.5 * (1 - cosine)).squareRoot()
    let halfCosine = (0.5 * (1 + cosine)).squareRoot()
    let reach = abs(radius) * halfCosine / halfSine
    guard let bisector = (back + ahead).unit else { return }
    let center = corner + bisector * (abs(radius) / halfSine)
    let first = corner + back * reach
    let last = corner + ahead * reach
    lineOrMove(to: first.applying(transform))
    // The arc turns by 180° less the angle between the lines.
    let from = (first - center) * (1 / abs(radius))
    let to = (last - center) * (1 / abs(radius))
    // A quarter may come out a few bits too wide.
    if from.dot(to) < -1e-9 {
      arcPiece(center, abs(radius), from, -bisector, transform)
      arcPiece(center, abs(radius), -bisector, to, transform)
    } else {
      arcPiece(center, abs(radius), from, to, transform)
    }
  }

  /// Adds the arc, at most a quarter turn, between two unit vectors from `center`.
  ///
  /// `transform` maps what comes of it; the arc ends in `end`, if that is given, to the last bit.
  mutating func arcPiece(
    _ center: CGPoint, _ radius: CGFloat, _ from: CGPoint, _ to: CGPoint,
    _ transform: CGAffineTransform, end: CGPoint? = nil
  ) {
    // 4/3 tan(θ/4) = 4/3 sin(θ/2) / (1 + cos(θ/2)), where half the chord is sin(θ/2): so a tiny arc
    // loses nothing.
    let halfSine = 0.5 * (to - from).length
    let halfCosine = max(0, 1 - halfSine * halfSine).squareRoot()
    let size = (4.0 / 3) * halfSine / (1 + halfCosine)
    let reach = from.cross(to) < 0 ? -size : size
    cubic(
      to: end ?? (center + to * radius).applying(transform),
      control1: (center + (from + from.turned * reach) * radius).applying(transform),
      control2: (center + (to - to.turned * reach) * radius).applying(transform))
  }

  /// Adds a line, or begins a subpath where there is none; a line of no length is left out.
  mutating func lineOrMove(to point: CGPoint) {
    guard let current = currentPoint else {
      move(to: point)
      return
    }
    if current != point || verbs.last == .close { line(to: point) }
  }
}
