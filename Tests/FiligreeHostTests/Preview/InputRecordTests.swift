import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeHost

@Suite("What was done to a session")
struct InputRecordTests {
  private func key(_ text: String) -> PageMessage { .text(text) }

  @Test("Inputs come again in their order, up to a time")
  func order() {
    var record = InputRecord()
    record.note(key("a"), at: 1)
    record.note(.drawn(3), at: 1.5)
    record.note(.presence(isVisible: true, isActive: false), at: 1.5)
    record.note(key("b"), at: 2)
    record.note(key("c"), at: 2)
    expect(!record.isBehind)
    expect(record.next(until: 9) == nil)
    record.rewind()
    expect(record.nextTime == 1)
    expect(record.next(until: 0.5) == nil)
    expect(record.next(until: 2)?.message == key("a"))
    expect(record.next(until: 1.5) == nil)
    expect(record.next(until: 2)?.message == key("b"))
    expect(record.next(until: 2)?.message == key("c"))
    expect(record.next(until: 9) == nil)
  }

  @Test("What is done in the past takes the place of what came later")
  func past() {
    var record = InputRecord()
    record.note(key("a"), at: 1)
    record.note(key("b"), at: 2)
    record.rewind()
    _ = record.next(until: 1)
    // A pointer that passes has done nothing.
    record.note(.hover(CGPoint(x: 1, y: 1)), at: 1.2)
    expect(record.nextTime == 2)
    record.note(key("c"), at: 1.5)
    expect(!record.isBehind)
    record.rewind()
    expect(record.next(until: 9)?.message == key("a"))
    expect(record.next(until: 9)?.message == key("c"))
    expect(record.next(until: 9) == nil)
  }

  @Test("Of what hovers at one time the last place counts; more than the limit ends the way back")
  func limits() {
    var record = InputRecord()
    for number in 0..<(2 * InputRecord.most) {
      record.note(.hover(CGPoint(x: Double(number), y: 0)), at: 1)
    }
    expect(record.isWhole)
    for number in 0..<InputRecord.most { record.note(key("\(number)"), at: 2) }
    expect(!record.isWhole)
    record.rewind()
    expect(
      record.next(until: 1)?.message == .hover(CGPoint(x: Double(2 * InputRecord.most - 1), y: 0)))
  }
}
