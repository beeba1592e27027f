import FiligreeViews
import Foundation

/// The sessions of an app: one for each page that shows it.
@MainActor
final class PageSessions: LinkService {
  /// What sessions may use.
  struct Limits {
    /// How many there may be at a time.
    var sessions = 16
    /// How long a session waits for its page to come back, in seconds.
    var patience = 30.0
  }

  var limits = Limits()
  /// The files between pages and sessions.
  nonisolated let files = FileStore()
  /// Tells pages when the main actor does not get on.
  nonisolated let watchdog: Watchdog
  /// What is shown.
  let name: String
  private let makeSession: (PageSurroundings, FileStore) -> PageSession
  private var byName: [String: PageSession] = [:]
  private var byLink: [ObjectIdentifier: PageSession] = [:]

  /// Makes a session of the app for each page.
  init<A: App>(of type: A.Type, watchdog: Watchdog = Watchdog()) {
    self.watchdog = watchdog
    name = "\(type)"
    makeSession = { PageSession(of: type, $0, $1) }
  }

  /// Makes a session of something else for each page.
  init(named name: String, _ makeSession: @escaping (PageSurroundings, FileStore) -> PageSession) {
    watchdog = Watchdog()
    self.name = name
    self.makeSession = makeSession
  }

  /// All of them.
  var all: [PageSession] { Array(byName.values) }

  /// How many sessions there are, those counted whose pages have gone.
  var count: Int { byName.count }

  /// The session of a name.
  func session(named name: String) -> PageSession? { byName[name] }

  /// Takes a text that has come from a page.
  func take(_ text: String, from link: WebSocketLink) throws(WebSocketClosure) {
    let message: PageMessage
    do throws(PageMessage.Failure) {
      message = try PageMessage(json: text)
    } catch {
      throw .invalidData(error.description)
    }
    try take(message, from: link)
  }

  /// Takes a message that has come from a page.
  func take(_ message: PageMessage, from link: WebSocketLink) throws(WebSocketClosure) {
    if case .hello(let surroundings, let name) = message {
      guard byLink[ObjectIdentifier(link)] == nil else {
        throw .protocolError("a page says hello once")
      }
      return try greet(link, surroundings, name)
    }
    guard let session = byLink[ObjectIdentifier(link)] else {
      throw .protocolError("a page says hello first")
    }
    session.take(message)
  }

  private func greet(
    _ link: WebSocketLink, _ surroundings: PageSurroundings, _ known: String?
  ) throws(WebSocketClosure) {
    if let known, let session = byName[known] {
      // Its last connection may be one of which the end was not noticed.
      if let old = session.link {
        byLink[ObjectIdentifier(old)] = nil
        old.close(.refused("the page is open elsewhere"))
      }
      session.attach(link, surroundings)
      byLink[ObjectIdentifier(link)] = session
      return session.welcome(name)
    }
    if byName.count >= limits.sessions { dropOneWithoutPage() }
    guard byName.count < limits.sessions else {
      throw .tryLater("this app is open in \(limits.sessions) pages already; close one of them")
    }
    let session = makeSession(surroundings, files)
    byName[session.name] = session
    byLink[ObjectIdentifier(link)] = session
    session.attach(link, surroundings)
    session.welcome(name)
  }

  nonisolated func linkOpened(_ link: WebSocketLink) { watchdog.add(link) }

  /// The page of a connection has gone: its session waits for it for a while.
  func linkClosed(_ link: WebSocketLink) {
    watchdog.remove(link)
    guard let session = byLink.removeValue(forKey: ObjectIdentifier(link)), session.link === link
    else { return }
    session.detach()
    let left = session.timesLeft
    Task {
      try? await Task.sleep(for: .seconds(limits.patience))
      if session.link == nil, session.timesLeft == left { byName[session.name] = nil }
    }
  }

  /// Makes room for a new page.
  private func dropOneWithoutPage() {
    let waiting = byName.values.filter { $0.link == nil }
    guard let oldest = waiting.min(by: { $0.leftAt < $1.leftAt }) else { return }
    byName[oldest.name] = nil
  }

  /// The present picture of a session as a PNG; nil where there is no such session.
  func picture(of name: String) async -> Data? {
    guard let session = byName[name], let image = try? session.view.image() else { return nil }
    return await Task.detached { try? image.pngData() }.value
  }

  /// Ends all sessions, and tells their pages.
  func close() {
    var bye = HostMessage(.bye)
    bye.text = "The app has ended."
    for session in byName.values {
      session.link?.send(bye.json)
      session.link?.close(.goingAway("the app has ended"))
      session.detach()
    }
    byName = [:]
    byLink = [:]
    files.closeAll()
  }
}
