import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@Suite("Hidden views") @MainActor
struct HiddenTests {
  @Test("A hidden view keeps its place, and is neither drawn nor touched")
  func hidden() {
    var taps = 0
    let session = ViewSession(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 30).onTapGesture { taps += 1 }.hidden()
        Color.blue.frame(width: 20, height: 10)
      }
    }
    let list = session.displayList()
    expect(
      list.root.commands.map { list.box($0) } == [CGRect(x: 40, y: 60, width: 20, height: 10)])
    session.tap(at: CGPoint(x: 50, y: 40))
    expect(taps == 0)
  }
}
