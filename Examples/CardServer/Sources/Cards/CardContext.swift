import Hummingbird
import Logging
import NIOCore

/// A request's surroundings, with its connection.
struct CardContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  private let channel: any Channel

  init(source: Source) {
    coreContext = .init(source: source)
    channel = source.channel
  }

  /// Does something for the client, cancelled when that has gone.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    // Where tests hand requests to the router there is no connection that could close.
    let watch = try? await channel.eventLoop.submit { [channel] in
      try channel.pipeline.syncOperations.handler(type: ClientWatch.self)
    }.get()
    guard let watch else { return try await body() }
    return try await watch.run(body)
  }
}
