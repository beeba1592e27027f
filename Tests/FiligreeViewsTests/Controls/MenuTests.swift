import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Sorting: View {
  let journal: Journal
  @State private var isOn = false
  @State private var order = 1

  var body: some View {
    VStack {
      Menu("Options") {
        Button("Copy", systemImage: "star") { journal.note("copy") }
        Button("Delete", role: .destructive) { journal.note("delete") }
        Button("Never") { journal.note("never") }.disabled(true)
        Divider()
        Toggle("Shown", isOn: $isOn)
        Section("Order") {
          Picker("Order", selection: $order) {
            Text("Up").tag(1)
            Text("Down").tag(2)
          }
        }
        Menu("More") {
          Button("Inner") { journal.note("inner") }
        }
      }
      Text("isOn \(isOn), order \(order)")
    }
  }
}

@MainActor
@Suite("Menus")
struct MenuTests {
  private func labels(_ session: ViewSession) -> [String] {
    session.accessibilityTree.map(\.label)
  }

  private func open() -> (ViewSession, Journal) {
    let journal = Journal()
    let session = page(320, 640) { Sorting(journal: journal) }
    session.tap("Options")
    session.advance(by: 1)
    return (session, journal)
  }

  @Test("Buttons, toggles, pickers, sections and menus are lines")
  func lines() {
    let (session, journal) = open()
    expect(
      labels(session) == [
        "Copy", "Delete", "Never", "Shown", "Order", "Up", "Down", "More",
      ])
    session.tap("Copy")
    expect(journal.take() == ["copy"])
    session.advance(by: 1)
    expect(labels(session) == ["Options", "isOn false, order 1"])
    session.tap("Options")
    session.advance(by: 1)
    expect(!session.tap("Never"))
    session.tap("Shown")
    session.advance(by: 1)
    session.tap("Options")
    session.advance(by: 1)
    expect(session.accessibilityTree[3].value == "selected")
    session.tap("Down")
    session.advance(by: 1)
    expect(labels(session) == ["Options", "isOn true, order 2"])
  }

  @Test("A menu in a menu opens upon it; its first line goes back")
  func nested() {
    let (session, journal) = open()
    session.tap("More")
    session.advance(by: 1)
    expect(labels(session) == ["More", "Inner"])
    session.tap("More")
    session.advance(by: 1)
    expect(labels(session)[0] == "Copy")
    session.tap("More")
    session.advance(by: 1)
    session.tap("Inner")
    session.advance(by: 1)
    expect(journal.take() == ["inner"])
    expect(labels(session) == ["Options", "isOn false, order 1"])
  }

  @Test("Sections are 8 points apart, lines half a point")
  func gaps() {
    let (session, _) = open()
    let frames = session.accessibilityTree.map(\.frame)
    expect(abs(frames[1].minY - frames[0].maxY - 0.5) <= 0.51)
    expect(abs(frames[3].minY - frames[2].maxY - 8) <= 0.51)
  }

  @Test("A menu with an action: a tap acts, a long press opens")
  func primaryAction() {
    let journal = Journal()
    let session = page(300, 300) {
      Menu {
        Button("Inner") {}
      } label: {
        Text("Act")
      } primaryAction: {
        journal.note("act")
      }
    }
    session.tap("Act")
    expect(journal.take() == ["act"])
    session.touchDown(at: at(150, 150))
    session.advance(by: 0.6)
    session.touchUp()
    session.advance(by: 1)
    expect(journal.take() == [])
    expect(labels(session) == ["Inner"])
  }

  @Test("A long press opens a context menu, with or without a preview", arguments: [false, true])
  func contextMenu(hasPreview: Bool) throws {
    let journal = Journal()
    let session = page(300, 500) {
      if hasPreview {
        Color.red.frame(width: 100, height: 50).contextMenu {
          Button("Copy") { journal.note("copy") }
        } preview: {
          Text("Preview").frame(width: 200, height: 100)
        }
      } else {
        Color.red.frame(width: 100, height: 50).contextMenu {
          Button("Copy") { journal.note("copy") }
        }
      }
    }
    session.tap(at: at(150, 250))
    expect(!session.sheetIsPresented)
    session.touchDown(at: at(150, 250))
    session.advance(by: 0.6)
    session.touchUp()
    session.advance(by: 1)
    expect(labels(session) == (hasPreview ? ["Copy", "Preview"] : ["Copy"]))
    _ = try session.image()
    session.tap("Copy")
    session.advance(by: 1)
    expect(journal.take() == ["copy"])
    expect(!session.sheetIsPresented)
  }

  @Test("The presenting view goes while its menu is up")
  func removed() throws {
    let session = page(200, 300) { Leaving() }
    session.tap("Open")
    session.advance(by: 1)
    session.tap("Go")
    session.advance(by: 1)
    expect(labels(session) == ["gone"])
    _ = try session.image()
  }
}

private struct Leaving: View {
  @State private var isThere = true
  var body: some View {
    if isThere {
      Menu("Open") {
        Button("Go") { isThere = false }
      }
    } else {
      Text("gone")
    }
  }
}
