import Foundation

/// What answers the requests of clients.
package protocol WebService: Sendable {
  /// Answers a request; nothing of it was checked yet.
  func answer(_ head: HTTPHead) async -> WebAnswer
}

/// What takes the messages of WebSockets.
package protocol LinkService: Sendable {
  /// Takes a text that has come.
  func take(_ text: String, from link: WebSocketLink) async throws(WebSocketClosure)

  /// A client has come; it may be told something from now on. Nothing may be waited for.
  func linkOpened(_ link: WebSocketLink)

  /// The client has gone.
  func linkClosed(_ link: WebSocketLink) async
}

extension LinkService {
  package func linkOpened(_ link: WebSocketLink) {}
}

/// An answer to a request.
package enum WebAnswer: Sendable {
  case answer(HTTPAnswer)
  /// The connection becomes a WebSocket when the bytes were sent, whose messages go to the service.
  case webSocket(Data, any LinkService)
  /// The program begins anew when this was sent.
  case restart(HTTPAnswer)
  /// The request's body is a file for a session; its name in the store is the answer.
  case upload(UploadedBody, id: String)
}

extension WebAnswer {
  /// A refusal of a request.
  package struct Refusal: Error {
    package var answer: HTTPAnswer
  }

  /// What follows the token in a request's path, if the request comes from who knows it, and only asks, or sends something
  /// to a path that takes that.
  package static func path(
    of head: HTTPHead, _ rules: AccessRules, takesPosts: (String) -> Bool = { _ in false }
  ) -> Result<String, Refusal> {
    let path: String
    do {
      path = try rules.path(of: head)
    } catch .token {
      return .failure(
        Refusal(
          answer: .text(
            403,
            "The address is not that of a running app. The app prints its address when it starts."))
      )
    } catch {
      return .failure(
        Refusal(answer: .text(403, "This request comes from another site's page.")))
    }
    if head.method == "POST", takesPosts(path) { return .success(path) }
    guard head.method == "GET" || head.method == "HEAD" else {
      return .failure(
        Refusal(
          answer: HTTPAnswer(
            status: 405, fields: [("Allow", "GET, HEAD")], body: Data("GET or HEAD.\n".utf8))))
    }
    return .success(path)
  }

  /// The handshake (RFC 6455, section 4.2).
  package static func webSocket(to head: HTTPHead, _ service: any LinkService) -> WebAnswer {
    func tokens(_ name: String) -> [String] {
      (head.fields[name] ?? "").lowercased().split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    // Only browsers' pages are welcome, which say where they are from.
    guard head.fields["origin"] != nil else {
      return .answer(.text(403, "A page says where it comes from."))
    }
    guard head.method == "GET", tokens("upgrade").contains("websocket"),
      tokens("connection").contains("upgrade"), head.fields["sec-websocket-version"] == "13",
      let key = head.fields["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
    else { return .answer(.text(400, "This is no handshake of a WebSocket.")) }
    let accept = WebSocketEncoder.accept(key)
    return .webSocket(
      Data(
        """
        HTTP/1.1 101 Switching Protocols\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Accept: \(accept)\r
        \r

        """.utf8), service)
  }
}
