import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// A switch that the tests hold.
@MainActor
private final class Handle {
  var isVisible: Binding<Bool>?
  var amount: Binding<CGFloat>?
}

private struct Toggler<Content: View>: View {
  let handle: Handle
  let content: () -> Content
  @State private var isVisible = false

  var body: some View {
    handle.isVisible = $isVisible
    return ZStack {
      if isVisible { content() }
    }
    .frame(width: 100, height: 100)
  }
}

@MainActor
private func session<Content: View>(
  _ handle: Handle, @ViewBuilder _ content: @escaping () -> Content
) -> ViewSession {
  ViewSession(size: CGSize(width: 100, height: 100)) {
    Toggler(handle: handle, content: content)
  }
}

extension ViewSession {
  /// The opacity of the only thing drawn; 0 if there is none.
  fileprivate var shown: Double {
    let list = displayList()
    guard let command = list.commands.first else { return 0 }
    return Double(command.opacity)
  }

  /// The width of the only thing drawn.
  fileprivate var width: CGFloat {
    let list = displayList()
    func width(_ layer: DisplayList.Layer) -> CGFloat {
      guard let command = layer.commands.first else { return 0 }
      if case .layer(let index) = command.operation { return width(list.layers[Int(index)]) }
      return list.paths[Int(command.path)].applying(list.transforms[Int(command.transform)])
        .boundingRect.width
    }
    return width(list.root)
  }
}

@Suite("Transitions and animated values") @MainActor
struct TransitionTests {
  @Test("A view without a transition fades when the change is animated")
  func fade() throws {
    let handle = Handle()
    let session = session(handle) { Color.red.frame(width: 40, height: 40) }
    expect(session.shown == 0)
    withAnimation(.linear(duration: 1)) { handle.isVisible?.wrappedValue = true }
    session.update()
    expect(session.shown == 0)
    session.advance(by: 0.25)
    expect(abs(session.shown - 0.25) < 1e-6)
    session.advance(by: 1)
    expect(session.shown == 1)
    withAnimation(.linear(duration: 1)) { handle.isVisible?.wrappedValue = false }
    session.advance(by: 0.75)
    expect(abs(session.shown - 0.25) < 1e-6)
    session.advance(by: 0.5)
    expect(session.shown == 0)
    expect(!session.isAnimating)
  }

  @Test("A view that goes stays where it was, although its container shrinks to nothing")
  func place() throws {
    let handle = Handle()
    let session = session(handle) { Color.red.frame(width: 40, height: 20).transition(.opacity) }
    func frame() throws -> CGRect {
      let list = session.displayList()
      var layer = list.root
      while case .layer(let index)? = layer.commands.first?.operation {
        layer = list.layers[Int(index)]
      }
      let command = try #require(layer.commands.first)
      return list.paths[Int(command.path)].applying(list.transforms[Int(command.transform)])
        .boundingRect
    }
    handle.isVisible?.wrappedValue = true
    session.update()
    expect(try frame() == CGRect(x: 30, y: 40, width: 40, height: 20))
    withAnimation(.linear(duration: 1)) { handle.isVisible?.wrappedValue = false }
    session.advance(by: 0.5)
    expect(try frame() == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test("A view comes at once when nothing is animated")
  func plain() {
    let handle = Handle()
    let session = session(handle) { Color.red.frame(width: 40, height: 40) }
    handle.isVisible?.wrappedValue = true
    session.update()
    expect(session.shown == 1)
    handle.isVisible?.wrappedValue = false
    session.update()
    expect(session.shown == 0)
  }

  @Test("Opacity and scale by a spring of the transition's own")
  func spring() throws {
    let handle = Handle()
    let session = session(handle) {
      Color.red.frame(width: 40, height: 40)
        .transition(
          .opacity.combined(with: .scale)
            .animation(.spring(response: 0.25, dampingFraction: 0.7)))
    }
    handle.isVisible?.wrappedValue = true
    session.update()
    let spring = Spring(response: 0.25, dampingRatio: 0.7)
    for frame in 1...20 {
      session.advance(to: Double(frame) * 0.02)
      let value: Double = spring.value(target: 1, time: session.time)
      expect(abs(session.shown - min(value, 1)) < 1e-6, "frame \(frame)")
      expect(abs(Double(session.width) - 40 * value) < 1e-6, "frame \(frame)")
    }
    session.advance(by: 5)
    expect(session.shown == 1)
    handle.isVisible?.wrappedValue = false
    session.update()
    session.advance(by: 0.1)
    let value: Double = 1 - spring.value(target: 1, time: 0.1)
    expect(abs(session.shown - value) < 1e-6)
    session.advance(by: 5)
    expect(session.displayList().commands.isEmpty)
  }

  @Test("A view that goes and comes back does not jump")
  func reversal() {
    let handle = Handle()
    let session = session(handle) {
      Color.red.frame(width: 40, height: 40).transition(.scale)
    }
    withAnimation(.linear(duration: 1)) { handle.isVisible?.wrappedValue = true }
    session.advance(by: 0.5)
    let before = session.width
    expect(abs(before - 20) < 1e-6)
    withAnimation(.linear(duration: 1)) { handle.isVisible?.wrappedValue = false }
    session.update()
    expect(abs(session.width - before) < 1e-6)
    session.advance(by: 0.1)
    let under = session.width
    withAnimation(.linear(duration: 1)) { handle.isVisible?.wrappedValue = true }
    session.update()
    expect(abs(session.width - under) < 1e-6)
    session.advance(by: 3)
    expect(session.width == 40)
  }

  @Test("Insertion and removal may differ")
  func asymmetric() {
    let handle = Handle()
    let session = session(handle) {
      Color.red.frame(width: 40, height: 40)
        .transition(.asymmetric(insertion: .scale, removal: .opacity))
    }
    withAnimation(.linear(duration: 1)) { handle.isVisible?.wrappedValue = true }
    session.advance(by: 0.5)
    expect(abs(session.width - 20) < 1e-6)
    expect(session.shown == 1)
    session.advance(by: 1)
    withAnimation(.linear(duration: 1)) { handle.isVisible?.wrappedValue = false }
    session.advance(by: 0.5)
    expect(session.width == 40)
    expect(abs(session.shown - 0.5) < 1e-6)
  }

  @Test("A masked view, and one with another upon it, comes and goes by the transition within")
  func transitionBelowAnotherView() throws {
    let masked = Handle()
    let covered = Handle()
    let view = Color.red.frame(width: 40, height: 40).transition(.scale)
    let sessions = [
      (masked, session(masked) { view.mask { Rectangle() } }),
      (covered, session(covered) { view.overlay { EmptyView() } }),
    ]
    for (handle, session) in sessions {
      for isVisible in [true, false] {
        withAnimation(.linear(duration: 1)) { handle.isVisible?.wrappedValue = isVisible }
        session.advance(by: 0.5)
        let image = try session.image()
        // Half as wide and opaque, not whole and half as opaque.
        expect(pixel(image, 50, 50)[3] == 255)
        expect(pixel(image, 35, 50)[3] == 0)
        session.advance(by: 1)
        expect(pixel(try session.image(), 50, 50)[3] == (isVisible ? 255 : 0))
      }
    }
  }

  /// A bar whose width the tests set.
  private struct Bar: View {
    let handle: Handle
    @State private var amount: CGFloat = 0
    var body: some View {
      handle.amount = $amount
      return Color.red.scaleEffect(x: amount, y: 1, anchor: .leading)
        .animation(.spring(dampingFraction: 0.825), value: amount)
    }
  }

  @Test("A value follows Apple's spring, and a new target takes over the velocity")
  func retarget() throws {
    let handle = Handle()
    let session = ViewSession(size: CGSize(width: 100, height: 10)) { Bar(handle: handle) }
    handle.amount?.wrappedValue = 1
    session.update()
    let spring = Spring(response: 0.5, dampingRatio: 0.825)
    for frame in 1...20 {
      session.advance(to: Double(frame) * 0.01)
      let value: Double = spring.value(target: 1, time: session.time)
      expect(abs(Double(session.width) / 100 - value) < 1e-6)
    }
    let position: Double = spring.value(target: 1, time: 0.2)
    let velocity: Double = spring.velocity(target: 1, time: 0.2)
    handle.amount?.wrappedValue = 0
    session.update()
    expect(abs(Double(session.width) / 100 - position) < 1e-6)
    for frame in 1...20 {
      session.advance(to: 0.2 + Double(frame) * 0.01)
      let way: Double = spring.value(
        target: -position, initialVelocity: velocity, time: session.time - 0.2)
      expect(abs(Double(session.width) / 100 - abs(position + way)) < 1e-6)
    }
    session.advance(by: 10)
    expect(!session.isAnimating)
  }

  @Test("Repeats, delays and speeds")
  func timing() {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let there = Animation.linear(duration: 1)
    expect(there.delay(2).animate(value: 10, time: 1, context: &context) == 0)
    expect(there.delay(2).animate(value: 10, time: 2.5, context: &context) == 5)
    expect(there.speed(2).animate(value: 10, time: 0.25, context: &context) == 5)
    let twice = there.repeatCount(2)
    for (time, expected) in [(0.5, 5.0), (1.25, 7.5), (1.75, 2.5)] {
      let value = twice.animate(value: 10, time: time, context: &context)
      expect(abs((value ?? -1) - expected) < 1e-6)
    }
    expect(twice.animate(value: 10, time: 2.5, context: &context) == nil)
    var other = AnimationContext<Double>(environment: EnvironmentValues())
    let forever = there.repeatForever(autoreverses: false)
    expect(abs((forever.animate(value: 10, time: 1000.5, context: &other) ?? 0) - 5) < 1e-3)
  }
}
