import FiligreeTestSupport
import FiligreeViews
import Foundation
import Testing

@testable import FiligreeHost

@Suite("Messages of a page")
struct PageMessageTests {
  private func message(_ json: String) throws(PageMessage.Failure) -> PageMessage {
    try PageMessage(json: json)
  }

  private func failure(_ json: String) -> String? {
    do throws(PageMessage.Failure) {
      _ = try message(json)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("Each kind is read")
  func kinds() throws {
    expect(
      try message(#"{"type":"pointer","phase":"down","id":3,"x":1.5,"y":-2}"#)
        == .pointer(PointerEvent(phase: .down, id: 3, point: CGPoint(x: 1.5, y: -2))))
    expect(try message(#"{"type":"hover","x":1,"y":2}"#) == .hover(CGPoint(x: 1, y: 2)))
    expect(try message(#"{"type":"leave"}"#) == .hover(nil))
    expect(
      try message(#"{"type":"wheel","x":1,"y":2,"width":3,"height":-4}"#)
        == .wheel(CGPoint(x: 1, y: 2), CGSize(width: 3, height: -4)))
    expect(try message(#"{"type":"text","text":"日本"}"#) == .text("日本"))
    expect(try message(#"{"type":"paste","text":""}"#) == .paste(""))
    expect(
      try message(#"{"type":"presence","visible":true,"active":false}"#)
        == .presence(isVisible: true, isActive: false))
    expect(try message(#"{"type":"drawn","frame":4294967295}"#) == .drawn(.max))
    expect(
      try message(
        #"{"type":"use","element":1,"label":"a","role":"button","action":"press"}"#)
        == .use(ElementUse(element: 1, label: "a", role: "button", action: .press)))
    expect(try message(#"{"type":"window","index":1}"#) == .window(1))
  }

  @Test("Keys have DOM's names, or are what they type")
  func keys() throws {
    func key(_ json: String) throws -> PageKey? {
      guard case .key(let key) = try message(json) else { return nil }
      return key
    }
    let arrow = try key(#"{"type":"key","key":"ArrowLeft","shift":true,"control":true}"#)
    expect(arrow?.key == .leftArrow && arrow?.modifiers == [.shift, .control])
    expect(arrow?.characters == nil)
    let letter = try key(#"{"type":"key","key":"ß","command":true}"#)
    expect(letter?.key == KeyEquivalent("ß") && letter?.modifiers == .command)
    expect(letter?.characters == "ß")
    expect(failure(#"{"type":"key","key":"F5"}"#) == "a message with a wrong “key”")
    expect(failure(#"{"type":"key","key":""}"#) == "a message with a wrong “key”")
  }

  @Test("Sizes and points are brought within their bounds")
  func bounds() throws {
    func surroundings(_ width: String, _ height: String, _ scale: String) throws
      -> PageSurroundings?
    {
      guard
        case .surroundings(let found) = try message(
          #"{"type":"surroundings","width":\#(width),"height":\#(height),"scale":\#(scale)}"#)
      else { return nil }
      return found
    }
    let tiny = try surroundings("0", "-5", "0")
    expect(tiny?.size == CGSize(width: 1, height: 1) && tiny?.scale == 0.25)
    let huge = try #require(try surroundings("1e300", "1e300", "100"))
    expect(huge.size == CGSize(width: 8192, height: 8192))
    let pixels = huge.size.width * huge.scale * huge.size.height * huge.scale
    expect(pixels <= Double(PageSurroundings.mostPixels))
    expect(
      try message(#"{"type":"hover","x":1e308,"y":-1e308}"#)
        == .hover(CGPoint(x: 100_000, y: -100_000)))
    // What is no number of JSON, or none that there is.
    expect(failure(#"{"type":"hover","x":1e999,"y":0}"#) != nil)
    expect(failure(#"{"type":"hover","x":NaN,"y":0}"#) != nil)
  }

  @Test("What is wrong is named")
  func wrong() {
    expect(failure("") == "a message that is not understood")
    expect(failure("[]") != nil)
    expect(failure("{}") == "a message without “type”")
    expect(failure(#"{"type":"dance"}"#) == "a message with a wrong “type”")
    expect(failure(#"{"type":"hover","x":"1","y":2}"#) == "a message with a wrong “x”")
    expect(failure(#"{"type":"hover","x":1}"#) == "a message without “y”")
    expect(failure(#"{"type":"drawn","frame":-1}"#) != nil)
    expect(failure(#"{"type":"window","index":1e40}"#) != nil)
    expect(failure(String(repeating: "[", count: 100_000)) != nil)
  }

  @Test("Surroundings become an environment")
  func environment() throws {
    let json = """
      {"type":"surroundings","width":800,"height":600,"scale":2,"dark":true,"reducedMotion":true,
      "textScale":1.25,"language":"ar-EG","timeZone":"Africa/Cairo"}
      """
    guard case .surroundings(let surroundings) = try message(json) else {
      Issue.record("another message")
      return
    }
    let environment = surroundings.environment
    expect(environment.colorScheme == .dark)
    expect(environment.accessibilityReduceMotion)
    expect(environment.layoutDirection == .rightToLeft)
    expect(environment.locale.language.languageCode == "ar")
    expect(environment.timeZone.identifier == "Africa/Cairo")
    expect(environment.horizontalSizeClass == .regular)
    // 21 points of running text are the nearest to 17 · 1.25.
    expect(environment.dynamicTypeSize == .xxLarge)
  }

  @Test("Damaged messages are messages or a reason, and never a trap", arguments: 0..<300)
  func damaged(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    let whole = [
      #"{"type":"hello","width":390,"height":844,"scale":3,"session":"a","language":"de","textScale":1}"#,
      #"{"type":"pointer","phase":"move","id":1,"x":10.5,"y":20}"#,
      #"{"type":"key","key":"Enter","shift":false}"#,
      #"{"type":"use","element":1,"label":"","role":"","action":"increment"}"#,
    ]
    var bytes = Array(whole[Int(seed % 4)].utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes.insert(UInt8.random(in: 32...126, using: &random), at: place)
      }
      if bytes.isEmpty { bytes = [0x7B] }
    }
    _ = failure(String(decoding: bytes, as: UTF8.self))
  }
}
