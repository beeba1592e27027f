import Foundation

/// Coding as one string: `description`, which reads back as an equal path.
///
/// Readable, as short as numbers round-trip, and the same in every format.
extension Path: Codable {
  /// Writes the path as its description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads a path from its description.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where the string is not a path's description, besides what
  ///   the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let string = try container.decode(String.self)
    guard let path = Path(string) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "Not a path: expected elements like '0 0 m 10 0 l h', found '\(string.prefix(40))'.")
    }
    self = path
  }
}
