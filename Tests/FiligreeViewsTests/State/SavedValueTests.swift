import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private enum Plain: Equatable { case one, two, three }
private enum Alone { case only }
private enum Loaded: Equatable { case number(Int), none }
private final class Box {}

private struct Point: Equatable {
  var x = 1.5
  var name = "a"
  var kind = Plain.two
  let nothing: Void = ()
  var flag = true
  var inner: [Inner] = [Inner(), Inner(number: 7, text: nil)]

  struct Inner: Equatable {
    var number: UInt16 = 3
    var text: String? = "inner"
  }

  static func == (first: Point, second: Point) -> Bool {
    first.x == second.x && first.name == second.name && first.kind == second.kind
      && first.flag == second.flag && first.inner == second.inner
  }
}

@Suite("Values that go from one program to the next")
struct SavedValueTests {
  /// A value that has gone through its encoding.
  private func carried<Value>(_ value: Value) throws -> Value? {
    let saved = try #require(SavedValue(saving: value))
    let data = try JSONEncoder().encode(saved)
    return try JSONDecoder().decode(SavedValue.self, from: data).restored(as: Value.self)
  }

  @Test("Codable values come back by their own encoding")
  func codable() throws {
    expect(try carried(3) == 3)
    expect(try carried("“ß”") == "“ß”")
    expect(try carried(Double.infinity) == .infinity)
    expect(try carried(0.1 + 0.2) == 0.1 + 0.2)
    expect(try carried(CGSize(width: 1, height: -2)) == CGSize(width: 1, height: -2))
    expect(try carried([1: "a", 2: "b"]) == [1: "a", 2: "b"])
    expect(try carried(Int?.none) == .some(nil))
    expect(try carried(Int?.some(4)) == .some(4))
    let date = Date(timeIntervalSinceReferenceDate: 1234.5)
    expect(try carried(date) == date)
  }

  @Test("Cases come back by their names, other values by their parts")
  func parts() throws {
    for value in [Plain.one, .two, .three] { expect(try carried(value) == value) }
    expect(SavedValue(saving: Plain.three) == .chosen("three"))
    expect(try carried(Alone.only) != nil)
    expect(try carried(Plain?.none) == .some(nil))
    expect(try carried(Plain?.some(.two)) == .some(.two))
    expect(try carried([Plain.two, .one]) == [.two, .one])
    expect(try carried(Point()) == Point())
    expect(try carried([Point(x: 2, name: "b"), Point()]) == [Point(x: 2, name: "b"), Point()])
    expect(try carried(["k": Point()]) == ["k": Point()])
    let pair = try #require(try carried((Plain.two, 4)))
    expect(pair == (.two, 4))
    expect(try carried(Angle.degrees(30)) == .degrees(30))
    expect(
      try carried(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).map(\.trailing) == 4)
  }

  @Test("References, functions and existentials are not carried over, nor cases with values")
  func refused() {
    expect(SavedValue(saving: Box()) == nil)
    expect(SavedValue(saving: [Box()]) == nil)
    expect(SavedValue(saving: { 3 }) == nil)
    expect(SavedValue(saving: 3 as Any) == nil)
    expect(SavedValue(saving: Loaded.number(3)) == nil)
    expect(SavedValue(saving: (1, Box())) == nil)
  }

  @Test("What is of another type, or has other parts, is not taken")
  func mismatches() throws {
    let number = try #require(SavedValue(saving: 3.5))
    expect(number.restored(as: Int.self) == nil)
    expect(number.restored(as: String.self) == nil)
    expect(number.restored(as: Point.self) == nil)
    expect(SavedValue.chosen("four").restored(as: Plain.self) == nil)
    expect(SavedValue.chosen("one").restored(as: Int.self) == nil)
    expect(SavedValue.encoded("[1,2]").restored(as: Int.self) == nil)
    expect(SavedValue.encoded("[").restored(as: Int.self) == nil)
    guard case .fields(var fields)? = SavedValue(saving: Point()) else {
      Issue.record("a structure is saved otherwise")
      return
    }
    fields["x"] = .nothing
    expect(SavedValue.fields(fields).restored(as: Point.self) == nil)
    fields["x"] = nil
    expect(SavedValue.fields(fields).restored(as: Point.self) == nil)
    expect(SavedValue.list([.nothing]).restored(as: [Plain].self) == nil)
  }
}
