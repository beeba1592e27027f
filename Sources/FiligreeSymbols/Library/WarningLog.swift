import Foundation
import Synchronization

/// Says things on standard error, each of them once.
///
/// Any thread may call it. A program that asks for ever new names must not fill the log: after 1,000
/// different warnings it says so, and no more.
package final class WarningLog: Sendable {
  /// The log of the process.
  package static let shared = WarningLog { line in
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// How many different warnings there may be.
  package static let limit = 1000

  private let said = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  /// Creates a log that gives each line to `write`.
  package init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Who hears what is warned of meanwhile, in the present thread or task.
  @TaskLocal package static var listener: WarningListener?

  /// Writes `filigree: text` unless it was written before; line ends in it become spaces.
  ///
  /// Of all that is about one subject, only the first is written.
  package func warn(_ text: String, about subject: String? = nil) {
    Self.listener?.hear(text, about: subject)
    let line = said.withLock { said -> String? in
      guard said.count <= Self.limit, said.insert(subject ?? text).inserted else { return nil }
      return said.count <= Self.limit ? text.oneLine : "more warnings are not shown"
    }
    if let line { write("filigree: " + line) }
  }
}

/// Keeps what is warned of while something runs, also what was written before.
package final class WarningListener: Sendable {
  private let heard = Mutex<[(text: String, subject: String?)]>([])

  /// Creates a listener that has heard nothing.
  package init() {}

  fileprivate func hear(_ text: String, about subject: String?) {
    heard.withLock { heard in
      let key = subject ?? text
      guard heard.count < WarningLog.limit,
        !heard.contains(where: { ($0.subject ?? $0.text) == key })
      else { return }
      heard.append((text, subject))
    }
  }

  /// What was heard since the last call, and what it is about.
  package func take() -> [(text: String, subject: String?)] {
    heard.withLock { heard in
      defer { heard = [] }
      return heard
    }
  }
}
