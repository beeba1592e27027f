import CFiligreeTracing
import FiligreePaths
import Foundation

/// Proves that a segment and the stretch of the polyline that it replaces lie within the tolerance of
/// each other.
///
/// Each point of the stretch gets a partner on the cubic, in order and within the tolerance. Between
/// two partners the cubic strays from its chord by no more than an eighth of its second derivative
/// times the square of the step, most in the middle; the chord strays from the polyline's line by no
/// more than the distances at both ends, interpolated. Where that bound is not enough, and for lines,
/// the cubic itself becomes a polyline (`ChainMatch`).
///
/// Before the proof a cubic's arms are fitted to the same points: the search for segments has used
/// eight samples only.
struct SegmentProof {
  let polyline: FitPolyline
  let tolerance: Double
  /// Refits stretches of too many points to some of them.
  let fit: SegmentFit
  /// Whether the polyline has steps.
  ///
  /// There cubics may use the whole tolerance. Elsewhere they leave a share of it: otherwise those that
  /// cut off a square's corners would just pass.
  let hasSteps: Bool
  /// The share of the tolerance that a cubic may stray from its own polyline, or that it must leave.
  private static let strayShare = 1.0 / 16
  /// The number of times that arms are solved for.
  private static let rounds: Int32 = 2
  /// The kernel's verdict on stretches with too many points.
  private static let tooLong: Int32 = -2
  /// The largest ratio of the polyline's length to the segment's, for each stretch.
  private static let leeway = 1.5
  /// The largest number of lines of a flattened cubic.
  private static let mostSteps = 4096.0

  /// Whether a line from `a` to `b` is proven to be near.
  func isNear(_ a: SegmentFit.End, _ b: SegmentFit.End) -> Bool {
    guard areEndsNear(a, b, reach: tolerance) else { return false }
    return withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: 2) { fit in
      fit.initializeElement(at: 0, to: a.position)
      fit.initializeElement(at: 1, to: b.position)
      return isNear(UnsafeBufferPointer(fit), a.index...b.index, reach: tolerance)
    }
  }

  /// Whether a cubic from `a` to `b` is proven to be near, after its arms have been fitted to all
  /// points.
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

  /// The same for a cubic that is flattened to a polyline.
  private func isNearInLines(
    _ controls: (SIMD2<Double>, SIMD2<Double>), _ a: SegmentFit.End, _ b: SegmentFit.End
  ) -> Bool {
    let (p0, c1, c2, p3) = (a.position, controls.0, controls.1, b.position)
    let stray = tolerance * SegmentProof.strayShare
    let (w0, w1) = (6 * (p0 - 2 * c1 + c2), 6 * (c1 - 2 * c2 + p3))
    let bend = max(dot(w0, w0), dot(w1, w1)).squareRoot()
    let steps = (bend / (8 * stray)).squareRoot().rounded(.up)
    guard steps <= SegmentProof.mostSteps else { return false }
    let count = max(Int(steps), 1)
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

  /// Whether both ends are near the polyline's points there.
  private func areEndsNear(_ a: SegmentFit.End, _ b: SegmentFit.End, reach: Double) -> Bool {
    let (start, end) = (
      a.position - polyline.points[a.index], b.position - polyline.points[b.index]
    )
    return dot(start, start) <= reach * reach && dot(end, end) <= reach * reach
  }

  /// Whether a flattened segment and a stretch of the polyline are proven to be near each other.
  private func isNear(
    _ fit: UnsafeBufferPointer<SIMD2<Double>>, _ range: ClosedRange<Int>, reach: Double
  ) -> Bool {
    // A point is two doubles, and so is a `CGPoint`.
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
