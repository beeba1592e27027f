/// The entities of a document, and text in which they are replaced.
///
/// Those of XML, those that number a character, and those that the document itself declares. One that is
/// to be read from elsewhere is never read: it stands for nothing.
struct XMLEntities {
  /// How deep entities may lie in one another.
  static let depthLimit = 8

  private var declared: [String: [UInt8]] = [:]
  /// The bytes that may still come of entities.
  private var budget: Int

  init(limit: Int) {
    budget = limit
  }

  /// Takes up the declarations `<!ENTITY name "value">` of a document type.
  mutating func declare(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) throws(SVGError) {
    var scanner = XMLScanner(UnsafeBufferPointer(rebasing: bytes[range]))
    let inside = UnsafeBufferPointer(rebasing: bytes[range])
    while scanner.offset < inside.count {
      if scanner.passes("<!--") {
        _ = try scanner.skip(through: "-->", "a comment")
      } else if scanner.passes("<!ENTITY") {
        scanner.skipSpace()
        // Those of the document type itself have no place in a document.
        let isParameter = scanner.passes("%")
        scanner.skipSpace()
        let name = try scanner.name()
        scanner.skipSpace()
        guard scanner.offset < inside.count,
          inside[scanner.offset] == 0x22 || inside[scanner.offset] == 0x27
        else {
          _ = try scanner.skip(through: ">", "an entity")
          continue
        }
        let value = try Self.literal(&scanner, inside)
        _ = try scanner.skip(through: ">", "an entity")
        let key = String(decoding: inside[name], as: UTF8.self)
        if !isParameter, declared[key] == nil { declared[key] = Array(inside[value]) }
      } else {
        _ = scanner.passes("<")
        while scanner.offset < inside.count, inside[scanner.offset] != UInt8(ascii: "<") {
          scanner.step()
        }
      }
    }
  }

  /// Appends the text of a range with its entities replaced; in an attribute, white space as spaces.
  mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, isAttribute: Bool, to result: inout [UInt8], depth: Int = 0
  ) throws(SVGError) {
    var next = 0
    while next < text.count {
      let byte = text[next]
      if byte == UInt8(ascii: "&") {
        let end = text[next...].firstIndex(of: UInt8(ascii: ";"))
        guard let end, end - next <= 256 else {
          throw SVGError(.corrupt, "an & that begins no entity; &amp; is meant")
        }
        let name = UnsafeBufferPointer(rebasing: text[(next + 1)..<end])
        try appendEntity(name, isAttribute: isAttribute, to: &result, depth)
        next = end + 1
      } else {
        let isSpace = isAttribute && (byte == 0x0A || byte == 0x0D || byte == 0x09)
        result.append(isSpace ? 0x20 : byte)
        next += 1
        if depth > 0 { try spend(1) }
      }
    }
  }

  /// A text with the document's own entities replaced, where that brings tags with it; nil where it does not.
  ///
  /// Entities of XML and of characters stay as they are, for whoever reads the result.
  mutating func markup(_ text: UnsafeBufferPointer<UInt8>) throws(SVGError) -> [UInt8]? {
    guard !declared.isEmpty, text.contains(UInt8(ascii: "&")) else { return nil }
    var result: [UInt8] = []
    try appendMarkup(text[...], to: &result, 0)
    return result.contains(UInt8(ascii: "<")) ? result : nil
  }

  private mutating func appendMarkup(
    _ text: some RandomAccessCollection<UInt8>, to result: inout [UInt8], _ depth: Int
  ) throws(SVGError) {
    guard depth <= Self.depthLimit else {
      throw SVGError(.tooLarge, "entities lie in one another more than \(Self.depthLimit) deep")
    }
    var rest = text[...]
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      result.append(contentsOf: rest[..<mark])
      let after = rest[rest.index(after: mark)...]
      if let end = after.prefix(256).firstIndex(of: UInt8(ascii: ";")),
        let value = declared[String(decoding: after[..<end], as: UTF8.self)]
      {
        try spend(value.count + 1)
        try appendMarkup(value, to: &result, depth + 1)
        rest = after[after.index(after: end)...]
      } else {
        result.append(UInt8(ascii: "&"))
        rest = after
      }
    }
    result.append(contentsOf: rest)
  }

  private mutating func appendEntity(
    _ name: UnsafeBufferPointer<UInt8>, isAttribute: Bool, to result: inout [UInt8], _ depth: Int
  ) throws(SVGError) {
    let key = String(decoding: name, as: UTF8.self)
    if key.utf8.first == UInt8(ascii: "#") {
      let digits = key.dropFirst()
      let isHex = digits.first == "x"
      guard let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10),
        let scalar = Unicode.Scalar(value), value > 0
      else { throw SVGError(.corrupt, "the entity &\(key); is no character") }
      result.append(contentsOf: UTF8.encode(scalar)!)
      return
    }
    if let byte = Self.predefined[key] {
      result.append(byte)
      return
    }
    guard let value = declared[key] else {
      throw SVGError(.corrupt, "the entity &\(key); is not declared")
    }
    guard depth < Self.depthLimit else {
      throw SVGError(.tooLarge, "entities lie in one another more than \(Self.depthLimit) deep")
    }
    try spend(key.utf8.count)
    // An entity's value is read anew, so that it may hold further ones.
    var expanded: [UInt8] = []
    let outcome = value.withUnsafeBufferPointer { value -> SVGError? in
      do throws(SVGError) {
        try append(value, isAttribute: isAttribute, to: &expanded, depth: depth + 1)
        return nil
      } catch { return error }
    }
    if let outcome { throw outcome }
    result.append(contentsOf: expanded)
  }

  private mutating func spend(_ count: Int) throws(SVGError) {
    budget -= count
    guard budget >= 0 else { throw SVGError(.tooLarge, "entities expand to too much") }
  }

  /// A literal in quotation marks, which may hold any character but its own mark.
  private static func literal(
    _ scanner: inout XMLScanner, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(SVGError) -> Range<Int> {
    let mark: StaticString = bytes[scanner.offset] == 0x22 ? "\"" : "'"
    _ = scanner.passes(mark)
    return try scanner.skip(through: mark, "an entity")
  }

  private static let predefined: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
    "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
  ]
}
