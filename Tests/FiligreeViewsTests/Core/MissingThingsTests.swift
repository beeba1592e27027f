import FiligreeDrawing
import FiligreePixels
import Foundation
import Testing

@testable import FiligreeViews

@Suite("What is missing or doubled") @MainActor
struct MissingThingsTests {
  private func commands(_ view: some View) -> Int {
    ViewSession(size: CGSize(width: 50, height: 50)) { view }.displayList().commands.count
  }

  @Test("A missing picture, colour, symbol or font is drawn as something, and nothing traps")
  func missing() {
    #expect(commands(Image("no such picture")) > 0)
    #expect(commands(Image("no such picture").resizable()) > 0)
    #expect(commands(Color("no such colour")) == 1)
    #expect(commands(Image(systemName: "no.such.symbol")) > 0)
    #expect(commands(Text("a").font(.custom("No Such Font", size: 20))) > 0)
    let magenta = Color("no such colour").resolve(in: EnvironmentValues())
    #expect(magenta.description == "#FF00FFFF")
  }

  @Test("Elements with equal ids are all shown, and it is said once")
  func doubled() {
    let session = ViewSession(size: CGSize(width: 50, height: 50)) {
      VStack(spacing: 0) {
        ForEach([1, 1, 2, 1], id: \.self) { _ in Color.red.frame(width: 5, height: 5) }
      }
    }
    #expect(session.displayList().commands.count == 4)
    #expect(session.problems.count == 1)
    #expect(session.problems.first?.contains("same id") == true)
  }

  @Test("A character that no font has is drawn as a box, and it is said once")
  func missingCharacters() {
    let session = ViewSession(size: CGSize(width: 50, height: 50)) {
      VStack {
        Text("\u{F0000}")
        Text("\u{F0001}")
        Text("a")
      }
    }
    #expect(session.displayList().commands.count == 3)
    #expect(session.problems.count == 1)
    #expect(session.problems.first?.contains("U+F0000") == true)
    _ = session.displayList()
    #expect(session.problems.count == 1)
  }

  @Test("Frames of NaN, infinite and negative size lay out as something finite")
  func oddFrames() {
    for length in [CGFloat.nan, .infinity, -.infinity, -5, 1e300, 0] {
      let session = ViewSession(size: CGSize(width: 50, height: 50)) {
        Color.red.frame(width: length, height: 10).padding(length).offset(x: length)
      }
      for path in session.displayList().paths {
        let box = path.boundingRect
        #expect(box.isNull || (box.width.isFinite && box.minX.isFinite), "\(length)")
      }
    }
  }
}
