import Foundation

/// A page's WebSocket, as its session sees it: what is sent goes out in order, and nobody waits for it.
package final class WebSocketLink: Sendable {
  /// The greatest length of a page's message in bytes: enough for a long text that is pasted.
  static let messageLimit = 1 << 20
  /// How many messages a page may send in a second: a finger and a pointer send 120 each.
  static let messageRate = 2000
  /// How many messages may wait to be sent.
  ///
  /// Frames are acknowledged, so that only answers to pings could be so many.
  private static let queueLimit = 256

  /// Whether the page is on this machine.
  let isNear: Bool

  private let queue: AsyncStream<Data>
  private let sink: AsyncStream<Data>.Continuation
  private let connection: Connection

  private init(_ connection: Connection) {
    self.connection = connection
    isNear = connection.isFromThisMachine
    (queue, sink) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.queueLimit))
  }

  /// Sends a text.
  package func send(_ text: String) { add(WebSocketEncoder.text(text)) }

  /// Sends bytes.
  func send(_ bytes: [UInt8]) { add(WebSocketEncoder.binary(bytes)) }

  /// Says goodbye: nothing is sent after it.
  package func close(_ closure: WebSocketClosure) {
    add(WebSocketEncoder.close(closure))
    sink.finish()
  }

  private func add(_ data: Data) {
    if case .dropped = sink.yield(data) {
      // It does not read what it asks for.
      sink.finish()
      connection.shutDown()
    }
  }

  // MARK: Serving

  /// Hands a page's messages to its session until one of the two ends it.
  static func serve(
    _ connection: Connection, _ first: [UInt8], _ service: any LinkService
  ) async {
    let link = WebSocketLink(connection)
    service.linkOpened(link)
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await data in link.queue {
          guard await connection.write(data) else { break }
        }
        connection.endWriting()
      }
      group.addTask {
        do throws(WebSocketClosure) {
          try await link.read(first, service)
          link.close(WebSocketClosure(code: 1000, reason: ""))
        } catch {
          link.close(error)
        }
        await service.linkClosed(link)
        // The page answers to a goodbye by hanging up; one that does not is hung up on.
        await connection.within(.seconds(2)) {
          while await connection.read() != nil {}
        }
        connection.shutDown()
      }
    }
  }

  private func read(
    _ first: [UInt8], _ service: any LinkService
  ) async throws(WebSocketClosure) {
    var decoder = WebSocketDecoder(limit: Self.messageLimit)
    decoder.append(first)
    var rate = MessageRate(limit: Self.messageRate)
    repeat {
      while let event = try decoder.next() {
        guard rate.take(at: .now) else { throw .refused("too many messages") }
        switch event {
        case .text(let text):
          try await service.take(text, from: self)
        case .binary: throw .refused("a page sends texts only")
        case .ping(let payload): add(WebSocketEncoder.pong(payload))
        case .pong: break
        case .close: return
        }
      }
      guard let bytes = await connection.read() else { return }
      decoder.append(bytes)
    } while true
  }
}
