import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@MainActor
@Suite("Scroll views and what depends on them")
struct ScrollEffectTests {
  @Test("Views as wide as parts of the scroll view, and room around the content")
  func relative() {
    let session = page(100, 50) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4) { index in
            Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
              .accessibilityLabel("\(index)")
          }
        }
      }
      .contentMargins(.horizontal, 10)
    }
    // Two and the distance between them fill 80 points.
    expect(session.frame(of: "0") == CGRect(x: 10, y: 0, width: 35, height: 50))
    expect(session.frame(of: "1")?.minX == 55)
  }

  @Test("A scroll view comes to rest where a view begins, and a binding tells which")
  func aligned() {
    struct Carousel: View {
      @State var id: Int?
      var body: some View {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<10) { Text("card \($0)").frame(width: 80, height: 40) }
            }
            .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned)
          .scrollPosition(id: $id)
          Button("At \(id ?? -1)") { id = 7 }
        }
      }
    }
    let session = page(200, 80) { Carousel() }
    swipe(session, from: at(150, 20), by: CGSize(width: -100, height: 0), duration: 2)
    session.advance(by: 2)
    expect(session.labels.contains("At 1"))
    expect(isNear(session.frame(of: "card 1")?.midX, 40))
    session.tap("At 1")
    session.advance(by: 2)
    // Without an anchor no further than until it is seen.
    expect(isNear(session.frame(of: "card 7")?.midX, 160))
  }

  @Test("Effects by the place of a view, and while it leaves its scroll view")
  func effects() {
    let session = page(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 40)
            .scrollTransition { content, phase in content.offset(x: phase.isIdentity ? 0 : 40) }
          Color.blue.frame(width: 20, height: 200)
            .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
        }
      }
    }
    // In sight it is where it is; the other one is moved by its width.
    expect(drawnBoxes(session).map(\.minX) == [40, 60])
    session.touchDown(at: at(50, 80))
    session.touchMove(to: at(50, 70))
    session.touchMove(to: at(50, 60))
    // Half of it is out of sight.
    expect(drawnBoxes(session).map(\.minX).prefix(2) == [60, 60])
  }

  @Test("Pulling the content down refreshes it")
  func refresh() {
    let journal = Journal()
    let session = page(100, 200) {
      List(0..<20) { Text("\($0)") }
        .refreshable { journal.lines.append("refreshed") }
    }
    swipe(session, from: at(50, 20), by: CGSize(width: 0, height: 40))
    session.advance(by: 1)
    expect(journal.lines.isEmpty)
    swipe(session, from: at(50, 20), by: CGSize(width: 0, height: 175))
    session.advance(by: 1)
    expect(journal.lines == ["refreshed"])
  }

  @Test("Bars at the edges make a scroll view smaller, whose content goes on under them")
  func insets() {
    let session = page(100, 100) {
      ScrollView {
        Color.red.frame(height: 300).accessibilityLabel("content")
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.frame(height: 20).accessibilityLabel("bar")
      }
    }
    expect(session.frame(of: "bar") == CGRect(x: 0, y: 80, width: 100, height: 20))
    session.touchDown(at: at(50, 50))
    session.touchMove(to: at(50, 40))
    session.touchMove(to: at(50, -500))
    session.touchUp()
    session.advance(by: 5)
    // The end of the content is above the bar.
    expect(session.frame(of: "content")?.maxY == 80)
  }

  @Test("A field under the title searches")
  func search() {
    struct Names: View {
      @State var text = ""
      var body: some View {
        NavigationStack {
          List(["Ada", "Bob"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
            Text($0)
          }
          .searchable(text: $text, prompt: "Find")
          .navigationTitle("Names")
        }
      }
    }
    let session = phone { Names() }
    session.tap("Find")
    session.type("B")
    expect(!session.labels.contains("Ada") && session.labels.contains("Bob"))
    session.tap("Clear text")
    expect(session.labels.contains("Ada"))
  }

  @Test("Swipes show actions at both sides; badges stand in rows and at tabs")
  func rows() {
    let journal = Journal()
    let session = page(300, 200) {
      List {
        Text("Row").badge(3)
          .swipeActions(edge: .leading) {
            Button("Pin") { journal.lines.append("pin") }.tint(.orange)
          }
      }
    }
    expect(session.labels.contains("3"))
    let middle = session.frame(of: "Row")?.midY ?? 0
    swipe(session, from: at(100, middle), by: CGSize(width: 90, height: 0), duration: 0.3)
    session.advance(by: 1)
    session.tap("Pin")
    session.advance(by: 1)
    expect(journal.lines == ["pin"])
  }
}
