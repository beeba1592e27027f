import FiligreePaths
import Foundation

/// A function from 0…1 to 0…1 that says how far a movement has come: SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularEaseIn, circularEaseOut, circularEaseInOut
  }

  private let kind: Kind

  /// A curve from (0, 0) to (1, 1) by two control points, as CSS's `cubic-bezier`.
  ///
  /// The control points' x is cut to 0…1, so that the curve is a function.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func unit(_ x: CGFloat) -> Double { x > 0 ? min(Double(x), 1) : 0 }
    func number(_ y: CGFloat) -> Double { y.isFinite ? Double(y) : 0 }
    return UnitCurve(
      kind: .bezier(
        x1: unit(startControlPoint.x), y1: number(startControlPoint.y),
        x2: unit(endControlPoint.x), y2: number(endControlPoint.y)))
  }

  /// A constant speed.
  public static let linear = UnitCurve(kind: .linear)
  /// Slow at both ends: `cubic-bezier(0.42, 0, 0.58, 1)`.
  public static let easeInOut = UnitCurve(kind: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  /// Slow at the beginning: `cubic-bezier(0.42, 0, 1, 1)`.
  public static let easeIn = UnitCurve(kind: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  /// Slow at the end: `cubic-bezier(0, 0, 0.58, 1)`.
  public static let easeOut = UnitCurve(kind: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  /// A quarter of a circle, slow at the beginning.
  public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
  /// Two quarters of circles, slow at both ends.
  public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

  /// The value at `progress`, which is cut to 0…1.
  public func value(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    if x == 0 || x == 1 { return x }
    switch kind {
    case .linear: return x
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.cubic(y1, y2, Self.solve(x1, x2, x))
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    }
  }

  /// The slope at `progress`.
  public func velocity(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    if case .bezier(let x1, let y1, let x2, let y2) = kind {
      let t = Self.solve(x1, x2, x)
      let dx = Self.slope(x1, x2, t)
      let dy = Self.slope(y1, y2, t)
      return dx > 1e-9 ? dy / dx : (dy > 0 ? 1e9 : 0)
    }
    let step = 1e-6
    let (a, b) = (max(x - step, 0), min(x + step, 1))
    return (value(at: b) - value(at: a)) / (b - a)
  }

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .bezier(let x1, let y1, let x2, let y2):
      UnitCurve.bezier(
        startControlPoint: UnitPoint(x: CGFloat(y1), y: CGFloat(x1)),
        endControlPoint: UnitPoint(x: CGFloat(y2), y: CGFloat(x2)))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: .circularEaseInOut
    }
  }

  private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }

  /// The parameter at which the curve's x is `x`: Newton's method, held by bisection.
  private static func solve(_ x1: Double, _ x2: Double, _ x: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, x)
    var step = 1.0
    for _ in 0..<100 {
      let error = cubic(x1, x2, t) - x
      if abs(error) < 1e-15 { break }
      if error > 0 { high = t } else { low = t }
      let slope = slope(x1, x2, t)
      let next = slope > 1e-9 ? t - error / slope : .nan
      // Steps that do not get shorter may go round and round.
      let isStep = next > low && next < high && abs(next - t) <= step / 2
      let old = t
      t = isStep ? next : (low + high) / 2
      step = abs(t - old)
    }
    return t
  }
}
