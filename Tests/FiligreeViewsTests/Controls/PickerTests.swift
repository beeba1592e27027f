import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry
  var id: Self { self }
}

private struct Choosing: View {
  @State private var flavor = Flavor.vanilla
  let style: PickerStyleKind

  var body: some View {
    VStack {
      Text("chosen \(flavor.rawValue)")
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
      }
      .environment(\.pickerStyleKind, style)
    }
  }
}

private struct Optionals: View {
  @State private var number: Int?
  @State private var word = "b"

  var body: some View {
    Form {
      Text("number \(number.map { "\($0)" } ?? "none"), word \(word)")
      Picker("Number", selection: $number) {
        Text("None").tag(Int?.none)
        Text("One").tag(Int?.some(1))
        Text("Two").tag(2)
      }
      .pickerStyle(.inline)
      Picker("Word", selection: $word) {
        if number != nil { Text("First").tag("a") }
        Text("Second").tag("b")
      }
      .pickerStyle(SegmentedPickerStyle())
    }
  }
}

@MainActor
@Suite("Pickers")
struct PickerTests {
  private func labels(_ session: ViewSession) -> [String] {
    session.accessibilityTree.map(\.label)
  }

  @Test("Segments are tapped, and the thumb is dragged")
  func segmented() {
    let session = page(300, 200) { Choosing(style: .segmented) }
    expect(labels(session).first == "chosen vanilla")
    expect(labels(session).suffix(3) == ["Chocolate", "Vanilla", "Strawberry"])
    session.tap("Strawberry")
    expect(labels(session)[0] == "chosen strawberry")
    session.advance(by: 2)
    func frame(_ label: String) -> CGRect {
      session.accessibilityTree.first { $0.label == label }?.frame ?? .zero
    }
    let (first, last) = (frame("Chocolate"), frame("Strawberry"))
    // The thumb goes along, and what it is left at is chosen.
    session.touchDown(at: at(last.midX, last.midY))
    session.touchMove(to: at(first.midX, first.midY))
    expect(labels(session)[0] == "chosen strawberry")
    session.touchUp()
    expect(labels(session)[0] == "chosen chocolate")
    // A finger that slides from an option that is not chosen chooses the one that it leaves.
    session.drag([at(last.midX, last.midY), at(first.midX + 100, last.midY)])
    expect(labels(session)[0] == "chosen vanilla")
    // UISegmentedControl is 32 points high since iOS 13.
    let boxes = drawnBoxes(session).filter { $0.width == 300 }
    expect(boxes.contains { $0.height == 32 })
  }

  @Test("A menu of the options: it opens, shows what is chosen, and goes")
  func menu() {
    let session = page(300, 400) { Choosing(style: .menu) }
    expect(labels(session) == ["chosen vanilla", "Flavor, Vanilla"])
    session.tap("Flavor, Vanilla")
    session.advance(by: 1)
    expect(labels(session) == ["Chocolate", "Vanilla", "Strawberry"])
    expect(session.accessibilityTree.map(\.value) == [nil, "selected", nil])
    // UIKit's menus are 250 points wide, their lines 44 points high.
    let frames = session.accessibilityTree.map(\.frame)
    expect(frames.allSatisfy { $0.width == 250 && abs($0.height - 44) <= 0.5 })
    session.tap("Chocolate")
    session.advance(by: 1)
    expect(labels(session) == ["chosen chocolate", "Flavor, Chocolate"])
    session.tap("Flavor, Chocolate")
    session.advance(by: 1)
    session.tap(at: at(5, 5))
    session.advance(by: 1)
    expect(labels(session) == ["chosen chocolate", "Flavor, Chocolate"])
  }

  @Test("A wheel comes to rest at a row, by the session's clock")
  func wheel() {
    let session = page(300, 400) { Choosing(style: .wheel) }
    expect(labels(session)[0] == "chosen vanilla")
    // Down by a row and a bit more.
    session.drag([at(150, 220), at(150, 240), at(150, 260)], duration: 0)
    expect(labels(session)[0] == "chosen vanilla")
    expect(session.isAnimating)
    session.advance(by: 2)
    expect(labels(session)[0] == "chosen chocolate")
    expect(!session.isAnimating)
    // A drag beyond the end ends at the last row.
    session.drag([at(150, 260), at(150, 200), at(150, 20)])
    session.advance(by: 2)
    expect(labels(session)[0] == "chosen strawberry")
  }

  @Test("Optional values, tags of their contents, options that come")
  func optionals() {
    let session = page(320, 600) { Optionals() }
    expect(labels(session)[0] == "number none, word b")
    expect(!labels(session).contains("First"))
    session.tap("One")
    expect(labels(session)[0] == "number 1, word b")
    session.tap("Two")
    expect(labels(session)[0] == "number 2, word b")
    expect(session.accessibilityTree.first { $0.label == "Two" }?.value == "selected")
    session.tap("First")
    expect(labels(session)[0] == "number 2, word a")
    session.tap("None")
    expect(labels(session)[0] == "number none, word a")
    expect(!labels(session).contains("First"))
  }

  @Test(
    "A picker without options, and a value that is none of them",
    arguments: [
      PickerStyleKind.menu, .segmented, .wheel, .inline, .palette,
    ])
  func strange(style: PickerStyleKind) throws {
    let session = page(300, 300) {
      VStack {
        Picker("Empty", selection: .constant(1)) {}
        Picker("Other", selection: .constant(9)) { Text("One").tag(1) }
      }
      .environment(\.pickerStyleKind, style)
    }
    session.tap(at: at(150, 100))
    session.drag([at(150, 100), at(150, 300)])
    session.advance(by: 3)
    _ = try session.image()
  }
}
