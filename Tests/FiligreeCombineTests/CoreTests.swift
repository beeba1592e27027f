import FiligreeCombine
import Testing

@Suite struct CoreTests {
  @Test func first() {
    var got: [Int] = []
    let c = [1, 2, 3].publisher.sink { got.append($0) }
    #expect(got == [1, 2, 3])
    _ = c
  }
}
