import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

@MainActor @Suite("Distances and lines of lists")
struct ListLookTests {
  /// Where lines are drawn: their starts and ends, from top to bottom.
  private func lines(_ session: ViewSession) -> [CGRect] {
    drawnBoxes(session).filter { $0.height == 1 && $0.width > 20 }.sorted { $0.minY < $1.minY }
  }

  private func middle(_ session: ViewSession, _ label: String) -> CGFloat {
    session.frame(of: label)?.midY ?? .nan
  }

  /// How far a row lies below another one, without errors of sums.
  private func distance(_ session: ViewSession, _ upper: String, _ lower: String) -> CGFloat {
    ((middle(session, lower) - middle(session, upper)) * 1000).rounded() / 1000
  }

  @Test("Lines begin at the first text of a row, at its inset without one, or where the row says")
  func separators() {
    let session = page(320, 480) {
      List {
        Text("plain")
        Label("label", systemImage: "star")
        HStack {
          Color.red.frame(width: 50, height: 20)
          Text("picture")
        }
        Color.blue.frame(height: 20)
        Text("guide").alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
        Text("last")
      }
      .listStyle(.plain)
    }
    let starts = lines(session).map(\.minX)
    let label = session.frame(of: "label")?.minX
    expect(starts.count == 6)
    expect(starts.first == 16 && starts.dropFirst().first == label && (label ?? 0) > 30)
    expect(starts.dropFirst(2).first == session.frame(of: "picture")?.minX)
    expect(Array(starts.dropFirst(3)) == [16, 116, 16])
    expect(lines(session).allSatisfy { $0.maxX == 320 })
  }

  @Test("From right to left lines begin at the right")
  func mirrored() {
    let session = page(320, 200) {
      List {
        Label("label", systemImage: "star"); Text("x")
      }
      .listStyle(.plain).environment(\.layoutDirection, .rightToLeft)
    }
    expect(lines(session).first?.maxX == session.frame(of: "label")?.maxX)
    expect(lines(session).first?.minX == 0)
  }

  @Test("Rows at a distance are boxes of their own")
  func rowSpacing() {
    let session = page(320, 480) {
      List {
        Text("a"); Text("b"); Text("c")
      }.listRowSpacing(10)
    }
    expect(distance(session, "a", "b") == 54)
    expect(lines(session).isEmpty)
    let none = page(320, 480) {
      List {
        Text("a"); Text("b")
      }.listRowSpacing(-.infinity)
    }
    expect(distance(none, "a", "b") == 44)
  }

  @Test("The distance between sections: the list's, or the smaller one of two neighbors")
  func sectionSpacing() {
    func page(_ list: ListSectionSpacing, _ first: ListSectionSpacing?) -> ViewSession {
      FiligreeViewsTests.page(320, 480) {
        List {
          if let first {
            Section { Text("a") }.listSectionSpacing(first)
          } else {
            Section { Text("a") }
          }
          Section { Text("b") }
          Section { Text("c") }.listSectionSpacing(50)
        }
        .listSectionSpacing(list)
      }
    }
    let plain = page(.default, nil)
    expect(distance(plain, "a", "b") == 79)
    expect(distance(plain, "b", "c") == 94)
    let own = page(.custom(20), .custom(5))
    expect(distance(own, "a", "b") == 49)
    let all = page(.custom(20), nil)
    expect(distance(all, "a", "b") == 64)
    let compact = page(.compact, nil)
    expect(middle(compact, "b") - middle(compact, "a") < 44 + 35)
  }

  @Test("Lines around sections can be hidden and have a color")
  func sectionSeparators() {
    func count(_ visibility: Visibility, _ edges: VerticalEdge.Set, _ style: some ListStyle) -> Int
    {
      lines(
        page(320, 480) {
          List {
            Section { Text("a") }.listSectionSeparator(visibility, edges: edges)
          }
          .listStyle(style)
        }
      ).count
    }
    expect(count(.visible, .all, .plain) == 1 && count(.hidden, .all, .plain) == 0)
    expect(count(.hidden, .top, .plain) == 1)
    expect(count(.visible, .all, .grouped) == 2 && count(.hidden, .all, .grouped) == 0)
    expect(count(.hidden, .bottom, .grouped) == 1)
  }

  @Test("What a group shows in a list is indented, step by step")
  func indentation() {
    let session = page(320, 480) {
      List {
        Text("top")
        DisclosureGroup("one", isExpanded: .constant(true)) {
          Text("two")
          DisclosureGroup("three", isExpanded: .constant(true)) { Text("four") }
        }
      }
    }
    let starts = ["top", "two", "three", "four"].map { session.frame(of: $0)?.minX ?? 0 }
    expect(starts == [32, 48, 48, 64])
  }

  @Test("Spinners, lines, boxes and tints")
  func picture() throws {
    let session = phone {
      List {
        Section {
          Label("Tint of its own", systemImage: "star.fill").listItemTint(.green)
          Label("Gray", systemImage: "heart.fill").listItemTint(.monochrome)
          HStack {
            Color.orange.frame(width: 40, height: 24)
            Text("With a picture")
          }
          DisclosureGroup("Group", isExpanded: .constant(true)) {
            Text("Within")
          }
        }
        Section { Text("Near") }
      }
      .listRowSpacing(nil)
      .listSectionSpacing(.compact)
      .refreshable { try? await Task.sleep(for: .seconds(2)) }
    }
    swipe(session, from: at(160, 100), by: CGSize(width: 0, height: 200), duration: 0.4)
    session.advance(by: 1)
    expectPicture(try session.image(), named: "list-looks")
  }
}

@MainActor @Suite("Refreshing")
struct RefreshTests {
  @Test("A spinner is above the content until the action is done")
  func spinner() {
    let session = page(200, 300) {
      ScrollView { Text("content").frame(height: 600) }
        .refreshable { try? await Task.sleep(for: .seconds(2)) }
    }
    let start = session.frame(of: "content")?.minY ?? 0
    expect(!session.labels.contains("In progress"))
    swipe(session, from: at(100, 50), by: CGSize(width: 0, height: 220), duration: 0.4)
    session.advance(by: 1.5)
    expect(session.labels.contains("In progress") && session.isDrawnByClock)
    expect(isNear(session.accessibilityTree.last?.frame.minY, start + 60))
    session.advance(by: 1)
    expect(!session.labels.contains("In progress") && !session.isDrawnByClock)
    session.advance(by: 1)
    expect(isNear(session.frame(of: "content")?.minY, start) && !session.isAnimating)
  }

  @Test("A short pull refreshes nothing")
  func short() {
    let session = page(200, 300) {
      ScrollView { Text("content").frame(height: 600) }.refreshable {}
    }
    swipe(session, from: at(100, 50), by: CGSize(width: 0, height: 60), duration: 0.4)
    expect(!session.labels.contains("In progress"))
  }
}
