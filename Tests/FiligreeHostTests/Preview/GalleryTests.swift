import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeHost
@testable import FiligreeProgram

@Suite("The gallery and the pages in it")
@MainActor
struct GalleryTests {
  /// Runs `body` with a service on any free port.
  private func serve(
    _ make: (AccessRules) -> some WebService,
    _ body: (_ port: UInt16, _ token: String) async throws -> Void
  ) async throws {
    var server = try Server(host: "127.0.0.1", port: 0)
    server.limits.headTime = .seconds(600)
    let service = make(server.rules)
    let task = Task { [server] in try await server.run(service) }
    defer { task.cancel() }
    try await body(server.port, server.rules.token)
  }

  private func ask(_ port: UInt16, _ path: String) async throws -> String {
    let client = try await TestClient(port: port)
    let answer = try await client.ask("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    await client.close()
    return answer
  }

  @Test("The gallery's page may show the previews' pages, and is shown in none")
  func page() async throws {
    try await serve({ Gallery($0, GalleryState(title: "A")) }) { port, token in
      let page = try await ask(port, "/\(token)/")
      expect(page.hasPrefix("HTTP/1.1 200 "))
      expect(page.contains("frame-src http://127.0.0.1:*; frame-ancestors 'none'"))
      expect(try await ask(port, "/\(token)/gallery.js").hasPrefix("HTTP/1.1 200 "))
      expect(try await ask(port, "/\(token)/gallery.css").hasPrefix("HTTP/1.1 200 "))
      expect(try await ask(port, "/\(token)").hasPrefix("HTTP/1.1 308 "))
      expect(try await ask(port, "/\(token)/other").hasPrefix("HTTP/1.1 404 "))
      expect(try await ask(port, "/").hasPrefix("HTTP/1.1 403 "))
    }
  }

  @Test(
    "A page that says hello is told the state, and each change; its requests wait for the owner")
  func messages() async throws {
    var gallery: Gallery?
    let make: (AccessRules) -> Gallery = { rules in
      let made = Gallery(rules, GalleryState(title: "A"))
      gallery = made
      return made
    }
    try await serve(make) { port, token in
      let client = try await TestClient(port: port)
      _ = try await client.handshake(
        "/\(token)/socket", origin: "http://127.0.0.1:\(port)", host: "127.0.0.1:\(port)")
      try await client.send(#"{"type":"hello"}"#)
      guard case .text(let first) = await client.receive() else {
        Issue.record("no text")
        return
      }
      expect(first.contains(#""title":"A""#) && first.contains(#""phase":"building""#))
      // The same again is no news.
      gallery?.change { $0.phase = .building }
      gallery?.change { state in
        state.phase = .failed
        state.problems = [.init(text: "no such thing", source: "let x", mark: "    ^")]
      }
      guard case .text(let second) = await client.receive() else {
        Issue.record("no text")
        return
      }
      expect(second.contains(#""phase":"failed""#) && second.contains("no such thing"))
      try await client.send(#"{"type":"shown","generation":3}"#)
      try await client.send(#"{"type":"restart"}"#)
      var requests: [Gallery.Request] = []
      while requests.count < 2 {
        requests += gallery?.takeRequests() ?? []
        try await Task.sleep(nanoseconds: 1_000_000)
      }
      expect(requests == [.shown(generation: 3), .restart])
      try await client.send(#"{"type":"other"}"#)
      guard case .close(1007, _) = await client.receive() else {
        Issue.record("what is not understood does not end the connection")
        return
      }
      await client.close()
    }
  }

  @Test("Each preview has its own page, which the gallery alone may show")
  func previews() async throws {
    let item = try #require(PreviewItem.all(of: PreviewHost.Source("A") { Text("A") }).first)
    let sessions = [
      4: PageSessions(named: "A") { PagePreview.session(of: item, $0, $1, SavedState()) }
    ]
    let make: (AccessRules) -> PreviewRoutes = {
      PreviewRoutes(rules: $0, sessions: sessions, frameAncestors: "http://127.0.0.1:8080")
    }
    try await serve(make) { port, token in
      let page = try await ask(port, "/\(token)/4/")
      expect(
        page.hasPrefix("HTTP/1.1 200 ") && page.contains("frame-ancestors http://127.0.0.1:8080\r"))
      for name in ["live.js", "live.css", "preview.js"] {
        expect(try await ask(port, "/\(token)/4/\(name)").hasPrefix("HTTP/1.1 200 "), "\(name)")
      }
      for path in [
        "/", "/3/", "/x/", "/4/other", "/4/export?session=a&format=png", "/4/picture.png?session=a",
      ] {
        expect(try await ask(port, "/\(token)\(path)").hasPrefix("HTTP/1.1 404 "), "\(path)")
      }
      let client = try await TestClient(port: port)
      _ = try await client.handshake(
        "/\(token)/4/socket", origin: "http://127.0.0.1:\(port)", host: "127.0.0.1:\(port)")
      let page2 = TestPage(client)
      try await client.send(#"{"type":"hello","width":50,"height":40,"scale":1}"#)
      try await page2.wait { page2.last("preview") != nil && page2.last("welcome") != nil }
      let report = page2.last("preview")?["preview"] as? [String: Any]
      expect(report?["rate"] as? Double == 1)
      expect((report?["reset"] as? [String])?.isEmpty == true)
      let answer = try await ask(port, "/\(token)/4/export?session=\(page2.session)&format=tiff")
      expect(answer.hasPrefix("HTTP/1.1 400 ") && answer.contains("png, webp"))
      await client.close()
    }
  }

  @Test("What starter and previews say to one another is read again, line by line")
  func control() {
    let preview = ServedPreview(
      number: 1, name: "A", file: "A.swift", line: 3, column: 1, width: 10, height: 20,
      room: "device",
      isDark: false)
    let messages: [ControlMessage] = [
      .isThere(3), .save(path: "/a b\n"), .begins(2, name: "“", file: nil, line: nil),
      .serves(port: 80, token: "t", previews: [preview]), .there(1), .saved, .fails("x"),
    ]
    var reader = LineReader()
    let bytes = messages.flatMap { Array($0.line) }
    var read: [ControlMessage?] = []
    for part in stride(from: 0, to: bytes.count, by: 7) {
      read += reader.take(bytes[part..<min(part + 7, bytes.count)]).map { ControlMessage(line: $0) }
    }
    expect(read == messages)
    expect(ControlMessage(line: Array("{}".utf8)) == nil)
    var options = PreviewServerOptions()
    options.gallery = "http://*:1"
    options.state = "/s"
    options.without = [3, 1]
    expect(PreviewServerOptions(options.arguments) == options)
    for wrong in [[], ["--host"], ["--reports", "1"], ["--without", "x"], ["--other", "1"]] {
      expect(PreviewServerOptions(wrong) == nil)
    }
  }
}
