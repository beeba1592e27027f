import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

/// A list of letters that can be edited.
private struct Letters: View {
  @State var letters = ["A", "B", "C", "D", "E"]
  @State var log: [String] = []
  var fixed: Set<String> = []

  var body: some View {
    VStack(spacing: 0) {
      EditButton().frame(height: 44)
      List {
        ForEach(letters, id: \.self) { letter in
          Text(letter)
            .deleteDisabled(fixed.contains(letter))
            .moveDisabled(fixed.contains(letter))
        }
        .onDelete { letters.remove(atOffsets: $0) }
        .onMove { source, target in
          log.append("\(source.map(\.self)) \(target)")
          letters.move(fromOffsets: source, toOffset: target)
        }
        Text(log.joined(separator: ", ") + ".")
      }
    }
  }
}

private struct Chosen: View {
  @State var chosen: Set<Int> = [1]

  var body: some View {
    VStack(spacing: 0) {
      EditButton().frame(height: 44)
      List(0..<3, id: \.self, selection: $chosen) { Text("Row \($0)") }
      Text(verbatim: "\(chosen.sorted())")
    }
  }
}

@MainActor @Suite("Lists that are edited")
struct ListEditingTests {
  /// The letters from top to bottom.
  private func order(_ session: ViewSession) -> String {
    session.accessibilityTree.filter { $0.label.count == 1 && $0.label != "." }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.label).joined()
  }

  private func editing(_ view: some View) -> ViewSession {
    let session = page(320, 480) { view }
    session.tap("Edit")
    session.advance(by: 1)
    return session
  }

  /// A drag of the handle in the row of a letter.
  private func drag(_ session: ViewSession, _ letter: String, by way: CGFloat) {
    let row = session.frame(of: letter) ?? .zero
    session.touchDown(at: at(282, row.midY))
    for step in 1...10 {
      session.touchMove(to: at(282, row.midY + way * CGFloat(step) / 10))
      session.advance(by: 0.02)
    }
    session.touchUp()
    session.advance(by: 3)
  }

  @Test("Circles and handles come with EditButton and go with it; the content moves aside")
  func controls() {
    let session = page(320, 480) { Letters() }
    let start = session.frame(of: "A")?.minX
    expect(!session.labels.contains("Remove") && !session.labels.contains("Reorder"))
    session.tap("Edit")
    session.advance(by: 1)
    expect(session.labels.filter { $0 == "Remove" }.count == 5)
    expect(session.labels.filter { $0 == "Reorder" }.count == 5)
    expect(isNear(session.frame(of: "A")?.minX, (start ?? 0) + 38))
    session.tap("Done")
    session.advance(by: 1)
    expect(!session.labels.contains("Remove") && !session.labels.contains("Reorder"))
    expect(isNear(session.frame(of: "A")?.minX, start ?? 0))
  }

  @Test("A circle opens what deletes the row")
  func deletion() {
    let session = editing(Letters())
    let row = session.frame(of: "B") ?? .zero
    session.tap(at: at(43, row.midY))
    session.advance(by: 1)
    expect(session.tap("Delete"))
    session.advance(by: 1)
    expect(order(session) == "ACDE")
  }

  @Test("A row that has gone is no place to move to, and rows can be moved again and again")
  func movingAgain() {
    let session = editing(Letters())
    drag(session, "A", by: 44)
    drag(session, "A", by: 44)
    drag(session, "B", by: 44)
    expect(order(session) == "CBADE")
    let row = session.frame(of: "E") ?? .zero
    session.tap(at: at(43, row.midY))
    session.advance(by: 1)
    session.tap("Delete")
    session.advance(by: 1)
    drag(session, "D", by: 60)
    expect(order(session) == "CBAD")
    expect(session.problems.isEmpty)
  }

  @Test("What a collection says of its rows, each of them does")
  func limitsOfCollections() {
    struct Fixed: View {
      @State var letters = ["A", "B", "C"]
      var isFixed: Bool
      var body: some View {
        VStack(spacing: 0) {
          EditButton().frame(height: 44)
          List {
            ForEach(letters, id: \.self) { Text($0) }
              .onDelete { letters.remove(atOffsets: $0) }
              .deleteDisabled(isFixed)
          }
        }
      }
    }
    expect(editing(Fixed(isFixed: false)).labels.filter { $0 == "Remove" }.count == 3)
    expect(!editing(Fixed(isFixed: true)).labels.contains("Remove"))
  }

  // Apple's documentation of move(fromOffsets:toOffset:): the offset is that before which the elements come.
  @Test(
    "A handle moves its row, and the offset is counted before the move",
    arguments: [
      ("A", 44.0, "BACDE", "[0] 2"), ("A", 150, "BCDAE", "[0] 4"), ("A", 1000, "BCDEA", "[0] 5"),
      ("D", -50, "ABDCE", "[3] 2"), ("E", -1000, "EABCD", "[4] 0"), ("C", 15, "ABCDE", ""),
      ("C", -15, "ABCDE", ""),
    ])
  func moving(letter: String, way: Double, expected: String, call: String) {
    let session = editing(Letters())
    drag(session, letter, by: CGFloat(way))
    expect(order(session) == expected)
    expect(session.labels.contains(call + "."))
    expect(!session.isAnimating)
  }

  @Test("While a row is moved the others make way, and when it is let go nothing jumps")
  func way() {
    let session = editing(Letters())
    let places = ["A", "B", "C"].map { session.frame(of: $0)?.midY ?? 0 }
    session.touchDown(at: at(282, places[0]))
    session.touchMove(to: at(282, places[0] + 20))
    session.touchMove(to: at(282, places[0] + 60))
    expect(session.frame(of: "A")?.midY == places[0] + 60)
    session.advance(by: 1)
    expect(isNear(session.frame(of: "B")?.midY, places[0]))
    expect(isNear(session.frame(of: "C")?.midY, places[2]))
    session.touchUp()
    session.update()
    expect(isNear(session.frame(of: "A")?.midY, places[0] + 60))
    expect(isNear(session.frame(of: "B")?.midY, places[0]))
    session.advance(by: 1)
    expect(isNear(session.frame(of: "A")?.midY, places[1]))
  }

  @Test("Rows that say so are neither deleted nor moved")
  func limits() {
    let session = editing(Letters(fixed: ["B", "E"]))
    expect(session.labels.filter { $0 == "Remove" }.count == 3)
    expect(session.labels.filter { $0 == "Reorder" }.count == 3)
    drag(session, "B", by: 60)
    expect(order(session) == "ABCDE")
    session.tap("Done")
    session.advance(by: 1)
    let row = session.frame(of: "B") ?? .zero
    swipe(session, from: at(250, row.midY), by: CGSize(width: -90, height: 0), duration: 0.3)
    session.advance(by: 1)
    expect(!session.labels.contains("Delete"))
  }

  @Test("Of a set of selected rows each has a circle that says it, while the list is edited")
  func selection() {
    let session = editing(Chosen())
    session.tap("Row 2")
    session.tap("Row 1")
    expect(session.labels.contains("[2]"))
    expect(isNear(session.frame(of: "Row 0")?.minX, 32 + 38))
  }

  @Test("A list that is edited", arguments: ColorScheme.allCases)
  func picture(scheme: ColorScheme) throws {
    let session = phone(scheme, CGSize(width: 320, height: 600)) {
      VStack(spacing: 0) {
        Letters(letters: ["Apples", "Bananas", "Cherries", "Dates"])
        Chosen()
      }
    }
    session.tap("Edit")
    session.advance(by: 1)
    let row = session.frame(of: "Bananas") ?? .zero
    session.touchDown(at: at(282, row.midY))
    session.touchMove(to: at(282, row.midY + 20))
    session.touchMove(to: at(282, row.midY + 38))
    session.advance(by: 1)
    expectPicture(try session.image(), named: "list-edited-\(scheme)")
  }
}
