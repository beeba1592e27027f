import FiligreePaths
import Foundation

/// The proof that a piece and the stretch of the chain that it replaces lie within the tolerance of
/// each other.
struct FitCheck {
  let chain: FitChain
  let tolerance: Double
  /// The share of the tolerance by which a cubic may stray from its own chain of lines.
  private static let strayShare = 1.0 / 16
  /// How much longer than a piece the chain may be that it replaces, stretch by stretch.
  private static let leeway = 1.5

  /// Whether `piece`, from `a` to `b`, is proven to be near.
  func isNear(_ controls: (SIMD2<Double>, SIMD2<Double>)?, _ a: PieceFit.End, _ b: PieceFit.End)
    -> Bool
  {
    // Both ends have their partners: the chain's own points there.
    let (start, end) = (a.position - chain.points[a.index], b.position - chain.points[b.index])
    var reach = tolerance
    var count = 1
    if let (c1, c2) = controls {
      let stray = tolerance * FitCheck.strayShare
      reach -= stray
      let (p0, p3) = (a.position, b.position)
      let (w0, w1) = (6 * (p0 - 2 * c1 + c2), 6 * (c1 - 2 * c2 + p3))
      let bend = max(dot(w0, w0), dot(w1, w1)).squareRoot()
      let wanted = (bend / (8 * stray)).squareRoot().rounded(.up)
      guard wanted <= 4096 else { return false }
      count = max(Int(wanted), 1)
    }
    guard dot(start, start) <= reach * reach, dot(end, end) <= reach * reach else { return false }
    return withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: count + 1) { fit in
      fit.initializeElement(at: 0, to: a.position)
      if let (c1, c2) = controls {
        let (p0, p3) = (a.position, b.position)
        for i in 1..<max(count, 1) {
          let t = Double(i) / Double(count)
          let s = 1 - t
          let first = (p0 * s + c1 * (3 * t)) * (s * s)
          fit.initializeElement(at: i, to: first + (c2 * (3 * s) + p3 * t) * (t * t))
        }
      }
      fit.initializeElement(at: count, to: b.position)
      return isNear(UnsafeBufferPointer(fit), a.index...b.index, reach: reach)
    }
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
