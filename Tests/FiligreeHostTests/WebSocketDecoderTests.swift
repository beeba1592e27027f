import FiligreeTestSupport
import Testing

@testable import FiligreeHost

@Suite("WebSocket messages")
struct WebSocketDecoderTests {
  /// A frame as a page sends it.
  private func frame(
    _ opcode: UInt8, _ payload: [UInt8], isLast: Bool = true, mask: [UInt8] = [1, 2, 3, 4]
  ) -> [UInt8] {
    var bytes = [opcode | (isLast ? 0x80 : 0)]
    switch payload.count {
    case ..<126: bytes.append(0x80 | UInt8(payload.count))
    case ..<65536: bytes += [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      bytes.append(0xFF)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  private func events(_ bytes: [UInt8], limit: Int = 1000) throws(WebSocketClosure)
    -> [WebSocketEvent]
  {
    var decoder = WebSocketDecoder(limit: limit)
    decoder.append(bytes)
    var events: [WebSocketEvent] = []
    while let event = try decoder.next() { events.append(event) }
    return events
  }

  private func closure(_ bytes: [UInt8], limit: Int = 1000) -> UInt16? {
    do throws(WebSocketClosure) {
      _ = try events(bytes, limit: limit)
      return nil
    } catch {
      return error.code
    }
  }

  // RFC 6455, section 5.7.
  @Test("The RFC's masked text")
  func example() throws {
    let bytes: [UInt8] = [
      0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58,
    ]
    expect(try events(bytes) == [.text("Hello")])
  }

  @Test("Lengths of one, two and eight bytes", arguments: [0, 1, 125, 126, 65535, 65536, 70000])
  func lengths(_ length: Int) throws {
    let payload = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
    expect(try events(frame(2, payload), limit: 70000) == [.binary(payload)])
  }

  @Test("A message in pieces, with a ping between them")
  func pieces() throws {
    let bytes =
      frame(1, Array("Hel".utf8), isLast: false) + frame(9, [7])
      + frame(0, Array("lo".utf8)) + frame(8, [])
    expect(try events(bytes) == [.ping([7]), .text("Hello"), .close])
  }

  // The codes are those of section 7.4.1.
  @Test("What breaks the rules ends the connection with a code")
  func broken() {
    expect(closure([0x81, 0x01, 0x61]) == 1002)  // not masked
    expect(closure([0xC1, 0x80]) == 1002)  // a reserved bit
    expect(closure(frame(3, [])) == 1002)  // an unknown kind
    expect(closure(frame(0, [])) == 1002)  // a continuation of nothing
    expect(closure(frame(1, [], isLast: false) + frame(1, [])) == 1002)
    expect(closure(frame(9, [], isLast: false)) == 1002)
    expect(closure(frame(9, [UInt8](repeating: 0, count: 126))) == 1002)
    expect(closure(frame(1, [0xFF])) == 1007)
    expect(closure(frame(2, [UInt8](repeating: 0, count: 11)), limit: 10) == 1009)
    let pieces = frame(2, [0, 0, 0, 0, 0, 0], isLast: false)
    expect(closure(pieces + frame(0, [0, 0, 0, 0, 0]), limit: 10) == 1009)
    // Refused by its length alone, which is 2^64 - 1.
    expect(closure([0x82, 0xFF] + [UInt8](repeating: 0xFF, count: 8)) == 1009)
  }

  @Test("Messages come out the same wherever their bytes are cut", arguments: 0..<40)
  func cuts(_ seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var bytes: [UInt8] = []
    var expected: [WebSocketEvent] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let length = Int.random(in: 0...300, using: &random)
      let payload = (0..<length).map { _ in UInt8.random(in: 0...127, using: &random) }
      if Bool.random(using: &random) {
        bytes += frame(1, payload)
      } else {
        let cut = Int.random(in: 0...length, using: &random)
        bytes += frame(1, Array(payload[..<cut]), isLast: false) + frame(0, Array(payload[cut...]))
      }
      expected.append(.text(String(decoding: payload, as: UTF8.self)))
    }
    var decoder = WebSocketDecoder(limit: 1000)
    var found: [WebSocketEvent] = []
    while !bytes.isEmpty {
      let count = min(Int.random(in: 1...40, using: &random), bytes.count)
      decoder.append(Array(bytes[..<count]))
      bytes.removeFirst(count)
      while let event = try decoder.next() { found.append(event) }
    }
    expect(found == expected, "seed \(seed)")
  }

  @Test("Random bytes are events or a reason, and never a trap", arguments: 0..<300)
  func randomBytes(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    let count = Int.random(in: 0...200, using: &random)
    var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    // Half of them begin as frames do.
    if seed.isMultiple(of: 2), bytes.count > 2 {
      bytes[0] = 0x80 | UInt8.random(in: 0...10, using: &random)
      bytes[1] |= 0x80
    }
    _ = closure(bytes, limit: 100)
  }
}
