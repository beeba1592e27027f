/// A selector of a style sheet: what elements a rule is for (Selectors Level 4, in part).
struct CSSSelector: Sendable {
  /// How an element and the one to its right in a selector are related.
  enum Combinator: Sendable {
    case descendant, child, nextSibling, laterSibling
  }

  /// A test of an element by itself.
  indirect enum Test: Sendable {
    case type(String)
    case id(String)
    case `class`(String)
    /// An attribute that is there, or has a value by a rule.
    case attribute(String, AttributeRule, String)
    case root, empty
    /// The element's place among its siblings: a·n + b, counted from the end, among those of its kind.
    case place(a: Int, b: Int, fromEnd: Bool, ofType: Bool)
    case not([[Test]])
    /// One of several, which may count for nothing among the weights of rules.
    case any([[Test]], hasWeight: Bool)
    /// What no element of a still picture is.
    case never
  }

  /// How the value of an attribute is compared.
  enum AttributeRule: Sendable {
    case exists, equals, includes, dashed, begins, ends, contains
  }

  /// The tests of one element, and how it is related to the element of the compound before it.
  struct Compound: Sendable {
    var tests: [Test] = []
    var combinator = Combinator.descendant
  }

  /// The outermost element first; the last is the one that the rule is for.
  var compounds: [Compound] = []

  /// CSS' weight of a selector: ids, then classes and their like, then types.
  var specificity: Int {
    compounds.reduce(0) { $0 + $1.tests.reduce(0) { $0 + Self.specificity($1) } }
  }

  private static func specificity(_ test: Test) -> Int {
    switch test {
    case .id: 1 << 20
    case .type: 1
    case .not(let lists), .any(let lists, hasWeight: true):
      lists.reduce(0) { max($0, $1.reduce(0) { $0 + specificity($1) }) }
    case .any(_, hasWeight: false): 0
    default: 1 << 10
    }
  }
}

extension CSSSelector {
  /// Whether the rule is for an element.
  ///
  /// `comparisons` are how many more elements may be looked at; each takes one off.
  func matches(_ node: Int32, in tree: XMLTree, _ comparisons: inout Int) -> Bool {
    guard let last = compounds.indices.last else { return false }
    return matches(node, through: last, in: tree, &comparisons)
  }

  /// Whether an element passes a compound, and its relatives those before it.
  private func matches(
    _ node: Int32, through index: Int, in tree: XMLTree, _ comparisons: inout Int
  ) -> Bool {
    comparisons -= 1
    guard comparisons > 0 else { return false }
    for test in compounds[index].tests {
      guard Self.passes(test, node, tree, &comparisons) else { return false }
    }
    guard index > 0 else { return true }
    let parent = tree.nodes[Int(node)].parent
    switch compounds[index].combinator {
    case .child: return parent >= 0 && matches(parent, through: index - 1, in: tree, &comparisons)
    case .descendant:
      var outer = parent
      while outer >= 0 {
        if matches(outer, through: index - 1, in: tree, &comparisons) { return true }
        outer = tree.nodes[Int(outer)].parent
      }
      return false
    case .nextSibling, .laterSibling:
      guard parent >= 0 else { return false }
      var before = Self.elements(in: parent, tree, &comparisons).prefix { $0 != node }
      if compounds[index].combinator == .nextSibling { before = before.suffix(1) }
      for sibling in before where matches(sibling, through: index - 1, in: tree, &comparisons) {
        return true
      }
      return false
    }
  }

  /// The elements in another.
  private static func elements(
    in parent: Int32, _ tree: XMLTree, _ comparisons: inout Int
  ) -> [Int32] {
    guard comparisons > 0 else { return [] }
    let elements = tree.children(of: parent).filter { tree.nodes[Int($0)].kind != .textContent }
    comparisons -= elements.count
    return elements
  }

  private static func passes(
    _ test: Test, _ node: Int32, _ tree: XMLTree, _ comparisons: inout Int
  ) -> Bool {
    switch test {
    case .type(let name): return tree.string(tree.nodes[Int(node)].text) == name
    case .id(let id): return tree.value(.id, of: node).map(tree.string) == id
    case .class(let name):
      guard let value = tree.value(.class, of: node) else { return false }
      return tree.string(value).split(whereSeparator: \.isWhitespace).contains { $0 == name }
    case .attribute(let name, let rule, let expected):
      let attributes = tree.nodes[Int(node)].attributes
      guard
        let index = attributes.first(where: {
          tree.string(tree.attributes[Int($0)].text) == name
        })
      else { return false }
      return passes(rule, tree.string(tree.attributes[Int(index)].value), expected)
    case .root: return node == 0
    case .empty: return tree.nodes[Int(node)].firstChild < 0
    case .place(let a, let b, let fromEnd, let ofType):
      guard let place = place(of: node, fromEnd, ofType, tree, &comparisons) else { return false }
      return a == 0 ? place == b : (place - b) % a == 0 && (place - b) / a >= 0
    case .not(let lists):
      return !lists.contains { passes($0, node, tree, &comparisons) }
    case .any(let lists, _):
      return lists.contains { passes($0, node, tree, &comparisons) }
    case .never: return false
    }
  }

  private static func passes(
    _ tests: [Test], _ node: Int32, _ tree: XMLTree, _ comparisons: inout Int
  ) -> Bool {
    comparisons -= 1
    for test in tests where !passes(test, node, tree, &comparisons) { return false }
    return true
  }

  private static func passes(_ rule: AttributeRule, _ value: String, _ expected: String) -> Bool {
    switch rule {
    case .exists: true
    case .equals: value == expected
    case .includes: value.split(whereSeparator: \.isWhitespace).contains { $0 == expected }
    case .dashed: value == expected || value.hasPrefix(expected + "-")
    case .begins: !expected.isEmpty && value.hasPrefix(expected)
    case .ends: !expected.isEmpty && value.hasSuffix(expected)
    case .contains: !expected.isEmpty && value.contains(expected)
    }
  }

  /// The number of an element among its siblings, from 1 on.
  private static func place(
    of node: Int32, _ fromEnd: Bool, _ ofType: Bool, _ tree: XMLTree, _ comparisons: inout Int
  ) -> Int? {
    let parent = tree.nodes[Int(node)].parent
    guard parent >= 0 else { return 1 }
    let name = ofType ? tree.string(tree.nodes[Int(node)].text) : nil
    let siblings = elements(in: parent, tree, &comparisons).filter {
      name == nil || tree.string(tree.nodes[Int($0)].text) == name
    }
    guard let index = siblings.firstIndex(of: node) else { return nil }
    return fromEnd ? siblings.count - index : index + 1
  }
}
