/// Why a WebSocket is closed: a status code (RFC 6455, section 7.4.1) and what is told.
package struct WebSocketClosure: Error, Hashable {
  var code: UInt16
  var reason: String

  package static func goingAway(_ reason: String) -> WebSocketClosure {
    .init(code: 1001, reason: reason)
  }
  static func protocolError(_ reason: String) -> WebSocketClosure {
    .init(code: 1002, reason: reason)
  }
  package static func invalidData(_ reason: String) -> WebSocketClosure {
    .init(code: 1007, reason: reason)
  }
  package static func refused(_ reason: String) -> WebSocketClosure {
    .init(code: 1008, reason: reason)
  }
  static func tooBig(_ reason: String) -> WebSocketClosure { .init(code: 1009, reason: reason) }
  package static func tryLater(_ reason: String) -> WebSocketClosure {
    .init(code: 1013, reason: reason)
  }
}

/// Something that came through a WebSocket.
enum WebSocketEvent: Hashable {
  case text(String)
  case binary([UInt8])
  case ping([UInt8])
  case pong
  case close
}

/// Finds messages in the bytes that a page sends (RFC 6455, section 5).
///
/// No more is kept than a message of the limit's length and what was appended last.
struct WebSocketDecoder {
  /// The greatest length of a message in bytes.
  let limit: Int

  private var bytes: [UInt8] = []
  private var start = 0
  /// The message that consists of several frames, as far as it has come.
  private var message: (isText: Bool, bytes: [UInt8])?

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes bytes that have come.
  mutating func append(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// The next event, nil if more bytes are needed for it.
  mutating func next() throws(WebSocketClosure) -> WebSocketEvent? {
    while let frame = try frame() {
      switch frame.opcode {
      case 0:
        guard var message else { throw .protocolError("a continuation of nothing") }
        message.bytes += frame.payload
        self.message = frame.isLast ? nil : message
        if frame.isLast { return try event(message) }
      case 1, 2:
        guard message == nil else { throw .protocolError("a message within another one") }
        let begun = (isText: frame.opcode == 1, bytes: frame.payload)
        if frame.isLast { return try event(begun) }
        message = begun
      case 8: return .close
      case 9: return .ping(frame.payload)
      case 10: return .pong
      default: throw .protocolError("a frame of an unknown kind")
      }
    }
    return nil
  }

  private func event(
    _ message: (isText: Bool, bytes: [UInt8])
  ) throws(WebSocketClosure) -> WebSocketEvent {
    guard message.isText else { return .binary(message.bytes) }
    guard let text = String(validating: message.bytes, as: UTF8.self) else {
      throw .invalidData("a text that is not UTF-8")
    }
    return .text(text)
  }

  private struct Frame {
    var isLast: Bool
    var opcode: UInt8
    var payload: [UInt8]
  }

  /// The next frame, if it is there as a whole; its length is checked as soon as it is known.
  private mutating func frame() throws(WebSocketClosure) -> Frame? {
    let available = bytes.count - start
    guard available >= 2 else { return nil }
    let (first, second) = (bytes[start], bytes[start + 1])
    guard first & 0x70 == 0 else { throw .protocolError("reserved bits that are set") }
    guard second & 0x80 != 0 else { throw .protocolError("a frame that is not masked") }
    let (isLast, opcode) = (first & 0x80 != 0, first & 0x0F)
    var header = 2
    var length = UInt64(second & 0x7F)
    if length >= 126 {
      let size = length == 126 ? 2 : 8
      guard available >= 2 + size else { return nil }
      length = bytes[start + 2..<start + 2 + size].reduce(0) { $0 << 8 | UInt64($1) }
      header += size
    }
    if opcode >= 8 {
      guard isLast, length <= 125 else { throw .protocolError("a control frame that is too long") }
    } else {
      guard length <= UInt64(limit - (message?.bytes.count ?? 0)) else {
        throw .tooBig("a message of more than \(limit) bytes")
      }
    }
    let end = header + 4 + Int(length)
    guard available >= end else { return nil }
    let mask = Array(bytes[start + header..<start + header + 4])
    var payload = Array(bytes[start + header + 4..<start + end])
    for index in payload.indices { payload[index] ^= mask[index & 3] }
    start += end
    return Frame(isLast: isLast, opcode: opcode, payload: payload)
  }
}
