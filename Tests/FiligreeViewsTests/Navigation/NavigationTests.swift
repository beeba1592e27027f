import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Fruit: Hashable, Identifiable {
  let id: Int
  var name: String { "Fruit \(id)" }
}

private struct Market: View {
  @State var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      List(0..<40) { index in
        NavigationLink("Fruit \(index)", value: Fruit(id: index))
      }
      .navigationTitle("Market")
      .navigationDestination(for: Fruit.self) { fruit in
        VStack {
          Text("Detail \(fruit.id), depth \(path.count)")
          Button("Deeper") { path.append(Fruit(id: fruit.id + 1)) }
          Button("Home") { path = NavigationPath() }
        }
        .navigationTitle(fruit.name)
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItemGroup(placement: .primaryAction) { Button("Add") {} }
      }
    }
  }
}

private struct OldStyle: View {
  @State var isActive = false
  @State var count = 0
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("Open", isActive: $isActive) {
          Page(count: $count)
        }
        Text("Active \(isActive ? 1 : 0), count \(count)")
      }
      .navigationBarTitle("Root", displayMode: .inline)
      .navigationBarItems(leading: Text("Left"), trailing: Button("Right") { count += 10 })
    }
  }

  struct Page: View {
    @Binding var count: Int
    @Environment(\.dismiss) var dismiss
    var body: some View {
      VStack {
        Text("Page \(count)")
        Button("Count") { count += 1 }
        Button("Close") { dismiss() }
      }
    }
  }
}

/// Whether something lies where it should, to a pixel.
func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
  value.map { abs($0 - expected) <= 1 } ?? false
}

@MainActor
@Suite("Stacks of pages")
struct NavigationTests {
  @Test("Links put values on the path, and the bar takes them away")
  func path() {
    let session = phone { Market() }
    expect(session.labels.contains("Market"))
    expect(session.labels.contains("Edit") && session.labels.contains("Add"))
    session.tap("Fruit 3")
    session.advance(by: 1)
    expect(session.labels.contains("Detail 3, depth 1"))
    // The page below is neither seen nor read out.
    expect(!session.labels.contains("Fruit 3") || session.labels.count < 10)
    session.tap("Deeper")
    session.advance(by: 1)
    expect(session.labels.contains("Detail 4, depth 2"))
    // The button back has the name of the page below.
    session.tap("Fruit 3")
    session.advance(by: 1)
    expect(session.labels.contains("Detail 3, depth 1"))
    session.tap("Deeper")
    session.advance(by: 1)
    session.tap("Home")
    session.advance(by: 1)
    expect(session.labels.contains("Fruit 0"))
    expect(session.problems.isEmpty)
  }

  @Test("A page comes from the right while the one below goes a third of the way to the left")
  func movement() {
    let session = phone { Market() }
    session.tap("Fruit 3")
    session.advance(by: 0.1)
    let x = session.frame(of: "Detail 3, depth 1")?.midX ?? 0
    expect(x > 160 && x < 480)
    session.advance(by: 2)
    expect(isNear(session.frame(of: "Detail 3, depth 1")?.midX, 160))
    expect(!session.isAnimating)
  }

  @Test("A drag from the left edge goes back, and one that is let go early does not")
  func edge() {
    let session = phone { Market() }
    session.tap("Fruit 3")
    session.advance(by: 1)
    session.touchDown(at: at(5, 300))
    session.touchMove(to: at(20, 300))
    session.touchMove(to: at(85, 300))
    expect(isNear(session.frame(of: "Detail 3, depth 1")?.midX, 240))
    session.advance(by: 1)
    session.touchUp()
    session.advance(by: 1)
    expect(isNear(session.frame(of: "Detail 3, depth 1")?.midX, 160))
    swipe(session, from: at(5, 300), by: CGSize(width: 250, height: 0))
    session.advance(by: 1)
    expect(session.labels.contains("Fruit 0"))
    // In the middle of the page it is no drag back.
    session.tap("Fruit 2")
    session.advance(by: 1)
    swipe(session, from: at(100, 300), by: CGSize(width: 200, height: 0))
    session.advance(by: 1)
    expect(session.labels.contains("Detail 2, depth 1"))
  }

  @Test("Links of bindings, with pages that change what is below and dismiss themselves")
  func bindings() {
    let session = phone { OldStyle() }
    session.tap("Right")
    expect(session.labels.contains("Active 0, count 10"))
    session.tap("Open")
    session.advance(by: 1)
    session.tap("Count")
    expect(session.labels.contains("Page 11"))
    session.tap("Close")
    session.advance(by: 1)
    expect(session.labels.contains("Active 0, count 11"))
  }

  @Test("A large title is behind the bar once the page is scrolled, and stands in it then")
  func largeTitle() {
    let session = phone { Market() }
    // 20 of the page, 44 of the bar, and the middle of 52.
    expect(isNear(session.frame(of: "Market")?.midY, 90))
    swipe(session, from: at(160, 400), by: CGSize(width: 0, height: -100), duration: 1)
    session.advance(by: 3)
    expect(isNear(session.frame(of: "Market")?.midY, 42))
    expect(isNear(session.frame(of: "Market")?.midX, 160))
  }

  @Test("A value without a page shows a sign, and a link in no stack does nothing")
  func missing() throws {
    let session = phone {
      VStack {
        NavigationStack(path: .constant([1, 2])) { Text("Root") }
        NavigationLink("Nowhere", destination: Text("There"))
      }
    }
    session.tap("Nowhere")
    _ = try session.image()
    expect(!session.labels.contains("There"))
  }

  @Test("Tabs keep their pages, and a binding chooses among them")
  func tabs() {
    struct Tabs: View {
      @State var tab = "b"
      @State var count = 0
      var body: some View {
        TabView(selection: $tab) {
          Button("Count \(count)") { count += 1 }
            .tabItem { Label("First", systemImage: "star") }.tag("a")
          Button("To first") { tab = "a" }
            .tabItem {
              Image(systemName: "heart")
              Text("Second")
            }.tag("b")
        }
      }
    }
    let session = phone { Tabs() }
    expect(session.labels == ["To first", "First", "Second"])
    session.tap("To first")
    expect(session.labels == ["Count 0", "First", "Second"])
    session.tap("Count 0")
    session.tap("Second")
    session.tap("First")
    expect(session.labels == ["Count 1", "First", "Second"])
    // UIKit's bar: 49 points above the safe area's edge.
    expect(abs((session.frame(of: "First")?.midY ?? 0) - (480 - 16 - 24.5)) <= 1)
  }

  @Test("Pages are dragged one by one, and the binding follows")
  func pages() {
    struct Pages: View {
      @State var page = 0
      var body: some View {
        VStack {
          Text("Page \(page)")
          Button("Last") { withAnimation { page = 2 } }
          TabView(selection: $page) {
            ForEach(0..<3) { Text("Content \($0)").tag($0) }
          }
          .tabViewStyle(.page)
        }
      }
    }
    let session = phone { Pages() }
    swipe(session, from: at(300, 300), by: CGSize(width: -200, height: 0))
    session.advance(by: 2)
    expect(session.labels.contains("Page 1"))
    expect(isNear(session.frame(of: "Content 1")?.midX, 160))
    // However fast, not more than one page.
    swipe(session, from: at(300, 300), by: CGSize(width: 290, height: 0), duration: 0.02)
    session.advance(by: 2)
    expect(session.labels.contains("Page 0"))
    session.tap("Last")
    session.advance(by: 2)
    expect(isNear(session.frame(of: "Content 2")?.midX, 160))
  }

  @Test("Rows and columns of a grid")
  func grid() {
    let session = page(200, 200) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Color.red.frame(width: 20, height: 10).accessibilityLabel("a")
          Color.red.frame(width: 60, height: 30).accessibilityLabel("b")
        }
        Color.blue.frame(height: 5).accessibilityLabel("line")
        GridRow(alignment: .bottom) {
          Color.red.frame(width: 40, height: 8).gridColumnAlignment(.trailing)
            .accessibilityLabel("c")
          Color.red.frame(width: 10, height: 16).accessibilityLabel("d")
        }
        GridRow {
          Color.green.frame(height: 3).gridCellColumns(2).accessibilityLabel("wide")
        }
      }
    }
    // Columns of 40 and 60, rows of 30, 5, 16 and 3, in the middle of the page.
    let corner = CGPoint(x: 45, y: 67)
    func frame(_ label: String) -> CGRect? {
      session.frame(of: label)?.offsetBy(dx: -corner.x, dy: -corner.y)
    }
    expect(frame("a") == CGRect(x: 20, y: 10, width: 20, height: 10))
    expect(frame("b") == CGRect(x: 50, y: 0, width: 60, height: 30))
    expect(frame("line") == CGRect(x: 0, y: 34, width: 110, height: 5))
    expect(frame("c") == CGRect(x: 0, y: 51, width: 40, height: 8))
    expect(frame("d") == CGRect(x: 50, y: 43, width: 10, height: 16))
    expect(frame("wide") == CGRect(x: 0, y: 63, width: 110, height: 3))
  }
}
