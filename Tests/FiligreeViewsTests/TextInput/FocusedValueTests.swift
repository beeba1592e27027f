import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

extension FocusedValues {
  @Entry fileprivate var title: String?
  @Entry fileprivate var text: Binding<String>?
  @Entry fileprivate var action: (() -> Void)?
}

private struct WindowKey: FocusedValueKey {
  typealias Value = Int
}

extension FocusedValues {
  fileprivate var window: Int? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }
}

private struct Note: View {
  let name: String
  @State private var text = ""
  @FocusState.Binding var focus: String?

  var body: some View {
    VStack {
      TextField(name, text: $text)
        .focused($focus, equals: name)
        .focusedValue(\.title, "field of \(name)")
      Text("\(name): \(text)")
    }
    .focusedValue(\.title, "note \(name)")
    .focusedValue(\.text, $text)
    .focusedValue(\.action) { text = "cleared" }
  }
}

/// Above what is offered, as a menu bar is: it makes its content anew when another value comes.
private struct Desk: View {
  @FocusState private var focus: String?
  @FocusedValue(\.title) private var title
  @FocusedValue(\.window) private var window
  @FocusedValue(\.action) private var action
  @FocusedBinding(\.text) private var text

  var body: some View {
    VStack {
      Text("title \(title ?? "none"), window \(window ?? 0), text \(text ?? "none")")
      Button("Upper") { text = text?.uppercased() }
      Button("Clear") { action?() }
      Button("Leave") { focus = nil }
      Note(name: "A", focus: $focus)
      Note(name: "B", focus: $focus)
    }
    .focusedSceneValue(\.window, 3)
  }
}

@MainActor
@Suite("Values of the focused view")
struct FocusedValueTests {
  @Test("What views offer follows the focus, the inner one first")
  func focus() {
    let session = page(300, 400) { Desk() }
    func first() -> String { session.accessibilityTree[0].label }
    expect(first() == "title none, window 3, text none")
    session.tap("A")
    expect(first() == "title field of A, window 3, text ")
    session.type("ab")
    expect(first() == "title field of A, window 3, text ab")
    session.tap("B")
    session.type("c")
    expect(first() == "title field of B, window 3, text c")
    // A binding is set, and an action is called, of the view that has the focus.
    session.tap("Upper")
    expect(first() == "title field of B, window 3, text C")
    session.tap("Clear")
    expect(session.accessibilityTree.contains { $0.label == "B: cleared" })
    expect(session.accessibilityTree.contains { $0.label == "A: ab" })
    session.tap("Leave")
    expect(first() == "title none, window 3, text none")
    expect(session.problems == [])
  }

  @Test("Without a tree there is no value")
  func outside() {
    expect(FocusedValue(\.window).wrappedValue == nil)
    let binding = FocusedBinding(\.text)
    binding.wrappedValue = "x"
    expect(binding.wrappedValue == nil)
  }
}
