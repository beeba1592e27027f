import FiligreeTestSupport
import Testing

@testable import FiligreeStudio

@Suite("Studio history")
struct HistoryTests {
  @Test("random steps are those of a plain list", arguments: 0..<50)
  func property(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var history = History(0)
    // All values in a row, and which of them is the current one.
    var list = [0]
    var place = 0
    var last: String?
    for step in 0..<120 {
      switch Int.random(in: 0...9, using: &random) {
      case 0...5:
        let value = Int.random(in: 0...5, using: &random)
        let thing = ["a", "b", nil].randomElement(using: &random)!
        history.change(to: value, of: thing)
        guard value != list[place] else { continue }
        if thing != nil, thing == last {
          list = Array(list[...place])
          list[place] = value
        } else {
          list = Array(list[...place]) + [value]
          place += 1
        }
        last = thing
      case 6:
        history.endChange()
        last = nil
      case 7, 8:
        history.undo()
        if place > 0 { (place, last) = (place - 1, nil) }
      default:
        history.redo()
        if place < list.count - 1 { (place, last) = (place + 1, nil) }
      }
      expect(history.current == list[place], "seed \(seed), step \(step)")
      expect(history.canUndo == (place > 0), "seed \(seed), step \(step)")
      expect(history.canRedo == (place < list.count - 1), "seed \(seed), step \(step)")
    }
  }

  @Test("no more steps are kept than the limit")
  func limit() {
    var history = History(0)
    for value in 1...(2 * History<Int>.limit) { history.change(to: value) }
    var count = 0
    while history.canUndo {
      history.undo()
      count += 1
    }
    expect(count == History<Int>.limit)
    expect(history.current == History<Int>.limit)
  }
}
