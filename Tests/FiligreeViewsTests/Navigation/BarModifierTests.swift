import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@MainActor
@Suite("What pages say of their bars")
struct BarModifierTests {
  /// Whether something of a color, or of the material of bars for nil, covers the place of a bar.
  private func color(_ session: ViewSession, _ y: Int) throws -> [UInt16] {
    session.background = .white
    let image = try session.image()
    let start = (y * image.width + 3) * 4
    return Array(image.straightRGBA16()[start..<start + 3])
  }

  private func page<V: View>(_ change: (Text) -> V) -> ViewSession {
    FiligreeViewsTests.page(200, 200) {
      NavigationStack {
        change(Text("content"))
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("below") } }
      }
    }
  }

  /// As on iOS 16 and later: a style is seen once something is scrolled beneath the bar, or if it is made visible.
  @Test("The background of the bar at the top")
  func top() throws {
    let plain = try color(page { $0 }, 20)
    expect(try color(page { $0.toolbarBackground(.red, for: .navigationBar) }, 20) == plain)
    let red = page {
      $0.toolbarBackground(.red, for: .navigationBar).toolbarBackground(.visible)
    }
    expect(try color(red, 20) == color(page { _ in Color.red.ignoresSafeArea() }, 100))
    // Another bar's is another matter.
    expect(
      try color(page { $0.toolbarBackground(.red, for: .tabBar).toolbarBackground(.visible) }, 20)
        != color(red, 20))
  }

  @Test("The background of the bar at the lower edge")
  func bottom() throws {
    let red = page { $0.toolbarBackground(.red, for: .bottomBar) }
    expect(try color(red, 190) == color(page { _ in Color.red.ignoresSafeArea() }, 100))
    let none = page { $0.toolbarBackground(.hidden, for: .bottomBar) }
    expect(try color(none, 190) == color(none, 100))
  }

  @Test("A page that a view within hides the bar of can show it")
  func visibility() {
    expect(page { $0 }.labels.contains("Title"))
    expect(!page { $0.toolbar(.hidden, for: .navigationBar) }.labels.contains("Title"))
    expect(!page { $0.toolbarVisibility(.hidden, for: .bottomBar) }.labels.contains("below"))
    let shown = page { text in
      VStack { text.toolbar(.hidden, for: .navigationBar) }.toolbar(.visible, for: .navigationBar)
    }
    expect(shown.labels.contains("Title"))
  }

  @Test("Pages hide and paint the bar of their tabs")
  func tabs() throws {
    func tabs(_ change: (Text) -> some View) -> ViewSession {
      FiligreeViewsTests.page(200, 200) {
        TabView { change(Text("first")).tabItem { Text("One") } }
      }
    }
    expect(tabs { $0 }.labels.contains("One"))
    expect(!tabs { $0.toolbar(.hidden, for: .tabBar) }.labels.contains("One"))
    let red = tabs { $0.toolbarBackground(.red, for: .tabBar) }
    expect(try color(red, 190) == color(page { _ in Color.red.ignoresSafeArea() }, 100))
  }

  @Test("What one page says of the bar of the tabs, another does not")
  func otherTabs() {
    let session = FiligreeViewsTests.page(200, 200) {
      TabView {
        Text("first").tabItem { Text("One") }
        Text("second").toolbar(.hidden, for: .tabBar).tabItem { Text("Two") }
      }
    }
    session.tap("Two")
    session.advance(by: 1)
    expect(!session.labels.contains("One"))
    expect(session.labels.contains("second"))
  }

  @Test("Return in the field of a search submits that")
  func search() {
    struct Names: View {
      let journal: Journal
      @State var text = ""
      var body: some View {
        NavigationStack {
          Text("page")
            .searchable(text: $text, prompt: "Find")
            .onSubmit(of: .search) { journal.lines.append("search \(text)") }
            .onSubmit { journal.lines.append("text") }
        }
      }
    }
    let journal = Journal()
    let session = FiligreeViewsTests.page(200, 200) { Names(journal: journal) }
    session.tap("Find")
    session.type("ab")
    session.press(.return)
    expect(journal.lines == ["search ab"])
  }

  @Test("Columns of a split view")
  func columns() {
    func labels(_ visibility: NavigationSplitViewVisibility) -> [String] {
      FiligreeViewsTests.page(1200, 300) {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          Text("sidebar")
        } content: {
          Text("content")
        } detail: {
          Text("detail")
        }
      }.labels
    }
    expect(labels(.all) == ["sidebar", "content", "detail"])
    expect(labels(.doubleColumn) == ["content", "detail"])
    expect(labels(.detailOnly) == ["detail"])
  }
}
