import FiligreeBase
import Foundation

/// The shape of a join of `arcs`: both outer edges go on along circles of their own curvature until they meet.
///
/// Source: SVG 2, section 13.5, "Computing the shape of the stroke", with "Computing the circles" and
/// what is done where they do not meet.
///
/// All lengths are in half line widths, and the frame is that of the corner: the origin is the joint, x the
/// direction outwards that halves the corner, and y at right angles to it, towards the edge that arrives.
///
///           ╱ ╲            A line of curvature κ (positive where it bends outwards) has its circle's center
///     n₁  ╱     ╲  n₂      at n/κ, and its edge the same center. With |X|² = 1 + 2q, a point X is on the edge
///        ╲   x   ╱         of i where X·nᵢ = 1 + κᵢ q: also for a line, whose κ is 0.
///         ╲  ↑  ╱
///          ╲ │ ╱           With n = (C, ±S), K the mean of both κ and k half their difference, that is
///            P             x = (1 + K q) / C and y = k q / S, and |X|² = 1 + 2q a quadratic equation for q.
///
/// Its smaller solution is the point that is nearer to P. On both edges the way there is less than half a
/// turn, and |X| grows along it, so that they do not meet before.
struct ArcsJoin {
  /// Where the edges meet.
  let tip: CGPoint

  /// A join of edges that lines of these curvatures, times half the line width, have at a corner; nil where they
  /// meet infinitely far away, straight outwards.
  ///
  /// - Parameters:
  ///   - before: The curvature of the line that arrives, positive outwards; less than 1.
  ///   - after: That of the line that leaves; less than 1.
  ///   - cosine: The cosine of half the turn, C.
  ///   - sine: Its sine, S.
  init?(before: CGFloat, after: CGFloat, cosine: CGFloat, sine: CGFloat) {
    var (before, after) = (before, after)
    var square = (1 - before) * (1 - after) - sine * sine
    // Where the circles do not meet, they are changed until they touch.
    if square < 0 {
      guard let touching = Self.touching(before, after, cosine, sine) else {
        return nil
      }
      (before, after) = touching
      square = 0
    }
    let mean = 0.5 * (before + after)
    let root = square.squareRoot()
    let divisor = cosine * cosine - mean + cosine * root
    let x = (cosine * (1 - mean) + root) / divisor
    let y = 0.5 * (before - after) * sine / divisor
    guard divisor > 0, max(x, abs(y)) < Self.farthest else { return nil }
    tip = CGPoint(x: x, y: y)
  }

  /// In half line widths; what meets farther away runs straight on as far as any limit is of use.
  private static let farthest: CGFloat = 1e12

  /// The curvatures of lines whose edges touch: both radii change by the same length, and the edges keep their
  /// directions at the joint.
  ///
  /// With R the signed radius of an edge, 1/κ − 1, circles meet where R₁/(1 + R₁) · R₂/(1 + R₂) ≥ S². A circle
  /// within the other has the center outside, R > 0, and the other one inside, R < −1; apart, both have it outside.
  /// So in both cases the same length is added to both R, and the larger of two circles in each other becomes
  /// smaller. It solves a quadratic equation; of its solutions, the least change of the right sign.
  ///
  /// - Returns: The curvatures; nil where no change makes the circles touch, as the edges are parallel.
  private static func touching(
    _ before: CGFloat, _ after: CGFloat, _ cosine: CGFloat, _ sine: CGFloat
  ) -> (CGFloat, CGFloat)? {
    let (c2, s2) = (cosine * cosine, sine * sine)
    // Of a circle and a line, the circle alone is changed.
    guard before != 0, after != 0 else {
      let radius = s2 / c2
      guard radius.isFinite else { return nil }
      let changed = 1 / (1 + radius)
      return before == 0 ? (0, changed) : (changed, 0)
    }
    let (r1, r2) = (1 / before - 1, 1 / after - 1)
    let b = c2 * (r1 + r2) - 2 * s2
    let c = c2 * r1 * r2 - s2 * (1 + r1 + r2)
    let discriminant = b * b - 4 * c2 * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let change: CGFloat =
      if c < 0 {
        // Circles apart: of the solutions one is positive.
        b >= 0 ? -2 * c / (b + root) : (root - b) / (2 * c2)
      } else {
        // One in the other: both are positive, and the first makes them touch from inside.
        2 * c / (root - b)
      }
    guard change.isFinite, change >= 0 else { return nil }
    return (1 / (1 + r1 + change), 1 / (1 + r2 + change))
  }

  /// The line that the join is cut along, at right angles to the arc from the joint to the tip that starts
  /// straight outwards, `limit` half line widths along it; nil where that is not needed.
  func cut(at limit: CGFloat) -> Cut? {
    // The arc turns by twice the angle between x and its chord.
    let angle = arctangent(y: tip.y, x: tip.x)
    let distance = tip.length
    let length = abs(angle) < 1e-4 ? distance : distance * angle / sincos(angle).sine
    guard length > limit else { return nil }
    let turn = 2 * angle * limit / length
    let half = sincos(0.5 * turn)
    let chord = abs(turn) < 1e-4 ? limit : limit * half.sine / (0.5 * turn)
    let end = sincos(turn)
    return Cut(
      point: CGPoint(x: half.cosine, y: half.sine) * chord,
      normal: CGPoint(x: end.cosine, y: end.sine))
  }

  /// A line; what is ahead of it is cut off.
  struct Cut {
    var point: CGPoint
    /// The unit vector ahead.
    var normal: CGPoint
  }
}
