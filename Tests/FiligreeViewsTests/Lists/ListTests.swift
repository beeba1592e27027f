import Foundation
import Observation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Row: Identifiable, Hashable {
  let id: Int
  var name: String { "Row \(id)" }
}

/// Counts which rows were made, and which are gone.
private final class Counter {
  var made: Set<Int> = []
  var appeared: [Int] = []
  var gone: [Int] = []
}

private struct CountedRow: View {
  let row: Row
  let counter: Counter
  var body: some View {
    counter.made.insert(row.id)
    return Text(row.name)
      .onAppear { counter.appeared.append(row.id) }
      .onDisappear { counter.gone.append(row.id) }
  }
}

private struct Editable: View {
  @State var rows = (0..<5).map { Row(id: $0) }
  @State var selected: Int?
  var body: some View {
    List(selection: $selected) {
      Section("Title") {
        ForEach(rows) { Text($0.name) }
          .onDelete { rows.remove(atOffsets: $0) }
      }
      Text("Selected \(selected ?? -1)")
      Text("Count \(rows.count)")
    }
  }
}

@Observable
private final class Model {
  var rows: [Row] = []
}

@MainActor
@Suite("Lists and lazy stacks")
struct ListTests {
  @Test("Only the rows that are about to be seen are made, at first and when it is scrolled")
  func lazy() {
    let counter = Counter()
    let rows = (0..<100_000).map { Row(id: $0) }
    let session = page(320, 440) {
      List(rows) { CountedRow(row: $0, counter: counter) }.listStyle(.plain)
    }
    // Ten rows of 44 points are seen, and half as many beyond.
    expect(counter.made == Set(0...15))
    expect(isNear(session.frame(of: "Row 3")?.midY, 44 * 3.5))
    swipe(session, from: at(160, 400), by: CGSize(width: 0, height: -350), duration: 0.1)
    session.advance(by: 5)
    expect(counter.made.count < 150)
    let shown = session.labels
    expect(!shown.contains("Row 0") && shown.count <= 25)
    expect(counter.gone.contains(0))
  }

  @Test("What is far away is made when it is scrolled to")
  func scrollTo() {
    struct Reader: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Go") { proxy.scrollTo(5000, anchor: .top) }.frame(height: 40)
            List(0..<10000) { Text("Row \($0)") }.listStyle(.plain)
          }
        }
      }
    }
    let session = page(320, 480) { Reader() }
    session.tap("Go")
    expect(isNear(session.frame(of: "Row 5,000")?.midY, 62))
    expect(!session.labels.contains("Row 0"))
  }

  @Test("Rows of other heights than the first ones do not move what is in sight")
  func anchoring() {
    let session = page(100, 400) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { index in
            Text("\(index)").frame(height: index < 20 ? 20 : index < 120 ? 60 : 30)
          }
        }
      }
    }
    swipe(session, from: at(50, 380), by: CGSize(width: 0, height: -370), duration: 0.05)
    session.advance(by: 10)
    let first = session.accessibilityTree.first { $0.frame.minY >= 0 }
    let before = first.flatMap { session.frame(of: $0.label)?.minY }
    // The finger takes it by as much as it moves, whatever is learned of the rows above meanwhile.
    session.touchDown(at: at(50, 100))
    session.touchMove(to: at(50, 120))
    session.touchMove(to: at(50, 180))
    let after = first.flatMap { session.frame(of: $0.label)?.minY }
    expect(abs((after ?? 0) - (before ?? 0) - 80) <= 1)
  }

  @Test("A swipe to the left shows what deletes a row, and that deletes it")
  func delete() {
    let session = page(320, 480) { Editable() }
    let middle = session.frame(of: "Row 2")?.midY ?? 0
    swipe(session, from: at(250, middle), by: CGSize(width: -90, height: 0), duration: 0.3)
    session.advance(by: 1)
    expect(session.tap("Delete"))
    session.advance(by: 1)
    expect(!session.labels.contains("Row 2"))
    expect(session.labels.contains("Count 4"))
    // A swipe along goes to the list.
    swipe(session, from: at(250, middle), by: CGSize(width: 0, height: -40))
    session.advance(by: 1)
    expect(session.labels.contains("Count 4"))
  }

  @Test("A tap anywhere in a row selects it")
  func selection() {
    let session = page(320, 480) { Editable() }
    let row = session.frame(of: "Row 1") ?? .zero
    session.tap(at: at(310 - 16, row.midY))
    expect(session.labels.contains("Selected 1"))
  }

  @Test("Elements can be changed through bindings, removed and moved")
  func bindings() {
    struct Flags: View {
      @State var flags = [false, true, false]
      @State var names = [Name(id: "x"), Name(id: "y")]

      struct Name: Identifiable {
        let id: String
        var text = "-"
      }
      var body: some View {
        VStack {
          ForEach($flags.indices, id: \.self) { index in
            Toggle("Flag \(index)", isOn: $flags[index])
          }
          ForEach($names) { $name in
            Button(name.id) { name.text += "!" }.accessibilityValue(name.text)
          }
        }
      }
    }
    let session = page(200, 300) { Flags() }
    session.tap("Flag 0")
    session.tap("y")
    expect(session.accessibilityTree.map(\.value) == ["on", "on", "off", "-", "-!"])
    var letters = ["a", "b", "c", "d", "e"]
    letters.remove(atOffsets: [1, 3, 99])
    expect(letters == ["a", "c", "e"])
    letters.move(fromOffsets: [0, 1], toOffset: 3)
    expect(letters == ["e", "a", "c"])
    letters.move(fromOffsets: [2], toOffset: 0)
    expect(letters == ["c", "e", "a"])
  }

  @Test("Headers of a plain list stay in sight until the next one comes")
  func pinned() {
    let session = page(200, 220) {
      List {
        ForEach(0..<4) { section in
          Section("Section \(section)") {
            ForEach(0..<6) { Text("Row \(section).\($0)") }
          }
        }
      }
      .listStyle(.plain)
    }
    let first = session.frame(of: "Section 0")?.minY
    session.touchDown(at: at(100, 200))
    session.touchMove(to: at(100, 180))
    session.touchMove(to: at(100, 100))
    expect(session.frame(of: "Section 0")?.minY == first)
    session.touchMove(to: at(100, -80))
    expect((session.frame(of: "Section 0")?.minY ?? 0) < 0)
  }

  @Test("A stack in no scroll view makes all of its views")
  func unscrolled() {
    let session = page(100, 100) {
      LazyVStack { ForEach(0..<30) { Text("\($0)") } }
    }
    expect(session.labels.count == 30)
  }

  @Test("Any change of a list leaves the rows of its elements", arguments: 0..<20)
  func random(seed: Int) {
    struct Shuffled: View {
      let model: Model
      var body: some View { List(model.rows) { Text($0.name) }.listStyle(.plain) }
    }
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(limit, 1)
    }
    var generator = Generator(state: state)
    let model = Model()
    let session = page(200, 300) { Shuffled(model: model) }
    for _ in 0..<30 {
      var rows = model.rows
      switch next(5) {
      case 0: rows.insert(Row(id: next(1_000_000)), at: next(rows.count + 1))
      case 1: if !rows.isEmpty { rows.remove(at: next(rows.count)) }
      case 2: rows.shuffle(using: &generator)
      case 3: rows = (0..<next(60)).map { _ in Row(id: next(1_000_000)) }
      default: swipe(session, from: at(100, 150), by: CGSize(width: 0, height: next(240) - 120))
      }
      var seen: Set<Int> = []
      model.rows = rows.filter { seen.insert($0.id).inserted }
      session.advance(by: 3)
      // What is seen are neighbors, in order, from top to bottom.
      let names = model.rows.map(\.name)
      let labels = session.labels
      let place = labels.first.flatMap { names.firstIndex(of: $0) } ?? 0
      expect(Array(names.dropFirst(place).prefix(labels.count)) == labels, "seed \(seed)")
      expect(labels.isEmpty == names.isEmpty, "seed \(seed)")
      let covered = labels.compactMap { session.frame(of: $0)?.midY }
      expect(covered == covered.sorted(), "seed \(seed)")
    }
  }
}

private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
