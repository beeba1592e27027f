import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Counting: View {
  @State private var count = 0
  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

private struct Loud: ButtonStyle {
  let journal: Journal
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    journal.note("pressed \(configuration.isPressed), enabled \(isEnabled)")
    return configuration.label.frame(width: 40, height: 20)
  }
}

private struct Doubled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).onTapGesture(count: 2) { configuration.trigger() }
      .buttonStyle(.plain)
  }
}

@MainActor
@Suite("Buttons")
struct ButtonTests {
  @Test("A button is tapped by its label")
  func byLabel() {
    let session = page(200, 100) { Counting() }
    expect(session.tap("Count 0"))
    expect(session.tap("Count 1"))
    expect(session.accessibilityTree.map(\.label) == ["Count 2"])
    expect(session.accessibilityTree.map(\.role) == ["button"])
    expect(!session.tap("Count 1"))
    expect(session.problems.contains { $0.contains("“Count 2”") })
  }

  @Test("A button is tapped by a point through a rotation")
  func rotated() {
    let journal = Journal()
    let session = page(200, 200) {
      Button(action: { journal.note("tap") }) { Color.red.frame(width: 100, height: 20) }
        .accessibilityLabel("Bar")
        .rotationEffect(.degrees(90), anchor: .leading)
    }
    // It hangs from (50, 100): x 40…60, y 100…200.
    session.tap(at: at(55, 190))
    expect(journal.take() == ["tap"])
    session.tap(at: at(140, 100))
    expect(journal.take() == [])
    session.tap("Bar")
    expect(journal.take() == ["tap"])
    let frame = session.accessibilityTree[0].frame
    expect(abs(frame.minX - 40) < 1e-9 && abs(frame.maxY - 200) < 1e-9)
  }

  @Test("A finger that leaves by more than 70 points does not press")
  func leaving() {
    let journal = Journal()
    let session = page(400, 100) {
      Button("X") { journal.note("tap") }.buttonStyle(Loud(journal: journal))
    }
    expect(journal.take() == ["pressed false, enabled true"])
    session.touchDown(at: at(200, 50))
    expect(journal.take() == ["pressed true, enabled true"])
    session.touchMove(to: at(280, 50))
    expect(journal.take() == [])
    session.touchMove(to: at(291, 50))
    expect(journal.take() == ["pressed false, enabled true"])
    session.touchMove(to: at(280, 50))
    expect(journal.take() == ["pressed true, enabled true"])
    session.touchUp(at: at(291, 50))
    expect(journal.take() == ["pressed false, enabled true"])
    session.touchDown(at: at(200, 50))
    session.touchUp(at: at(289, 50))
    expect(journal.take().contains("tap"))
  }

  @Test("A disabled button does nothing, and its style knows")
  func disabled() {
    let journal = Journal()
    let session = page {
      Button("X") { journal.note("tap") }.buttonStyle(Loud(journal: journal)).disabled(true)
    }
    expect(journal.take() == ["pressed false, enabled false"])
    session.tap(at: at(50, 50))
    expect(!session.tap("X"))
    expect(journal.take() == [])
    expect(session.accessibilityTree.map(\.isEnabled) == [false])
  }

  @Test("All ways to make a button, and a primitive style")
  func initializers() {
    let journal = Journal()
    let title = "Two"
    let session = page(300, 400) {
      VStack {
        Button("One") { journal.note("1") }
        Button(title) { journal.note("2") }
        Button("Three", role: .destructive) { journal.note("3") }
        Button("Four", systemImage: "star") { journal.note("4") }
        Button(role: .cancel) {
          journal.note("5")
        } label: {
          Text("Five")
        }
        Button("Six") { journal.note("6") }.buttonStyle(Doubled())
        Button("Seven") { journal.note("7") }.buttonStyle(.borderedProminent)
      }
    }
    for label in ["One", "Two", "Three", "Four", "Five", "Six", "Seven"] {
      expect(session.tap(label), "\(label)")
    }
    expect(journal.take() == ["1", "2", "3", "4", "5", "6", "7"])
  }

  @Test("A drag around a button takes the touch from it")
  func withinDrag() {
    let journal = Journal()
    let session = page {
      Button(action: { journal.note("tap") }) { Color.red }
        .gesture(DragGesture().onEnded { _ in journal.note("drag") })
    }
    session.drag([at(50, 50), at(80, 50)])
    expect(journal.take() == ["drag"])
  }
}
