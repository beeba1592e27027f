import Foundation

/// What is answered to which request.
struct Routes: WebService {
  let rules: AccessRules
  let sessions: PageSessions

  /// Answers a request.
  func answer(_ head: HTTPHead) async -> WebAnswer {
    switch WebAnswer.path(of: head, rules) {
    case .success(let path): await answer(head, path)
    case .failure(let refusal): .answer(refusal.answer)
    }
  }

  /// Answers a request for what has a path behind the token.
  func answer(_ head: HTTPHead, _ path: String) async -> WebAnswer {
    switch path {
    case "":
      return .answer(HTTPAnswer(status: 308, fields: [("Location", "/\(rules.token)/")]))
    case "/": return file("text/html; charset=utf-8", PackageResources.live_html)
    case "/live.css": return file("text/css; charset=utf-8", PackageResources.live_css)
    case "/live.js": return file("text/javascript; charset=utf-8", PackageResources.live_js)
    case "/picture.png": return await picture(of: head.query["session"] ?? "")
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
}
