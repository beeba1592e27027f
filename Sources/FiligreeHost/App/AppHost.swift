import Dispatch
import FiligreeViews
import Foundation

/// Runs an app as a program.
@MainActor
enum AppHost {
  /// Serves the app until the program is interrupted; `arguments` are the command line without the program's name.
  static func run<A: App>(_ type: A.Type, _ arguments: [String]) -> Never {
    let options: HostOptions
    do {
      options = try HostOptions(
        arguments, environment: ProcessInfo.processInfo.environment)
    } catch {
      fail("\(error)", status: 64)
    }
    if options.isHelp {
      print(HostOptions.help)
      exit(0)
    }
    // What writes to a page that has gone gets an error, not a signal that ends the program.
    signal(SIGPIPE, SIG_IGN)
    let restart = Restart(environment: ProcessInfo.processInfo.environment)
    let sessions = PageSessions(of: type)
    sessions.limits.sessions = options.sessions
    var server: Server
    do {
      server = try Server(
        host: options.host, port: restart?.port ?? options.port,
        rules: restart.map { AccessRules(token: $0.token) } ?? AccessRules())
    } catch {
      fail("\(error)", status: 1)
    }
    // A page has its WebSocket, and another connection while it loads or sends a file.
    server.limits.connections = max(server.limits.connections, 2 * options.sessions)
    let signals = endWhenInterrupted(sessions)
    Task { [server] in
      do {
        try await server.run(for: sessions)
      } catch {
        fail("the server has ended: \(error)", status: 1)
      }
    }
    sessions.watchdog.start()
    tell("\(type): \(server.address)\n")
    if options.opensPage, restart == nil { Browser.open(server.address) }
    // Drains the main queue as well, where the main actor runs.
    while true { RunLoop.main.run() }
    withExtendedLifetime(signals) {}
  }

  /// Says goodbye to the pages and ends the program when it is told to.
  private static func endWhenInterrupted(_ sessions: PageSessions) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated {
          sessions.close()
          // Long enough for a line to each page.
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { exit(0) }
        }
      }
      source.resume()
      return source
    }
  }

  /// Prints at once, whatever standard output is.
  private static func tell(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
  }

  private static func fail(_ text: String, status: Int32) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("filigree: \(text)\n".utf8))
    exit(status)
  }
}
