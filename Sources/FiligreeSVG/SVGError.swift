/// Why an SVG document cannot be read.
///
/// `description` is one line: what is wrong, and where.
public struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  public enum Reason: String, Hashable, Sendable {
    /// The document is not well-formed, or ends too early.
    case corrupt
    /// It is well-formed, but no SVG document.
    case notSVG
    /// It is larger than a limit: in bytes, elements, depth, or in what it expands to.
    case tooLarge
    /// It has no size, or none that can be drawn.
    case empty
  }

  /// The kind of failure.
  public let reason: Reason
  /// What is wrong, as a part of a sentence.
  public let what: String
  /// Where in the file: bytes from its start, where known.
  public let offset: Int?

  init(_ reason: Reason, _ what: String, offset: Int? = nil) {
    self.reason = reason
    self.what = what
    self.offset = offset
  }

  /// One line: `what (at byte offset)`.
  public var description: String { what + (offset.map { " (at byte \($0))" } ?? "") }
}

/// Something in a document that is not drawn as it is meant.
public struct SVGWarning: Hashable, Sendable, CustomStringConvertible {
  /// What it is, in one line.
  public let description: String

  init(_ description: String) {
    self.description = String(description.map { $0.isNewline ? " " : $0 }.prefix(200))
  }
}

/// How much a document may be and become.
///
/// What is over a limit is an error, before memory or time is spent on it.
public struct SVGLimits: Hashable, Sendable {
  /// The bytes of a file, unpacked.
  public var bytes = 256 << 20
  /// How deep elements may lie in one another, those that `use` brings included.
  public var depth = 256
  /// Elements that are drawn, each as often as `use`, patterns and markers repeat it.
  public var elements = 1_000_000
  /// Layers and masks that are drawn, each as often as it is repeated: each takes a picture of its own.
  ///
  /// One within masks counts as often as it is deep.
  public var layers = 50_000
  /// What masks, and clips of several shapes, cover of the page together, each as often as it is repeated, in square
  /// units of the page.
  ///
  /// A thousand on a page of 2,000 by 2,000: drawing them takes some seconds.
  public var layerArea = 4e9
  /// The attributes of an element.
  public var attributes = 1_000
  /// How often a rule of a style sheet is compared with an element, or with one beside or around it.
  public var comparisons = 50_000_000
  /// The stops of a gradient; further ones are left out.
  public var stops = 4_096
  /// The bytes that entities expand to.
  public var expandedBytes = 16 << 20

  /// The default limits.
  public init() {}
}
