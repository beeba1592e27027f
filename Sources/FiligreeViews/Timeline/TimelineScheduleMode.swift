/// How often a timeline is shown: SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// More seldom; nothing here asks for it.
  case lowFrequency
}
