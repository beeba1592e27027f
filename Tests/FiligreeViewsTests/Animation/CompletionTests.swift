import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// When `withAnimation` calls its completion.
@Suite("Completions of animations") @MainActor
struct CompletionTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Mover: View {
    let log: Log
    let animation: Animation
    var criteria = AnimationCompletionCriteria.logicallyComplete
    @State private var x = 0.0

    var body: some View {
      Color.red.frame(width: 100, height: 100).offset(x: x)
        .onTapGesture {
          let target = x + 1
          withAnimation(animation, completionCriteria: criteria) {
            x = target
          } completion: {
            log.lines.append("\(Int(target))")
          }
        }
    }
  }

  /// The time of a hundredth of a second after which the completion of a tap has come.
  private func time(_ animation: Animation, _ criteria: AnimationCompletionCriteria) -> Double? {
    let log = Log()
    let session = page { Mover(log: log, animation: animation, criteria: criteria) }
    session.tap(at: at(50, 50))
    for step in 1...1000 {
      session.advance(to: Double(step) / 100)
      if !log.lines.isEmpty { return Double(step) / 100 }
    }
    return nil
  }

  @Test("A spring is logically complete after its duration, and removed when it is at rest")
  func springs() throws {
    let cases: [(Animation, Double)] = [
      (.spring(duration: 0.5, bounce: 0.3), 0.5), (.spring(), 0.5), (.bouncy, 0.5),
      (.snappy(duration: 0.3), 0.3), (.smooth(duration: 0.8), 0.8),
      (.spring(response: 0.4, dampingFraction: 0.5), 0.4), (.default, 0.55),
      (.interactiveSpring(), 0.15), (.interpolatingSpring, 0.5),
      // 2π √(mass / stiffness).
      (.interpolatingSpring(stiffness: 100, damping: 5), 0.63),
      (.spring(duration: 0.5).speed(2), 0.25), (.spring(duration: 0.5).delay(0.2), 0.7),
      (.bouncy(duration: 0.6).logicallyComplete(after: 0.2), 0.2),
      (.linear(duration: 0.3), 0.3), (.easeInOut(duration: 0.3).repeatCount(3), 0.9),
    ]
    for (animation, expected) in cases {
      let logical = try #require(time(animation, .logicallyComplete))
      expect(abs(logical - expected) < 0.0101, "\(animation) \(logical)")
      let removed = try #require(time(animation, .removed))
      expect(removed >= logical)
    }
    expect(try #require(time(.spring(duration: 0.5, bounce: 0.3), .removed)) > 1)
    expect(time(.linear(duration: 0.1).repeatForever(), .logicallyComplete) == nil)
  }

  @Test("The last of several springs counts, to its duration")
  func repeated() throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0)
    let once = try #require(time(spring, .removed))
    let thrice = try #require(
      time(spring.repeatCount(3, autoreverses: false), .logicallyComplete))
    expect(abs(thrice - (2 * once + 0.5)) < 0.05, "\(once) \(thrice)")
  }

  @Test("A chain of two steps: the second begins after half a second")
  func chain() {
    struct Chain: View {
      @State private var x = 0.0
      var body: some View {
        Probe("disc", 40, 40).offset(x: x).onTapGesture {
          withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
            x = 20
          } completion: {
            x = -20
          }
        }
      }
    }
    let session = page { Chain() }
    session.tap(at: at(50, 50))
    func x() -> CGFloat {
      Probes.reset()
      _ = session.displayList()
      return Probes.drawn["disc"]?.minX ?? .nan
    }
    session.advance(to: 0.49)
    expect(x() > 40)
    session.advance(to: 0.51)
    expect(x() == 10)
  }

  @Test("Where a spring takes over, the first is complete when it would have been")
  func takenOver() {
    let log = Log()
    let session = page { Mover(log: log, animation: .spring(duration: 0.5)) }
    session.tap(at: at(50, 50))
    session.advance(to: 0.3)
    session.tap(at: at(50, 50))
    expect(log.lines == [])
    session.advance(to: 0.51)
    expect(log.lines == ["1"])
    session.advance(to: 0.79)
    expect(log.lines == ["1"])
    session.advance(to: 0.81)
    expect(log.lines == ["1", "2"])
  }

  @Test("Where a spring takes over, both are removed when the second is at rest")
  func takenOverRemoved() {
    let log = Log()
    let session = page { Mover(log: log, animation: .spring(duration: 0.5), criteria: .removed) }
    session.tap(at: at(50, 50))
    session.advance(to: 0.3)
    session.tap(at: at(50, 50))
    session.advance(to: 1)
    expect(log.lines == [])
    for _ in 0..<100 { session.advance(by: 0.1) }
    expect(log.lines == ["1", "2"])
  }

  @Test("A transaction tells several, each by its criteria, or at once if nothing changes")
  func transactions() {
    struct Page: View {
      let log: Log
      @State private var x = 0.0
      var body: some View {
        Color.red.offset(x: x).onTapGesture {
          var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0.3))
          transaction.addAnimationCompletion { log.lines.append("logical") }
          transaction.addAnimationCompletion(criteria: .removed) { log.lines.append("removed") }
          withTransaction(transaction) { x = 20 }
          var idle = Transaction(animation: .default)
          idle.addAnimationCompletion { log.lines.append("idle") }
          withTransaction(idle) {}
        }
      }
    }
    let log = Log()
    let session = page { Page(log: log) }
    session.tap(at: at(50, 50))
    expect(log.lines == ["idle"])
    session.advance(to: 0.51)
    expect(log.lines == ["idle", "logical"])
    for _ in 0..<50 { session.advance(by: 0.1) }
    expect(log.lines == ["idle", "logical", "removed"])
  }

  @Test("A custom animation says itself when it is logically complete")
  func custom() {
    struct Custom: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        context.isLogicallyComplete = time >= 0.2
        return time < 1 ? value.scaled(by: time) : nil
      }
    }
    expect(time(Animation(Custom()), .logicallyComplete) == 0.2)
    expect(time(Animation(Custom()), .removed) == 1)
  }

  @Test("spring() and its kin have the defaults of the SDK since iOS 17")
  func defaults() {
    expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    expect(Animation.spring == .spring(Spring(response: 0.5, dampingRatio: 1)))
    expect(
      Animation.spring(response: 0.5)
        == .spring(Spring(response: 0.5, dampingRatio: 0.825)))
    expect(
      Animation.spring(dampingFraction: 0.6) == .spring(Spring(response: 0.5, dampingRatio: 0.6)))
    expect(Animation.interactiveSpring() == .spring(duration: 0.15, bounce: 0.15))
    expect(
      Animation.interactiveSpring(response: 0.15)
        == .spring(Spring(response: 0.15, dampingRatio: 0.86)))
    expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
  }
}
