import Synchronization

/// Keeps what is said on standard error while something runs, up to a length.
final class StandardErrorListener: Sendable {
  /// The most bytes that are kept: as many as are shown of what a preview prints.
  static let limit = 1 << 16

  private let heard = Mutex("")

  /// Takes text.
  func hear(_ text: String) {
    heard.withLock { heard in
      let room = Self.limit - heard.utf8.count
      guard room > 0 else { return }
      heard +=
        text.utf8.count <= room ? text : String(decoding: text.utf8.prefix(room), as: UTF8.self)
    }
  }

  /// The lines so far, without the program's name before them.
  var lines: [String] {
    heard.withLock { $0 }.split(separator: "\n").map { line in
      let name = "filigree: "
      return String(line.hasPrefix(name) ? line.dropFirst(name.count) : line)
    }
  }
}
