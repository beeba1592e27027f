import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// A moment of Dispatch's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    private var nanoseconds: UInt64

    /// The moment as Dispatch has it.
    public var dispatchTime: DispatchTime {
      get { DispatchTime(uptimeNanoseconds: nanoseconds) }
      set { nanoseconds = newValue.uptimeNanoseconds }
    }

    /// Creates a moment.
    public init(_ time: DispatchTime) {
      nanoseconds = time.uptimeNanoseconds
    }

    /// How much later another moment is.
    public func distance(to other: SchedulerTimeType) -> Stride {
      other.nanoseconds >= nanoseconds
        ? .nanoseconds(Int(clamping: other.nanoseconds - nanoseconds))
        : .nanoseconds(-Int(clamping: nanoseconds - other.nanoseconds))
    }

    /// A moment that much later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      var time = self
      let (sum, isBeyond) =
        n.magnitude < 0
        ? nanoseconds.subtractingReportingOverflow(UInt64(n.magnitude.magnitude))
        : nanoseconds.addingReportingOverflow(UInt64(n.magnitude.magnitude))
      time.nanoseconds = isBeyond ? (n.magnitude < 0 ? 0 : .max) : sum
      return time
    }

    /// A length of time in whole nanoseconds, up to 292 years.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The nanoseconds.
      public var magnitude: Int

      /// The length as Dispatch has it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private init(nanoseconds: Int) {
        magnitude = nanoseconds
      }

      private init(_ count: Int, times factor: Int) {
        let (product, isBeyond) = count.multipliedReportingOverflow(by: factor)
        magnitude = isBeyond ? (count < 0 ? -.max : .max) : product
      }

      /// Creates a length.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self.init(count, times: 1_000_000_000)
        case .milliseconds(let count): self.init(count, times: 1_000_000)
        case .microseconds(let count): self.init(count, times: 1_000)
        case .nanoseconds(let count): self.init(nanoseconds: count)
        default: self.init(nanoseconds: .max)
        }
      }

      /// Creates a length of so many seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// Creates a length of so many seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// Creates a length of so many nanoseconds, if it is in range.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Whether the first is less.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The product.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude, times: rhs.magnitude)
      }
      /// The sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude &+ rhs.magnitude)
      }
      /// The difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude &- rhs.magnitude)
      }
      /// Multiplies.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Takes away.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// So many seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(s, times: 1_000_000_000) }
      /// So many seconds.
      public static func seconds(_ s: Double) -> Stride {
        Stride(nanoseconds: Int(MainClocks.nanoseconds(s)))
      }
      /// So many thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, times: 1_000_000) }
      /// So many millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { Stride(us, times: 1_000) }
      /// So many billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
  }

  /// How a closure runs.
  public struct SchedulerOptions {
    /// Its quality of service.
    public var qos: DispatchQoS
    /// Flags for its work item.
    public var flags: DispatchWorkItemFlags
    /// A group that it belongs to.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The clock in place of this queue, if it is the main queue and there is one.
  private var clock: (any MainClock)? {
    MainClocks.current.flatMap { MainContext.isMain(self) ? $0 : nil }
  }

  /// The present moment.
  public var now: SchedulerTimeType {
    SchedulerTimeType(
      clock.map { DispatchTime(uptimeNanoseconds: UInt64(Swift.max($0.nanoseconds, 0)) + 1) }
        ?? .now())
  }

  /// Nothing.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs `action` as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock { return clock.add(after: 0, action) }
    let action = UncheckedAction(run: action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.run() }
  }

  /// Runs `action` at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let clock {
      return clock.add(after: Int64(now.distance(to: date).magnitude), action)
    }
    let action = UncheckedAction(run: action)
    let group = options?.group
    group?.enter()
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) {
      action.run()
      group?.leave()
    }
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
}

extension Scheduler {
  /// Schedules an action again each time it runs, at times that do not drift.
  func `repeat`(
    from date: SchedulerTimeType, each interval: SchedulerTimeType.Stride,
    _ tolerance: SchedulerTimeType.Stride, _ options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let isOver = Guarded(false)
    func wait(_ date: SchedulerTimeType) {
      schedule(after: date, tolerance: tolerance, options: options) {
        guard !isOver.change({ $0 }) else { return }
        // If the scheduler was late, what was missed is left out.
        let (next, now) = (date.advanced(by: interval), self.now)
        wait(next > now ? next : now.advanced(by: interval))
        action()
      }
    }
    wait(date)
    return AnyCancellable { isOver.change { $0 = true } }
  }
}
