import NIOCore
import Synchronization

/// Notices that a client has gone, and ends what is being done for it.
///
/// One stands in each connection's pipeline. A client that closes its side is taken to be gone, as nginx does: no browser and
/// no HTTP library does so and still waits.
final class ClientWatch: ChannelInboundHandler, RemovableChannelHandler, Sendable {
  typealias InboundIn = NIOAny

  private struct State {
    var isGone = false
    var end: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Does something for the client, cancelled when that has gone.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = Task { try await body() }
    let isGone = state.withLock { state in
      state.end = { task.cancel() }
      return state.isGone
    }
    defer { state.withLock { $0.end = nil } }
    if isGone { task.cancel() }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func leave() {
    let end = state.withLock { state in
      state.isGone = true
      return state.end
    }
    end?()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if let event = event as? ChannelEvent, event == .inputClosed { leave() }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }
}
