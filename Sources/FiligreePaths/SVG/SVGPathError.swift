/// What is wrong in SVG path data, where, and what would be right.
public struct SVGPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many bytes of the text, in UTF-8, come before what is wrong.
  public var offset: Int
  /// What stands there: a character in quotation marks, or the end of the text.
  public var found: String
  /// What would be right there.
  public var expected: String

  /// One line, such as `byte 7: found 'x' where a number was expected`.
  public var description: String {
    "byte \(offset): found \(found) where \(expected) was expected"
  }
}
