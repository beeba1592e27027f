/// Why a color or a picture of an asset catalog cannot be had.
///
/// `description` is one line: what is wrong, where, and what would be right.
package struct AssetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  package enum Reason: String, Hashable, Sendable {
    /// No catalog and no file has the name.
    case notFound
    /// A file cannot be read.
    case unreadable
    /// A file is not what its format says.
    case corrupt
    /// A file is valid, but uses what is not supported.
    case unsupported
  }

  /// The kind of failure.
  package let reason: Reason
  /// What is wrong, and what would be right, as a part of a sentence.
  package let what: String
  /// The path of the file or folder, where there is one.
  package let path: String?

  init(_ reason: Reason, _ what: String, path: String? = nil) {
    self.reason = reason
    self.what = what
    self.path = path
  }

  /// One line: `path: what`.
  package var description: String {
    (path.map { $0 + ": " } ?? "") + what
  }
}
