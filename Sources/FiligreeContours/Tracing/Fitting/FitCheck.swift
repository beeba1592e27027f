import CFiligreeContours
import FiligreePaths
import Foundation

/// The proof that a piece and the stretch of the chain that it replaces lie within the tolerance of
/// each other.
///
/// Each point of the stretch gets a partner on the cubic, in order and within the tolerance; between two of
/// them the cubic strays from its chord by no more than an eighth of its second derivative times the square
/// of the step, most in the middle, and the chord from the chain's line by what is between the distances at
/// the ends. Where that bound is not enough, and for lines, the cubic becomes a chain of lines itself
/// (`ChainMatch`).
struct FitCheck {
  let chain: FitChain
  let tolerance: Double
  /// Whether the chain has steps.
  ///
  /// Cubics may take all of the tolerance there. Elsewhere those that cut a square's corners off would pass,
  /// just so: they keep a share of it.
  let hasSteps: Bool
  /// The share of the tolerance by which a cubic may stray from its own chain of lines, or that it keeps.
  private static let strayShare = 1.0 / 16
  /// How much longer than a piece the chain may be that it replaces, stretch by stretch.
  private static let leeway = 1.5

  /// Whether a line from `a` to `b` is proven to be near.
  func isNear(_ a: PieceFit.End, _ b: PieceFit.End) -> Bool {
    guard areEndsNear(a, b, reach: tolerance) else { return false }
    return withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: 2) { fit in
      fit.initializeElement(at: 0, to: a.position)
      fit.initializeElement(at: 1, to: b.position)
      return isNear(UnsafeBufferPointer(fit), a.index...b.index, reach: tolerance)
    }
  }

  /// Whether a cubic from `a` to `b` is proven to be near.
  func isNear(_ controls: (SIMD2<Double>, SIMD2<Double>), _ a: PieceFit.End, _ b: PieceFit.End)
    -> Bool
  {
    let cubic = (a.position, controls.0, controls.1, b.position)
    let reach = hasSteps ? tolerance : tolerance * (1 - FitCheck.strayShare)
    return switch chain.prove(cubic, a.index...b.index, reach) {
    case 1: true
    case 0: false
    default: isNearInLines(controls, a, b)
    }
  }

  /// The same by the cubic's own chain of lines.
  private func isNearInLines(
    _ controls: (SIMD2<Double>, SIMD2<Double>), _ a: PieceFit.End, _ b: PieceFit.End
  ) -> Bool {
    let (p0, c1, c2, p3) = (a.position, controls.0, controls.1, b.position)
    let stray = tolerance * FitCheck.strayShare
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

  /// Whether both ends are near their partners: the chain's own points there.
  private func areEndsNear(_ a: PieceFit.End, _ b: PieceFit.End, reach: Double) -> Bool {
    let (start, end) = (a.position - chain.points[a.index], b.position - chain.points[b.index])
    return dot(start, start) <= reach * reach && dot(end, end) <= reach * reach
  }

  /// Whether a polyline and a stretch of the chain are proven to be near each other.
  private func isNear(
    _ fit: UnsafeBufferPointer<SIMD2<Double>>, _ range: ClosedRange<Int>, reach: Double
  ) -> Bool {
    // A point is two doubles, a `CGPoint` as well.
    chain.points[range].withUnsafeBufferPointer { stretch in
      chain.lengths[range].withUnsafeBufferPointer { lengths in
        fit.withMemoryRebound(to: CGPoint.self) { fit in
          stretch.withMemoryRebound(to: CGPoint.self) { stretch in
            lengths.withMemoryRebound(to: CGFloat.self) { lengths in
              ChainMatch.isNear(
                fit, stretch, lengths: lengths, distance: reach, leeway: FitCheck.leeway)
            }
          }
        }
      }
    }
  }
}
