import Foundation

/// The place of a timeline.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  ContentNode<TimelineView<Schedule, Content>, Content>, ClockListener
{
  private var entries: Schedule.Entries.Iterator?
  private var date = Date.distantPast
  private var next: Date?

  /// How many dates are looked at in one move of the clock; beyond them the schedule is asked anew.
  private static var limit: Int { 4096 }

  override init(_ view: TimelineView<Schedule, Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    restart()
    content = makeNode(evaluate())
    graph.listen(self)
  }

  override func update(_ view: TimelineView<Schedule, Content>, _ inputs: NodeInputs) {
    let isSame = ValueComparison.areSame(self.view.schedule, view.schedule)
    super.update(view, inputs)
    if !isSame { restart() }
    refresh()
  }

  override func refresh() {
    let view = evaluate()
    content?.update(view, inputs)
  }

  private func evaluate() -> Content {
    let context = TimelineViewDefaultContext(date: date, cadence: .live)
    return graph.tracking(self) { view.content(context) }
  }

  override func willRemove() {
    graph.forget(self)
    graph.ignore(self)
  }

  // MARK: Dates

  private var now: Date { Date(timeIntervalSinceReferenceDate: graph.time) }

  /// Begins the schedule at the present date.
  private func restart() {
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    date = entries?.next() ?? now
    next = entries?.next()
    _ = moveOn()
  }

  /// Goes to the last date that is not in the future; whether that is another one than before.
  private func moveOn() -> Bool {
    let before = date
    if let schedule = view.schedule as? AnimationTimelineSchedule,
      schedule.minimumInterval == nil, !schedule.isPaused
    {
      date = now
      return date != before
    }
    var count = 0
    while let reached = next, reached <= now {
      count += 1
      if count > Self.limit {
        entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
        date = entries?.next() ?? reached
        next = entries?.next()
        break
      }
      date = reached
      next = entries?.next()
    }
    return date != before
  }

  func clockMoved() {
    if moveOn() { graph.refreshNext(self) }
  }

  var isWaiting: Bool { next != nil }

  var nextChange: TimeInterval {
    if let schedule = view.schedule as? AnimationTimelineSchedule,
      schedule.minimumInterval == nil, !schedule.isPaused
    {
      return graph.time
    }
    return next?.timeIntervalSinceReferenceDate ?? .infinity
  }
}
