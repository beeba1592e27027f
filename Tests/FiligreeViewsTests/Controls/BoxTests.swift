import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Opening: View {
  @State private var isExpanded = false
  var body: some View {
    VStack {
      Text("expanded \(isExpanded)")
      DisclosureGroup("Outer", isExpanded: $isExpanded) {
        Text("Content")
        DisclosureGroup("Inner") { Text("Deep") }
      }
    }
  }
}

private struct Marked: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          Text(configuration.isExpanded ? "-" : "+")
          configuration.label
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Linking: View {
  let journal: Journal
  @Environment(\.openURL) private var openURL
  @Environment(\.editMode) private var editMode
  @SceneStorage("count") private var count = 0

  var body: some View {
    VStack {
      if let url = URL(string: "https://example.com/a") {
        Link("Site", destination: url)
        Link("Own", destination: url)
          .environment(
            \.openURL,
            OpenURLAction {
              journal.note("own \($0.path)"); return .handled
            })
        ShareLink("Share", item: url)
        Button("Call") { openURL(url) { journal.note("taken \($0)") } }
      }
      EditButton()
      Text("editing \(editMode?.wrappedValue.isEditing == true), count \(count)")
      Counter()
    }
    .onOpenURL { journal.note("opened \($0.lastPathComponent)") }
  }
}

private struct Counter: View {
  @SceneStorage("count") private var count = 0
  var body: some View {
    Button("Add") { count += 1 }
  }
}

@MainActor
@Suite("Boxes, links and other controls")
struct BoxTests {
  private func labels(_ session: ViewSession) -> [String] {
    session.accessibilityTree.map(\.label)
  }

  @Test("A group is shown and hidden, with an animation; groups within are of its style")
  func disclosure() {
    let session = page(300, 300) { Opening() }
    expect(labels(session) == ["expanded false", "Outer"])
    session.tap("Outer")
    expect(session.isAnimating)
    session.advance(by: 2)
    expect(labels(session) == ["expanded true", "Outer", "Content", "Inner"])
    session.tap("Inner")
    session.advance(by: 2)
    expect(labels(session).last == "Deep")
    expect(session.accessibilityTree[1].value == "expanded")
    let marked = page(300, 300) { Opening().disclosureGroupStyle(Marked()) }
    marked.tap("+, Outer")
    marked.advance(by: 1)
    expect(labels(marked) == ["expanded true", "-, Outer", "Content", "+, Inner"])
  }

  @Test("Boxes within boxes, labeled values, and a view that says that there is nothing")
  func boxes() {
    let session = page(300, 600) {
      VStack {
        GroupBox("Box") { GroupBox { Text("Inner") } }
        LabeledContent("Name", value: "Value")
        LabeledContent("Number", value: 1234, format: .number)
        ContentUnavailableView.search(text: "abc")
      }
    }
    expect(
      labels(session) == [
        "Box", "Inner", "Name", "Value", "Number", "1,234", "No Results for “abc”",
        "Check the spelling or try a new search.",
      ])
  }

  @Test("Links open addresses by their surroundings, or by the session")
  func links() {
    let journal = Journal()
    let session = page(300, 400) { Linking(journal: journal) }
    session.tap("Site")
    expect(session.problems.contains { $0.contains("https://example.com/a") })
    session.tap("Call")
    session.tap("Own")
    expect(journal.take() == ["taken false", "own /a"])
    session.opensURL = {
      journal.note("session \($0.host ?? "")"); return true
    }
    session.tap("Site")
    session.tap("Call")
    expect(journal.take() == ["session example.com", "session example.com", "taken true"])
    session.tap("Share")
    expect(session.fileDialog?.purpose == .share)
    expect(session.fileDialog?.text == "https://example.com/a")
    session.cancelFileDialog()
    expect(session.fileDialog == nil)
    if let url = URL(string: "app://x/there") { expect(session.open(url)) }
    expect(journal.take() == ["opened there"])
  }

  @Test("Editing, and values of a session")
  func scene() {
    let session = page(300, 400) { Linking(journal: Journal()) }
    session.tap("Edit")
    session.tap("Add")
    expect(labels(session).contains("editing true, count 1"))
    session.tap("Done")
    expect(labels(session).contains("editing false, count 1"))
    let other = page(300, 400) { Linking(journal: Journal()) }
    expect(labels(other).contains("editing false, count 0"))
  }

  @Test("A group of controls, on a page and in a menu")
  func controlGroup() {
    let journal = Journal()
    let session = page(300, 400) {
      VStack {
        ControlGroup {
          Button("One") { journal.note("1") }
          Button("Two") { journal.note("2") }
        }
        Menu("Menu") {
          ControlGroup {
            Button("Three", systemImage: "star") { journal.note("3") }
            Button("Four", systemImage: "star") { journal.note("4") }
          }
          Button("Five") { journal.note("5") }
        }
      }
    }
    session.tap("One")
    session.tap("Two")
    session.tap("Menu")
    session.advance(by: 1)
    let frames = session.accessibilityTree.map(\.frame)
    expect(labels(session) == ["Three", "Four", "Five"])
    expect(frames[0].minY == frames[1].minY && frames[0].maxX <= frames[1].minX)
    session.tap("Four")
    session.advance(by: 1)
    expect(journal.take() == ["1", "2", "4"])
    expect(labels(session) == ["One", "Two", "Menu"])
  }

  @Test("A picture of a file is loaded; what is none, is not")
  func asyncImage() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("filigree-async-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a.png")
    try page(30, 20) { Color.red }.image().pngData().write(to: url)
    let session = page(200, 200) {
      VStack {
        AsyncImage(url: url, scale: 2) { image in
          image.accessibilityElement().accessibilityLabel("picture")
        } placeholder: {
          Text("waiting")
        }
        AsyncImage(url: folder.appendingPathComponent("none.png")) { phase in
          Text(phase.error == nil ? "no error" : "error")
        }
        AsyncImage(url: nil) { phase in Text(phase.image == nil ? "empty" : "full") }
      }
    }
    expect(labels(session) == ["picture", "error", "empty"])
    expect(session.accessibilityTree[0].frame.size == CGSize(width: 15, height: 10))
  }

  @Test("Texts of dates follow the clock")
  func dates() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let session = page(300, 400) {
      VStack {
        Text(start, style: .date)
        Text(start + 3725, style: .timer)
        Text(start + 3725, style: .relative)
        Text(start + 7200, style: .offset)
        Text(timerInterval: start...start + 90)
        Text(timerInterval: start...start + 90, countsDown: false)
      }
    }
    expect(
      labels(session) == [
        "January 1, 2001", "1:02:05", "1 hr, 2 min", "+2 hours", "1:30", "0:00",
      ])
    session.advance(by: 65)
    expect(
      labels(session) == [
        "January 1, 2001", "1:01:00", "1 hr, 1 min", "+1 hour", "0:25", "1:05",
      ])
    expect(session.isDrawnByClock)
    session.advance(by: 1000)
    expect(labels(session)[4...] == ["0:00", "1:30"])
    let time = page { Text(start, style: .time).environment(\.locale, Locale(identifier: "de")) }
    expect(labels(time) == ["00:00"])
    expect(!time.isDrawnByClock)
  }
}
