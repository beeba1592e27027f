import FiligreePaths
import Foundation
import Observation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// Counts which cells were made.
private final class Counter {
  var made: Set<Int> = []
}

private struct Cell: View {
  let number: Int
  let counter: Counter

  var body: some View {
    counter.made.insert(number)
    return Text(verbatim: "\(number)").frame(height: 40)
  }
}

@MainActor @Observable
private final class Model {
  var numbers = Array(0..<10)
}

private struct Numbers: View {
  let model: Model

  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(40), spacing: 10), count: 3), spacing: 10)
      {
        ForEach(model.numbers, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) }
        Text("end").frame(height: 20)
      }
    }
  }
}

@MainActor @Suite("Grids of which only what is seen is made")
struct LazyGridTests {
  private let three = Array(repeating: GridItem(.flexible()), count: 3)

  @Test("Of 100,000 cells those on the page and half a page beyond are made, also after scrolling")
  func lazy() {
    let counter = Counter()
    let session = page(300, 400) {
      ScrollView {
        LazyVGrid(columns: three, spacing: 0) {
          ForEach(0..<100_000) { Cell(number: $0, counter: counter) }
        }
      }
    }
    // Ten lines of 40 points are seen, and five beyond.
    expect(counter.made.count <= 3 * 17 && counter.made.isSuperset(of: 0..<30))
    expect(isNear(session.frame(of: "28")?.midY, 9.5 * 40))
    swipe(session, from: at(150, 380), by: CGSize(width: 0, height: -350), duration: 0.1)
    session.advance(by: 5)
    expect(counter.made.count < 3 * 150 && !session.labels.contains("0"))
    // Cells of a line lie beside one another.
    let seen = session.accessibilityTree.filter { $0.frame.minY > 0 && $0.frame.minY < 360 }
    for element in seen {
      let line = (Int(element.label) ?? 0) / 3
      let others = seen.filter { (Int($0.label) ?? 0) / 3 == line }
      expect(Set(others.map(\.frame.midY)).count == 1)
    }
  }

  @Test("Along the other axis, and scrolled to by an identity")
  func horizontal() {
    struct Reader: View {
      let counter: Counter
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Go") { proxy.scrollTo(50_000, anchor: .leading) }.frame(height: 40)
            ScrollView(.horizontal) {
              LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
                ForEach(0..<100_000) { Cell(number: $0, counter: counter).frame(width: 60) }
              }
            }
          }
        }
      }
    }
    let counter = Counter()
    let session = page(300, 200) { Reader(counter: counter) }
    expect(counter.made.count <= 2 * 10)
    session.tap("Go")
    expect(isNear(session.frame(of: "50000")?.midX, 30))
    expect(session.frame(of: "50001")?.midX == session.frame(of: "50000")?.midX)
    expect(counter.made.count < 100)
  }

  @Test("Elements flow on into lines with what follows, and move when others come")
  func flow() {
    let model = Model()
    let session = page(140, 400) { Numbers(model: model) }
    expect(isNear(session.frame(of: "end")?.midX, 70))
    expect(isNear(session.frame(of: "9")?.midX, 20))
    expect(session.frame(of: "end")?.midY == session.frame(of: "9")?.midY)
    expect(isNear(session.frame(of: "9")?.midY, 3 * 30 + 10))
    model.numbers.insert(99, at: 0)
    session.update()
    expect(isNear(session.frame(of: "0")?.midX, 70) && isNear(session.frame(of: "end")?.midX, 120))
    model.numbers = []
    session.update()
    expect(session.labels == ["end"] && isNear(session.frame(of: "end")?.midX, 20))
  }

  @Test("Elements that become several views, or none, move those behind them")
  func growth() {
    struct Growing: View {
      let model: Model
      var body: some View {
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
          ForEach(0..<5) { index in
            if index < model.numbers.count { Text(verbatim: "a\(index)").frame(height: 20) }
            if model.numbers.count == 1 { Text(verbatim: "b\(index)").frame(height: 20) }
          }
        }
      }
    }
    let model = Model()
    model.numbers = []
    let session = page(100, 400) { Growing(model: model) }
    expect(session.labels.isEmpty)
    model.numbers = [0]
    session.update()
    expect(session.labels == ["a0", "b0", "b1", "b2", "b3", "b4"])
    expect(session.frame(of: "b4")?.midY == session.frame(of: "b3")?.midY)
    model.numbers = [0, 1, 2]
    session.update()
    expect(session.labels == ["a0", "a1", "a2"])
    expect(isNear(session.frame(of: "a0")?.midX, session.frame(of: "a2")?.midX ?? 0))
  }

  @Test("Sections begin lines, and headers have lines of their own that stay in sight if pinned")
  func sections() {
    let session = page(300, 200) {
      ScrollView {
        LazyVGrid(columns: three, spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<4) { Text(verbatim: "\(section).\($0)").frame(height: 40) }
            } header: {
              Text(verbatim: "Section \(section)").frame(height: 20)
            }
          }
        }
      }
    }
    expect(isNear(session.frame(of: "Section 0")?.midX, 150))
    expect(
      isNear(session.frame(of: "0.0")?.midY, 40) && isNear(session.frame(of: "0.3")?.midY, 80))
    expect(isNear(session.frame(of: "Section 1")?.midY, 110))
    expect(isNear(session.frame(of: "1.0")?.midX, 284 / 6))
    session.touchDown(at: at(150, 180))
    session.touchMove(to: at(150, 160))
    session.touchMove(to: at(150, 120))
    expect(isNear(session.frame(of: "Section 0")?.midY, 10))
    expect(isNear(session.frame(of: "0.3")?.midY, 20))
  }

  @Test("Elements of several views, of none, no columns, and numbers that are none")
  func corners() {
    let several = page(300, 300) {
      LazyVGrid(columns: three, spacing: 0) {
        ForEach(0..<2) { index in
          Text(verbatim: "a\(index)").frame(height: 20)
          Text(verbatim: "b\(index)").frame(height: 20)
        }
        ForEach(0..<3) { if $0 == 1 { Text("only").frame(height: 20) } }
      }
    }
    let lines = ["a0", "b0", "a1", "b1", "only"].map { several.frame(of: $0)?.midY ?? 0 }
    expect(lines[0] == lines[2] && lines[3] == lines[4] && lines[3] - lines[0] == 20)
    for columns in [
      [], [GridItem(.fixed(.nan))], [GridItem(.adaptive(minimum: 0))],
      [GridItem(.flexible(minimum: .infinity))],
    ] {
      let session = page(300, 300) {
        ScrollView {
          LazyVGrid(columns: columns, spacing: .nan) { ForEach(0..<100) { Text("\($0)") } }
        }
      }
      _ = session.displayList()
    }
  }
}
