import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// Values that change by keyframes, and views in phases.
@MainActor @Suite("Keyframes and phases") struct KeyframeTests {
  private struct Pose {
    var x = 0.0
    var angle = Angle(degrees: 0)
  }

  @Test("Lines, curves of time, moves; after its end a track keeps its last value")
  func simpleKeyframes() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(40, duration: 2, timingCurve: .easeIn)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(Angle(degrees: 90), duration: 0.5) }
    }
    expect(timeline.duration == 3)
    let values = [(-1.0, 0.0), (0, 0), (0.25, 2.5), (1, 20), (3, 40), (9, 40)]
    for (time, x) in values {
      expect(abs(timeline.value(time: time).x - x) < 1e-9, "\(time)")
    }
    let eased = UnitCurve.easeIn.value(at: 0.5)
    expect(abs(timeline.value(time: 2).x - (20 + 20 * eased)) < 1e-9)
    expect(timeline.value(time: 0.25).angle.degrees == 45)
    expect(timeline.value(time: 2).angle.degrees == 90)
    expect(timeline.value(progress: 1.0 / 12).x == 2.5)
  }

  /// Catmull-Rom: where two cubics meet the velocity is that from the first's beginning to the second's end.
  @Test("Cubic keyframes make a spline, at rest at both ends")
  func splines() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(0, duration: 3)
    }
    expect(timeline.duration == 4)
    func velocity(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-5) - timeline.value(time: time - 1e-5)) / 2e-5
    }
    expect(abs(velocity(1)) < 1e-3 && abs(timeline.value(time: 1) - 10) < 1e-9)
    expect(abs(velocity(0.00002)) < 0.01)
    let sloped = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
      LinearKeyframe(40, duration: 2)
    }
    func slope(_ time: Double) -> Double {
      (sloped.value(time: time + 1e-5) - sloped.value(time: time - 1e-5)) / 2e-5
    }
    expect(abs(slope(1) - 15) < 1e-3)
    // Before a line the velocity is the line's.
    expect(abs(slope(1.9999) - 5) < 0.05)
  }

  @Test("A spring begins with the velocity before it, and takes its settling duration")
  func springs() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(0, spring: spring)
    }
    expect(abs(timeline.duration - 1 - spring.settlingDuration) < 1e-9)
    let expected = 10 + spring.value(target: -10.0, initialVelocity: 10, time: 0.2)
    expect(abs(timeline.value(time: 1.2) - expected) < 1e-9)
    expect(timeline.value(time: 100) == 0)
  }

  @Test("Durations that are none count as 0")
  func badDurations() {
    for duration in [Double.nan, -1, .infinity] {
      let timeline = KeyframeTimeline(initialValue: 1.0) {
        LinearKeyframe(2, duration: duration)
        CubicKeyframe(3, duration: duration)
      }
      expect(timeline.duration == 0 && timeline.value(time: 0) == 3)
      expect(timeline.value(time: .nan).isFinite)
    }
  }

  private func width(_ session: ViewSession) -> CGFloat {
    drawnBoxes(session).first?.width ?? -1
  }

  @Test("Keyframes begin when the view appears, and again from where they have ended")
  func animator() {
    let session = ViewSession(size: CGSize(width: 100, height: 100)) {
      Rectangle().frame(height: 10).keyframeAnimator(initialValue: 10.0) { view, width in
        view.frame(width: width)
      } keyframes: { start in
        LinearKeyframe(start + 10, duration: 1)
      }
    }
    for (time, expected) in [(0.0, 10.0), (0.5, 15), (1.5, 25), (3.25, 42.5)] {
      session.advance(to: time)
      expect(abs(width(session) - expected) <= 0.5, "\(time)")
    }
  }

  private struct Triggered: View {
    @State private var count = 0

    var body: some View {
      KeyframeAnimator(initialValue: 10.0, trigger: count) { width in
        Rectangle().frame(width: width, height: 10)
      } keyframes: { _ in
        LinearKeyframe(30, duration: 1)
        LinearKeyframe(10, duration: 1)
      }
      .overlay(
        Color.clear.contentShape(Rectangle()).onTapGesture { count += 1 }
          .accessibilityLabel("Start"))
    }
  }

  @Test("A trigger starts the keyframes once")
  func trigger() {
    let session = ViewSession(size: CGSize(width: 100, height: 100)) { Triggered() }
    session.advance(to: 5)
    expect(width(session) == 10 && !session.isAnimating)
    expect(session.tap("Start"))
    session.advance(by: 0.5)
    expect(abs(width(session) - 20) < 0.01)
    session.advance(by: 1)
    expect(abs(width(session) - 20) < 0.01)
    session.advance(by: 5)
    expect(width(session) == 10 && !session.isAnimating)
  }

  @Test("Phases follow one another, each in its animation's time, for ever")
  func phases() {
    let session = ViewSession(size: CGSize(width: 100, height: 100)) {
      PhaseAnimator([10.0, 30, 20]) { width in
        Rectangle().frame(width: width, height: 10)
      } animation: { phase in
        .linear(duration: phase == 30 ? 1 : 0.5)
      }
    }
    for (time, expected) in [
      (0.0, 10.0), (0.5, 20), (1, 30), (1.25, 25), (1.5, 20), (1.75, 15), (2, 10), (2.5, 20),
    ] {
      session.advance(to: time)
      expect(abs(width(session) - expected) < 0.5, "\(time)")
    }
  }

  private struct TriggeredPhases: View {
    @State private var count = 0

    var body: some View {
      Rectangle().frame(height: 10)
        .phaseAnimator([10.0, 30], trigger: count) { view, width in
          view.frame(width: width)
        } animation: { _ in
          .linear(duration: 1)
        }
        .overlay(
          Color.clear.contentShape(Rectangle()).onTapGesture { count += 1 }
            .accessibilityLabel("Start"))
    }
  }

  @Test("A trigger takes a view through all phases and back to the first")
  func triggeredPhases() {
    let session = ViewSession(size: CGSize(width: 100, height: 100)) { TriggeredPhases() }
    session.advance(to: 3)
    expect(width(session) == 10)
    expect(session.tap("Start"))
    session.advance(by: 0.5)
    expect(abs(width(session) - 20) < 0.5)
    session.advance(by: 0.5)
    session.advance(by: 0.5)
    expect(abs(width(session) - 20) < 0.5)
    session.advance(by: 3)
    expect(width(session) == 10 && !session.isAnimating)
  }

  @Test("Phases without an animation do not run without an end; none are nothing")
  func oddPhases() {
    let still = ViewSession(size: CGSize(width: 100, height: 100)) {
      PhaseAnimator([10.0, 30]) {
        Rectangle().frame(width: $0, height: 10)
      } animation: { _ in
        nil
      }
    }
    still.advance(by: 1)
    expect(still.problems.isEmpty && width(still) > 0)
    let none = ViewSession(size: CGSize(width: 100, height: 100)) {
      PhaseAnimator([Double]()) { Rectangle().frame(width: $0, height: 10) }
    }
    none.advance(by: 1)
    expect(drawnBoxes(none).isEmpty)
  }
}
