import Foundation

/// Writes messages as a page expects them: in one frame each, not masked (RFC 6455, section 5).
enum WebSocketEncoder {
  /// A text.
  static func text(_ text: String) -> Data { frame(1, Array(text.utf8)) }

  /// Bytes.
  static func binary(_ bytes: [UInt8]) -> Data { frame(2, bytes) }

  /// The answer to a ping.
  static func pong(_ payload: [UInt8]) -> Data { frame(10, Array(payload.prefix(125))) }

  /// The end, with what is told: at most 123 bytes of it.
  static func close(_ closure: WebSocketClosure) -> Data {
    var reason = closure.reason
    while reason.utf8.count > 123 { reason.removeLast() }
    return frame(
      8,
      [UInt8(closure.code >> 8), UInt8(truncatingIfNeeded: closure.code)] + Array(reason.utf8))
  }

  private static func frame(_ opcode: UInt8, _ payload: [UInt8]) -> Data {
    var data = Data(capacity: payload.count + 10)
    data.append(0x80 | opcode)
    let length = payload.count
    switch length {
    case ..<126: data.append(UInt8(length))
    case ..<65536:
      data.append(126)
      data.append(contentsOf: [UInt8(length >> 8), UInt8(length & 255)])
    default:
      data.append(127)
      data.append(
        contentsOf: stride(from: 56, through: 0, by: -8).map {
          UInt8(truncatingIfNeeded: length >> $0)
        })
    }
    data.append(contentsOf: payload)
    return data
  }

  /// What a handshake answers to a key (RFC 6455, section 4.2.2).
  static func accept(_ key: String) -> String {
    Data(SHA1.digest(of: Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
      .base64EncodedString()
  }
}
