import Foundation
internal import FlyingSocks

/// Serves pages and their WebSockets.
///
/// The sockets are FlyingFox's; its HTTP server is not used, as it reads heads, bodies and frames of any length into
/// memory, and waits without an end for a head.
package struct Server: Sendable {
  /// Why there is no server.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  /// What a server may use.
  package struct Limits: Sendable {
    /// How many clients may be connected at a time.
    package var connections = 128
    /// How long a request's head may take.
    var headTime = Duration.seconds(10)
    /// How long an answer may take: the page's files are small, but networks may be slow.
    var answerTime = Duration.seconds(60)
  }

  /// The address of the page, with the token.
  package let address: String
  package let rules: AccessRules
  package var limits = Limits()
  private let socket: Socket

  /// Listens at an address.
  package init(
    host: String, port: UInt16, rules: AccessRules = AccessRules()
  ) throws(Failure) {
    guard let place = ListeningAddress(host, port: port) else {
      throw Failure(description: "'\(host)' is no IPv4 or IPv6 address")
    }
    do {
      socket = try place.listen()
    } catch let error as SocketError {
      guard case .failed(_, let number, let message) = error else {
        throw Failure(description: "\(host):\(port): \(error.localizedDescription)")
      }
      throw Failure(
        description: number == EADDRINUSE
          ? "port \(port) of \(host) is in use; choose another one: --port \(port &+ 1)"
          : "\(host):\(port) cannot be listened at: \(message)")
    } catch {
      throw Failure(description: "\(host):\(port): \(error)")
    }
    // Programs that this one starts are not to hold it open.
    _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
    let name = Self.isAnyAddress(host) ? "localhost" : host.contains(":") ? "[\(host)]" : host
    self.rules = rules
    address = "http://\(name):\(Self.port(of: socket) ?? port)/\(rules.token)/"
  }

  /// Where the program would go on.
  private var restart: Restart { Restart(port: port, token: rules.token) }
  /// The port that it listens at.
  package var port: UInt16 { Self.port(of: socket) ?? 0 }

  /// The same, for so many clients at a time.
  package func withConnections(_ count: Int) -> Server {
    var server = self
    server.limits.connections = count
    return server
  }

  private static func isAnyAddress(_ host: String) -> Bool { host == "0.0.0.0" || host == "::" }

  private static func port(of socket: Socket) -> UInt16? {
    switch try? socket.sockname() {
    case .ip4(_, let port)?, .ip6(_, let port)?: port
    default: nil
    }
  }

  /// Answers until the task is cancelled.
  func run(for sessions: PageSessions) async throws {
    try await run(Routes(rules: rules, sessions: sessions))
  }

  /// Answers with a service until the task is cancelled.
  package func run(_ service: some WebService) async throws {
    let pool = SocketPool.make()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { try await accept(from: listener, service) }
      defer { group.cancelAll() }
      try await group.next()
    }
    try? socket.close()
  }

  private func accept(from listener: AsyncSocket, _ service: some WebService) async throws {
    let places = ConnectionCount(limit: limits.connections)
    try await withThrowingDiscardingTaskGroup { group in
      while !Task.isCancelled {
        let client: AsyncSocket
        do {
          client = try await listener.accept()
        } catch is CancellationError {
          throw CancellationError()
        } catch {
          // A client that has gone already, or no more files: neither ends the server.
          try await Task.sleep(for: .milliseconds(50))
          continue
        }
        let connection = Connection(client)
        guard places.take() else {
          connection.close()
          continue
        }
        group.addTask {
          await serve(connection, service)
          connection.close()
          places.giveBack()
        }
      }
    }
  }

  private func serve(_ connection: Connection, _ service: some WebService) async {
    let request = await connection.within(limits.headTime) { await Self.head(from: connection) }
    let answer: Data
    switch request {
    case .gone: return
    case .tooLong:
      answer = HTTPAnswer.text(431, "The head of the request is too long.").data(headOnly: false)
    case .broken: answer = HTTPAnswer.text(400, "This is no request.").data(headOnly: false)
    case .head(let head, let rest):
      switch await service.answer(head) {
      case .answer(let own): answer = own.data(headOnly: head.method == "HEAD")
      case .restart(let own):
        _ = await connection.write(own.data(headOnly: false))
        restart.begin()
        return
      case .webSocket(let greeting, let links):
        guard await connection.write(greeting) else { return }
        await WebSocketLink.serve(connection, rest, links)
        return
      case .upload(let body, let id):
        guard await body.receive(rest, from: connection) else { return }
        answer = HTTPAnswer.text(200, id).data(headOnly: false)
      }
    }
    await connection.within(limits.answerTime) {
      guard await connection.write(answer) else { return }
      // What has come and was not read would take the answer back.
      connection.endWriting()
      var count = 0
      while count < HTTPHead.limit, let bytes = await connection.read() { count += bytes.count }
    }
  }

  private enum Request: Sendable {
    case gone, tooLong, broken
    /// The head, and what has come after it.
    case head(HTTPHead, [UInt8])
  }

  private static func head(from connection: Connection) async -> Request {
    var bytes: [UInt8] = []
    while let more = await connection.read() {
      // The end may have come in two parts.
      let from = max(bytes.count - 3, 0)
      bytes += more
      if let end = bytes[from...].firstIndex(ofBlankLineIn: bytes) {
        guard end <= HTTPHead.limit else { return .tooLong }
        guard let head = HTTPHead(bytes[..<end]) else { return .broken }
        return .head(head, Array(bytes[(end + 4)...]))
      }
      guard bytes.count <= HTTPHead.limit else { return .tooLong }
    }
    return .gone
  }
}

extension ArraySlice<UInt8> {
  /// Where two line ends follow one another.
  fileprivate func firstIndex(ofBlankLineIn bytes: [UInt8]) -> Int? {
    guard count >= 4 else { return nil }
    return (startIndex...endIndex - 4).first { index in
      bytes[index] == 13 && bytes[index + 1] == 10 && bytes[index + 2] == 13
        && bytes[index + 3] == 10
    }
  }
}
