import Foundation

/// Why a font file could not be registered.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file could not be read.
  case unreadable(file: String, reason: String)
  /// The file has more bytes than fonts may have.
  case tooLarge(file: String, bytes: Int, limit: Int)
  /// The file holds no font that can be drawn, or a damaged one.
  case notAFont(file: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file): the font file cannot be read (\(reason)); it must be a readable file"
    case .tooLarge(let file, let bytes, let limit):
      "\(file): the font file has \(bytes) bytes; it may have \(limit) at most"
    case .notAFont(let file, let reason):
      "\(file): no usable font (\(reason)); it must be a TrueType or OpenType font or collection"
    }
  }
}
