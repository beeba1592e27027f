/// Runs closures at once, whatever moment they are for: time stands still.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only scheduler of its kind.
  public static let shared = ImmediateScheduler()

  /// There are none.
  public typealias SchedulerOptions = Never

  /// A moment that can only be moved by what means nothing.
  public struct SchedulerTimeType: Strideable, Sendable {
    let count: Int

    /// How far another moment is.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.count - count) }

    /// A moment that much later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(count: count + n.magnitude)
    }

    /// A length of time that means nothing: each is 0.
    public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable,
      SignedNumeric, Codable, Sendable
    {
      /// The number.
      public var magnitude: Int

      /// Creates a length of a number.
      public init(_ value: Int) {
        magnitude = value
      }

      /// Creates a length of a number.
      public init(integerLiteral value: Int) {
        magnitude = value
      }

      /// Creates a length of a number without its fraction.
      public init(floatLiteral value: Double) {
        magnitude = Int(exactly: value.rounded(.towardZero)) ?? 0
      }

      /// Creates a length of a number, if it is in range.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Whether the first is less.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The product.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude &* rhs.magnitude)
      }
      /// The sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude &+ rhs.magnitude)
      }
      /// The difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude &- rhs.magnitude)
      }
      /// Multiplies.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Takes away.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// No time.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// No time.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// No time.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// No time.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// No time.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The only moment.
  public var now: SchedulerTimeType { SchedulerTimeType(count: 0) }
  /// Nothing.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action`.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs `action`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs `action`, once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
