import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeHost

/// A server with an app on any free port.
@MainActor
final class TestServer {
  let sessions: PageSessions
  let token: String
  let port: UInt16
  private let task: Task<Void, any Error>

  init<A: App>(_ app: A.Type, watchdog: Watchdog = Watchdog()) throws {
    let sessions = PageSessions(of: app, watchdog: watchdog)
    var server = try Server(host: "127.0.0.1", port: 0)
    // All threads may be busy with other tests meanwhile.
    server.limits.headTime = .seconds(600)
    server.limits.answerTime = .seconds(600)
    let url = try #require(URL(string: server.address))
    self.sessions = sessions
    token = server.rules.token
    port = UInt16(try #require(url.port))
    task = Task { [server] in try await server.run(for: sessions) }
  }

  deinit { task.cancel() }

  var host: String { "127.0.0.1:\(port)" }

  /// The answer to a request for a path behind the token.
  func get(_ path: String, method: String = "GET", fields: String = "") async throws -> String {
    try await ask("\(method) /\(token)\(path) HTTP/1.1\r\nHost: \(host)\r\n\(fields)\r\n")
  }

  func ask(_ request: String) async throws -> String {
    let client = try await TestClient(port: port)
    let answer = try await client.ask(request)
    await client.close()
    return answer
  }

  /// A WebSocket that has said nothing yet.
  func connect() async throws -> TestClient {
    let client = try await TestClient(port: port)
    let head = try await client.handshake("/\(token)/socket", origin: "http://\(host)", host: host)
    expect(head.hasPrefix("HTTP/1.1 101 "))
    expect(head.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
    return client
  }

  /// A page with a size in points, one pixel a point.
  func page(width: Int = 200, height: Int = 100, session: String? = nil) async throws -> TestPage {
    let page = TestPage(try await connect())
    let name = session.map { ",\"session\":\"\($0)\"" } ?? ""
    try await page.client.send(
      "{\"type\":\"hello\",\"width\":\(width),\"height\":\(height),\"scale\":1\(name)}")
    return page
  }
}

/// What a page knows of its session.
@MainActor
final class TestPage {
  let client: TestClient
  let shown = ShownPicture()
  private(set) var texts: [[String: Any]] = []
  private(set) var end: TestClient.Message?
  private(set) var pongs = 0
  /// Whether it says that it has drawn what it was sent.
  var acknowledges = true

  init(_ client: TestClient) {
    self.client = client
  }

  /// Takes the next message.
  func step() async throws {
    switch await client.receive() {
    case .text(let text):
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
      texts.append(object as? [String: Any] ?? [:])
    case .frame(let bytes):
      expect(shown.draw(bytes))
      if acknowledges, let number = shown.numbers.last {
        try await client.send("{\"type\":\"drawn\",\"frame\":\(number)}")
      }
    case .pong: pongs += 1
    case let message: end = message
    }
  }

  /// Takes messages until something is so; a page whose connection has ended waits no longer.
  func wait(for condition: () -> Bool) async throws {
    while !condition(), end == nil { try await step() }
    expect(condition(), "the connection has ended: \(end.map { "\($0)" } ?? "")")
  }

  /// The last message of a kind.
  func last(_ kind: String) -> [String: Any]? { texts.last { $0["type"] as? String == kind } }

  var session: String { last("welcome")?["session"] as? String ?? "" }

  var labels: [String] {
    let elements = last("tree")?["elements"] as? [[String: Any]] ?? []
    return elements.compactMap { $0["label"] as? String }
  }

  /// Presses an element with a label.
  func press(_ label: String) async throws {
    let index = try #require(labels.firstIndex(of: label))
    try await client.send(
      "{\"type\":\"use\",\"element\":\(index),\"label\":\"\(label)\",\"role\":\"button\",\"action\":\"press\"}"
    )
  }
}
