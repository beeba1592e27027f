/// Reads the marks of an XML document one after the other: tags, text and declarations of entities.
///
/// Source: XML 1.0, fifth edition. The scanner is strict where a browser is: what is not well-formed is an
/// error with its place. Entities are expanded within stated limits, and none is ever read from a file or
/// the network.
struct XMLScanner {
  /// A stretch of the document's bytes.
  typealias Text = Range<Int>

  /// What comes next in a document.
  enum Mark {
    /// The beginning of a start tag; attributes follow by ``attribute()``.
    case start(Text)
    /// `</name>`.
    case end(Text)
    /// Text between tags, as it is written.
    case text(Text)
    /// The inside of a CDATA section.
    case data(Text)
    /// The document type's own declarations, between its brackets.
    case declarations(Text)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// How many bytes are read.
  private(set) var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.bytes = bytes
    offset = start
  }

  /// What comes next, comments and processing instructions aside; nil at the end.
  mutating func next() throws(SVGError) -> Mark? {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
        return .text(start..<offset)
      }
      if passes("<!--") {
        _ = try skip(through: "-->", "a comment")
      } else if passes("<![CDATA[") {
        return .data(try skip(through: "]]>", "a CDATA section"))
      } else if passes("<?") {
        _ = try skip(through: "?>", "a processing instruction")
      } else if passes("<!DOCTYPE") {
        if let inner = try documentType() { return .declarations(inner) }
      } else if passes("</") {
        let name = try name()
        skipSpace()
        guard passes(">") else { throw unexpected(">") }
        return .end(name)
      } else {
        offset += 1
        return .start(try name())
      }
    }
    return nil
  }

  /// What comes next in a start tag.
  enum TagPart {
    /// An attribute: its name, and its value as it is written, without the quotation marks.
    case attribute(name: Text, value: Text)
    /// The end of the tag, and whether the element is empty.
    case end(isEmpty: Bool)
  }

  /// The next attribute of the start tag that was just begun, or its end.
  mutating func tagPart() throws(SVGError) -> TagPart {
    let hadSpace = skipSpace()
    if passes("/>") { return .end(isEmpty: true) }
    if passes(">") { return .end(isEmpty: false) }
    guard hadSpace, offset < bytes.count else { throw unexpected("> or an attribute") }
    let key = try name()
    skipSpace()
    guard passes("=") else { throw unexpected("=") }
    skipSpace()
    return .attribute(name: key, value: try quoted())
  }

  /// A value in quotation marks.
  mutating func quoted() throws(SVGError) -> Text {
    guard offset < bytes.count, bytes[offset] == 0x22 || bytes[offset] == 0x27 else {
      throw unexpected("a quotation mark")
    }
    let quote = bytes[offset]
    let start = offset + 1
    var end = start
    while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "<") { end += 1 }
    guard end < bytes.count else {
      throw SVGError(.corrupt, "the file ends within an attribute", offset: offset)
    }
    offset = end
    guard bytes[end] == quote else { throw unexpected("no < in an attribute") }
    offset = end + 1
    return start..<end
  }

  /// A name: letters, digits and what else XML allows, roughly; all bytes beyond ASCII.
  mutating func name() throws(SVGError) -> Text {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
    guard offset > start else { throw unexpected("a name") }
    return start..<offset
  }

  /// Passes over white space; whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }

  /// Passes over a byte.
  mutating func step() { offset += 1 }

  /// Passes over `text` if it comes next.
  mutating func passes(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    let start = text.utf8Start
    for i in 0..<count where bytes[offset + i] != start[i] { return false }
    offset += count
    return true
  }

  /// Passes over everything through `text`; what came before it.
  mutating func skip(through text: StaticString, _ what: String) throws(SVGError) -> Text {
    let start = offset
    let first = text.utf8Start[0]
    while offset < bytes.count {
      let here = offset
      if bytes[offset] == first, passes(text) { return start..<here }
      offset = here + 1
    }
    throw SVGError(.corrupt, "the file ends within \(what)", offset: start)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x3A).contains(byte) || byte == 0x2D
      || byte == 0x2E || byte == 0x5F || byte >= 0x80
  }

  /// The error that something else stands here.
  func unexpected(_ expected: String) -> SVGError {
    guard offset < bytes.count else {
      return SVGError(.corrupt, "the file ends where \(expected) was expected", offset: offset)
    }
    return SVGError(.corrupt, "\(expected) was expected", offset: offset)
  }

  /// Passes over a document type; what stands between its brackets.
  private mutating func documentType() throws(SVGError) -> Text? {
    let start = offset
    var declarations: Text?
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: ">"):
        offset += 1
        return declarations
      case 0x22, 0x27:
        _ = try quoted()
      case UInt8(ascii: "["):
        offset += 1
        declarations = try skipDeclarations()
      default:
        offset += 1
      }
    }
    throw SVGError(.corrupt, "the file ends within its document type", offset: start)
  }

  /// Passes over declarations through the bracket that ends them.
  private mutating func skipDeclarations() throws(SVGError) -> Text {
    let start = offset
    while offset < bytes.count {
      if passes("<!--") {
        _ = try skip(through: "-->", "a comment")
      } else if bytes[offset] == UInt8(ascii: "]") {
        offset += 1
        return start..<(offset - 1)
      } else if bytes[offset] == 0x22 || bytes[offset] == 0x27 {
        let quote = bytes[offset]
        offset += 1
        while offset < bytes.count, bytes[offset] != quote { offset += 1 }
        offset += 1
      } else {
        offset += 1
      }
    }
    throw SVGError(.corrupt, "the file ends within its document type", offset: start)
  }
}
