import Foundation

/// How often a timeline is shown: SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// More seldom; nothing here asks for it.
  case lowFrequency
}

/// The dates at which a view is to change: SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  /// How often the timeline is shown.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates' sequence.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from `startDate` on, in their order.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Every frame, or as often as an interval allows: SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Seconds between dates; nil for every frame.
  let minimumInterval: Double?
  /// Whether there is but the first date.
  let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least number of seconds between dates; nil, and what is not positive and
  ///     finite, for every frame.
  ///   - paused: Whether time stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    isPaused = paused
  }

  /// The dates: without an interval, 120 a second.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule.Entries(
      from: startDate, interval: isPaused ? nil : minimumInterval ?? 1.0 / 120)
  }
}

/// Every so many seconds: SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Dates at one distance, or one alone.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let start: Date
    private let interval: TimeInterval?
    private var count = 0.0

    init(from start: Date, interval: TimeInterval?) {
      self.start = start
      self.interval = interval
    }

    /// The next date.
    public mutating func next() -> Date? {
      guard count == 0 || interval != nil else { return nil }
      // From the start each time, so that errors do not add up.
      defer { count += 1 }
      return start.addingTimeInterval(count * (interval ?? 0))
    }
  }

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: A date of the schedule.
  ///   - interval: Seconds from a date to the next; what is not positive and finite is never.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// The last date that is not after `startDate`, and those that follow.
  ///
  /// Where the schedule begins later, as one that begins today does for a session, whose clock begins in
  /// 2001, it begins with `startDate`: so the same session shows the same pictures on any day.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else { return Entries(from: startDate, interval: nil) }
    let passed = startDate.timeIntervalSince(self.startDate)
    guard passed > 0 else { return Entries(from: startDate, interval: interval) }
    let count = (passed / interval).rounded(.down)
    return Entries(
      from: self.startDate.addingTimeInterval(count * interval), interval: interval)
  }
}

/// Every full minute: SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The full minute of `startDate`, and those that follow.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// At given dates: SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates, in their order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// All of the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { .init() }

  /// As often as an interval allows, or never while paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Every so many seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every full minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule {
  /// At given dates.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    .init(dates)
  }
}
