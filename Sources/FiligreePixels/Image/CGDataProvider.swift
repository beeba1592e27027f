import Foundation

/// The bytes of a picture's pixels; Core Graphics' `CGDataProvider`, for data in memory.
public final class CGDataProvider: Sendable {
  /// The bytes.
  package let bytes: [UInt8]

  /// Creates a provider of a copy of these bytes.
  public init?(data: Data) {
    bytes = [UInt8](data)
  }

  /// Creates a provider of these bytes.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A copy of the bytes.
  public var data: Data? { Data(bytes) }
}
