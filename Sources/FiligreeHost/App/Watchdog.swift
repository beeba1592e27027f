import Dispatch
import Foundation
import Synchronization

/// Notices when the main actor does not get on, as where a view's body never ends, and tells the pages.
///
/// It runs beside the main actor, which it asks for a sign once a second.
final class Watchdog: Sendable {
  private struct State {
    var links: [ObjectIdentifier: WebSocketLink] = [:]
    var answeredAt = ContinuousClock.now
    var isStuck = false
    var isStopped = false
  }

  /// From when on an app counts as stuck: a frame of a debug build may take a second, and several on a busy machine.
  private let patience: Duration
  private let state = Mutex(State())

  init(patience: Duration = .seconds(10)) {
    self.patience = patience
  }

  /// Whether the main actor has not answered for too long.
  var isStuck: Bool { state.withLock { $0.isStuck } }

  /// Begins to look, until ``stop()``.
  func start() {
    let period = min(patience / 4, .seconds(1))
    state.withLock { $0.answeredAt = .now }
    Task.detached { [weak self] in
      while let self, !state.withLock({ $0.isStopped }) {
        ask()
        look()
        try? await Task.sleep(for: period)
      }
    }
  }

  /// Looks no more.
  func stop() { state.withLock { $0.isStopped = true } }

  private func ask() {
    // With the further arguments it is the process's queue, whatever session is at work.
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { [weak self] in
      self?.state.withLock { $0.answeredAt = .now }
    }
  }

  private func look() {
    let news: (isStuck: Bool, links: [WebSocketLink])? = state.withLock { state in
      let isStuck = state.answeredAt.duration(to: .now) > patience
      guard isStuck != state.isStuck else { return nil }
      state.isStuck = isStuck
      return (isStuck, Array(state.links.values))
    }
    guard let news else { return }
    if news.isStuck {
      let line =
        "filigree: the app does not answer: a view's code, or another one, goes on and on\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
    for link in news.links { Self.tell(link, news.isStuck) }
  }

  private static func tell(_ link: WebSocketLink, _ isStuck: Bool) {
    var message = HostMessage(.stuck)
    message.flag = isStuck
    link.send(message.json)
  }

  /// A page has come.
  func add(_ link: WebSocketLink) {
    let isStuck = state.withLock { state in
      state.links[ObjectIdentifier(link)] = link
      return state.isStuck
    }
    if isStuck { Self.tell(link, true) }
  }

  /// A page has gone.
  func remove(_ link: WebSocketLink) {
    state.withLock { _ = $0.links.removeValue(forKey: ObjectIdentifier(link)) }
  }
}
