import FiligreeHost
import Foundation
import Synchronization

/// Serves the page of a gallery, and tells all that have opened it what there is to see.
///
/// It is used from any thread, and needs no main actor: its owner may wait for compilers on the main thread.
final class Gallery: WebService, LinkService {
  /// What people ask for in a page.
  enum Request: Hashable, Sendable, Decodable {
    /// The previews of a program are on the page: those before it are not needed any more.
    case shown(generation: Int)
    /// The program is to be ended and started again.
    case restart

    private enum Key: String, CodingKey {
      case type, generation
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      switch try values.decode(String.self, forKey: .type) {
      case "shown": self = .shown(generation: try values.decode(Int.self, forKey: .generation))
      case "restart": self = .restart
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .type, in: values, debugDescription: "an unknown request")
      }
    }
  }

  private struct Pages {
    var links: [ObjectIdentifier: WebSocketLink] = [:]
    var state: GalleryState
    var requests: [Request] = []
  }

  /// How many requests may wait for the owner; further ones are forgotten.
  private static let mostRequests = 64

  package let rules: AccessRules
  private let pages: Mutex<Pages>

  /// A gallery for who knows the address with the token of `rules`.
  init(_ rules: AccessRules, _ state: GalleryState) {
    self.rules = rules
    pages = Mutex(Pages(state: state))
  }

  /// What is shown.
  var state: GalleryState { pages.withLock { $0.state } }

  /// How many pages have opened the gallery.
  var pageCount: Int { pages.withLock { $0.links.count } }

  /// Changes what is shown, and tells the pages where it is another thing than before.
  func change(_ body: (inout GalleryState) -> Void) {
    pages.withLock { pages in
      let before = pages.state
      body(&pages.state)
      guard pages.state != before else { return }
      let json = pages.state.json
      for link in pages.links.values { link.send(json) }
    }
  }

  /// What the pages have asked for since the last call.
  func takeRequests() -> [Request] {
    pages.withLock { pages in
      defer { pages.requests = [] }
      return pages.requests
    }
  }

  /// Says goodbye to all pages.
  func close() {
    pages.withLock { pages in
      for link in pages.links.values {
        link.close(.goingAway("the gallery has ended"))
      }
    }
  }

  // MARK: Serving

  package func answer(_ head: HTTPHead) async -> WebAnswer {
    switch WebAnswer.path(of: head, rules) {
    case .failure(let refusal): return .answer(refusal.answer)
    case .success(let path):
      switch path {
      case "":
        return .answer(HTTPAnswer(status: 308, fields: [("Location", "/\(rules.token)/")]))
      case "/":
        var page = HTTPAnswer(status: 200, type: "text/html; charset=utf-8")
        page.body = Data(PackageResources.gallery_html)
        page.frameSources = Self.previewSources(head)
        return .answer(page)
      case "/gallery.css": return file("text/css", PackageResources.gallery_css)
      case "/gallery.js": return file("text/javascript", PackageResources.gallery_js)
      case "/socket": return .webSocket(to: head, self)
      default: return .answer(.text(404, "There is nothing of this name."))
      }
    }
  }

  /// The previews are served by the same machine, under whatever name the page was asked for, at any port.
  private static func previewSources(_ head: HTTPHead) -> String {
    let host = head.fields["host"] ?? ""
    let isPlain = host.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || ".-:[]".contains($0))
    }
    guard isPlain, !host.isEmpty else { return "'none'" }
    let end = host.lastIndex(of: ":").flatMap { host[$0...].contains("]") ? nil : $0 }
    return "http://\(host[..<(end ?? host.endIndex)]):*"
  }

  private func file(_ type: String, _ bytes: [UInt8]) -> WebAnswer {
    .answer(HTTPAnswer(status: 200, type: "\(type); charset=utf-8", body: Data(bytes)))
  }

  package func take(_ text: String, from link: WebSocketLink) async throws(WebSocketClosure) {
    if text == #"{"type":"hello"}"# {
      return pages.withLock { pages in
        pages.links[ObjectIdentifier(link)] = link
        link.send(pages.state.json)
      }
    }
    guard let request = try? JSONDecoder().decode(Request.self, from: Data(text.utf8)) else {
      throw .invalidData("a message that is not understood")
    }
    pages.withLock { pages in
      if pages.requests.count < Self.mostRequests { pages.requests.append(request) }
    }
  }

  package func linkClosed(_ link: WebSocketLink) async {
    pages.withLock { _ = $0.links.removeValue(forKey: ObjectIdentifier(link)) }
  }
}
