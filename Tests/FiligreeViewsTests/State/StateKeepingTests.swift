import FiligreePublishers
import Foundation
import Observation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var name = "new"
}

@Observable private final class Watched {
  var number = 1
  let constant = 5
}

private struct Row: View {
  let id: Int
  @State private var taps = 0

  var body: some View { Button("Row \(id): \(taps)") { taps += 1 } }
}

private struct Content: View {
  var isPadded = false
  var ids = [1, 2, 3]
  @State private var isMore = false
  @State private var choice = Choice.plain
  @StateObject private var model = Model()
  @State private var watched = Watched()

  enum Choice { case plain, loud }

  var body: some View {
    VStack {
      Button("Model \(model.count) \(model.name)") { model.count += 1 }
      Button("Watched \(watched.number)") { watched.number += 1 }
      Button("Choice \(choice == .loud ? "loud" : "plain")") { choice = .loud }
      Button("More") { isMore = true }
      if isPadded {
        ForEach(ids, id: \.self) { Row(id: $0) }.padding()
      } else {
        ForEach(ids, id: \.self) { Row(id: $0) }
      }
      if isMore { Row(id: 99) }
    }
  }
}

private struct Fraction: View {
  @State private var taps = 0.0
  var body: some View { Button("Taps \(taps)") { taps += 1 } }
}

private struct Unkept: View {
  @State private var action: () -> String = { "old" }
  var body: some View { Button(action()) { action = { "new" } } }
}

@Suite("State that goes from one program to the next")
@MainActor
struct StateKeepingTests {
  private func session<V: View>(
    _ saved: SavedState = SavedState(), _ content: () -> V
  ) -> (ViewSession, StateKeeping) {
    let keeping = StateKeeping(saved)
    let session = ViewSession(
      size: CGSize(width: 300, height: 600), scale: 1, environment: EnvironmentValues(), time: 0,
      isLive: false, keeping: keeping, content: content)
    return (session, keeping)
  }

  private func labels(_ session: ViewSession) -> [String] { session.accessibilityTree.map(\.label) }

  /// As it comes in the other program.
  private func carried(_ state: SavedState) throws -> SavedState {
    try JSONDecoder().decode(SavedState.self, from: JSONEncoder().encode(state))
  }

  @Test("What was changed comes back, by view, element and property; the rest begins as it does")
  func kept() throws {
    let (first, _) = session { Content() }
    expect(first.graph.savedState().isEmpty)
    for label in ["Model 0 new", "Watched 1", "Choice plain", "More", "Row 2: 0", "Row 2: 1"] {
      expect(first.tap(label), "\(label)")
    }
    first.tap("Row 99: 0")
    let state = try carried(first.graph.savedState())
    let (second, keeping) = session(state) { Content(isPadded: true, ids: [3, 2, 4]) }
    expect(keeping.reset == [])
    expect(
      labels(second) == [
        "Model 1 new", "Watched 2", "Choice loud", "More", "Row 3: 0", "Row 2: 2", "Row 4: 0",
        "Row 99: 1",
      ])
    expect(second.problems == [])
    // It is kept a second time, though nothing was done.
    expect(try carried(second.graph.savedState()) == state)
  }

  @Test("What has another type, is not there any more or cannot be carried over is told")
  func reset() throws {
    let (first, _) = session { Content() }
    first.tap("Row 1: 0")
    var state = first.graph.savedState()
    let path = try #require(state.views.keys.first)
    expect(path == "/Content[1]/Row")
    state.views[path]?["taps"]?.type = "Double"
    let (second, keeping) = session(state) { Content() }
    expect(labels(second)[4] == "Row 1: 0")
    expect(keeping.reset == ["Content[1]/Row.taps: it is not there any more, or of another type"])
    // The value does not fit the type that it is said to have.
    state.views[path]?["taps"] = .init(type: "Int", value: .encoded("[1.5]"))
    expect(session(state) { Content() }.1.reset.count == 1)
    let (third, gone) = session(state) { Fraction() }
    expect(labels(third) == ["Taps 0.000000"])
    expect(gone.reset.count == 1)

    let (unkept, _) = session { Unkept() }
    unkept.tap("old")
    expect(
      session(unkept.graph.savedState()) { Unkept() }.1.reset == [
        "Unkept.action: a () -> String cannot be carried over"
      ])
  }

  @Test("Views that come later begin as they say")
  func later() throws {
    let (first, _) = session { Content() }
    first.tap("More")
    first.tap("Row 99: 0")
    var state = first.graph.savedState()
    // The condition is not restored, so its view is not there at first.
    state.views["/Content"]?["isMore"] = nil
    let (second, _) = session(state) { Content() }
    second.tap("More")
    expect(labels(second).last == "Row 99: 0")
  }

  @Test("Without somebody who keeps it, nothing is kept")
  func without() {
    let session = ViewSession(size: CGSize(width: 300, height: 300)) { Content() }
    expect(session.graph.stateKeeping == nil)
  }
}
