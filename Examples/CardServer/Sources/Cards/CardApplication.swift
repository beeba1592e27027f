import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// The server of cards.
///
/// - Parameters:
///   - host: The address to listen on.
///   - port: The port, 0 for any that is free.
///   - connections: How many there may be at once; further ones wait in the system's queue.
///   - settings: What it does at most, and how.
///   - logger: Where it says what it does.
///   - onRunning: Gets the port, when it listens.
/// - Returns: The application, which has drawn a first card before it listens: fonts are open then.
public func cardApplication(
  host: String = "127.0.0.1", port: Int = 8080, connections: Int = 4096, settings: CardSettings,
  logger: Logger = Logger(label: "cards"), onRunning: @escaping @Sendable (Int) -> Void = { _ in }
) -> some ApplicationProtocol {
  let service = CardService(settings: settings, metrics: CardMetrics())
  var application = Application(
    router: CardRoutes(service: service).router(),
    server: .http1(
      configuration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [ParserAnswers(), ClientWatch()], idleTimeout: .seconds(30),
        httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
          maxHeaderFieldSize: ParserAnswers.headBytes, maxHeaderListSize: ParserAnswers.headBytes,
          maxHeaderFieldCount: 100))),
    configuration: ApplicationConfiguration(
      address: .hostname(host, port: port), serverName: nil, backlog: 4096,
      availableConnectionsDelegate: .maximum(connections, logger: logger)),
    onServerRunning: { channel in onRunning(channel.localAddress?.port ?? port) },
    logger: logger)
  application.beforeServerStarts {
    try await service.warmUp()
  }
  return application
}
