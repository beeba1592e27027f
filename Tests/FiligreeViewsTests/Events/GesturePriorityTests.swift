import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Sheltered: View {
  let journal: Journal
  @GestureState(initialValue: 0, reset: { _, _ in }) private var distance: CGFloat

  var body: some View {
    journal.note("shown \(Int(distance))")
    return Color.red
      .gesture(
        DragGesture().updating($distance) { value, state, _ in
          state = value.translation.width
        })
  }
}

/// A gesture made of another one.
private struct Twice: Gesture {
  let action: () -> Void
  var body: some Gesture {
    TapGesture(count: 2).onEnded(action)
  }
}

@MainActor
@Suite("Which gesture acts")
struct GesturePriorityTests {
  enum Kind: String, CaseIterable {
    case normal, high, simultaneous
  }

  private static func tap(_ name: String, _ journal: Journal) -> some Gesture {
    TapGesture().onEnded { journal.note(name) }
  }

  private static func view(_ kind: Kind, _ mask: GestureMask, _ journal: Journal) -> AnyView {
    let inner = Color.red.gesture(tap("inner", journal))
    return switch kind {
    case .normal: AnyView(inner.gesture(tap("outer", journal), including: mask))
    case .high: AnyView(inner.highPriorityGesture(tap("outer", journal), including: mask))
    case .simultaneous:
      AnyView(inner.simultaneousGesture(tap("outer", journal), including: mask))
    }
  }

  @Test(
    "Two taps, one within the other",
    arguments: [
      (Kind.normal, GestureMask.all, ["inner"]), (.high, .all, ["outer"]),
      (.simultaneous, .all, ["inner", "outer"]), (.normal, .subviews, ["inner"]),
      (.high, .subviews, ["inner"]), (.normal, .gesture, ["outer"]),
      (.simultaneous, .gesture, ["outer"]), (.normal, .none, []),
    ])
  func table(kind: Kind, mask: GestureMask, expected: [String]) {
    let journal = Journal()
    let session = page { Self.view(kind, mask, journal) }
    session.tap(at: at(50, 50))
    expect(journal.take() == expected)
  }

  @Test("A drag that begins cancels the tap within")
  func dragOverTap() {
    let journal = Journal()
    let session = page {
      Color.red.onTapGesture { journal.note("tap") }
        .gesture(DragGesture(minimumDistance: 5).onEnded { _ in journal.note("drag") })
    }
    session.drag([at(50, 50), at(58, 50)])
    expect(journal.take() == ["drag"])
    session.tap(at: at(50, 50))
    expect(journal.take() == ["tap"])
  }

  @Test("The inner drag wins; a simultaneous one goes on beside it")
  func drags() {
    let journal = Journal()
    let session = page {
      Color.red
        .gesture(DragGesture().onEnded { _ in journal.note("inner") })
        .gesture(DragGesture().onEnded { _ in journal.note("outer") })
        .simultaneousGesture(DragGesture().onEnded { _ in journal.note("beside") })
    }
    session.drag([at(50, 50), at(80, 50)])
    expect(journal.take() == ["inner", "beside"])
  }

  @Test("A single tap waits for the double tap within to fail")
  func doubleTap() {
    let journal = Journal()
    let session = page {
      Color.red.onTapGesture(count: 2) { journal.note("two") }
        .onTapGesture { journal.note("one") }
    }
    session.tap(at: at(50, 50))
    expect(journal.take() == [])
    expect(session.isAnimating)
    session.advance(by: 0.2)
    session.tap(at: at(52, 50))
    expect(journal.take() == ["two"])
    expect(!session.isAnimating)
    session.tap(at: at(50, 50))
    session.advance(by: 0.36)
    expect(journal.take() == ["one"])
    // Too far away to be the second.
    session.tap(at: at(5, 5))
    session.tap(at: at(95, 95))
    expect(journal.take() == ["one"])
    session.advance(by: 1)
    expect(journal.take() == ["one"])
  }

  @Test("A long press ends when the clock gets there")
  func longPress() {
    let journal = Journal()
    let session = page {
      Color.red.onLongPressGesture {
        journal.note("long")
      } onPressingChanged: {
        journal.note("\($0)")
      }
      .onTapGesture { journal.note("tap") }
    }
    session.touchDown(at: at(50, 50))
    session.advance(by: 0.4)
    expect(journal.take() == ["true"])
    session.advance(by: 0.2)
    expect(journal.take() == ["false", "long"])
    session.touchUp()
    expect(journal.take() == [])
    session.tap(at: at(50, 50))
    expect(journal.take() == ["true", "false", "tap"])
  }

  @Test("A gesture's state is what it was when the gesture is over")
  func gestureState() {
    let journal = Journal()
    let session = page { Sheltered(journal: journal) }
    session.drag([at(10, 50), at(40, 50)])
    expect(journal.take() == ["shown 0", "shown 30", "shown 0"])
    session.touchDown(at: at(10, 50))
    session.touchMove(to: at(30, 50))
    session.touchCancel()
    expect(journal.take() == ["shown 20", "shown 0"])
  }

  @Test("A gesture may consist of another one, and tell something else")
  func composed() {
    let journal = Journal()
    let session = page {
      VStack(spacing: 0) {
        Color.red.gesture(Twice { journal.note("twice") })
        Color.blue.gesture(
          DragGesture().map { $0.translation.width > 0 ? "right" : "left" }
            .onChanged { journal.note($0) })
      }
    }
    session.tap(at: at(50, 20))
    session.tap(at: at(50, 20))
    // Equal values are told once.
    session.drag([at(50, 80), at(70, 80), at(80, 80), at(20, 80)])
    expect(journal.take() == ["twice", "right", "left"])
  }
}
