import FiligreeViews
import Foundation

/// What is answered to requests for the pages of previews: each has a folder of its own, by its number.
struct PreviewRoutes: WebService {
  let rules: AccessRules
  let sessions: [Int: PageSessions]
  /// Which pages may show those of previews.
  let frameAncestors: String

  /// An app's page, with one more script.
  private static let page = String(decoding: PackageResources.live_html, as: UTF8.self)
    .replacingOccurrences(of: "</head>", with: "<script src=\"preview.js\" defer></script></head>")

  func answer(_ head: HTTPHead) async -> WebAnswer {
    switch WebAnswer.path(of: head, rules, takesPosts: { $0.hasSuffix("/files") }) {
    case .failure(let refusal): return .answer(refusal.answer)
    case .success(let path):
      let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
      guard let first = parts.first, let number = Int(first), let sessions = sessions[number] else {
        return .answer(.text(404, "There is no preview of this number."))
      }
      return await answer(head, "/" + (parts.count > 1 ? parts[1] : ""), sessions)
    }
  }

  private func answer(
    _ head: HTTPHead, _ path: String, _ sessions: PageSessions
  ) async -> WebAnswer {
    if head.method == "POST", path != "/files" {
      return .answer(.text(404, "There is nothing of this name."))
    }
    switch path {
    case "/":
      var page = HTTPAnswer(status: 200, type: "text/html; charset=utf-8")
      page.frameAncestors = frameAncestors
      page.body = Data(Self.page.utf8)
      return .answer(page)
    case "/preview.js":
      return .answer(
        HTTPAnswer(
          status: 200, type: "text/javascript; charset=utf-8",
          body: Data(PackageResources.preview_js)))
    case "/export": return .answer(await export(head, sessions))
    default: return await Routes(rules: rules, sessions: sessions).answer(head, path)
    }
  }

  private func export(_ head: HTTPHead, _ sessions: PageSessions) async -> HTTPAnswer {
    guard let session = await sessions.session(named: head.query["session"] ?? "") else {
      return .text(404, "There is no session of this name.")
    }
    guard let format = PreviewExport.Format(rawValue: head.query["format"] ?? "") else {
      let all = PreviewExport.Format.allCases.map(\.rawValue).joined(separator: ", ")
      return .text(400, "The formats are \(all).")
    }
    let seconds = Double(head.query["seconds"] ?? "0") ?? 0
    do throws(PreviewExport.Failure) {
      let data = try await PreviewExport(format: format, seconds: seconds).data(of: session)
      let name = sessions.name.filter {
        $0.isASCII && $0.isLetter || $0.isNumber || "-_".contains($0)
      }
      return HTTPAnswer(
        status: 200, type: format.type,
        fields: [
          (
            "Content-Disposition",
            "attachment; filename=\"\(name.isEmpty ? "preview" : name).\(format.suffix)\""
          )
        ], body: data)
    } catch {
      return .text(400, error.description)
    }
  }
}
