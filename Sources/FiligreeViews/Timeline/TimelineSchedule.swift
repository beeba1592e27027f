import Foundation

/// The dates at which a view is to change: SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  /// How often the timeline is shown.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates' sequence.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from `startDate` on, in their order.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}
