import FiligreeKit
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@MainActor
@Suite("Where a scroll view is")
struct ScrollPositionTests {
  private struct Page: View {
    @State var position = ScrollPosition(idType: Int.self)
    @State var offset = CGPoint.zero

    var body: some View {
      VStack(spacing: 0) {
        ScrollView([.horizontal, .vertical]) {
          VStack(spacing: 0) {
            ForEach(0..<10) { Text("row \($0)").frame(width: 400, height: 50) }
          }
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGPoint.self) {
          $0.contentOffset
        } action: {
          offset = $1
        }
        .frame(height: 100)
        HStack {
          Button("Point") { position.scrollTo(point: CGPoint(x: 30, y: 120)) }
          Button("Far") { position.scrollTo(x: 1e6, y: .nan) }
          Button("Bottom") { position.scrollTo(edge: .bottom) }
          Button("Left") { position.scrollTo(x: 0) }
          Button("Row") { position.scrollTo(id: 3, anchor: .top) }
          Text(position.isPositionedByUser ? "by hand" : "by program")
          Text("\(Int(offset.x)), \(Int(offset.y))")
        }
        .fixedSize()
      }
    }
  }

  @Test("goes to points, edges and views, within the content's ends")
  func program() {
    let session = page(200, 200) { Page() }
    session.tap("Point")
    expect(session.labels.contains("30, 120"))
    session.tap("Bottom")
    expect(session.labels.contains("30, 400"))
    session.tap("Left")
    expect(session.labels.contains("0, 400"))
    // The middle of the row's upper edge comes to that of the view.
    session.tap("Row")
    expect(session.labels.contains("100, 150"))
    // A place that is no number is no place.
    session.tap("Far")
    expect(session.labels.contains("100, 150"))
    expect(session.labels.contains("by program"))
  }

  @Test("is followed where nobody else reads it")
  func unread() {
    struct Silent: View {
      @State var position = ScrollPosition(point: .zero)
      var body: some View {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 50, height: 500).accessibilityLabel("content") }
            .scrollPosition($position)
            .frame(height: 100)
          Button("Down") { position.scrollTo(y: 70) }
        }
      }
    }
    let session = page(100, 200) { Silent() }
    let before = session.frame(of: "content")?.minY ?? 0
    session.tap("Down")
    expect(session.frame(of: "content")?.minY == before - 70)
  }

  @Test("a wheel says that a person has moved it, and the same place can be asked for again")
  func person() {
    let session = page(200, 200) { Page() }
    session.tap("Point")
    session.scroll(at: at(50, 50), by: CGSize(width: 0, height: 40))
    expect(session.labels.contains("30, 160"))
    expect(session.labels.contains("by hand"))
    session.tap("Point")
    expect(session.labels.contains("30, 120"))
    expect(session.labels.contains("by program"))
  }

  @Test("says what was asked for")
  func values() {
    var position = ScrollPosition(id: "a")
    expect(position.viewID(type: String.self) == "a" && position.point == nil)
    position.scrollTo(x: 1, y: 2)
    expect(position.point == CGPoint(x: 1, y: 2) && position.viewID == nil)
    position.scrollTo(y: 5)
    expect(position.y == 5 && position.x == nil && position.point == nil)
    position.scrollTo(edge: .top)
    expect(position.edge == .top)
    expect(ScrollPosition(edge: .top) == ScrollPosition(edge: .top))
    expect(ScrollPosition(point: .zero).point == .zero)
  }
}
