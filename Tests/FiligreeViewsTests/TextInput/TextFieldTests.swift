import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// A text that a test can look at.
@MainActor
final class Kept<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

private struct Login: View {
  enum Field: Hashable { case name, password }
  let journal: Journal
  @State private var name = ""
  @State private var password = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($focus, equals: .name)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password).focused($focus, equals: .password)
        .onSubmit { journal.note("submit \(name) \(password)") }
      Button("Log in") { journal.note("log in \(name)") }.keyboardShortcut(.defaultAction)
      Button("Cancel") { journal.note("cancel") }.keyboardShortcut(.cancelAction)
      Button("To name") { focus = .name }
      Button("Nowhere") { focus = nil }
      Text(focus.map { "\($0)" } ?? "none")
    }
    .onChange(of: focus) { old, new in
      journal.note("\(old.map { "\($0)" } ?? "none") → \(new.map { "\($0)" } ?? "none")")
    }
  }
}

@MainActor
@Suite("Text fields")
struct TextFieldTests {
  @Test("A login form is filled in by keys")
  func login() {
    let journal = Journal()
    let session = page(300, 400) { Login(journal: journal) }
    expect(!session.type("x"))
    expect(session.problems.contains { $0.contains("text field in focus") })
    expect(session.tap("Name"))
    expect(session.type("Anna"))
    expect(journal.take() == ["none → name"])
    expect(session.accessibilityTree[0].label == "Name")
    expect(session.accessibilityTree[0].value == "Anna")
    expect(session.accessibilityTree[0].role == "text field")
    session.press(.return)
    expect(journal.take() == ["name → password"])
    session.type("geheim")
    expect(session.accessibilityTree[1].value == "••••••")
    expect(session.accessibilityTree[1].role == "secure text field")
    session.press(.return)
    expect(journal.take() == ["submit Anna geheim", "password → none"])
    session.press(.return)
    expect(journal.take() == ["log in Anna"])
    session.press(.escape)
    expect(journal.take() == ["cancel"])
  }

  @Test("Code and Tab move the focus; taps elsewhere do not")
  func focus() {
    let journal = Journal()
    let session = page(300, 400) { Login(journal: journal) }
    session.tap("To name")
    expect(journal.take() == ["none → name"])
    session.tap(at: at(5, 5))
    expect(journal.take() == [])
    session.press(.tab)
    expect(journal.take() == ["name → password"])
    session.press(.tab)
    expect(journal.take() == ["password → name"])
    session.press(.tab, modifiers: .shift)
    expect(journal.take() == ["name → password"])
    session.tap("Nowhere")
    expect(journal.take() == ["password → none"])
    session.tap("To name")
    session.graph.resignFocus()
    session.update()
    expect(journal.take() == ["none → name", "name → none"])
  }

  @Test("Keys edit: by characters, words and lines")
  func editing() {
    let text = Kept("one two, three")
    let session = page(300, 100) { TextField("T", text: text.binding) }
    session.tap("T")
    session.press(.delete, modifiers: .option)
    expect(text.value == "one two, ")
    session.press(.leftArrow, modifiers: .option)
    session.type("X")
    expect(text.value == "one Xtwo, ")
    session.press(.home)
    session.press(.deleteForward)
    expect(text.value == "ne Xtwo, ")
    session.press(.rightArrow, modifiers: [.shift, .option])
    session.press("x", modifiers: .command)
    expect(text.value == " Xtwo, ")
    expect(session.pasteboard == "ne")
    session.press(.rightArrow, modifiers: .command)
    session.press("v", modifiers: .command)
    expect(text.value == " Xtwo, ne")
    session.press(.delete, modifiers: .command)
    expect(text.value == "")
    session.press("z", modifiers: .command)
    expect(text.value == " Xtwo, ne")
    session.press("z", modifiers: .command)
    expect(text.value == " Xtwo, ")
    session.press("z", modifiers: [.command, .shift])
    expect(text.value == " Xtwo, ne")
    session.press("a", modifiers: .command)
    session.type("Z")
    expect(text.value == "Z")
  }

  @Test("What is typed together is undone together")
  func undo() {
    let text = Kept("")
    let session = page(300, 100) { TextField("T", text: text.binding) }
    session.tap("T")
    session.type("abc")
    session.press(.leftArrow)
    session.type("def")
    session.press(.delete)
    session.press(.delete)
    expect(text.value == "abdc")
    session.press("z", modifiers: .command)
    expect(text.value == "abdefc")
    session.press("z", modifiers: .command)
    expect(text.value == "abc")
    session.press("z", modifiers: .command)
    expect(text.value == "")
    session.press("z", modifiers: .command)
    expect(text.value == "")
  }

  @Test("Characters are deleted as people see them")
  func clusters() {
    let text = Kept("")
    let session = page(300, 100) { TextField("T", text: text.binding) }
    session.tap("T")
    session.type("a👨‍👩‍👧‍👦e\u{301}🇩🇪")
    session.press(.delete)
    expect(text.value == "a👨‍👩‍👧‍👦e\u{301}")
    session.press(.delete)
    session.press(.delete)
    expect(text.value == "a")
    session.type("👍")
    session.type("🏽")
    session.press(.delete)
    expect(text.value == "a")
    session.type("u\u{308}")
    session.press(.leftArrow)
    session.type("x")
    expect(text.value == "axu\u{308}")
  }

  @Test("Arrows go where they point, whatever the text's direction")
  func rightToLeft() {
    // Hebrew: the first letter is at the right.
    let text = Kept("אבג")
    let session = page(300, 100) { TextField("T", text: text.binding) }
    session.tap("T")
    session.press(.rightArrow)
    session.type("x")
    expect(text.value == "אבxג")
    session.press("z", modifiers: .command)
    session.press(.home)
    session.press(.leftArrow)
    session.press(.delete)
    expect(text.value == "בג")
    session.press(.leftArrow, modifiers: .shift)
    session.press("c", modifiers: .command)
    expect(session.pasteboard == "ב")
  }

  @Test("Arrows come through a text of both directions from end to end")
  func bidirectional() {
    let text = Kept("ab אבג 12 cd")
    let session = page(300, 100) { TextField("T", text: text.binding) }
    session.tap("T")
    session.press(.home)
    var steps = 0
    var last = -1.0
    while steps < 40, let caret = caret(session), caret > last {
      last = caret
      steps += 1
      session.press(.rightArrow)
    }
    session.type("!")
    expect(text.value == "ab אבג 12 cd!")
    expect((10...13).contains(steps))
  }

  private func caret(_ session: ViewSession) -> CGFloat? {
    (session.graph.focus.target as? TextInputItem)?.caretFrame.minX
  }

  @Test("Taps place the caret, select a word, and everything")
  func taps() throws {
    let text = Kept("alpha beta gamma")
    let session = page(300, 100) { TextField("T", text: text.binding) }
    // A field fills the width; its text begins at the left.
    session.tap(at: at(2, 50))
    session.type("x")
    expect(text.value == "xalpha beta gamma")
    session.tap(at: at(290, 50))
    session.type("y")
    expect(text.value == "xalpha beta gammay")
    let width = Text("xalpha b").layout(.unspecified, EnvironmentValues()).size.width
    session.advance(by: 1)
    session.tap(at: at(width, 50))
    session.tap(at: at(width, 50))
    session.press("c", modifiers: .command)
    expect(session.pasteboard == "beta")
    session.tap(at: at(width, 50))
    session.type("z")
    expect(text.value == "z")
  }

  @Test("A finger that rests moves the caret")
  func longPress() {
    let text = Kept("alpha beta gamma")
    let session = page(300, 100) { TextField("T", text: text.binding) }
    session.touchDown(at: at(2, 50))
    session.advance(by: 0.6)
    session.touchMove(to: at(290, 50))
    session.touchUp()
    session.type("!")
    expect(text.value == "alpha beta gamma!")
  }

  @Test("What keeps the text has the last word")
  func filtered() {
    let text = Kept("")
    let digits = Binding(
      get: { text.value }, set: { text.value = $0.filter { $0.isNumber } })
    let session = page(300, 100) { TextField("T", text: digits) }
    session.tap("T")
    session.type("1a2b3")
    expect(text.value == "123")
    session.press(.leftArrow)
    session.type("x4")
    expect(text.value == "1243")
    expect(session.accessibilityTree[0].value == "1243")
  }

  @Test("A change of the text from elsewhere is seen, and can limit it")
  func limited() {
    struct Limited: View {
      @State private var text = "ab"
      var body: some View {
        TextField("T", text: $text)
          .onChange(of: text) { if text.count > 4 { text = String(text.prefix(4)) } }
        Button("Clear") { text = "" }
      }
    }
    let session = page(300, 200) { VStack { Limited() } }
    session.tap("T")
    session.type("cdef")
    expect(session.accessibilityTree[0].value == "abcd")
    session.tap("Clear")
    expect(session.accessibilityTree[0].value == "")
    session.type("x")
    expect(session.accessibilityTree[0].value == "x")
  }

  @Test("A number is taken at the end of editing, in the surroundings' locale")
  func values() {
    let number = Kept(1234.5)
    let whole = Kept<Int?>(7)
    let old = Kept(3)
    let journal = Journal()
    let session = page(300, 300) {
      VStack {
        TextField("Number", value: number.binding, format: .number)
        TextField("Whole", value: whole.binding, format: .number)
        TextField(
          "Old", value: old.binding, formatter: NumberFormatter(),
          onEditingChanged: { journal.note("editing \($0)") }, onCommit: { journal.note("commit") })
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
    expect(session.accessibilityTree.map(\.value) == ["1.234,5", "7", "3"])
    session.tap("Number")
    session.press("a", modifiers: .command)
    session.type("2,5")
    expect(number.value == 1234.5)
    session.press(.tab)
    expect(number.value == 2.5)
    session.press(.delete)
    session.press(.return)
    expect(whole.value == nil)
    session.tap("Old")
    session.type("4")
    session.press(.return)
    expect(old.value == 34)
    expect(journal.take() == ["editing true", "commit", "editing false"])
    session.tap("Number")
    session.type("words")
    session.press(.tab)
    expect(number.value == 2.5)
    expect(session.accessibilityTree[0].value == "2,5")
  }

  @Test("Keys come to onKeyPress before the field")
  func keyPress() {
    let text = Kept("")
    let journal = Journal()
    let session = page(300, 100) {
      TextField("T", text: text.binding)
        .onKeyPress(characters: .decimalDigits) { press in
          journal.note(press.characters)
          return .handled
        }
        .onKeyPress(.upArrow) {
          journal.note("up")
          return .ignored
        }
        .onKeyPress(keys: ["q"], phases: .all) { press in
          journal.note("q \(press.phase.rawValue)")
          return .ignored
        }
    }
    session.tap("T")
    session.type("a1q")
    session.press(.upArrow)
    expect(journal.take() == ["1", "q 1", "q 4", "up"])
    expect(text.value == "aq")
  }

  @Test("A view that can have the focus gets keys")
  func focusable() {
    struct Board: View {
      let journal: Journal
      @FocusState private var isFocused: Bool
      var body: some View {
        Color.red.focusable().focused($isFocused)
          .onKeyPress(.space) {
            journal.note("space \(isFocused)")
            return .handled
          }
          .onAppear { isFocused = true }
      }
    }
    let journal = Journal()
    let session = page { Board(journal: journal) }
    session.press(.space)
    expect(journal.take() == ["space true"])
  }

  @Test("What leaves, is disabled or is covered loses the focus")
  func losing() {
    struct Leaving: View {
      @State private var isThere = true
      @State private var isEnabled = true
      @State private var isCovered = false
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          if isThere { TextField("T", text: $text).focused($isFocused).disabled(!isEnabled) }
          Button("Remove") { isThere = false }
          Button("Disable") { isEnabled.toggle() }
          Button("Cover") { isCovered = true }
          Text(isFocused ? "yes" : "no")
        }
        .sheet(isPresented: $isCovered) { TextField("Inner", text: $text) }
      }
    }
    let session = page(300, 300) { Leaving() }
    func isFocused() -> Bool { session.accessibilityTree.contains { $0.label == "yes" } }
    session.tap("T")
    expect(isFocused())
    session.tap("Disable")
    expect(!isFocused())
    session.tap("T")
    expect(!isFocused())
    session.tap("Disable")
    session.tap("T")
    session.tap("Cover")
    session.advance(by: 2)
    session.tap("Inner")
    session.type("in")
    session.dismissSheet()
    session.advance(by: 2)
    expect(!isFocused())
    expect(session.accessibilityTree[0].value == "in")
    session.tap("T")
    expect(isFocused())
    session.tap("Remove")
    expect(!isFocused())
  }

  @Test("Submissions go to all actions around, up to a scope")
  func submission() {
    let journal = Journal()
    let session = page(300, 200) {
      VStack {
        TextField("A", text: .constant("")).onSubmit { journal.note("inner") }
        TextField("B", text: .constant("")).onSubmit { journal.note("scoped") }.submitScope()
      }
      .onSubmit { journal.note("outer") }
      .onSubmit(of: .search) { journal.note("search") }
    }
    session.tap("A")
    session.press(.return)
    expect(journal.take() == ["inner", "outer"])
    session.tap("B")
    session.press(.return)
    expect(journal.take() == ["scoped"])
  }

  @Test("A default focus counts when the view appears")
  func defaultFocus() {
    struct Defaulted: View {
      let text: Binding<String>
      @FocusState private var field: Int?
      var body: some View {
        VStack {
          TextField("1", text: .constant("")).focused($field, equals: 1)
          TextField("2", text: text).focused($field, equals: 2)
        }
        .defaultFocus($field, 2)
      }
    }
    let text = Kept("")
    let session = page(300, 200) { Defaulted(text: text.binding) }
    session.type("x")
    expect(text.value == "x")
  }

  @Test("The caret goes on and off by the clock, and is steady while something is typed")
  func caretBlinks() throws {
    let session = page(200, 40) { TextField("T", text: .constant("abc")) }
    func isOn() -> Bool { (session.graph.focus.target as? TextInputItem)?.caretIsOn ?? false }
    expect(!session.isDrawnByClock)
    session.tap("T")
    expect(session.isDrawnByClock)
    expect(isOn())
    session.advance(by: 0.5)
    expect(!isOn())
    session.advance(by: 0.5)
    expect(isOn())
    session.advance(by: 0.6)
    expect(!isOn())
    session.press(.leftArrow)
    expect(isOn())
  }

  @Test("Fields have UIKit's measures")
  func measures() {
    let session = page(300, 400) {
      VStack {
        TextField("Plain", text: .constant(""))
        TextField("Box", text: .constant("")).textFieldStyle(.roundedBorder)
        TextField("Three", text: .constant("a"), axis: .vertical).lineLimit(3, reservesSpace: true)
        TextField("Two", text: .constant("a\nb\nc\nd"), axis: .vertical).lineLimit(2)
        TextField("One", text: .constant(""), axis: .vertical)
        SecureField("S", text: .constant("abc"))
      }
    }
    let heights = session.accessibilityTree.map { Double($0.frame.height) }
    expect(heights[0] == 22)
    expect(heights[1] == 34)
    expect(heights[2] > 60 && heights[2] < 64)
    expect(heights[3] > 40 && heights[3] < 44)
    expect(heights[4] == 22)
    expect(heights[5] == 22)
    expect(session.accessibilityTree.allSatisfy { $0.frame.width == 300 })
  }

  @Test("A style of one's own puts views around the field")
  func ownStyle() {
    struct Boxed: TextFieldStyle {
      @Environment(\.isEnabled) private var isEnabled
      func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(10).background(isEnabled ? Color.yellow : Color.gray)
      }
    }
    let text = Kept("")
    let session = page(300, 100) {
      TextField("T", text: text.binding).textFieldStyle(Boxed())
    }
    session.tap("T")
    session.type("x")
    expect(text.value == "x")
    // The field alone, within its padding.
    expect(session.accessibilityTree[0].frame == CGRect(x: 10, y: 39, width: 280, height: 22))
  }

  @Test("A selection is read and set from elsewhere")
  func selection() {
    struct Selecting: View {
      @State private var text = "one two three"
      @State private var selection: TextSelection?
      var body: some View {
        VStack {
          TextField("T", text: $text, selection: $selection)
          Button("Two") {
            if let range = text.range(of: "two") { selection = TextSelection(range: range) }
          }
          Text(shown)
        }
      }
      var shown: String {
        guard case .selection(let range) = selection?.indices else { return "none" }
        return "“\(text[range])” \(selection?.isInsertion == true)"
      }
    }
    let session = page(300, 200) { Selecting() }
    func shown() -> String { session.accessibilityTree.last?.label ?? "" }
    expect(shown() == "none")
    session.tap("T")
    expect(shown() == "“” true")
    session.press("a", modifiers: .command)
    expect(shown() == "“one two three” false")
    session.tap("Two")
    expect(shown() == "“two” false")
    session.type("2")
    expect(session.accessibilityTree[0].value == "one 2 three")
  }

  @Test("Wild texts and pages do no harm")
  func badInput() {
    let wild = [
      "", "\n", "\r\n", "\u{0}\u{1F}", "a\u{301}\u{301}\u{301}", "\u{200D}\u{FE0F}", "\u{202E}abc",
      String(repeating: "👨‍👩‍👧", count: 200), String(repeating: "x", count: 5000),
    ]
    for string in wild {
      for width in [0, 1, 100, CGFloat.infinity] {
        let text = Kept(string)
        let session = page(300, 100) {
          VStack {
            TextField("T", text: text.binding).frame(width: width.isFinite ? width : nil)
            TextEditor(text: text.binding)
          }
        }
        session.tap("T")
        session.type(String(string.prefix(20)))
        session.pasteboard = string
        session.press("v", modifiers: .command)
        session.press(.leftArrow, modifiers: [.shift, .option])
        session.press(.delete)
        session.press(.tab)
        session.press(.upArrow)
        session.press(.end)
        session.type("z")
        _ = session.displayList()
        expect(session.problems.allSatisfy { !$0.contains("cut off") })
      }
    }
  }
}
