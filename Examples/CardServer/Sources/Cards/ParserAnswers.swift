import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import Synchronization

/// Says in words what was wrong with bytes that are no request.
///
/// Hummingbird (2.28) answers them with an empty 400 and closes the connection. One of these in each connection's pipeline makes
/// of it what else is answered: a status that fits, and a line.
final class ParserAnswers: ChannelDuplexHandler, RemovableChannelHandler, Sendable {
  typealias InboundIn = NIOAny
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// What an address and the headers of a request may have together, in bytes.
  static let headBytes = 32 << 10

  private let error = Mutex<HTTPParserError?>(nil)

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? HTTPParserError { self.error.withLock { $0 = error } }
    context.fireErrorCaught(error)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .head(var head) = unwrapOutboundIn(data), head.status == .badRequest,
      let error = error.withLock({ $0 })
    else {
      context.write(data, promise: promise)
      return
    }
    var message = "this is no request of HTTP: \(error)\n"
    if error == .headerOverflow {
      head.status = .requestHeaderFieldsTooLarge
      message = "the address or the headers have more than \(Self.headBytes) bytes\n"
    }
    head.headerFields = [
      .contentType: "text/plain; charset=utf-8", .contentLength: "\(message.utf8.count)",
      .connection: "close", .cacheControl: "no-store",
    ]
    context.write(wrapOutboundOut(.head(head)), promise: promise)
    context.write(wrapOutboundOut(.body(ByteBuffer(string: message))), promise: nil)
  }
}
