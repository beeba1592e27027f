import FiligreePaths
import Foundation
import Observation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

extension ContainerValues {
  @Entry var testName = "none"
  @Entry var testNumber: Int?
}

extension Transaction {
  @Entry var testSpeed = 1.0
}

@MainActor @Observable
private final class Model {
  var numbers = [1, 2, 3]
  var isMarked = false
}

/// Cards of the single views of a content.
private struct Cards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(subviews: content) { view in
        HStack(spacing: 0) {
          Text("[\(view.containerValues.testName)]")
          view
        }
      }
    }
  }
}

private struct Numbers: View {
  let model: Model

  var body: some View {
    Cards {
      Text("first")
      ForEach(model.numbers, id: \.self) { Mark(model: model, number: $0) }
      if model.isMarked { Text("last").containerValue(\.testName, "end") }
    }
  }
}

/// A view that sets a value by itself.
private struct Mark: View {
  let model: Model
  let number: Int

  var body: some View {
    Text("\(number)").containerValue(\.testName, model.isMarked ? "on" : "off")
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name)\(count)") { count += 1 }
  }
}

@MainActor @Suite("Views of single views")
struct SubviewTests {
  private func labels(_ session: ViewSession) -> [String] {
    session.accessibilityTree.map(\.label)
  }

  @Test("ForEach(subviews:) takes collections and conditions apart and follows their changes")
  func elements() {
    let model = Model()
    let session = page(300, 300) { Numbers(model: model) }
    expect(labels(session) == ["[none]", "first", "[off]", "1", "[off]", "2", "[off]", "3"])
    model.numbers = [3, 1]
    session.update()
    expect(labels(session) == ["[none]", "first", "[off]", "3", "[off]", "1"])
    // The value comes from within, without a new evaluation of what is around.
    model.isMarked = true
    session.update()
    expect(
      labels(session) == ["[none]", "first", "[on]", "3", "[on]", "1", "[end]", "last"])
  }

  @Test("A view that moves among others keeps its state")
  func state() {
    let model = Model()
    struct Page: View {
      let model: Model
      var body: some View {
        Group(subviews: ForEach(model.numbers, id: \.self) { Counter(name: "c\($0)-") }) { views in
          HStack { views }
        }
      }
    }
    let session = page(300, 100) { Page(model: model) }
    session.tap("c2-0")
    session.tap("c2-1")
    model.numbers = [2, 3, 1]
    session.update()
    expect(labels(session) == ["c2-2", "c3-0", "c1-0"])
  }

  @Test("Group(subviews:) has the whole collection")
  func collection() {
    let session = page(300, 100) {
      Group(
        subviews: Group {
          Text("a"); Text("b"); Text("c"); Text("d")
        }
      ) { views in
        VStack {
          Text("\(views.count)")
          if let first = views.first { first }
          HStack { views.dropFirst().prefix(2) }
        }
      }
    }
    expect(labels(session) == ["4", "a", "b", "c"])
  }

  @Test("Values are of the view that they are set on; the outer one wins, and tags are among them")
  func values() {
    let session = page(300, 300) {
      Group(
        subviews: Group {
          Text("x").containerValue(\.testName, "in").padding().containerValue(\.testNumber, 3)
          Text("x").containerValue(\.testName, "in").containerValue(\.testName, "out")
          VStack { Text("x").containerValue(\.testName, "in") }.tag(7)
        }
      ) { views in
        ForEach(views) { view in
          let values = view.containerValues
          Text("\(values.testName) \(values.testNumber ?? 0) \(values.tag(for: Int.self) ?? 0)")
          Text(verbatim: values.hasTag(7) ? "seven" : "other")
        }
      }
    }
    expect(labels(session) == ["in 3 0", "other", "out 0 0", "other", "none 0 7", "seven"])
  }

  @Test("Sections have headers, contents and footers; what is in none is a section of its own")
  func sections() {
    let session = page(300, 600) {
      VStack {
        ForEach(
          sections: Group {
            Text("0")
            Text("1")
            Section("A") {
              Text("2")
            }
            Section {
              ForEach(3..<5) { Text("\($0)") }
            } header: {
              Text("B")
            } footer: {
              Text("end")
            }
            .containerValue(\.testName, "b")
            Text("5")
          }
        ) { section in
          Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
          Text(verbatim: section.containerValues.testName)
          section.header
          HStack { section.content }
          section.footer
        }
      }
    }
    expect(
      labels(session) == [
        "0 2 0", "none", "0", "1", "1 1 0", "none", "A", "2", "1 2 1", "b", "B", "3", "4", "end",
        "0 1 0", "none", "5",
      ])
  }

  @Test("Within lists and lazy stacks, of nothing, and nested")
  func corners() {
    let nothing = page(300, 300) { ForEach(subviews: EmptyView()) { $0 } }
    expect(labels(nothing) == [])
    let lazy = page(300, 300) {
      ScrollView {
        LazyVStack {
          ForEach(subviews: ForEach(0..<3) { Text("\($0)") }) { $0.padding() }
        }
      }
    }
    expect(labels(lazy) == ["0", "1", "2"])
    let list = page(300, 300) {
      List {
        Group(sections: Section("H") { Text("a") }) { sections in
          ForEach(sections) { section in section.content }
        }
      }
    }
    expect(labels(list) == ["a"])
    let nested = page(300, 300) {
      Cards { Cards { Text("x") } }
    }
    expect(labels(nested) == ["[none]", "[none]", "x"])
  }

  @Test("@Entry makes values of transactions")
  func transactions() {
    var transaction = Transaction()
    expect(transaction.testSpeed == 1)
    transaction.testSpeed = 2
    expect(transaction.testSpeed == 2)
  }
}
