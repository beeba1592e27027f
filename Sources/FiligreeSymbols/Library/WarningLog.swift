import Foundation
import Synchronization

/// Says things on standard error, each of them once.
///
/// Any thread may call it. A program that asks for ever new names must not fill the log: after 1,000
/// different warnings it says so, and no more.
package final class WarningLog: Sendable {
  /// The log of the process.
  package static let shared = WarningLog { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// How many different warnings there may be.
  package static let limit = 1000

  private let said = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  /// Creates a log that gives each line to `write`.
  package init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Writes `filigree: text` unless it was written before; line ends in it become spaces.
  package func warn(_ text: String) {
    let line = said.withLock { said -> String? in
      guard said.count <= Self.limit, said.insert(text).inserted else { return nil }
      return said.count <= Self.limit ? text.oneLine : "more warnings are not shown"
    }
    if let line { write("filigree: " + line) }
  }
}
