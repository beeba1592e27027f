/// What is wrong with a text that should be SVG path data.
public struct SVGPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, in bytes of the text's UTF-8 form from its start.
  public let byteOffset: Int
  /// What would have been right there, such as `a number`.
  public let expected: String
  /// What is there instead, such as `'x'` or `the end`.
  public let found: String

  /// Creates an error.
  public init(byteOffset: Int, expected: String, found: String) {
    self.byteOffset = byteOffset
    self.expected = expected
    self.found = found
  }

  /// The error in one sentence.
  public var message: String {
    "expected \(expected) at byte \(byteOffset) of the path data, found \(found)"
  }

  /// The error in one sentence.
  public var description: String { message }
}
