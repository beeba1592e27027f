import Foundation

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
