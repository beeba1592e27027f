import Foundation
import Synchronization

/// Says things on standard error, each once.
package final class Warnings: Sendable {
  package static let shared = Warnings()

  private let said = Mutex<Set<String>>([])

  package func say(_ text: String) {
    guard said.withLock({ $0.count < 1000 && $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("filigree: \(text)\n".utf8))
  }
}
