import FiligreePixels

/// Custom properties, and values that refer to them (CSS Custom Properties for Cascading Variables Module Level 1).
///
/// An element that `use` brings inherits them from the `use`, so that a value is another one each time: values
/// are replaced when an element is in hand, and forgotten after it.
extension Resolver {
  /// The color that `currentColor` stands for.
  func current(_ style: SVGStyle) -> CGColor {
    usesForeground = true
    return style.color
  }

  /// The variables of an element by those that it inherits.
  func variables(of node: Int32, in outer: CustomProperties?) -> CustomProperties? {
    var declared: [String: [UInt8]] = [:]
    for index in tree.nodes[Int(node)].attributes where tree.attributes[Int(index)].name == .custom
    {
      let attribute = tree.attributes[Int(index)]
      expansion -= CustomProperties.cost(attribute.value.count)
      guard expansion >= 0 else {
        expansion = 0
        warnOfExpansion()
        return outer
      }
      declared[tree.string(attribute.text)] = Array(tree.bytes[Range(attribute.value)])
    }
    return declared.isEmpty ? outer : CustomProperties(declared, in: outer, &expansion)
  }

  /// An attribute with its variables replaced; nil where that gives no value.
  func replaced(
    _ attribute: XMLTree.Attribute, _ variables: CustomProperties?
  ) -> XMLTree.Attribute? {
    guard attribute.hasVariables else { return attribute }
    guard expansion > 0 else {
      warnOfExpansion()
      return nil
    }
    let written = Array(tree.bytes[Range(attribute.value)])
    guard
      var value = CustomProperties.substituted(
        written, &expansion, { variables?.value($0) })
    else { return nil }
    // The part of `font` that the property is set by.
    if tree.string(attribute.text) == "font" {
      let parts = FontShorthand.parts(of: String(decoding: value, as: UTF8.self))
      guard let part = parts.first(where: { $0.0 == attribute.name }) else { return nil }
      value = Array(part.1.utf8)
    }
    var attribute = attribute
    let start = Int32(tree.bytes.count + replaced.count)
    replaced += value
    attribute.value = start..<(start + Int32(value.count))
    attribute.hasVariables = false
    return attribute
  }

  private func warnOfExpansion() {
    warn(
      "variables become more than \(options.limits.expandedBytes) bytes; further ones have no value"
    )
  }

  // MARK: Elements in hand

  /// What there was before an element was entered.
  struct Entry {
    fileprivate var variables: CustomProperties?
    fileprivate var replacedCount: Int
  }

  /// Makes the variables of a style those of an element, until it is left.
  func enter(_ node: Int32, _ style: SVGStyle) -> Entry {
    guard tree.hasVariables else { return Entry(replacedCount: 0) }
    return Entry(
      variables: variables.updateValue(style.variables ?? Self.none, forKey: node),
      replacedCount: replaced.count)
  }

  /// Forgets an element.
  func leave(_ node: Int32, _ entry: Entry) {
    guard tree.hasVariables else { return }
    variables[node] = entry.variables
    replaced.removeSubrange(entry.replacedCount...)
  }

  private static var none: CustomProperties { CustomProperties(initial: [:]) }

  /// The variables of an element: of one in hand by the style around it, of another one by where it stands.
  func variables(at node: Int32) -> CustomProperties? {
    variables[node] ?? standingVariables(of: node)
  }

  /// The variables of an element by the elements around it.
  func standingVariables(of node: Int32) -> CustomProperties? {
    var chain: [Int32] = []
    var next = node
    while next >= 0, standingVariables[next] == nil {
      chain.append(next)
      next = tree.nodes[Int(next)].parent
    }
    var properties = next >= 0 ? standingVariables[next] : base.variables
    for node in chain.reversed() {
      properties = variables(of: node, in: properties)
      standingVariables[node] = properties ?? Self.none
    }
    return properties
  }

  // MARK: Text

  /// The bytes that a value is among, and where.
  func place(of range: XMLTree.Text) -> (bytes: [UInt8], range: Range<Int>) {
    let start = Int(range.lowerBound) - tree.bytes.count
    // What follows the document's bytes are replaced values.
    guard start >= 0 else { return (tree.bytes, Range(range)) }
    return (replaced, start..<(start + range.count))
  }

  /// The text of a value.
  func string(_ range: XMLTree.Text) -> String {
    let (bytes, place) = place(of: range)
    return String(decoding: bytes[place], as: UTF8.self)
  }
}
