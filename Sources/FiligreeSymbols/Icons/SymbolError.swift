/// Why a symbol cannot be drawn.
///
/// `description` is one line: what is wrong, where, and what would be right.
package struct SymbolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  package enum Reason: String, Hashable, Sendable {
    /// There is no such symbol, or no such file.
    case notFound
    /// The file cannot be read, or is not a regular file.
    case unreadable
    /// The file, or the drawing in it, is larger than is allowed.
    case tooLarge
    /// The file ends before the drawing does, or contradicts its format.
    case corrupt
    /// The file is valid, but uses what is not supported.
    case unsupported
    /// The drawing has no ink.
    case empty
  }

  /// The kind of failure.
  package let reason: Reason
  /// What is wrong, and what would be right, as a part of a sentence.
  package let what: String
  /// Where in the file: bytes from its start, where known.
  package let offset: Int?
  /// The path of the file, where there is one.
  package var path: String?

  init(_ reason: Reason, _ what: String, offset: Int? = nil) {
    self.reason = reason
    self.what = what
    self.offset = offset
  }

  /// One line: `path: what (at byte offset)`.
  package var description: String {
    let line = (path.map { $0 + ": " } ?? "") + what + (offset.map { " (at byte \($0))" } ?? "")
    return line.oneLine
  }

  /// The same error, naming its file.
  func inFile(_ path: String) -> SymbolError {
    var copy = self
    copy.path = path
    return copy
  }
}

extension String {
  /// The text with spaces for line ends: names and paths may hold some, a warning must not.
  package var oneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
