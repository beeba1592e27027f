import FiligreeDrawing
import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@MainActor
private final class Handle {
  var amount: Binding<CGFloat>?
  var seen: [CGFloat] = []
}

/// A page whose content depends on an amount that the test sets.
private struct Page<Content: View>: View {
  let handle: Handle
  let content: (CGFloat) -> Content
  @State private var amount: CGFloat = 0

  var body: some View {
    handle.amount = $amount
    return content(amount)
  }
}

/// A view that notes the data its body sees.
private struct Counter: View, Animatable {
  let handle: Handle
  var amount: CGFloat

  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  var body: some View {
    handle.seen.append(amount)
    return Color.red.frame(width: amount, height: 10)
  }
}

private struct Widening: AnimatableModifier {
  var amount: CGFloat

  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content.frame(width: amount, height: 10)
  }
}

private struct Sliding: GeometryEffect {
  var distance: CGFloat

  nonisolated var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
  }
}

@Suite("Animated bodies, effects, and what happens at an animation's end") @MainActor
struct BodyAnimationTests {
  private func session<V: View>(
    _ handle: Handle, _ content: @escaping (CGFloat) -> V
  ) -> ViewSession {
    ViewSession(size: CGSize(width: 100, height: 100)) {
      Page(handle: handle, content: content)
    }
  }

  private func box(_ session: ViewSession) -> CGRect? {
    let list = session.displayList()
    return list.root.commands.first.map { list.box($0) }
  }

  @Test("The body of an animatable view sees its data under way")
  func views() {
    let handle = Handle()
    let session = session(handle) { Counter(handle: handle, amount: $0) }
    expect(handle.seen == [0])
    withAnimation(.linear(duration: 1)) { handle.amount?.wrappedValue = 40 }
    session.update()
    session.advance(by: 0.25)
    expect(abs((box(session)?.width ?? 0) - 10) < 1e-6)
    session.advance(by: 0.5)
    expect(abs((box(session)?.width ?? 0) - 30) < 1e-6)
    session.advance(by: 0.5)
    expect(box(session)?.width == 40 && handle.seen.last == 40)
    let count = handle.seen.count
    session.advance(by: 1)
    expect(handle.seen.count == count && !session.isAnimating)
    handle.amount?.wrappedValue = 20
    session.update()
    expect(box(session)?.width == 20)
  }

  @Test("The body of an animatable modifier does, too")
  func modifiers() {
    let handle = Handle()
    let session = session(handle) { Color.red.modifier(Widening(amount: $0)) }
    withAnimation(.linear(duration: 1)) { handle.amount?.wrappedValue = 40 }
    session.advance(by: 0.25)
    expect(abs((box(session)?.width ?? 0) - 10) < 1e-6)
    session.advance(by: 1)
    expect(box(session)?.width == 40)
  }

  @Test("A geometry effect draws elsewhere, by the view's size, moves, and leaves the layout")
  func effects() {
    let handle = Handle()
    let session = session(handle) { amount in
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).modifier(Sliding(distance: amount))
        Color.blue.frame(width: 20, height: 10)
      }
    }
    expect(box(session) == CGRect(x: 40, y: 40, width: 20, height: 10))
    withAnimation(.linear(duration: 1)) { handle.amount?.wrappedValue = 2 }
    session.advance(by: 0.5)
    expect(abs((box(session)?.minX ?? 0) - 60) < 1e-6)
    session.advance(by: 1)
    expect(box(session) == CGRect(x: 80, y: 40, width: 20, height: 10))
    let list = session.displayList()
    expect(list.box(list.root.commands[1]) == CGRect(x: 40, y: 50, width: 20, height: 10))
  }

  @Test("ignoredByLayout() draws the same")
  func ignored() {
    let handle = Handle()
    let session = session(handle) { _ in
      Color.red.frame(width: 20, height: 10).modifier(Sliding(distance: 1).ignoredByLayout())
    }
    expect(box(session) == CGRect(x: 60, y: 45, width: 20, height: 10))
  }

  @Test("A geometry effect is touched where it is drawn; bad numbers trap nowhere")
  func touches() {
    let handle = Handle()
    var taps = 0
    let session = session(handle) { amount in
      Color.red.frame(width: 20, height: 20).onTapGesture { taps += 1 }
        .modifier(Sliding(distance: amount))
    }
    handle.amount?.wrappedValue = 1.5
    session.update()
    session.tap(at: CGPoint(x: 50, y: 50))
    expect(taps == 0)
    session.tap(at: CGPoint(x: 80, y: 50))
    expect(taps == 1)
    handle.amount?.wrappedValue = .nan
    session.update()
    session.tap(at: CGPoint(x: 50, y: 50))
    expect(session.displayList().root.commands.isEmpty && taps == 1)
  }

  @Test("A completion is called once all has ended, or at once if nothing moves")
  func completions() {
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      let handle = Handle()
      let session = session(handle) { Color.red.frame(width: 10 + $0, height: 10).opacity($0 / 9) }
      var calls = 0
      withAnimation(.linear(duration: 1), completionCriteria: criteria) {
        handle.amount?.wrappedValue = 5
      } completion: {
        calls += 1
      }
      session.update()
      session.advance(by: 0.75)
      expect(calls == 0)
      session.advance(by: 0.5)
      expect(calls == 1)
      withAnimation {
        handle.amount?.wrappedValue = 5
      } completion: {
        calls += 1
      }
      session.update()
      expect(calls == 2)
      // Without a change at once.
      let value = withAnimation(.linear) {
        7
      } completion: {
        calls += 1
      }
      expect(value == 7 && calls == 3)
    }
  }
}
