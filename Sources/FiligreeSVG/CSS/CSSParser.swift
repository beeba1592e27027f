import Foundation

/// Reads the rules of style sheets and the declarations of `style` attributes.
///
/// Source: CSS Syntax Module Level 3. What is not understood is passed over to where CSS says that a
/// reader takes up again. Rules for other media than screens are left out.
struct CSSParser {
  /// A property and its value, as a range of the text.
  struct Declaration {
    var name: SVGAttributeName
    /// The property's name, for custom ones.
    var text: Range<Int>
    var value: Range<Int>
    var isImportant: Bool
  }

  /// A selector, and what it is for.
  struct Rule {
    var selector: CSSSelector
    var declarations: [Declaration]
    /// The layer that it is in: later ones outrank earlier ones, and what is in none all of them; nil for none.
    var layer: Int?
  }

  var scanner: ValueScanner
  private(set) var rules: [Rule] = []
  /// What was passed over.
  private(set) var warnings: [SVGWarning] = []

  /// What conditions are compared with.
  private let conditions: CSSCondition
  /// The layers of the blocks that are open, and all of the sheet by name.
  private var blocks: [Int?] = []
  private var layers: [String: Int] = [:]
  private var layerCount = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, page: CGSize = .zero) {
    scanner = ValueScanner(bytes)
    conditions = CSSCondition(page: page)
  }

  /// Notes what is passed over, so often and no more.
  mutating func warn(_ text: String) {
    // At most as many as the limit, so that looking through them costs little.
    let warning = SVGWarning(text)
    guard warnings.count < Resolver.warningLimit, !warnings.contains(warning) else { return }
    warnings.append(warning)
  }

  /// Goes to a place in the text.
  mutating func move(to offset: Int) { scanner.offset = offset }

  // MARK: Sheets

  /// Reads all rules of a sheet.
  mutating func sheet() {
    while true {
      skipBlank()
      guard let byte = scanner.next else { return }
      if byte == UInt8(ascii: "@") {
        atRule()
      } else if byte == UInt8(ascii: "}") {
        // The end of rules for a medium, or of a layer.
        scanner.offset += 1
        _ = blocks.popLast()
      } else {
        rule()
      }
    }
  }

  private mutating func rule() {
    let start = scanner.offset
    let selectors = self.selectors()
    if selectors.isEmpty {
      let text = scanner.bytes[start...].prefix { $0 != UInt8(ascii: "{") }.trimmed.prefix(80)
      if !text.isEmpty {
        warn("the selector \(String(decoding: text, as: UTF8.self)) is not understood")
      }
    }
    guard scanner.passes("{") else {
      skip(through: UInt8(ascii: "{"))
      skipBlock()
      return
    }
    let declarations = self.declarations()
    _ = scanner.passes("}")
    for selector in selectors {
      rules.append(
        Rule(selector: selector, declarations: declarations, layer: blocks.last ?? nil))
    }
  }

  private mutating func atRule() {
    scanner.offset += 1
    let name = scanner.word()?.lowercased() ?? ""
    let start = scanner.offset
    while let byte = scanner.next, byte != UInt8(ascii: "{"), byte != UInt8(ascii: ";") {
      if byte == 0x22 || byte == 0x27 { skipString(byte) } else { scanner.offset += 1 }
    }
    let condition = UnsafeBufferPointer(rebasing: scanner.bytes[start..<scanner.offset])
    let text = String(decoding: condition.trimmed, as: UTF8.self)
    guard scanner.passes("{") else {
      _ = scanner.passes(";")
      switch name {
      case "import": warn("@import in a style sheet is not read")
      case "layer": for name in text.split(separator: ",") { _ = layer(named: String(name)) }
      default: break
      }
      return
    }
    switch name {
    case "media":
      switch conditions.matchesMedia(condition) {
      case true?: return blocks.append(blocks.last ?? nil)
      case false?: break
      case nil: warn("@media \(text) in a style sheet is not understood")
      }
    case "supports":
      if conditions.supports(condition) { return blocks.append(blocks.last ?? nil) }
    case "layer": return blocks.append(layer(named: text))
    default: warn("@\(name) in a style sheet has no effect")
    }
    skipBlock()
  }

  /// The place of a layer among all of the sheet; one without a name is another each time.
  private mutating func layer(named name: String) -> Int {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    if let layer = layers[name], !name.isEmpty { return layer }
    let layer = layerCount
    layerCount += 1
    if layers.count < 4096 { layers[name] = layer }
    return layer
  }

  // MARK: Declarations

  /// Declarations up to a closing brace or the end.
  mutating func declarations() -> [Declaration] {
    var declarations: [Declaration] = []
    while true {
      skipBlank()
      guard let byte = scanner.next, byte != UInt8(ascii: "}") else { return declarations }
      let start = scanner.offset
      if isNestedRule() {
        warn("a rule within a rule of a style sheet has no effect")
        skip(through: UInt8(ascii: "{"))
        skipBlock()
        continue
      }
      guard let name = scanner.word() else {
        skipDeclaration()
        continue
      }
      if Self.undrawn.contains(name.lowercased()) { warn("\(name) in styles has no effect") }
      let text = start..<scanner.offset
      skipBlank(semicolons: false)
      guard scanner.passes(":") else {
        skipDeclaration()
        continue
      }
      skipBlank(semicolons: false)
      var value = scanner.offset..<scanner.offset
      skipDeclaration(&value)
      let isImportant = Self.cutImportant(scanner.bytes, &value)
      let isCustom = name.hasPrefix("--")
      // Of a custom property nothing is a value, too.
      guard !value.isEmpty || isCustom else { continue }
      let property = isCustom ? SVGAttributeName.custom : .named(name.lowercased())
      guard isValid(property, value) else {
        let text = String(decoding: scanner.bytes[value], as: UTF8.self)
        // Those of single browsers stand beside others.
        if !text.hasPrefix("-") { warn("\(name): \(text) is not understood") }
        continue
      }
      declarations.append(
        Declaration(name: property, text: text, value: value, isImportant: isImportant))
    }
  }

  /// Properties of CSS that change what browsers draw, and are not read.
  private static let undrawn: Set<String> = [
    "rotate", "scale", "translate", "offset-path", "backdrop-filter", "zoom",
  ]

  /// Whether a block begins before the declaration would end; values of custom properties may have one.
  private func isNestedRule() -> Bool {
    let rest = scanner.bytes[scanner.offset...]
    if rest.starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")]) { return false }
    var quote: UInt8?
    for byte in rest {
      if let open = quote {
        if byte == open || byte == UInt8(ascii: "\n") { quote = nil }
        continue
      }
      switch byte {
      case 0x22, 0x27: quote = byte
      case UInt8(ascii: "{"): return true
      case UInt8(ascii: ";"), UInt8(ascii: "}"): return false
      default: break
      }
    }
    return false
  }

  /// Whether a declaration counts: what refers to custom properties is known when they are.
  private func isValid(_ property: SVGAttributeName, _ value: Range<Int>) -> Bool {
    let bytes = scanner.bytes[value]
    return VariableText.isIn(UnsafeBufferPointer(rebasing: bytes)) || property.accepts(bytes)
  }

  private mutating func skipDeclaration() {
    var value = scanner.offset..<scanner.offset
    skipDeclaration(&value)
  }

  /// Passes over a value and the semicolon after it; quotation marks and parentheses hide both.
  private mutating func skipDeclaration(_ value: inout Range<Int>) {
    let start = scanner.offset
    var depth = 0
    var end = start
    loop: while let byte = scanner.next {
      switch byte {
      case 0x22, 0x27: skipString(byte)
      case UInt8(ascii: "/"):
        // A comment at the end is not part of the value.
        if skipComment() { continue loop }
        scanner.offset += 1
      case UInt8(ascii: "("):
        depth += 1
        scanner.offset += 1
      case UInt8(ascii: ")"):
        depth = max(depth - 1, 0)
        scanner.offset += 1
      case UInt8(ascii: ";") where depth == 0:
        scanner.offset += 1
        break loop
      case UInt8(ascii: "}") where depth == 0: break loop
      default:
        let isSpace = ValueScanner.isSpace(byte)
        scanner.offset += 1
        if isSpace { continue loop }
      }
      end = scanner.offset
    }
    value = start..<end
  }

  /// Cuts `!important` off a value; whether it was there.
  private static func cutImportant(
    _ bytes: UnsafeBufferPointer<UInt8>, _ value: inout Range<Int>
  ) -> Bool {
    guard let mark = bytes[value].lastIndex(of: UInt8(ascii: "!")) else { return false }
    let word = String(decoding: bytes[(mark + 1)..<value.upperBound], as: UTF8.self)
    guard word.lowercased().filter({ !$0.isWhitespace }) == "important" else { return false }
    var end = mark
    while end > value.lowerBound, ValueScanner.isSpace(bytes[end - 1]) { end -= 1 }
    // Nor is one before the mark.
    while end - value.lowerBound >= 4, bytes[end - 1] == UInt8(ascii: "/"),
      bytes[end - 2] == UInt8(ascii: "*"),
      let open = bytes[value.lowerBound..<(end - 3)].lastIndex(of: UInt8(ascii: "/")),
      bytes[open + 1] == UInt8(ascii: "*")
    {
      end = open
      while end > value.lowerBound, ValueScanner.isSpace(bytes[end - 1]) { end -= 1 }
    }
    value = value.lowerBound..<end
    return true
  }

  // MARK: Blanks and blocks

  /// Passes over white space, comments, and the marks of comments in HTML; semicolons, too, unless they end something.
  mutating func skipBlank(semicolons: Bool = true) {
    while let byte = scanner.next {
      if ValueScanner.isSpace(byte) || (semicolons && byte == UInt8(ascii: ";")) {
        scanner.offset += 1
      } else if !skipComment(), !skipMark("<!--"), !skipMark("-->") {
        return
      }
    }
  }

  mutating func skipComment() -> Bool {
    guard skipMark("/*") else { return false }
    while scanner.next != nil, !skipMark("*/") { scanner.offset += 1 }
    return true
  }

  private mutating func skipMark(_ mark: StaticString) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard scanner.bytes.count - scanner.offset >= count else { return false }
    for i in 0..<count where scanner.bytes[scanner.offset + i] != mark.utf8Start[i] { return false }
    scanner.offset += count
    return true
  }

  mutating func skipString(_ quote: UInt8) {
    scanner.offset += 1
    while let byte = scanner.next, byte != quote {
      scanner.offset = min(
        scanner.offset + (byte == UInt8(ascii: "\\") ? 2 : 1), scanner.bytes.count)
    }
    scanner.offset = min(scanner.offset + 1, scanner.bytes.count)
  }

  mutating func skip(through byte: UInt8) {
    while let next = scanner.next {
      scanner.offset += 1
      if next == byte { return }
    }
  }

  /// Passes over the rest of a block whose opening brace is read.
  private mutating func skipBlock() {
    var depth = 1
    while depth > 0, let byte = scanner.next {
      switch byte {
      case 0x22, 0x27:
        skipString(byte)
        continue
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      scanner.offset += 1
    }
  }
}
