import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

/// The plainest way to keep a text and a selection: an array of scalars, and two numbers.
private struct PlainText {
  var scalars: [Unicode.Scalar] = []
  var anchor = 0
  var head = 0

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// All places between characters.
  var places: [Int] {
    text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) }
  }

  mutating func replace(_ range: Range<Int>, _ string: String) {
    scalars.replaceSubrange(range, with: string.unicodeScalars)
    let end = range.lowerBound + string.unicodeScalars.count
    head = places.first { $0 >= end } ?? scalars.count
    anchor = head
  }

  func next(_ forward: Bool) -> Int {
    forward ? places.first { $0 > head } ?? head : places.last { $0 < head } ?? head
  }

  mutating func move(_ place: Int, extending: Bool) {
    head = place
    if !extending { anchor = place }
  }
}

@MainActor
@Suite("Editing at random")
struct EditingPropertyTests {
  private struct Script {
    let pieces: [String]
    /// Whether it runs from right to left; nil if it has both directions.
    let isRightToLeft: Bool?
  }

  private static let scripts = [
    Script(
      pieces: ["a", "W", " ", "fi", "e\u{301}", "\u{308}", "7", "👨‍👩‍👧", "🇩🇪", "👍🏽", "漢", "か", "नि", "ก็"],
      isRightToLeft: false),
    Script(pieces: ["א", "ב", " ", "ש\u{5C1}", "ع", "لا", "م\u{64E}", "👍"], isRightToLeft: true),
    Script(
      pieces: ["a", "bc", "א", "12", "ع", " ", "(", ")", "👨‍👩‍👧", "e\u{301}"], isRightToLeft: nil),
  ]

  private final class Page {
    var text = ""
    var selection: TextSelection?
    var session: ViewSession?

    @MainActor init() {
      session = page(300, 50) {
        TextField(
          "T", text: Binding(get: { self.text }, set: { self.text = $0 }),
          selection: Binding(get: { self.selection }, set: { self.selection = $0 }))
      }
      session?.tap("T")
    }

    /// The selected scalars.
    var range: Range<Int>? {
      guard case .selection(let range) = selection?.indices else { return nil }
      let scalars = text.unicodeScalars
      let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
      return start..<start + scalars.distance(from: range.lowerBound, to: range.upperBound)
    }
  }

  @Test("A field edits as a plain model does", arguments: 0..<60)
  func model(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let script = Self.scripts[Int(seed) % Self.scripts.count]
    let page = Page()
    let session = try #require(page.session)
    var model = PlainText()
    var journal: [String] = []
    for _ in 0..<60 {
      let extending = random.next() % 3 == 0
      let shift: EventModifiers = extending ? .shift : []
      switch random.next() % 12 {
      case 0...4:
        let piece = script.pieces.randomElement(using: &random) ?? ""
        journal.append("type \(piece)")
        // One character after the other, as keys come.
        for character in piece {
          session.type(String(character))
          model.replace(model.range, String(character))
        }
      case 5:
        journal.append("delete")
        session.press(.delete)
        let head = model.head
        model.replace(model.range.isEmpty ? model.next(false)..<head : model.range, "")
      case 6:
        journal.append("deleteForward")
        session.press(.deleteForward)
        let head = model.head
        model.replace(model.range.isEmpty ? head..<model.next(true) : model.range, "")
      case 7:
        journal.append("home \(extending)")
        session.press(.home, modifiers: shift)
        model.move(0, extending: extending)
      case 8:
        journal.append("end \(extending)")
        session.press(.end, modifiers: shift)
        model.move(model.scalars.count, extending: extending)
      case 9:
        journal.append("cut")
        session.press("x", modifiers: .command)
        if !model.range.isEmpty {
          expect(
            session.pasteboard?.unicodeScalars.elementsEqual(model.scalars[model.range]) == true)
          model.replace(model.range, "")
        }
      default:
        guard let isRightToLeft = script.isRightToLeft else { continue }
        // What has no letter runs as the page does.
        let isMirrored =
          isRightToLeft && model.scalars.contains { $0.value > 0x500 && $0.value < 0x700 }
        let isRight = random.next() % 2 == 0
        journal.append("\(isRight ? "right" : "left") \(extending)")
        session.press(isRight ? .rightArrow : .leftArrow, modifiers: shift)
        let forward = isRight != isMirrored
        if !extending, !model.range.isEmpty {
          model.move(forward ? model.range.upperBound : model.range.lowerBound, extending: false)
        } else {
          model.move(model.next(forward), extending: extending)
        }
      }
      try #require(
        page.text.unicodeScalars.elementsEqual(model.scalars) && page.range == model.range,
        "“\(page.text)” \(String(describing: page.range)), not “\(model.text)” \(model.range): \(journal)"
      )
    }
  }

  @Test("Undoing everything brings back the first text, doing it again the last", arguments: 0..<20)
  func undo(seed: UInt64) throws {
    var random = RandomSource(seed: 1000 + seed)
    let script = Self.scripts[Int(seed) % Self.scripts.count]
    let page = Page()
    let session = try #require(page.session)
    for _ in 0..<80 {
      switch random.next() % 8 {
      case 0...3: session.type(script.pieces.randomElement(using: &random) ?? "")
      case 4: session.press(.delete)
      case 5: session.press(.leftArrow, modifiers: random.next() % 2 == 0 ? .shift : [])
      case 6: session.press("c", modifiers: .command)
      default: session.press("v", modifiers: .command)
      }
    }
    let last = page.text
    for _ in 0..<100 { session.press("z", modifiers: .command) }
    expect(page.text == "")
    for _ in 0..<100 { session.press("z", modifiers: [.command, .shift]) }
    expect(page.text == last)
  }
}
