/// Reads the tags of an XML document, strictly, and expands nothing.
///
/// It knows what icons are made of: elements, attributes, comments, CDATA sections, processing
/// instructions and a document type without declarations of its own. A document type with declarations
/// is refused: entities are where bombs are, and no icon needs one. Characters between tags are passed
/// over. Source: XML 1.0, fifth edition, sections 2 and 3.
struct XMLScanner {
  /// A start or an end tag.
  enum Tag: Hashable {
    /// `<name …>`, or `<name … />`, which is empty.
    case start(name: String, attributes: [String: String], isEmpty: Bool)
    /// `</name>`.
    case end(name: String)
  }

  private let bytes: [UInt8]
  /// How many bytes are read.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next tag, or nil at the end of the document.
  mutating func next() throws(SymbolError) -> Tag? {
    while let start = find("<", from: offset) {
      offset = start
      if passes("<!--") {
        try skip(through: "-->", "a comment")
      } else if passes("<![CDATA[") {
        try skip(through: "]]>", "a CDATA section")
      } else if passes("<?") {
        try skip(through: "?>", "a processing instruction")
      } else if passes("<!DOCTYPE") {
        try skipDocumentType()
      } else if passes("</") {
        let name = try name()
        skipSpace()
        guard passes(">") else { throw unexpected(">") }
        return .end(name: name)
      } else {
        offset += 1
        return try startTag()
      }
    }
    offset = bytes.count
    return nil
  }

  private mutating func startTag() throws(SymbolError) -> Tag {
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      let hadSpace = skipSpace()
      if passes("/>") { return .start(name: name, attributes: attributes, isEmpty: true) }
      if passes(">") { return .start(name: name, attributes: attributes, isEmpty: false) }
      guard hadSpace, offset < bytes.count else { throw unexpected("> or an attribute") }
      let start = offset
      let key = try self.name()
      skipSpace()
      guard passes("=") else { throw unexpected("=") }
      skipSpace()
      guard attributes.updateValue(try value(), forKey: key) == nil else {
        throw SymbolError(.corrupt, "the attribute \(key) is there twice", offset: start)
      }
    }
  }

  /// An attribute's value in its quotation marks, as it is written: references are not expanded.
  private mutating func value() throws(SymbolError) -> String {
    guard offset < bytes.count, bytes[offset] == 0x22 || bytes[offset] == 0x27 else {
      throw unexpected("a quotation mark")
    }
    let quote = bytes[offset]
    guard let end = bytes[(offset + 1)...].firstIndex(of: quote) else {
      throw SymbolError(.corrupt, "the file ends within an attribute", offset: offset)
    }
    let value = bytes[(offset + 1)..<end]
    guard !value.contains(UInt8(ascii: "<")) else { throw unexpected("no < in an attribute") }
    offset = end + 1
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func name() throws(SymbolError) -> String {
    let end = bytes[offset...].firstIndex { !Self.isNameByte($0) } ?? bytes.count
    guard end > offset, end - offset <= 64 else { throw unexpected("a name") }
    defer { offset = end }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  private mutating func skipDocumentType() throws(SymbolError) {
    guard
      let end = bytes[offset...].firstIndex(where: {
        $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[")
      })
    else { throw SymbolError(.corrupt, "the file ends within its document type", offset: offset) }
    guard bytes[end] == UInt8(ascii: ">") else {
      throw SymbolError(
        .unsupported, "the document type has declarations; remove them", offset: end)
    }
    offset = end + 1
  }

  // MARK: Bytes

  /// Passes over `text` if it comes next.
  private mutating func passes(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    let isNext = text.withUTF8Buffer { bytes[offset..<offset + count].elementsEqual($0) }
    if isNext { offset += count }
    return isNext
  }

  private mutating func skip(through text: StaticString, _ what: String) throws(SymbolError) {
    let start = offset
    while let place = find(text, from: offset) {
      offset = place
      if passes(text) { return }
      offset += 1
    }
    throw SymbolError(.corrupt, "the file ends within \(what)", offset: start)
  }

  /// Where the first byte of `text` is next.
  private func find(_ text: StaticString, from start: Int) -> Int? {
    text.withUTF8Buffer { text in bytes[start...].firstIndex(of: text[0]) }
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
    return offset > start
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x3A).contains(byte) || byte == 0x2D
      || byte == 0x2E || byte == 0x5F || byte >= 0x80
  }

  private func unexpected(_ expected: String) -> SymbolError {
    guard offset < bytes.count else {
      return SymbolError(.corrupt, "the file ends where \(expected) was expected", offset: offset)
    }
    return SymbolError(.corrupt, "\(expected) was expected", offset: offset)
  }
}
