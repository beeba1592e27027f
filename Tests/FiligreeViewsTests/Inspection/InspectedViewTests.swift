import FiligreeDrawing
import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Card: View {
  var body: some View {
    HStack(spacing: 0) {
      Text("Hello").padding(10).border(.blue).opacity(0.5)
      Color.red.frame(width: 50, height: 40).allowsHitTesting(false)
    }
    .background(Circle().fill(.green))
  }
}

@Suite("Views at a point")
@MainActor
struct InspectedViewTests {
  private let session = ViewSession(size: CGSize(width: 200, height: 100)) { Card() }

  @Test("The innermost view, its frame, its modifiers in order, and what is around it")
  func chain() throws {
    let text = try #require(session.accessibilityTree.first { $0.label == "Hello" })
    let found = session.inspect(at: CGPoint(x: text.frame.midX, y: text.frame.midY))
    expect(found.map(\.name) == ["Card", "HStack", "Text “Hello”"])
    let view = try #require(found.last)
    expect(CGRect(x: view.x, y: view.y, width: view.width, height: view.height) == text.frame)
    expect(
      view.modifiers.map { String($0.prefix { $0 != "(" }) } == ["padding", "overlay", "opacity"])
    expect(view.modifiers[0].contains("10"))
    expect(view.modifiers[2].contains("0.5"))
    expect(view.commands.contains { $0.hasPrefix("fill with #000000") })
  }

  @Test("A view without touches counts, and a view beneath the others where they paint nothing")
  func others() throws {
    let text = try #require(session.accessibilityTree.first { $0.label == "Hello" })
    let right = CGPoint(x: text.frame.maxX + 35, y: 50)
    expect(session.inspect(at: right).last?.name == "Color")
    expect(session.inspect(at: right).last?.modifiers.first == "frame(width: 50, height: 40)")
    expect(
      session.inspect(at: right).last?.commands.first?.hasPrefix("fill with #ff3b30 in ") == true)
    // In the padding, within the circle of the background.
    let padding = CGPoint(x: text.frame.maxX + 5, y: 50)
    expect(session.inspect(at: padding).contains { $0.name == "Circle" })
    expect(session.inspect(at: CGPoint(x: 1, y: 1)).isEmpty)
    expect(session.inspect(at: CGPoint(x: CGFloat.nan, y: CGFloat.infinity)).isEmpty)
  }
}
