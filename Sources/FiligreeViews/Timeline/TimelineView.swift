import Foundation

/// A view that changes at the dates of a schedule: SwiftUI's `TimelineView`.
///
/// The date is that of the session's clock, which begins at the first moment of 2001 (in UTC) and moves
/// as the session is advanced: `context.date.timeIntervalSinceReferenceDate` is the session's time in
/// seconds. Nothing reads the machine's clock.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told: SwiftUI's `TimelineView.Context`.
  public struct Context: Sendable {
    /// How often a view is shown, from the most to the least often.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// In every frame.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }

    /// The date of the schedule that is shown.
    public let date: Date
    /// How often the view is shown: always `live`.
    public let cadence: Cadence

    /// Does nothing: no picture is kept for later.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context that a timeline's content gets: SwiftUI's type of that name.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>

  .Context

extension TimelineView: View where Content: View {
  /// A timeline has no content of its own.
  public typealias Body = Never

  /// Creates a view that changes at the dates of a schedule.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: PrimitiveView where Content: View {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    TimelineNode(self, inputs)
  }
}
