import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@MainActor
@Suite("A pointer over the page")
struct HoverTests {
  @Test("Views are told when it comes and goes, inner and outer ones")
  func comingAndGoing() {
    struct Buttons: View {
      let journal: Journal
      @State private var isOver = false
      var body: some View {
        VStack(spacing: 0) {
          Text(isOver ? "over" : "not").frame(width: 60, height: 20).background(.red)
            .onHover {
              isOver = $0
              journal.lines.append("inner \($0)")
            }
          Color.blue.frame(width: 60, height: 20)
        }
        .onHover { journal.lines.append("outer \($0)") }
      }
    }
    let journal = Journal()
    let session = page(100, 100) { Buttons(journal: journal) }
    session.hover(at: at(50, 40))
    expect(journal.take() == ["inner true", "outer true"])
    expect(session.labels.contains("over"))
    session.hover(at: at(55, 42))
    expect(journal.take() == [])
    session.hover(at: at(50, 60))
    expect(journal.take() == ["inner false"])
    expect(session.labels.contains("not"))
    session.hover(at: at(.nan, 60))
    session.hover(at: nil)
    session.hover(at: nil)
    expect(journal.take() == ["outer false"])
  }

  @Test("Places are in the coordinates that were asked for")
  func places() {
    let journal = Journal()
    let session = page(100, 100) {
      Color.red.frame(width: 40, height: 40)
        .onContinuousHover { journal.lines.append("\($0)") }
        .onContinuousHover(coordinateSpace: .global) { journal.lines.append("\($0)") }
        .allowsHitTesting(true)
    }
    session.hover(at: at(40, 50))
    expect(
      journal.take() == [
        "\(HoverPhase.active(at(10, 20)))", "\(HoverPhase.active(at(40, 50)))",
      ])
    session.hover(at: at(0, 0))
    expect(journal.take() == ["ended", "ended"])
  }
}
