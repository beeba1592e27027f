import Foundation

/// A moment of a scheduler that goes by dates: `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`.
///
/// They are types of their own, by `Owner`, as Combine has them.
public struct _SchedulerDate<Owner: AnyObject>: Strideable, Codable, Hashable, Sendable {
  /// The moment as a date.
  public var date: Date

  /// Creates a moment.
  public init(_ date: Date) {
    self.date = date
  }

  /// How much later another moment is.
  public func distance(to other: _SchedulerDate) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// A moment that much later.
  public func advanced(by n: Stride) -> _SchedulerDate {
    _SchedulerDate(date.addingTimeInterval(n.magnitude))
  }

  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The seconds.
    public var magnitude: TimeInterval
    /// The seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a length of so many seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    /// Creates a length of so many seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }

    /// Creates a length of so many seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }

    /// Creates a length of so many seconds, if it is a number that `Double` has.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    /// Whether the first is less.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The product.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }
    /// The sum.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }
    /// The difference.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }
    /// Multiplies.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    /// Adds.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    /// Takes away.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

    /// So many seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
    /// So many millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
    /// So many billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}
