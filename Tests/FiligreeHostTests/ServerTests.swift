import FiligreePixels
import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeHost

private struct CounterApp: App {
  var body: some Scene {
    WindowGroup { Counter() }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      Rectangle().fill(.red).frame(width: 20 + 10 * CGFloat(count), height: 20)
    }
  }
}

/// It never comes to rest.
private struct MovingApp: App {
  var body: some Scene {
    WindowGroup { Moving() }
  }
}

private struct Moving: View {
  @State private var isThere = false

  var body: some View {
    Rectangle().fill(.red).frame(width: 20, height: 20)
      .offset(x: isThere ? 80 : -80)
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { isThere = true }
      }
  }
}

// The limit is for a machine whose main actor has the tests of all views to do meanwhile.
@Suite("The server", .timeLimit(.minutes(15)))
@MainActor
struct ServerTests {
  @Test("The page's files are served behind the token, and nothing else")
  func files() async throws {
    let server = try TestServer(CounterApp.self)
    let page = try await server.get("/")
    expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.contains("<canvas id=\"picture\""))
    expect(page.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
    expect(page.contains("Referrer-Policy: no-referrer"))
    expect(try await server.get("/live.js").contains("function connect()"))
    expect(try await server.get("/live.css").contains("Content-Type: text/css"))
    expect(try await server.get("/", method: "HEAD").hasSuffix("\r\n\r\n"))
    expect(try await server.get("").hasPrefix("HTTP/1.1 308 "))
    expect(try await server.get("/other").hasPrefix("HTTP/1.1 404 "))
    expect(try await server.get("/../live.js").hasPrefix("HTTP/1.1 404 "))
    expect(try await server.get("/", method: "POST").hasPrefix("HTTP/1.1 405 "))
    expect(try await server.get("/picture.png?session=x").hasPrefix("HTTP/1.1 404 "))
  }

  @Test("Without the token, or from another site's page, there is nothing")
  func refusals() async throws {
    let server = try TestServer(CounterApp.self)
    let host = "Host: \(server.host)\r\n"
    for path in ["/", "/\(String(repeating: "0", count: 32))/", "/live.js", "//"] {
      let answer = try await server.ask("GET \(path) HTTP/1.1\r\n\(host)\r\n")
      expect(answer.hasPrefix("HTTP/1.1 403 "), "\(path)")
    }
    for origin in ["http://example.com", "null", "http://\(server.host).example.com"] {
      let answer = try await server.get("/", fields: "Origin: \(origin)\r\n")
      expect(answer.hasPrefix("HTTP/1.1 403 "), "\(origin)")
      let client = try await TestClient(port: server.port)
      let head = try await client.handshake(
        "/\(server.token)/socket", origin: origin, host: server.host)
      expect(head.hasPrefix("HTTP/1.1 403 "), "\(origin)")
    }
    let client = try await TestClient(port: server.port)
    let head = try await client.handshake(
      "/\(server.token)/socket", origin: nil, host: server.host)
    expect(head.hasPrefix("HTTP/1.1 403 "))
  }

  @Test("What is no request is refused, and a head that is too long")
  func broken() async throws {
    let server = try TestServer(CounterApp.self)
    expect(try await server.ask("hello\r\n\r\n").hasPrefix("HTTP/1.1 400 "))
    expect(try await server.ask("GET / HTTP/1.1\r\nno field\r\n\r\n").hasPrefix("HTTP/1.1 400 "))
    let long = "GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 20000))\r\n\r\n"
    expect(try await server.ask(long).hasPrefix("HTTP/1.1 431 "))
    expect(try await server.get("/socket").hasPrefix("HTTP/1.1 403 "))
    let origin = "Origin: http://\(server.host)\r\n"
    expect(try await server.get("/socket", fields: origin).hasPrefix("HTTP/1.1 400 "))
  }

  @Test("A page shows its session's picture, and what is pressed changes it")
  func session() async throws {
    let server = try TestServer(CounterApp.self)
    let page = try await server.page()
    try await page.wait { !page.labels.isEmpty && page.shown.width > 0 }
    expect(page.last("welcome")?["app"] as? String == "CounterApp")
    expect(page.labels == ["Count 0"])
    func expectPicture() async throws {
      let data = try #require(await server.sessions.picture(of: page.session))
      let picture = try CGImage(data: data).straight8()
      let rgb = page.shown.bytes.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
      let own =
        picture.componentsPerPixel == 4
        ? picture.bytes.enumerated().filter { $0.offset % 4 != 3 }.map(\.element) : picture.bytes
      expect(rgb == own)
    }
    try await expectPicture()
    try await page.press("Count 0")
    try await page.wait { page.labels == ["Count 1"] }
    try await page.wait { page.shown.numbers.count > 1 }
    expect(page.shown.numbers == page.shown.numbers.sorted())
  }

  @Test("No more than two frames are sent to a page that does not draw them")
  func acknowledgements() async throws {
    let server = try TestServer(MovingApp.self)
    let page = try await server.page()
    page.acknowledges = false
    try await page.wait { page.shown.numbers.count == 2 }
    try await Task.sleep(for: .milliseconds(300))
    // The answer to a ping comes after all that was sent before.
    try await page.client.send(9, [1])
    try await page.wait { page.pongs == 1 }
    expect(page.shown.numbers.count == 2)
    page.acknowledges = true
    for number in page.shown.numbers {
      try await page.client.send("{\"type\":\"drawn\",\"frame\":\(number)}")
    }
    try await page.wait { page.shown.numbers.count >= 6 }
  }

  @Test("A page that is hidden gets nothing, until it is seen")
  func presence() async throws {
    let server = try TestServer(MovingApp.self)
    let page = try await server.page()
    try await page.wait { page.shown.numbers.count > 2 }
    try await page.client.send("{\"type\":\"presence\",\"visible\":false,\"active\":false}")
    let session = try #require(server.sessions.session(named: page.session))
    // No message tells when it is.
    while session.view.environment.scenePhase != .background {
      try await Task.sleep(for: .milliseconds(5))
    }
    let time = session.view.time
    try await Task.sleep(for: .milliseconds(200))
    expect(session.view.time == time)
    let count = page.shown.numbers.count
    try await page.client.send("{\"type\":\"presence\",\"visible\":true,\"active\":true}")
    try await page.wait { page.shown.numbers.count > count + 2 }
    expect(session.view.environment.scenePhase == .active)
  }

  @Test("A page that comes back finds its session; another name is a new one")
  func reconnecting() async throws {
    let server = try TestServer(CounterApp.self)
    let page = try await server.page()
    try await page.wait { !page.labels.isEmpty }
    try await page.press("Count 0")
    try await page.wait { page.labels == ["Count 1"] }
    await page.client.close()
    let again = try await server.page(session: page.session)
    try await again.wait { !again.labels.isEmpty && again.shown.width > 0 }
    expect(again.session == page.session && again.labels == ["Count 1"])
    let other = try await server.page(session: "unknown")
    try await other.wait { !other.labels.isEmpty }
    expect(other.session != page.session && other.labels == ["Count 0"])
  }

  @Test("A session without a page ends after a while")
  func patience() async throws {
    let server = try TestServer(CounterApp.self)
    server.sessions.limits.patience = 0.05
    let page = try await server.page()
    try await page.wait { !page.labels.isEmpty }
    expect(server.sessions.count == 1)
    await page.client.close()
    while server.sessions.count > 0 { try await Task.sleep(for: .milliseconds(10)) }
  }

  @Test("There are no more sessions than are allowed")
  func limit() async throws {
    let server = try TestServer(CounterApp.self)
    server.sessions.limits.sessions = 1
    let page = try await server.page()
    try await page.wait { !page.labels.isEmpty }
    let other = try await server.page()
    while other.end == nil { try await other.step() }
    expect(
      other.end == .close(1013, "this app is open in 1 pages already; close one of them"))
  }

  @Test("Messages that break the rules end the connection with a reason")
  func brokenMessages() async throws {
    let server = try TestServer(CounterApp.self)
    func end(_ send: (TestClient) async throws -> Void) async throws -> TestClient.Message? {
      let page = try await server.page()
      try await page.wait { !page.labels.isEmpty }
      try? await send(page.client)
      while page.end == nil { try await page.step() }
      return page.end
    }
    expect(
      try await end { try await $0.send("{\"type\":\"dance\"}") }
        == .close(1007, "a message with a wrong “type”"))
    expect(
      try await end { try await $0.send(2, [1, 2, 3]) }
        == .close(1008, "a page sends texts only"))
    expect(
      try await end { try await $0.send(3, []) } == .close(1002, "a frame of an unknown kind"))
    expect(
      try await end { try await $0.write([0x81, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0]) }
        == .close(1009, "a message of more than 1048576 bytes"))
    expect(
      try await end {
        try await $0.send("{\"type\":\"hello\",\"width\":1,\"height\":1,\"scale\":1}")
      } == .close(1002, "a page says hello once"))
    let client = try await server.connect()
    try await client.send("{\"type\":\"leave\"}")
    expect(await client.receive() == .close(1002, "a page says hello first"))
  }

  @Test("A page that sends without an end is hung up on")
  func flood() {
    var rate = MessageRate(limit: 3)
    let start = ContinuousClock.now
    func takes(after milliseconds: Int) -> Bool {
      rate.take(at: start + .milliseconds(milliseconds))
    }
    expect((0..<3).allSatisfy { _ in takes(after: 500) })
    expect(!takes(after: 999))
    // Another second.
    expect((0..<3).allSatisfy { _ in takes(after: 2000) })
    expect(!takes(after: 2500))
  }

  @Test("A port that is in use is an error that names another one")
  func port() async throws {
    let server = try TestServer(CounterApp.self)
    #expect(
      throws: Server.Failure(
        description: "port \(server.port) of 127.0.0.1 is in use; choose another one: "
          + "--port \(server.port + 1)")
    ) {
      _ = try Server(host: "127.0.0.1", port: server.port)
    }
    #expect(throws: Server.Failure.self) { _ = try Server(host: "nowhere", port: 0) }
  }
}
