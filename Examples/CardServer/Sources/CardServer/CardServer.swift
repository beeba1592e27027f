import ArgumentParser
import Cards
import Foundation
import Hummingbird
import Logging
import ServiceLifecycle

/// The program.
@main
struct CardServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Serves cards as pictures: /card.png?title=Hello, /card.webp, /card.svg, /metrics, /health.")

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port; 0 for any that is free. The address is printed when it listens.")
  var port = 8080

  @Option(help: "How many threads draw, one card each; as many as processors if not said.")
  var threads = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "How many cards may be drawn and wait at once; further ones are refused with 503.")
  var cards = 128

  @Option(help: "How many seconds a card may take, waiting included.")
  var seconds = 5.0

  @Option(help: "Megabytes of files that are kept; 0 for none.")
  var cache = 64

  @Option(help: "How hard PNGs are packed, 0 to 9: the harder, the slower and the smaller.")
  var level = 1

  @Option(
    help: "How many connections there may be; as many as the system has files for, if not said.")
  var connections: Int?

  func validate() throws {
    for (name, value, range) in [
      ("port", port, 0...65535), ("threads", threads, 1...256), ("cards", cards, 1...100_000),
      ("cache", cache, 0...1_000_000), ("level", level, 0...9),
      ("connections", connections ?? 1, 1...1_000_000),
    ] where !range.contains(value) {
      throw ValidationError(
        "--\(name) is \(value); from \(range.lowerBound) to \(range.upperBound) is possible")
    }
    guard seconds > 0, seconds <= 3600 else {
      throw ValidationError("--seconds is \(seconds); more than 0, to 3600, is possible")
    }
  }

  func run() async throws {
    FreedMemory.keep()
    var logger = Logger(label: "cards") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = .notice
    let host = host
    let most = OpenFiles.connections()
    let application = cardApplication(
      host: host, port: port, connections: min(connections ?? most, most),
      settings: CardSettings(
        threads: threads, cards: cards, time: .seconds(seconds), cacheBytes: cache << 20,
        level: level),
      logger: logger
    ) { port in
      // Who has started the program reads where it listens, so it must not stay in a buffer, as what is printed does.
      try? FileHandle.standardOutput.write(contentsOf: Data("http://\(host):\(port)/\n".utf8))
    }
    var configuration = ServiceGroupConfiguration(
      services: [application], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    // What has begun is finished; only a client that does not take its answer is not waited for.
    configuration.maximumGracefulShutdownDuration = .seconds(seconds + 5)
    try await ServiceGroup(configuration: configuration).run()
  }
}
