import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

@MainActor
private final class Log {
  var times: [Double] = []
  var isPaused: Binding<Bool>?
}

private struct Pausable: View {
  let log: Log
  @State private var isPaused = false

  var body: some View {
    log.isPaused = $isPaused
    return TimelineView(.animation(paused: isPaused)) { context in
      log.note(context.date)
    }
  }
}

extension Log {
  /// Notes a date as the session's time, and shows something.
  fileprivate func note(_ date: Date) -> Color {
    times.append(date.timeIntervalSinceReferenceDate)
    return .red
  }
}

@Suite("Timelines") @MainActor
struct TimelineTests {
  private func session<S: TimelineSchedule>(_ schedule: S, _ log: Log) -> ViewSession {
    let session = ViewSession(size: CGSize(width: 10, height: 10)) {
      TimelineView(schedule) { log.note($0.date) }
    }
    session.update()
    return session
  }

  private func dates(_ times: [Double]) -> [Date] {
    times.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  @Test("Every frame is the session's time")
  func animation() {
    let log = Log()
    let session = session(.animation, log)
    for _ in 0..<3 { session.advance(by: 0.3) }
    expect(log.times.count == 4)
    for (time, expected) in zip(log.times, [0, 0.3, 0.6, 0.9]) {
      expect(abs(time - expected) < 1e-9)
    }
    expect(session.isDrawnByClock && !session.isAnimating)
  }

  @Test("An interval is kept, whatever the steps of the clock")
  func interval() {
    let log = Log()
    let session = session(.animation(minimumInterval: 0.5), log)
    for _ in 0..<12 { session.advance(by: 0.125) }
    expect(log.times == [0, 0.5, 1, 1.5])
    session.advance(by: 1e6)
    expect(abs((log.times.last ?? 0) - 1_000_001.5) <= 0.5)
  }

  @Test("A paused timeline stands still, and goes on")
  func pause() {
    let log = Log()
    let session = ViewSession(size: CGSize(width: 10, height: 10)) { Pausable(log: log) }
    session.update()
    session.advance(by: 1)
    log.isPaused?.wrappedValue = true
    session.update()
    let times = log.times
    expect(times.last == 1 && !session.isDrawnByClock)
    session.advance(by: 5)
    expect(log.times == times)
    log.isPaused?.wrappedValue = false
    session.update()
    expect(log.times.last == 6)
    session.advance(by: 1)
    expect(log.times.last == 7)
  }

  @Test("Periodic dates go by the start; one in the future is now")
  func periodic() {
    let log = Log()
    let start = Date(timeIntervalSinceReferenceDate: -0.75)
    let session = session(.periodic(from: start, by: 1), log)
    for _ in 0..<8 { session.advance(by: 0.25) }
    expect(log.times == [-0.75, 0.25, 1.25])
    let other = Log()
    let late = self.session(
      .periodic(from: Date(timeIntervalSinceReferenceDate: 1e9), by: 1), other)
    for _ in 0..<8 { late.advance(by: 0.25) }
    expect(other.times == [0, 1, 2])
    for interval in [0, -1, .nan, .infinity] as [Double] {
      let still = Log()
      let session = self.session(.periodic(from: start, by: interval), still)
      session.advance(by: 5)
      expect(still.times == [0] && !session.isDrawnByClock, "\(interval)")
    }
  }

  @Test("Full minutes and given dates")
  func others() {
    let minutes = Log()
    let session = session(.everyMinute, minutes)
    session.advance(by: 50)
    session.advance(by: 20)
    session.advance(by: 60)
    expect(minutes.times == [0, 60, 120])
    let given = Log()
    let explicit = self.session(.explicit(dates([0, 1, 4])), given)
    for _ in 0..<6 { explicit.advance(by: 1) }
    expect(given.times == [0, 1, 4] && !explicit.isDrawnByClock)
    let none = Log()
    let empty = self.session(.explicit([Date]()), none)
    empty.advance(by: 1)
    expect(none.times == [0])
  }

  @Test("Schedules as such")
  func schedules() {
    let start = Date(timeIntervalSinceReferenceDate: 100)
    func times<S: Sequence>(_ entries: S) -> [Double] where S.Element == Date {
      entries.prefix(3).map { $0.timeIntervalSince(start) }
    }
    expect(
      times(AnimationTimelineSchedule(minimumInterval: 2).entries(from: start, mode: .normal))
        == [0, 2, 4])
    expect(
      times(AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)) == [0])
    let frames = times(AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency))
    expect(abs(frames[1] - 1.0 / 120) < 1e-7)
    expect(
      times(
        PeriodicTimelineSchedule(from: start.addingTimeInterval(-5), by: 2)
          .entries(from: start, mode: .normal)) == [-1, 1, 3])
    expect(
      times(EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)) == [-40, 20, 80])
    typealias Cadence = TimelineViewDefaultContext.Cadence
    expect(Cadence.live < .seconds && Cadence.seconds < .minutes)
  }

  @Test("A timeline that is gone changes nothing")
  func leaving() {
    let log = Log()
    struct Page: View {
      let log: Log
      @State private var isPaused = false
      var body: some View {
        log.isPaused = $isPaused
        return ZStack {
          if !isPaused { TimelineView(.animation) { log.note($0.date) } }
        }
      }
    }
    let session = ViewSession(size: CGSize(width: 10, height: 10)) { Page(log: log) }
    session.update()
    session.advance(by: 1)
    log.isPaused?.wrappedValue = true
    session.update()
    let count = log.times.count
    session.advance(by: 1)
    expect(log.times.count == count && !session.isDrawnByClock)
  }
}
