import Foundation

/// A value that several threads change, one after the other.
final class Guarded<Value> {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Reads and changes the value; `body` calls nothing of others.
  func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
