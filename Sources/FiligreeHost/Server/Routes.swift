import FiligreeKit
import Foundation

/// What is answered to which request.
struct Routes: Sendable {
  let rules: AccessRules
  let sessions: PageSessions

  enum Answer {
    case answer(HTTPAnswer)
    /// The connection becomes a WebSocket when this was sent.
    case webSocket(Data)
    /// The program begins anew when this was sent.
    case restart(HTTPAnswer)
    /// The request's body is a file for a session; its name in the store is the answer.
    case upload(UploadedBody, id: String)
  }

  /// Answers a request.
  func answer(_ head: HTTPHead) async -> Answer {
    let path: String
    do {
      path = try rules.path(of: head)
    } catch .token {
      return .answer(
        .text(
          403,
          "The address is not that of a running app. The app prints its address when it starts."))
    } catch {
      return .answer(.text(403, "This request comes from another site's page."))
    }
    if head.method == "POST", path == "/files" { return upload(head) }
    if head.method == "POST", path == "/restart" { return restart(head) }
    guard head.method == "GET" || head.method == "HEAD" else {
      return .answer(
        HTTPAnswer(status: 405, fields: [("Allow", "GET, HEAD")], body: Data("GET or HEAD.\n".utf8))
      )
    }
    switch path {
    case "":
      return .answer(HTTPAnswer(status: 308, fields: [("Location", "/\(rules.token)/")]))
    case "/": return file("text/html; charset=utf-8", PackageResources.live_html)
    case "/live.css": return file("text/css; charset=utf-8", PackageResources.live_css)
    case "/live.js": return file("text/javascript; charset=utf-8", PackageResources.live_js)
    case "/picture.png": return await picture(of: head.query["session"] ?? "")
    case "/download": return download(head)
    case "/socket": return webSocket(head)
    default: return .answer(.text(404, "There is nothing of this name."))
    }
  }

  private func file(_ type: String, _ bytes: [UInt8]) -> Answer {
    .answer(HTTPAnswer(status: 200, type: type, body: Data(bytes)))
  }

  /// The picture of a session as a PNG, as it is at this moment of its clock.
  private func picture(of session: String) async -> Answer {
    guard let bytes = await sessions.picture(of: session) else {
      return .answer(.text(404, "There is no session of this name."))
    }
    return .answer(HTTPAnswer(status: 200, type: "image/png", body: bytes))
  }

  /// An app that does not answer is begun anew; one that does is left alone.
  private func restart(_ head: HTTPHead) -> Answer {
    guard head.fields["origin"] != nil else {
      return .answer(.text(403, "A page says where it comes from."))
    }
    guard sessions.watchdog.isStuck else { return .answer(.text(409, "The app answers.")) }
    return .restart(.text(200, "The app is begun anew."))
  }

  /// Makes room for a file that a page sends.
  private func upload(_ head: HTTPHead) -> Answer {
    guard head.fields["origin"] != nil else {
      return .answer(.text(403, "A page says where it comes from."))
    }
    guard let length = head.fields["content-length"].flatMap(Int.init), length >= 0 else {
      return .answer(.text(411, "The length of the file is missing."))
    }
    do {
      let place = try sessions.files.reserve(
        head.query["name"] ?? "", length: length, for: head.query["session"] ?? "")
      guard let place else { return .answer(.text(404, "There is no session of this name.")) }
      return .upload(UploadedBody(url: place.url, length: length), id: place.id)
    } catch {
      return .answer(.text(413, error.description))
    }
  }

  /// A file that a session gives to its page.
  private func download(_ head: HTTPHead) -> Answer {
    let url = sessions.files.file(head.query["file"] ?? "", of: head.query["session"] ?? "")
    guard let url, let body = try? Data(contentsOf: url, options: .mappedIfSafe) else {
      return .answer(.text(404, "There is no file of this name."))
    }
    let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
    // RFC 8187: everything but letters and digits as hexadecimal numbers.
    let name = url.lastPathComponent.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    return .answer(
      HTTPAnswer(
        status: 200, type: type ?? "application/octet-stream",
        fields: [("Content-Disposition", "attachment; filename*=UTF-8''\(name ?? "file")")],
        body: body))
  }

  /// The handshake (RFC 6455, section 4.2).
  private func webSocket(_ head: HTTPHead) -> Answer {
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

        """.utf8))
  }
}
