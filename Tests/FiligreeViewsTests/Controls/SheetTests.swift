import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Choice: Identifiable {
  var id: Int
}

private struct Presenting: View {
  let journal: Journal
  @State private var isUp = false
  @State private var isThere = true

  var body: some View {
    VStack {
      Button("Open") { isUp = true }
      if isThere {
        Color.red.frame(height: 20)
          .sheet(isPresented: $isUp, onDismiss: { journal.note("gone") }) {
            Inside(remove: { isThere = false })
          }
          .tint(.green)
      }
    }
  }
}

private struct Inside: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  let remove: () -> Void
  @State private var count = 0

  var body: some View {
    VStack {
      Text(isPresented ? "Presented" : "Not")
      Button("Count \(count)") { count += 1 }
      Button("Done") { dismiss() }
      Button("Remove") { remove() }
    }
  }
}

private struct Level: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }
}

private struct LevelText: View {
  @Environment(\.level) private var level
  var body: some View { Text("Level \(level)") }
}

private struct Nesting: View {
  @State private var isUp = false
  let depth: Int

  var body: some View {
    VStack {
      Text("Depth \(depth)")
      Button("Deeper") { isUp = true }
    }
    .sheet(isPresented: $isUp) { Nesting(depth: depth + 1) }
  }
}

private struct Choosing: View {
  let journal: Journal
  @State private var choice: Choice?

  var body: some View {
    Button("One") { choice = Choice(id: 1) }
      .sheet(item: $choice, onDismiss: { journal.note("gone") }) { item in
        VStack {
          Text("Item \(item.id)")
          Button("Next") { choice = Choice(id: item.id + 1) }
        }
      }
  }
}

@MainActor
@Suite("Sheets")
struct SheetTests {
  private func open() -> (ViewSession, Journal) {
    let journal = Journal()
    let session = page(200, 300) { Presenting(journal: journal) }
    session.tap("Open")
    return (session, journal)
  }

  private func labels(_ session: ViewSession) -> [String] {
    session.accessibilityTree.map(\.label)
  }

  @Test("A sheet slides up over everything, and hides what is beneath")
  func presenting() {
    let (session, _) = open()
    expect(session.sheetIsPresented && session.isAnimating)
    expect(labels(session) == ["Presented", "Count 0", "Done", "Remove"])
    let low = session.accessibilityTree[0].frame.minY
    session.advance(by: 2)
    let high = session.accessibilityTree[0].frame.minY
    // From below the page: by the height of the card.
    expect(low - high == 290)
    expect(!session.isAnimating)
    expect(!session.tap("Open"))
    session.tap("Count 0")
    expect(labels(session)[1] == "Count 1")
  }

  @Test("onDismiss comes when the sheet is gone", arguments: ["dismiss", "session", "drag"])
  func dismissing(way: String) {
    let (session, journal) = open()
    session.advance(by: 2)
    switch way {
    case "dismiss": session.tap("Done")
    case "session": expect(session.dismissSheet())
    default: session.drag([at(100, 30), at(100, 60), at(100, 250)], duration: 0.3)
    }
    expect(!session.sheetIsPresented && session.isAnimating)
    expect(journal.take() == [])
    expect(labels(session) == ["Open"])
    session.advance(by: 2)
    expect(journal.take() == ["gone"])
    expect(!session.isAnimating)
    expect(!session.dismissSheet())
    session.tap("Open")
    session.advance(by: 2)
    // A new sheet: its state is new.
    expect(labels(session)[1] == "Count 0")
  }

  @Test("A short drag lets the sheet go back up")
  func shortDrag() {
    let (session, journal) = open()
    session.advance(by: 2)
    let high = session.accessibilityTree[0].frame.minY
    session.touchDown(at: at(100, 30))
    session.touchMove(to: at(100, 70))
    expect(session.accessibilityTree[0].frame.minY == high + 40)
    session.advance(by: 1)
    session.touchUp()
    session.advance(by: 2)
    expect(session.sheetIsPresented)
    expect(abs(session.accessibilityTree[0].frame.minY - high) < 0.01)
    expect(journal.take() == [])
  }

  @Test("A sheet goes with the view that presents it")
  func removed() throws {
    let (session, journal) = open()
    session.advance(by: 2)
    session.tap("Remove")
    expect(!session.sheetIsPresented)
    expect(labels(session) == ["Open"])
    session.advance(by: 2)
    expect(journal.take() == [])
    _ = try session.image()
  }

  @Test("A sheet of an item; another item is another sheet")
  func items() {
    let journal = Journal()
    let session = page(200, 300) { Choosing(journal: journal) }
    session.tap("One")
    session.advance(by: 2)
    expect(labels(session) == ["Item 1", "Next"])
    session.tap("Next")
    expect(labels(session) == ["Item 2", "Next"])
    session.advance(by: 2)
    expect(journal.take() == ["gone"])
    session.dismissSheet()
    session.advance(by: 2)
    expect(journal.take() == ["gone"])
    expect(labels(session) == ["One"])
  }

  @Test("A sheet has the environment of the view that presents it")
  func environment() {
    let session = page(200, 300) {
      HStack {
        Color.red.sheet(isPresented: .constant(true)) { LevelText() }.environment(\.level, 3)
        Color.blue
      }
      .environment(\.level, 2)
    }
    expect(labels(session) == ["Level 3"])
  }

  @Test("A sheet over a sheet; the topmost goes first")
  func nested() {
    let session = page(200, 300) { Nesting(depth: 0) }
    for depth in 1...3 {
      session.tap("Deeper")
      session.advance(by: 1)
      expect(labels(session)[0] == "Depth \(depth)")
    }
    for depth in [2, 1, 0] {
      session.dismissSheet()
      session.advance(by: 1)
      expect(labels(session)[0] == "Depth \(depth)")
    }
    session.tap("Deeper")
    session.tap("Deeper")
    // Presented while the one beneath is still coming up.
    session.advance(by: 1)
    expect(labels(session)[0] == "Depth 2")
  }

  @Test("What cannot be dismissed stays up")
  func constant() {
    let session = page(200, 300) {
      Color.red.sheet(isPresented: .constant(true)) { Text("Always") }
    }
    session.advance(by: 2)
    expect(session.dismissSheet())
    session.advance(by: 2)
    expect(labels(session) == ["Always"])
  }
}
