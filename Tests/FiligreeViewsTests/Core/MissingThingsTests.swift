import FiligreeDrawing
import FiligreeKit
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@Suite("What is missing or doubled") @MainActor
struct MissingThingsTests {
  private func commands(_ view: some View) -> Int {
    ViewSession(size: CGSize(width: 50, height: 50)) { view }.displayList().commands.count
  }

  private func problems(_ view: some View) -> [String] {
    let session = ViewSession(size: CGSize(width: 50, height: 50)) { view }
    _ = session.displayList()
    return session.problems
  }

  @Test("A missing picture has no size, draws nothing, and is a problem of the session, told once")
  func missingPicture() {
    expect(commands(Image("no such picture")) == 0)
    expect(commands(Image("no such picture").resizable().frame(width: 20, height: 20)) == 0)
    expect(size(Image("no such picture"), 50, 50) == .zero)
    expect(size(Image("no such picture").resizable(), 50, 40) == CGSize(width: 50, height: 40))
    // Other sessions told it before.
    for _ in 0..<2 {
      let told = problems(
        VStack {
          Image("no such picture")
          Image("no such picture").resizable()
        })
      expect(told.count == 1 && told.first?.contains("no such picture") == true, "\(told)")
    }
    expect(
      commands(Canvas { context, _ in context.draw(Image("no such picture"), at: .zero) }) == 0)
    expect(problems(Image(uiImage: UIImage(named: "nor this one") ?? UIImage())).isEmpty)
  }

  private struct Logo: View {
    var body: some View {
      if let logo = UIImage(named: "no such logo") { Image(uiImage: logo) } else { Text("Logo") }
    }
  }

  @Test("What a body looks for in vain is a problem of the session")
  func missingInBody() {
    expect(problems(Logo()).contains { $0.contains("no such logo") })
  }

  @Test("A missing color is clear, and is a problem of the session")
  func missingColor() {
    expect(Color("no such color").resolve(in: EnvironmentValues()) == .clear)
    expect(problems(Color("no such color")).contains { $0.contains("no such color") })
  }

  @Test("A missing symbol keeps its place, and is a problem of the session; so does a missing font")
  func missingSymbol() {
    expect(commands(Image(systemName: "no.such.symbol")) > 0)
    expect(size(Image(systemName: "no.such.symbol"), nil, nil).width > 0)
    expect(
      problems(Image(systemName: "no.such.symbol")).contains { $0.contains("no.such.symbol") })
    expect(commands(Text("a").font(.custom("No Such Font", size: 20))) > 0)
  }

  @Test("Elements with equal ids are all shown, and it is said once")
  func doubled() {
    let session = ViewSession(size: CGSize(width: 50, height: 50)) {
      VStack(spacing: 0) {
        ForEach([1, 1, 2, 1], id: \.self) { _ in Color.red.frame(width: 5, height: 5) }
      }
    }
    expect(session.displayList().commands.count == 4)
    expect(session.problems.count == 1)
    expect(session.problems.first?.contains("same id") == true)
  }

  @Test(
    "A character that no font has is drawn as a box; each session says so once, and of its own text"
  )
  func missingCharacters() {
    expect(problems(Text("\u{F0002}")).contains { $0.contains("U+F0002") })
    let session = ViewSession(size: CGSize(width: 50, height: 50)) {
      VStack {
        Text("\u{F0000}")
        Text("\u{F0001}")
        Text("a")
      }
    }
    expect(session.displayList().commands.count == 3)
    expect(session.problems.count == 1)
    expect(session.problems.first?.contains("U+F0000") == true)
    _ = session.displayList()
    expect(session.problems.count == 1)
  }

  @Test("Frames of NaN, infinite and negative size lay out as something finite")
  func oddFrames() {
    for length in [CGFloat.nan, .infinity, -.infinity, -5, 1e300, 0] {
      let session = ViewSession(size: CGSize(width: 50, height: 50)) {
        Color.red.frame(width: length, height: 10).padding(length).offset(x: length)
      }
      for path in session.displayList().paths {
        let box = path.boundingRect
        expect(box.isNull || (box.width.isFinite && box.minX.isFinite), "\(length)")
      }
    }
  }
}
