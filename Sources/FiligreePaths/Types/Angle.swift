/// A geometric angle, stated in degrees or radians; SwiftUI's `Angle`.
///
/// With y pointing down, as in SwiftUI, a growing angle turns clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The angle of zero.
  public static let zero = Angle()

  /// Creates the angle of zero.
  public init() {
    radians = 0
  }

  /// Creates an angle of so many radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle of so many degrees.
  public init(degrees: Double) {
    radians = degrees * (.pi / 180)
  }

  /// Creates an angle of so many radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// Creates an angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// Whether `a` is the smaller angle; full turns count.
  public static func < (a: Angle, b: Angle) -> Bool {
    a.radians < b.radians
  }
}

extension Angle {
  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// The opposite angle.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  /// A multiple of an angle.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }

  /// A fraction of an angle.
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }

  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }

  /// Subtracts an angle.
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
}
