import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@MainActor
@Suite("Text editors")
struct TextEditorTests {
  private func field(_ session: ViewSession) -> TextInputItem? {
    session.graph.focus.target as? TextInputItem
  }

  @Test("Return begins a line, arrows go up and down and keep their column")
  func lines() {
    let text = Kept("first\nsecond line\nab")
    let session = page(300, 200) { TextEditor(text: text.binding) }
    session.tap(at: at(290, 190))
    session.type("\nx")
    expect(text.value == "first\nsecond line\nab\nx")
    session.press(.upArrow)
    session.press(.upArrow)
    session.press(.end)
    session.press(.upArrow)
    session.type("!")
    expect(text.value == "first!\nsecond line\nab\nx")
    session.press(.leftArrow)
    session.press(.downArrow)
    session.press(.end)
    // The shorter line, then the column of before.
    session.press(.downArrow)
    session.press(.upArrow)
    session.type("?")
    expect(text.value == "first!\nsecond line?\nab\nx")
    session.press(.upArrow, modifiers: .command)
    session.type("0")
    expect(text.value.hasPrefix("0first"))
    session.press(.downArrow, modifiers: [.command, .shift])
    session.press(.delete)
    expect(text.value == "0")
    session.type("\t")
    expect(text.value == "0\t")
  }

  @Test("Lines that are broken softly have two ends")
  func softLines() throws {
    let text = Kept("aaaa bbbb cccc dddd eeee ffff")
    let session = page(120, 200) { TextEditor(text: text.binding) }
    session.tap(at: at(110, 190))
    session.press(.upArrow, modifiers: .command)
    let first = try #require(field(session)).caretFrame
    session.press(.end)
    let end = try #require(field(session)).caretFrame
    expect(end.minY == first.minY)
    expect(end.minX > 60)
    session.press(.home)
    expect(field(session)?.caretFrame == first)
    session.press(.downArrow)
    let second = try #require(field(session)).caretFrame
    expect(second.minY > first.minY)
    expect(abs(second.minX - first.minX) < 0.01)
  }

  @Test("The text moves with the caret and with the finger")
  func scrolling() throws {
    let text = Kept((1...40).map { "line \($0)" }.joined(separator: "\n"))
    let session = page(200, 150) { TextEditor(text: text.binding) }
    session.tap(at: at(20, 20))
    session.press(.downArrow, modifiers: .command)
    let item = try #require(field(session))
    expect(item.caretFrame.maxY <= 150)
    expect(item.scroll.y > 500)
    session.drag([at(100, 50), at(100, 140)], duration: 0.2)
    expect(item.caretFrame.minY > 150)
    session.type("!")
    expect(item.caretFrame.maxY <= 150)
    session.press(.upArrow, modifiers: .command)
    expect(item.scroll.y == 0)
  }

  @Test("A line of text moves sideways so that the caret is seen")
  func sideways() throws {
    let text = Kept("")
    let session = page(100, 50) { TextField("T", text: text.binding) }
    session.tap("T")
    session.type("The quick brown fox jumps over the lazy dog ")
    let item = try #require(field(session))
    expect(item.caretFrame.maxX <= 100.01)
    expect(item.scroll.x > 100)
    session.press(.home)
    expect(item.scroll.x == 0)
    session.press(.end)
    session.press(.delete, modifiers: .command)
    expect(item.scroll.x == 0)
  }

  @Test("A scroll view shows the field that gets the focus")
  func reveal() throws {
    let session = page(200, 100) {
      ScrollView {
        VStack {
          ForEach(0..<20, id: \.self) { TextField("Field \($0)", text: .constant("")) }
        }
      }
    }
    for _ in 0..<15 { session.press(.tab) }
    let item = try #require(field(session))
    let frame = item.frameOnPage
    expect(frame.minY >= 0 && frame.maxY <= 100)
  }
}

@MainActor
@Suite("Shortcuts, and fields from right to left")
struct ShortcutTests {
  @Test("Buttons are pressed by their shortcuts, the first that reacts")
  func shortcuts() {
    let journal = Journal()
    let text = Kept("")
    let session = page(300, 300) {
      VStack {
        Button("Off") { journal.note("off") }.keyboardShortcut("s").disabled(true)
        Button("Save") { journal.note("save") }.keyboardShortcut("s")
        Button("Save as") { journal.note("save as") }.keyboardShortcut("S")
        Button("Copy all") { journal.note("copy") }.keyboardShortcut("c")
        Button("Option") { journal.note("option") }
          .keyboardShortcut("k", modifiers: [.option, .control])
        TextField("T", text: text.binding)
      }
    }
    session.press("s", modifiers: .command)
    session.press("s", modifiers: [.command, .shift])
    session.press("k", modifiers: [.option, .control])
    session.press("c", modifiers: .command)
    expect(journal.take() == ["save", "save as", "option", "copy"])
    session.tap("T")
    session.press("s", modifiers: .command)
    // A field copies.
    session.press("c", modifiers: .command)
    session.type("s")
    expect(journal.take() == ["save"])
    expect(text.value == "s")
    expect(!session.press("q", modifiers: .command))
  }

  @Test("In surroundings from right to left a field begins at the right")
  func mirrored() throws {
    let text = Kept("")
    let session = page(300, 100) {
      TextField("T", text: text.binding).environment(\.layoutDirection, .rightToLeft)
    }
    session.tap("T")
    let item = try #require(session.graph.focus.target as? TextInputItem)
    expect(item.caretFrame.maxX == 300)
    session.type("אב")
    let written = item.caretFrame.minX
    expect(written < 290 && written > 260)
    session.type(" ")
    expect(item.caretFrame.minX < written - 2)
    session.tap(at: at(299, 50))
    session.type("ג")
    expect(text.value == "גאב ")
  }

  @Test("A text has room for the least number of lines", arguments: [1, 3])
  func leastLines(count: Int) {
    let session = page(300, 200) {
      VStack {
        Text("a").lineLimit(count...).background(Color.red.accessibilityLabel("first"))
        Text("a\na\na\na").lineLimit(count, reservesSpace: true)
          .background(Color.red.accessibilityLabel("second"))
      }
    }
    let heights = session.accessibilityTree.map(\.frame.height)
    expect(heights.count == 4)
    expect(Set(heights).count == 1)
  }
}
