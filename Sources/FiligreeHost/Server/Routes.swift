import FiligreeKit
import Foundation

/// What is answered to which request.
struct Routes: WebService {
  let rules: AccessRules
  let sessions: PageSessions

  /// Answers a request.
  func answer(_ head: HTTPHead) async -> WebAnswer {
    switch WebAnswer.path(of: head, rules, takesPosts: Self.takesPosts) {
    case .success(let path): await answer(head, path)
    case .failure(let refusal): .answer(refusal.answer)
    }
  }

  /// Whether something is sent to a path.
  static func takesPosts(_ path: String) -> Bool { path == "/files" || path == "/restart" }

  /// Answers a request for what has a path behind the token.
  func answer(_ head: HTTPHead, _ path: String) async -> WebAnswer {
    if head.method == "POST" { return path == "/files" ? upload(head) : restart(head) }
    switch path {
    case "":
      return .answer(HTTPAnswer(status: 308, fields: [("Location", "/\(rules.token)/")]))
    case "/": return file("text/html; charset=utf-8", PackageResources.live_html)
    case "/live.css": return file("text/css; charset=utf-8", PackageResources.live_css)
    case "/live.js": return file("text/javascript; charset=utf-8", PackageResources.live_js)
    case "/picture.png": return await picture(of: head.query["session"] ?? "")
    case "/download": return download(head)
    case "/socket": return .webSocket(to: head, sessions)
    default: return .answer(.text(404, "There is nothing of this name."))
    }
  }

  private func file(_ type: String, _ bytes: [UInt8]) -> WebAnswer {
    .answer(HTTPAnswer(status: 200, type: type, body: Data(bytes)))
  }

  /// The picture of a session as a PNG, as it is at this moment of its clock.
  private func picture(of session: String) async -> WebAnswer {
    guard let bytes = await sessions.picture(of: session) else {
      return .answer(.text(404, "There is no session of this name."))
    }
    return .answer(HTTPAnswer(status: 200, type: "image/png", body: bytes))
  }

  /// An app that does not answer is begun anew; one that does is left alone.
  private func restart(_ head: HTTPHead) -> WebAnswer {
    guard head.fields["origin"] != nil else {
      return .answer(.text(403, "A page says where it comes from."))
    }
    guard sessions.watchdog.isStuck else { return .answer(.text(409, "The app answers.")) }
    return .restart(.text(200, "The app is begun anew."))
  }

  /// Makes room for a file that a page sends.
  private func upload(_ head: HTTPHead) -> WebAnswer {
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
  private func download(_ head: HTTPHead) -> WebAnswer {
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
}
