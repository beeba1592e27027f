import FiligreePaths
import Foundation
import Observation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@MainActor @Observable
private final class Switch {
  var isOn = false
}

/// A leaf whose width changes outside, and whose padding changes inside of an animation's scope.
private struct Scoped: View {
  let state: Switch
  var isTransaction = false

  var body: some View {
    let leaf = Probe.any("leaf").frame(width: state.isOn ? 40 : 20, height: 20)
    HStack(spacing: 0) {
      if isTransaction {
        leaf.transaction {
          $0.animation = .linear(duration: 1)
        } body: {
          $0.padding(.leading, state.isOn ? 100 : 0)
        }
      } else {
        leaf.animation(.linear(duration: 1)) { $0.padding(.leading, state.isOn ? 100 : 0) }
      }
      Spacer(minLength: 0)
    }
  }
}

/// A counter with a state of its own in an animation's scope.
private struct Faded: View {
  let state: Switch

  var body: some View {
    Counter().animation(.linear(duration: 1)) { $0.opacity(state.isOn ? 0.5 : 1) }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
  }
}

@MainActor @Suite("Animations of some modifiers")
struct ScopedAnimationTests {
  private func drawn(_ session: ViewSession) -> CGRect {
    Probes.reset()
    _ = session.displayList()
    return Probes.drawn["leaf"] ?? .null
  }

  // Apple's documentation of animation(_:body:): "the animation will only affect the modifiers in the body closure".
  @Test("What is in the scope moves, what is outside changes at once", arguments: [false, true])
  func scope(isTransaction: Bool) {
    let state = Switch()
    let session = page(200, 20) { Scoped(state: state, isTransaction: isTransaction) }
    expect(drawn(session) == rect(0, 0, 20, 20))
    state.isOn = true
    session.update()
    expect(drawn(session) == rect(0, 0, 40, 20))
    session.advance(by: 0.5)
    expect(drawn(session) == rect(50, 0, 40, 20))
    session.advance(by: 0.5)
    expect(drawn(session) == rect(100, 0, 40, 20) && !session.isAnimating)
  }

  @Test("The view keeps its state")
  func identity() {
    let state = Switch()
    let session = page(200, 20) { Faded(state: state) }
    session.tap("0")
    state.isOn = true
    session.advance(by: 0.5)
    expect(session.accessibilityTree.map(\.label) == ["1"])
    session.tap("1")
    expect(session.accessibilityTree.map(\.label) == ["2"])
  }
}
