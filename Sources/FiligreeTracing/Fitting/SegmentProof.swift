import CFiligreeTracing
import FiligreePaths
import Foundation

/// The proof that a segment and the stretch of the polyline that it replaces lie within the tolerance of
/// each other.
///
/// Each point of the stretch gets a partner on the cubic, in order and within the tolerance; between two of
/// them the cubic strays from its chord by no more than an eighth of its second derivative times the square
/// of the step, most in the middle, and the chord from the polyline's line by what is between the distances at
/// the ends. Where that bound is not enough, and for lines, the cubic becomes a polyline of lines itself
/// (`ChainMatch`).
///
/// Before the proof a cubic's arms are fitted to the same points: the search for segments has looked at eight
/// samples only.
struct SegmentProof {
  let polyline: FitPolyline
  let tolerance: Double
  /// For stretches of too many points: fits to some of them.
  let fit: SegmentFit
  /// Whether the polyline has steps.
  ///
  /// Cubics may take all of the tolerance there. Elsewhere those that node a square's corners off would pass,
  /// just so: they keep a share of it.
  let hasSteps: Bool
  /// The share of the tolerance by which a cubic may stray from its own polyline of lines, or that it keeps.
  private static let strayShare = 1.0 / 16
  /// How often arms are solved for.
  private static let rounds: Int32 = 2
  /// What is said of stretches that have too many points to fit to all of them.
  private static let tooLong: Int32 = -2
  /// How much longer than a segment the polyline may be that it replaces, stretch by stretch.
  private static let leeway = 1.5

  /// Whether a line from `a` to `b` is proven to be near.
  func isNear(_ a: SegmentFit.End, _ b: SegmentFit.End) -> Bool {
    guard areEndsNear(a, b, reach: tolerance) else { return false }
    return withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: 2) { fit in
      fit.initializeElement(at: 0, to: a.position)
      fit.initializeElement(at: 1, to: b.position)
      return isNear(UnsafeBufferPointer(fit), a.index...b.index, reach: tolerance)
    }
  }

  /// Whether a cubic from `a` to `b` is proven to be near, once its arms have been fitted to all points.
  func isNear(_ arms: inout SIMD4<Float>, _ a: SegmentFit.End, _ b: SegmentFit.End) -> Bool {
    let (u, v) = (SIMD2<Float>(a.direction ?? .zero), SIMD2<Float>(b.direction ?? .zero))
    var segment = filigree_segment(
      start: (a.position.x, a.position.y), end: (b.position.x, b.position.y),
      start_direction: (u.x, u.y), end_direction: (v.x, v.y),
      knows_start: a.direction == nil ? 0 : 1, knows_end: b.direction == nil ? 0 : 1,
      arm1: (arms.x, arms.y), arm2: (arms.z, arms.w), rounds: SegmentProof.rounds,
      distance: hasSteps ? tolerance : tolerance * (1 - SegmentProof.strayShare))
    let verdict = polyline.prove(&segment, from: a.index, to: b.index)
    arms = SIMD4(segment.arm1.0, segment.arm1.1, segment.arm2.0, segment.arm2.1)
    if verdict >= 0 { return verdict == 1 }
    if verdict == SegmentProof.tooLong {
      arms = fit.arms(a, b, near: arms, rounds: SegmentProof.rounds) ?? arms
    }
    let far = SIMD4<Double>(arms)
    return isNearInLines((a.position + far.lowHalf, b.position + far.highHalf), a, b)
  }

  /// The same by the cubic's own polyline of lines.
  private func isNearInLines(
    _ controls: (SIMD2<Double>, SIMD2<Double>), _ a: SegmentFit.End, _ b: SegmentFit.End
  ) -> Bool {
    let (p0, c1, c2, p3) = (a.position, controls.0, controls.1, b.position)
    let stray = tolerance * SegmentProof.strayShare
    let (w0, w1) = (6 * (p0 - 2 * c1 + c2), 6 * (c1 - 2 * c2 + p3))
    let bend = max(dot(w0, w0), dot(w1, w1)).squareRoot()
    let wanted = (bend / (8 * stray)).squareRoot().rounded(.up)
    guard wanted <= 4096 else { return false }
    let count = max(Int(wanted), 1)
    guard areEndsNear(a, b, reach: tolerance - stray) else { return false }
    return withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: count + 1) { fit in
      fit.initializeElement(at: 0, to: p0)
      for i in 1..<max(count, 1) {
        let t = Double(i) / Double(count)
        let s = 1 - t
        let first = (p0 * s + c1 * (3 * t)) * (s * s)
        fit.initializeElement(at: i, to: first + (c2 * (3 * s) + p3 * t) * (t * t))
      }
      fit.initializeElement(at: count, to: p3)
      return isNear(UnsafeBufferPointer(fit), a.index...b.index, reach: tolerance - stray)
    }
  }

  /// Whether both ends are near their partners: the polyline's own points there.
  private func areEndsNear(_ a: SegmentFit.End, _ b: SegmentFit.End, reach: Double) -> Bool {
    let (start, end) = (
      a.position - polyline.points[a.index], b.position - polyline.points[b.index]
    )
    return dot(start, start) <= reach * reach && dot(end, end) <= reach * reach
  }

  /// Whether a polyline and a stretch of the polyline are proven to be near each other.
  private func isNear(
    _ fit: UnsafeBufferPointer<SIMD2<Double>>, _ range: ClosedRange<Int>, reach: Double
  ) -> Bool {
    // A point is two doubles, a `CGPoint` as well.
    let range = range.lowerBound..<(range.upperBound + 1)
    return polyline.points.withElements(range) { stretch in
      polyline.lengths.withElements(range) { lengths in
        fit.withMemoryRebound(to: CGPoint.self) { fit in
          stretch.withMemoryRebound(to: CGPoint.self) { stretch in
            lengths.withMemoryRebound(to: CGFloat.self) { lengths in
              ChainMatch.isNear(
                fit, stretch, lengths: lengths, distance: reach, leeway: SegmentProof.leeway)
            }
          }
        }
      }
    }
  }
}
