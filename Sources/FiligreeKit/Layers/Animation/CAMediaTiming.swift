import Foundation

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's own value on both sides.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the beginning and the last after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fillsForwards: Bool { self == .forwards || self == .both }
  var fillsBackwards: Bool { self == .backwards || self == .both }
}

/// What has a time of its own within another: Core Animation's `CAMediaTiming`.
public protocol CAMediaTiming {
  /// When it begins, in the time of what is around it, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it lasts, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time goes; 0 stops it.
  var speed: Float { get set }
  /// What is added to its time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs.
  var repeatCount: Float { get set }
  /// How long it runs over and over, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run goes back as well.
  var autoreverses: Bool { get set }
  /// What it shows before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The course of an animation's time: Core Animation's `CAMediaTimingFunction`.
///
/// It is a cubic Bézier curve from (0, 0) to (1, 1), as in CSS.
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Creates the curve of a name; a name that is not known is `default`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Creates a curve of two control points; x is kept in 0…1, numbers that are not finite count as 0.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func number(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
    x1 = min(max(number(c1x), 0), 1)
    y1 = number(c1y)
    x2 = min(max(number(c2x), 0), 1)
    y2 = number(c2y)
  }

  /// Writes the coordinates of one of the four points, the ends included.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
    let point = points[min(max(idx, 0), 3)]
    ptr[0] = Float(point.0)
    ptr[1] = Float(point.1)
  }

  /// How far things are at a part of the time.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return time }
    func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    // x grows with t, so halving finds it: 2⁻⁴⁰ is beyond any picture.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, y1, y2)
  }
}

/// The names of timing curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An even pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// It begins slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// It ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// It begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's: it begins fast and ends slowly.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
