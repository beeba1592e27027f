import Foundation

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

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Every so many seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}
