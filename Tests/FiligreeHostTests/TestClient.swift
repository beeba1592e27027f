import FlyingSocks
import Foundation

@testable import FiligreeHost

/// A client of a server on this machine, as far as the tests need one.
actor TestClient {
  /// Something that a WebSocket has brought.
  enum Message: Hashable {
    case text(String)
    case frame([UInt8])
    case close(UInt16, String)
    case pong
    case gone
  }

  private let socket: AsyncSocket
  private var bytes: [UInt8] = []

  init(port: UInt16) async throws {
    socket = try await AsyncSocket.connected(
      to: sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: 600)
  }

  func close() { try? socket.close() }

  func write(_ bytes: [UInt8]) async throws { try await socket.write(Data(bytes)) }

  /// Sends a request and reads the answer up to the end of the connection.
  func ask(_ request: String) async throws -> String {
    try await socket.write(Data(request.utf8))
    var answer: [UInt8] = []
    while let more = try? await socket.read(atMost: 4096) { answer += more }
    return String(decoding: answer, as: UTF8.self)
  }

  /// The first line of the answer to a request for a WebSocket.
  func handshake(_ path: String, origin: String?, host: String) async throws -> String {
    let origin = origin.map { "Origin: \($0)\r\n" } ?? ""
    try await socket.write(
      Data(
        """
        GET \(path) HTTP/1.1\r
        Host: \(host)\r
        \(origin)Upgrade: websocket\r
        Connection: keep-alive, Upgrade\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        \r

        """.utf8))
    while true {
      if let end = bytes.indices.first(where: { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) })
      {
        let head = String(decoding: bytes[..<end], as: UTF8.self)
        bytes.removeFirst(end + 4)
        return head
      }
      bytes += try await socket.read(atMost: 4096)
    }
  }

  /// Sends a message.
  func send(_ text: String) async throws { try await send(1, Array(text.utf8)) }

  /// Sends a frame; the mask is zero.
  func send(_ opcode: UInt8, _ payload: [UInt8]) async throws {
    let count = payload.count
    let length: [UInt8] =
      count < 126
      ? [0x80 | UInt8(count)]
      : count < 65536
        ? [0xFE, UInt8(count >> 8), UInt8(count & 255)]
        : [0xFF] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
    try await socket.write(Data([0x80 | opcode] + length + [0, 0, 0, 0] + payload))
  }

  /// The next message.
  func receive() async -> Message {
    while true {
      if let message = next() { return message }
      guard let more = try? await socket.read(atMost: 65536) else { return .gone }
      bytes += more
    }
  }

  private func next() -> Message? {
    guard bytes.count >= 2 else { return nil }
    var (start, length) = (2, Int(bytes[1] & 127))
    if length >= 126 {
      let size = length == 126 ? 2 : 8
      guard bytes.count >= 2 + size else { return nil }
      length = bytes[2..<2 + size].reduce(0) { $0 << 8 | Int($1) }
      start += size
    }
    guard bytes.count >= start + length else { return nil }
    let (kind, payload) = (bytes[0], Array(bytes[start..<start + length]))
    bytes.removeFirst(start + length)
    switch kind {
    case 0x81: return .text(String(decoding: payload, as: UTF8.self))
    case 0x82: return .frame(payload)
    case 0x88:
      let code = payload.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
      return .close(code, String(decoding: payload.dropFirst(2), as: UTF8.self))
    case 0x8A: return .pong
    default: return .text("a frame of kind \(kind)")
    }
  }
}
