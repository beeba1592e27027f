import Filigree
import Hummingbird
import HummingbirdTesting
import Synchronization
import Testing

@testable import Cards

/// What the routes answer.
@Suite struct RouteTests {
  private func test(
    _ settings: CardSettings = CardSettings(threads: 2),
    _ body: @Sendable (any TestClientProtocol) async throws -> Void
  ) async throws {
    try await cardApplication(port: 0, settings: settings).test(.router, body)
  }

  private func line(_ response: TestResponse) -> String { String(buffer: response.body) }

  @Test func aPNGIsACardOf1200By630Pixels() async throws {
    try await test { client in
      try await client.execute(
        uri: "/card.png?title=Hello&subtitle=World&symbol=star.fill&theme=ocean", method: .get
      ) { response in
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "image/png")
        #expect(response.headers[.cacheControl] == "public, max-age=86400")
        let picture = try CGImage(data: Data(response.body.readableBytesView))
        #expect(picture.width == 1200)
        #expect(picture.height == 630)
      }
    }
  }

  @Test func theScaleIsThatOfPixels() async throws {
    try await test { client in
      try await client.execute(uri: "/card.png?title=Hello&scale=2", method: .get) { response in
        let picture = try CGImage(data: Data(response.body.readableBytesView))
        #expect(picture.width == 2400)
        #expect(picture.height == 1260)
      }
    }
  }

  @Test func aWebPIsOne() async throws {
    try await test { client in
      try await client.execute(uri: "/card.webp?title=Hello", method: .get) { response in
        #expect(response.headers[.contentType] == "image/webp")
        let picture = try CGImage(data: Data(response.body.readableBytesView))
        #expect(picture.width == 1200)
      }
    }
  }

  @Test func anSVGHasItsTitleEscapedAndMayDoNothing() async throws {
    try await test { client in
      try await client.execute(
        uri: "/card.svg?title=%3Cscript%3Ealert(1)%3C/script%3E", method: .get
      ) { response in
        #expect(response.headers[.contentType] == "image/svg+xml")
        #expect(response.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'") == true)
        #expect(line(response).contains("<title>&lt;script&gt;"))
        #expect(!line(response).contains("<script"))
      }
    }
  }

  @Test func aFormIsTheSameCardAsAnAddress() async throws {
    try await test { client in
      let form = ByteBuffer(string: "title=Gr%C3%BC%C3%9Fe+%26+more&theme=ember")
      let posted = try await client.execute(uri: "/card.png", method: .post, body: form)
      let gotten = try await client.execute(
        uri: "/card.png?theme=ember&title=Gr%C3%BC%C3%9Fe%20%26%20more", method: .get)
      #expect(posted.status == .ok)
      #expect(posted.headers[.eTag] == gotten.headers[.eTag])
      #expect(posted.body == gotten.body)
    }
  }

  @Test func theSameCardOfAnotherServerHasTheSameTag() async throws {
    let tags = Mutex<Set<String>>([])
    for threads in [1, 3] {
      try await test(CardSettings(threads: threads)) { client in
        let response = try await client.execute(uri: "/card.png?title=Same", method: .get)
        tags.withLock { _ = $0.insert(response.headers[.eTag] ?? "none \(threads)") }
      }
    }
    #expect(tags.withLock { $0.count } == 1)
  }

  @Test(arguments: ["%@", "W/%@", "\"other\", %@", "*"])
  func aKnownCardIsNotSentAgain(form: String) async throws {
    try await test { client in
      let uri = "/card.png?title=Known"
      let tag = try await client.execute(uri: uri, method: .get).headers[.eTag] ?? ""
      let header = form.replacingOccurrences(of: "%@", with: tag)
      let again = try await client.execute(uri: uri, method: .get, headers: [.ifNoneMatch: header])
      #expect(again.status == .notModified)
      #expect(again.headers[.eTag] == tag)
      #expect(again.body.readableBytes == 0)
      let other = try await client.execute(
        uri: uri, method: .get, headers: [.ifNoneMatch: "\"other\""])
      #expect(other.status == .ok)
    }
  }

  @Test func headHasWhatGetHasWithoutTheBody() async throws {
    try await test { client in
      let response = try await client.execute(uri: "/card.png?title=Head", method: .head)
      #expect(response.status == .ok)
      #expect(response.headers[.eTag] != nil)
      #expect(response.body.readableBytes == 0)
    }
  }

  @Test(arguments: [
    ("", "title: missing"),
    ("title=", "title: missing"),
    ("title=a&title=b", "title: given twice"),
    ("title=a&size=3", "'size': there is no such parameter"),
    ("title=a&theme=plaid", "theme: 'plaid' is none of dusk, ocean, forest, ember"),
    ("title=a&symbol=no.such.symbol", "symbol: there is none called 'no.such.symbol'"),
    ("title=a&scale=3", "scale: '3' is no whole number of 1 to 2"),
    ("title=a&scale=1e9", "scale: '1e9'"),
    ("title=%", "'title': a % without two hexadecimal digits"),
    ("title=%C3%28", "'title': bytes that are not UTF-8"),
    ("title=a%00b", "title: a control character"),
    ("title=" + String(repeating: "x", count: 161), "title: 161 characters"),
    (Array(repeating: "a=b", count: 17).joined(separator: "&"), "more than 16 parameters"),
    (Array(repeating: "", count: 999).joined(separator: "&") + "title=%F0%9F", "not UTF-8"),
  ])
  func aBadParameterIsNamed(query: String, message: String) async throws {
    try await test { client in
      let response = try await client.execute(uri: "/card.png?\(query)", method: .get)
      #expect(response.status == .badRequest)
      #expect(line(response).contains(message), "\(line(response))")
      #expect(response.headers[.contentType] == "text/plain; charset=utf-8")
      #expect(response.headers[.cacheControl] == "no-store")
    }
  }

  @Test func anAddressIsBounded() async throws {
    try await test { client in
      let uri = "/card.png?title=" + String(repeating: "x", count: 1 << 20)
      let response = try await client.execute(uri: uri, method: .get)
      #expect(response.status == .uriTooLong)
      #expect(line(response) == "the address has 1048592 bytes, at most 8192\n")
    }
  }

  @Test func aFormIsBounded() async throws {
    try await test { client in
      let form = ByteBuffer(string: "title=" + String(repeating: "x", count: 1 << 20))
      let response = try await client.execute(uri: "/card.png", method: .post, body: form)
      #expect(response.status == .contentTooLarge)
      #expect(line(response) == "the form has more than 16384 bytes\n")
    }
  }

  @Test func aMissingFontIsReplaced() async throws {
    try await test { client in
      let missing = try await client.execute(
        uri: "/card.png?title=Font&font=No+Such+Family", method: .get)
      let system = try await client.execute(uri: "/card.png?title=Font", method: .get)
      #expect(missing.status == .ok)
      #expect(missing.body == system.body)
    }
  }

  @Test(arguments: ["/", "/card.gif", "/card.png/more", "/%00"])
  func anotherAddressIsNotThere(uri: String) async throws {
    try await test { client in
      let response = try await client.execute(uri: uri, method: .get)
      #expect(response.status == .notFound)
    }
  }

  @Test func healthAndMetricsAreThere() async throws {
    try await test { client in
      let health = try await client.execute(uri: "/health", method: .get)
      #expect(line(health) == "ok\n")
      _ = try await client.execute(uri: "/card.svg?title=One", method: .get)
      _ = try await client.execute(uri: "/card.svg?title=One", method: .get)
      _ = try await client.execute(uri: "/card.svg", method: .get)
      let metrics = line(try await client.execute(uri: "/metrics", method: .get))
      for expected in [
        "cards_answers_total{status=\"200\"} 3", "cards_answers_total{status=\"400\"} 1",
        "cards_cache_hits_total 1", "cards_cache_files 1", "cards_drawing 0",
        "cards_stage_seconds_count{stage=\"view\"} 1",
        "cards_stage_seconds_count{stage=\"raster\"} 0",
        "cards_seconds_bucket{le=\"+Inf\"} 1", "cards_seconds_count 1",
      ] {
        #expect(metrics.contains("\n\(expected)\n"), "\(expected)")
      }
    }
  }
}
