import Synchronization

/// Counts the clients that are connected.
final class ConnectionCount: Sendable {
  private let limit: Int
  private let count = Mutex(0)

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes a place for a client; false if all are taken.
  func take() -> Bool {
    count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
  }

  /// Gives a client's place back.
  func giveBack() {
    count.withLock { $0 -= 1 }
  }
}
