import Foundation

/// Something that can be set from any thread.
///
/// Unchecked, but safe: the lock is held whenever the flag is read or written.
final class CancellationFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var flag = false

  /// Whether it was set.
  var isSet: Bool {
    lock.lock()
    defer { lock.unlock() }
    return flag
  }

  /// Sets it.
  func set() {
    lock.lock()
    flag = true
    lock.unlock()
  }

  /// Whether it was set; it is not any more.
  func take() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    defer { flag = false }
    return flag
  }
}
