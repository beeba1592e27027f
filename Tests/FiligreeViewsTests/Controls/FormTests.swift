import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Settings: View {
  @State private var first = 0.5
  @State private var second = 0.25
  @State private var flag = true
  var rows = 3

  var body: some View {
    Form {
      Section(header: Text("Contrast pivot")) {
        Slider(value: $first, in: 0...1) { Text("Minimum") }
        Slider(value: $second, in: 0...1) { Text("Maximum") }
      }
      Section {
        Toggle("Smooth", isOn: $flag)
        Button("Reset") { (first, second) = (0, 0) }
      } footer: {
        Text("Everything begins anew.")
      }
      ForEach(0..<rows, id: \.self) { Text("Row \($0)") }
    }
  }
}

@MainActor
@Suite("Forms")
struct FormTests {
  @Test("Rows are at least 44 points high, and in boxes by section")
  func rows() {
    let session = page(320, 600) { Settings() }
    let tree = session.accessibilityTree
    expect(
      tree.map(\.label) == [
        "Contrast pivot", "Minimum", "Maximum", "Smooth", "Reset", "Everything begins anew.",
        "Row 0", "Row 1", "Row 2",
      ])
    func middle(_ index: Int) -> CGFloat { tree[index].frame.midY }
    expect(middle(2) - middle(1) == 44)
    expect(abs(middle(7) - middle(6) - 44) <= 1)
    expect(tree[1].frame.minX == 32 && tree[1].frame.maxX == 288)
    expect(tree[0].frame.minX == 32 && tree[0].frame.maxY < tree[1].frame.minY)
    expect(tree[5].frame.minY > tree[4].frame.maxY)
    session.tap("Reset")
    expect(session.accessibilityTree[1].value == "0%")
  }

  @Test("Rows beyond the page are dragged into view")
  func scrolling() {
    let session = page(320, 300) { Settings(rows: 20) }
    func top() -> CGFloat { session.accessibilityTree[0].frame.minY }
    let first = top()
    session.drag([at(160, 250), at(160, 230), at(160, 150)])
    expect(top() == first - 100)
    // Not further than to the last row, or to the first, when it has come to rest.
    session.drag([at(160, 250), at(160, -9000)])
    session.advance(by: 3)
    let last = session.accessibilityTree.last?.frame.maxY ?? 0
    expect(last < 300 && last > 200)
    session.drag([at(160, 50), at(160, 9000)])
    session.advance(by: 3)
    expect(top() == first)
  }

  @Test("A form that is short enough stays, and a sheet around it goes down")
  func inSheet() {
    let session = page(320, 700) {
      Color.white.sheet(isPresented: .constant(true)) { Settings() }
    }
    session.advance(by: 2)
    let first = session.accessibilityTree[0].frame.minY
    session.touchDown(at: at(160, 500))
    session.touchMove(to: at(160, 540))
    expect(abs(session.accessibilityTree[0].frame.minY - first - 40) < 1e-9)
  }

  @Test("Outside of a form a section's parts are views in a row")
  func plainSection() {
    let session = page(200, 200) {
      VStack {
        Section("Title") { Text("Content") }
      }
    }
    expect(session.accessibilityTree.map(\.label) == ["Title", "Content"])
  }

  @Test("A form without views, and one on no page")
  func empty() throws {
    let session = page(100, 100) { Form {} }
    session.drag([at(50, 50), at(50, 0)])
    _ = try session.image()
    let none = page(0, 0) { Settings() }
    _ = none.displayList()
    // The rows of its `ForEach` are not in sight.
    expect(none.accessibilityTree.count == 6)
  }
}

@MainActor
@Suite("What views say")
struct AccessibilityTests {
  @Test("Labels, values, and elements of several views")
  func tree() {
    let journal = Journal()
    let session = page(200, 200) {
      VStack {
        Color.red.frame(width: 10, height: 10).accessibilityLabel("Red")
          .accessibilityValue("1")
        HStack {
          Text("a")
          Text("b")
        }.accessibilityElement(children: .combine)
        HStack {
          Text("c")
          Text("d")
        }.accessibilityElement().accessibilityLabel("cd")
        HStack {
          Text("e")
          Text("f")
        }.accessibilityLabel("ef").onTapGesture { journal.note("ef") }
        Text("hidden").accessibilityHidden(true)
        Text("shown").accessibilityHidden(false)
      }
    }
    let tree = session.accessibilityTree
    expect(tree.map(\.label) == ["Red", "a, b", "cd", "ef", "e", "f", "shown"])
    expect(tree.map(\.role) == ["", "text", "", "group", "text", "text", "text"])
    expect(tree[0].value == "1")
    expect(tree[0].frame.size == CGSize(width: 10, height: 10))
    session.tap("ef")
    session.tap("f")
    expect(journal.take() == ["ef", "ef"])
  }

  @Test("A label is tapped even where the shape has a hole")
  func hole() {
    let journal = Journal()
    let session = page(100, 100) {
      Circle().stroke(.red, lineWidth: 2).accessibilityLabel("Ring")
        .onTapGesture { journal.note("ring") }
    }
    session.tap(at: at(50, 50))
    expect(journal.take() == [])
    session.tap("Ring")
    expect(journal.take() == ["ring"])
  }
}
