/// Why a picture could not be read or written.
///
/// `description` is one line that is ready for standard error: what is wrong, where, and what would
/// be right.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure, for code that decides by it.
  public enum Reason: String, Hashable, Sendable {
    /// There is no such file or folder.
    case notFound
    /// The file or folder may not be read or written.
    case noPermission
    /// The path names a directory, a FIFO or a device where a file is needed.
    case notAFile
    /// The system could not read or write: a full disk, a broken device.
    case inputOutput
    /// The file is empty.
    case empty
    /// The content is of no format that is known.
    case unknownFormat
    /// The file ends before the picture does.
    case truncated
    /// The content contradicts its format.
    case corrupt
    /// The content is valid, but uses what is not supported.
    case unsupported
    /// The picture has more pixels, or the file more bytes, than `PictureLimits` allows.
    case tooLarge
    /// The picture has no pixels, or its values do not fit the format asked for.
    case invalidArgument
  }

  /// The kind of failure.
  public let reason: Reason
  /// What is wrong, as a part of a sentence.
  public let what: String
  /// Where in the file: bytes from its start, where known.
  public let offset: Int?
  /// What would be right, as a part of a sentence.
  public let remedy: String?
  /// The path of the file, where there is one.
  public var path: String?

  /// Creates an error.
  public init(
    _ reason: Reason, _ what: String, offset: Int? = nil, remedy: String? = nil,
    path: String? = nil
  ) {
    self.reason = reason
    self.what = what
    self.offset = offset
    self.remedy = remedy
    self.path = path
  }

  /// One line: `path: what (at byte offset); remedy`.
  public var description: String {
    var line = path.map { $0 + ": " } ?? ""
    line += what
    if let offset { line += " (at byte \(offset))" }
    if let remedy { line += "; " + remedy }
    // A path may hold line ends; the promise of one line outranks its faithful print.
    return String(line.map { $0.isNewline ? " " : $0 })
  }

  /// The same error, naming its file.
  package func inFile(_ path: String) -> PictureError {
    var copy = self
    copy.path = path
    return copy
  }
}
