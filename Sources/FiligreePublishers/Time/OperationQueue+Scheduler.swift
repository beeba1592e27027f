import Foundation

extension OperationQueue: Scheduler {
  /// A moment.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment as a date.
    public var date: Date

    /// Creates a moment.
    public init(_ date: Date) {
      self.date = date
    }

    /// How much later another moment is.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// A moment that much later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.magnitude))
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

  /// There are none.
  public struct SchedulerOptions {}

  /// The present moment.
  public var now: SchedulerTimeType {
    SchedulerTimeType(isMain ? MainClocks.date : Date())
  }

  /// Nothing.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return MainClocks.add(after: 0, action) }
    let action = UncheckedAction(run: action)
    addOperation { action.run() }
  }

  /// Runs `action` at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let delay = Swift.max(now.distance(to: date), 0)
    if isMain {
      return MainClocks.add(after: MainClocks.nanoseconds(delay.magnitude), action)
    }
    let action = UncheckedAction(run: action)
    let queue = self
    DispatchQueue.global().asyncAfter(
      deadline: .now() + delay.magnitude, qos: .unspecified, flags: []
    ) { queue.addOperation { action.run() } }
  }

  /// Runs `action` at a moment and again each `interval`, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    `repeat`(
      from: date, each: Swift.max(interval, .milliseconds(1)), tolerance, options, action)
  }

  private var isMain: Bool { self == OperationQueue.main }
}
