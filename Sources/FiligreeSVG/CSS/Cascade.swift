import Foundation

/// Gives each element the properties that style sheets and `style` attributes set, as attributes.
///
/// Whoever reads the tree afterwards finds one value of a property, wherever it came from. The order, the
/// weakest first, is CSS': attributes, rules by specificity and order, `style`, and then what is
/// `!important`. Shorthands become what they stand for.
struct Cascade {
  private var rules: [CSSParser.Rule] = []
  private var specificities: [Int] = []
  /// The rules whose last compound asks for a class, an id or a type; and all others.
  private var byClass: [String: [Int]] = [:]
  private var byID: [String: [Int]] = [:]
  private var byType: [String: [Int]] = [:]
  private var others: [Int] = []
  /// Whether rules lie in layers.
  private var hasLayers = false
  /// How many more elements may be compared with rules.
  private var comparisons: Int
  /// What was passed over in `style` attributes.
  private var warnings: [SVGWarning] = []

  /// Applies the style sheets of a document, and one of the caller's before them.
  static func apply(
    to tree: inout XMLTree, extraSheet: String = "", limits: SVGLimits,
    warnings: inout [SVGWarning]
  ) throws(SVGError) {
    var cascade = Cascade(sheets(of: &tree, extraSheet), tree, limits, &warnings)
    let hasRules = !cascade.rules.isEmpty
    for node in tree.nodes.indices where tree.nodes[node].kind != .textContent {
      let style = tree.value(.style, of: Int32(node))
      if !hasRules, style == nil { continue }
      cascade.style(Int32(node), style, &tree)
      guard cascade.comparisons > 0 else {
        throw SVGError(
          .tooLarge, "rules of style sheets take more than \(limits.comparisons) comparisons")
      }
    }
    for warning in cascade.warnings where !warnings.contains(warning) { warnings.append(warning) }
    tree.findReferences()
  }

  /// The text of all style sheets, put behind the tree's bytes.
  private static func sheets(of tree: inout XMLTree, _ extraSheet: String) -> Range<Int> {
    let start = tree.bytes.count
    tree.bytes.append(contentsOf: extraSheet.utf8)
    for node in tree.nodes.indices where tree.nodes[node].kind == .style {
      let type = tree.value(.type, of: Int32(node)).map(tree.string)
      guard type == nil || type == "" || type == "text/css", isForScreens(tree, Int32(node)) else {
        continue
      }
      for child in tree.children(of: Int32(node)) {
        let text = tree.nodes[Int(child)].text
        tree.bytes.append(
          contentsOf: tree.bytes[Int(text.lowerBound)..<Int(text.upperBound)])
      }
      tree.bytes.append(UInt8(ascii: "\n"))
    }
    return start..<tree.bytes.count
  }

  /// Whether a sheet is for what is drawn: its `media` are as those of a rule.
  private static func isForScreens(_ tree: XMLTree, _ node: Int32) -> Bool {
    guard let media = tree.value(.media, of: node) else { return true }
    return tree.bytes.withUnsafeBufferPointer {
      CSSCondition(page: tree.pageSize).matchesMedia(
        UnsafeBufferPointer(rebasing: $0[Range(media)]))
    } == true
  }

  private init(
    _ text: Range<Int>, _ tree: XMLTree, _ limits: SVGLimits, _ warnings: inout [SVGWarning]
  ) {
    comparisons = limits.comparisons
    guard !text.isEmpty else { return }
    rules = tree.bytes.withUnsafeBufferPointer { bytes in
      var parser = CSSParser(
        UnsafeBufferPointer(rebasing: bytes[..<text.upperBound]), page: tree.pageSize)
      parser.move(to: text.lowerBound)
      parser.sheet()
      warnings += parser.warnings
      return parser.rules
    }
    hasLayers = rules.contains { $0.layer != nil }
    specificities = rules.map(\.selector.specificity)
    for (index, rule) in rules.enumerated() {
      file(index, rule.selector.compounds.last?.tests ?? [])
    }
  }

  /// Files a rule under what its last compound asks for.
  private mutating func file(_ index: Int, _ tests: [CSSSelector.Test]) {
    for test in tests {
      switch test {
      case .class(let name): byClass[name, default: []].append(index)
      case .id(let name): byID[name, default: []].append(index)
      case .type(let name): byType[name, default: []].append(index)
      default: continue
      }
      return
    }
    others.append(index)
  }

  private mutating func style(_ node: Int32, _ style: XMLTree.Text?, _ tree: inout XMLTree) {
    var declarations: [CSSParser.Declaration] = []
    for index in matching(node, tree) {
      declarations += rules[index].declarations
      comparisons -= rules[index].declarations.count
    }
    var ownDeclarations: [CSSParser.Declaration] = []
    if let style {
      ownDeclarations = tree.bytes.withUnsafeBufferPointer { bytes in
        var parser = CSSParser(UnsafeBufferPointer(rebasing: bytes[..<Int(style.upperBound)]))
        parser.move(to: Int(style.lowerBound))
        let declarations = parser.declarations()
        warnings += parser.warnings.prefix(max(Resolver.warningLimit - warnings.count, 0))
        return declarations
      }
      declarations += ownDeclarations
    }
    var attributes = Array(tree.attributes[Range(tree.nodes[Int(node)].attributes)])
    var custom: [String: Int] = [:]
    for isImportant in [false, true] {
      if isImportant, hasLayers { declarations = important(node, tree) + ownDeclarations }
      for declaration in declarations where declaration.isImportant == isImportant {
        let (text, value) = (range(declaration.text), range(declaration.value))
        if declaration.name == .custom {
          setCustom(
            XMLTree.Attribute(name: .custom, text: text, value: value), &attributes, &custom, tree)
        } else {
          set(declaration.name, text, value, &attributes, &tree)
        }
      }
    }
    let start = Int32(tree.attributes.count)
    tree.attributes += attributes
    tree.nodes[Int(node)].attributes = start..<Int32(tree.attributes.count)
  }

  /// The rules for an element, the weakest first.
  private mutating func matching(_ node: Int32, _ tree: XMLTree) -> [Int] {
    guard !rules.isEmpty else { return [] }
    var candidates = others
    if !byType.isEmpty, let found = byType[tree.string(tree.nodes[Int(node)].text)] {
      candidates += found
    }
    if !byClass.isEmpty, let value = tree.value(.class, of: node) {
      for name in tree.string(value).split(whereSeparator: \.isWhitespace) {
        if let found = byClass[String(name)] { candidates += found }
      }
    }
    if !byID.isEmpty, let id = tree.value(.id, of: node), let found = byID[tree.string(id)] {
      candidates += found
    }
    return candidates.filter { rules[$0].selector.matches(node, in: tree, &comparisons) }
      .sorted { (layer($0), specificities[$0], $0) < (layer($1), specificities[$1], $1) }
  }

  private func layer(_ rule: Int) -> Int { rules[rule].layer ?? .max }

  /// The declarations for an element in the order of important ones: of layers, the first ones outrank the others.
  private mutating func important(_ node: Int32, _ tree: XMLTree) -> [CSSParser.Declaration] {
    matching(node, tree)
      .sorted { (-layer($0), specificities[$0], $0) < (-layer($1), specificities[$1], $1) }
      .flatMap { rules[$0].declarations }
  }

  /// Sets a custom property among attributes; `places` says where those of each name are.
  private mutating func setCustom(
    _ property: XMLTree.Attribute, _ attributes: inout [XMLTree.Attribute],
    _ places: inout [String: Int], _ tree: XMLTree
  ) {
    let name = tree.string(property.text)
    if let place = places[name] {
      attributes[place] = property
      return
    }
    places[name] = attributes.count
    attributes.append(property)
    // A rule of many for every element takes memory, not time alone.
    comparisons -= Self.customCost
  }

  /// How many comparisons a custom property of an element counts as: so many keep those of a document, of 20 bytes
  /// each, below 100 MB by the default limit.
  private static let customCost = 10

  /// Sets a property among attributes.
  private func set(
    _ name: SVGAttributeName, _ text: XMLTree.Text, _ value: XMLTree.Text,
    _ attributes: inout [XMLTree.Attribute], _ tree: inout XMLTree
  ) {
    func put(_ name: SVGAttributeName, _ value: XMLTree.Text) {
      let attribute = XMLTree.Attribute(name: name, text: text, value: value)
      if let index = attributes.firstIndex(where: { $0.name == name }) {
        attributes[index] = attribute
      } else {
        attributes.append(attribute)
      }
    }
    switch name {
    case .marker:
      put(.markerStart, value)
      put(.markerMid, value)
      put(.markerEnd, value)
    case .font where tree.hasReference(in: value):
      // What it stands for is known when its references are.
      for name in FontShorthand.names { put(name, value) }
    case .font where CSSWideKeyword(tree.bytes[Range(value)]) != nil:
      for name in FontShorthand.names { put(name, value) }
    case .font:
      for (name, word) in FontShorthand.parts(of: tree.string(value)) {
        put(name, tree.append(word))
      }
    case .all:
      // All but the direction of text, and custom properties (CSS Cascading 4, section 3.2).
      guard CSSWideKeyword(tree.bytes[Range(value)]) != nil else { break }
      for name in SVGAttributeName.allProperties { put(name, value) }
    default: if name.isProperty { put(name, value) }
    }
  }

  private func range(_ range: Range<Int>) -> XMLTree.Text {
    Int32(range.lowerBound)..<Int32(range.upperBound)
  }
}

extension Range<Int> {
  /// The range of an array's indices.
  init(_ range: Range<Int32>) { self = Int(range.lowerBound)..<Int(range.upperBound) }
}

extension XMLTree {
  /// The size of the page, as far as it is known before styles are: what is said in units of its own, or the box.
  fileprivate var pageSize: CGSize {
    func numbers(_ name: SVGAttributeName) -> [Double] {
      guard let range = value(name, of: 0) else { return [] }
      return bytes.withUnsafeBufferPointer {
        var scanner = ValueScanner(UnsafeBufferPointer(rebasing: $0[Range(range)]))
        if name == .viewBox { return scanner.numbers() }
        scanner.skipSpace()
        guard let length = scanner.length(), length.unit != .percent else { return [] }
        return [length.resolved(.width, in: LengthSpace(viewport: .zero, fontSize: 16))]
      }
    }
    let box = numbers(.viewBox)
    return CGSize(
      width: numbers(.width).first ?? (box.count == 4 ? box[2] : 300),
      height: numbers(.height).first ?? (box.count == 4 ? box[3] : 150))
  }

  /// Marks what refers to custom properties and to the paints of what refers to an element.
  fileprivate mutating func findReferences() {
    let mayReferToProperties = bytes.withUnsafeBufferPointer { VariableText.isIn($0) }
    for index in attributes.indices {
      let attribute = attributes[index]
      if mayReferToProperties, attribute.name.isProperty, hasReference(in: attribute.value) {
        attributes[index].hasVariables = true
        hasVariables = true
      }
      if !usesContext { usesContext = speaksOfContext(attribute) }
    }
  }

  private func speaksOfContext(_ attribute: Attribute) -> Bool {
    switch attribute.name {
    case .fill, .stroke:
      bytes[Range(attribute.value)].drop(while: ValueScanner.isSpace)
        .starts(with: "context-".utf8)
    case .custom: string(attribute.value).contains("context-")
    default: false
    }
  }

  /// Whether a value refers to custom properties.
  fileprivate func hasReference(in value: Text) -> Bool {
    bytes.withUnsafeBufferPointer {
      VariableText.isIn(UnsafeBufferPointer(rebasing: $0[Range(value)]))
    }
  }

  /// Puts a text behind the bytes; where it is.
  mutating func append(_ text: String) -> Text {
    let start = Int32(bytes.count)
    bytes.append(contentsOf: text.utf8)
    return start..<Int32(bytes.count)
  }
}

/// What CSS' `font` stands for (CSS Fonts Module Level 4, section 4.3).
enum FontShorthand {
  /// The properties that it sets.
  static let names: [SVGAttributeName] = [
    .fontStyle, .fontVariant, .fontWeight, .fontStretch, .fontKerning, .fontVariationSettings,
    .fontFeatureSettings, .fontSize, .fontFamily,
  ]

  /// The properties of a shorthand, those it does not name at their initial values; empty if it has no size
  /// and family.
  static func parts(of text: String) -> [(SVGAttributeName, String)] {
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    var parts: [SVGAttributeName: String] = [
      .fontStyle: "normal", .fontVariant: "normal", .fontWeight: "normal", .fontStretch: "normal",
      .fontKerning: "auto", .fontVariationSettings: "normal", .fontFeatureSettings: "normal",
    ]
    while let word = words.first, let name = property(of: word.lowercased()) {
      if word.lowercased() != "normal" { parts[name] = String(word) }
      words = words.dropFirst()
    }
    guard let size = words.first, words.count > 1 else { return [] }
    parts[.fontSize] = String(size.prefix { $0 != "/" })
    var family = words.dropFirst()
    // A line height may stand apart from its slash.
    if family.first == "/" { family = family.dropFirst(2) }
    parts[.fontFamily] = family.joined(separator: " ")
    return parts.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }

  private static func property(of word: String) -> SVGAttributeName? {
    switch word {
    case "normal", "italic", "oblique": .fontStyle
    case "small-caps": .fontVariant
    case "bold", "bolder", "lighter", "100", "200", "300", "400", "500", "600", "700", "800", "900":
      .fontWeight
    case _ where word.hasSuffix("condensed") || word.hasSuffix("expanded"): .fontStretch
    default: nil
    }
  }
}
