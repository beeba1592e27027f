/// The elements of an XML document, in one array each of nodes, attributes and bytes.
///
/// Nodes refer to one another by index, and names and values are ranges of ``bytes``: a map of a million
/// elements costs three growing arrays, and path data is parsed where it stands in the file.
struct XMLTree: Sendable {
  /// A stretch of ``bytes``.
  typealias Text = Range<Int32>

  /// An element, or a stretch of text in one.
  struct Node: Sendable {
    /// What the element is; `.text` for text.
    var kind: SVGElementName
    /// The element's name without its prefix, or the text.
    var text: Text
    var parent: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    var attributes: Range<Int32>
  }

  /// An attribute of an element, or a property that a style sheet gives it.
  struct Attribute: Sendable {
    var name: SVGAttributeName
    /// Its name as it is written.
    var text: Text
    var value: Text
    /// Whether the value refers to custom properties.
    var hasVariables = false
  }

  /// The file in UTF-8, and after it values that are not written as they are meant.
  var bytes: [UInt8]
  /// The nodes in the order of the document; the first is the root element.
  var nodes: [Node] = []
  var attributes: [Attribute] = []
  /// The element that has a name: the first, where several have it.
  var ids: [String: Int32] = [:]
  /// Whether a value refers to custom properties.
  var hasVariables = false
  /// Whether the document speaks of the paints of what refers to a marker or a symbol, or of what it is drawn for.
  var usesContext = false

  /// The text of a range.
  func string(_ range: Text) -> String {
    String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// The value of an attribute of an element, or nil.
  func value(_ name: SVGAttributeName, of node: Int32) -> Text? {
    attribute(name, of: node)?.value
  }

  /// An attribute of an element, or nil.
  func attribute(_ name: SVGAttributeName, of node: Int32) -> Attribute? {
    for index in nodes[Int(node)].attributes where attributes[Int(index)].name == name {
      return attributes[Int(index)]
    }
    return nil
  }

  /// The children of a node, text included.
  func children(of node: Int32) -> Children {
    Children(tree: self, following: nodes[Int(node)].firstChild)
  }

  /// A node's children, in order.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: XMLTree
    fileprivate var following: Int32

    mutating func next() -> Int32? {
      guard following >= 0 else { return nil }
      defer { following = tree.nodes[Int(following)].nextSibling }
      return following
    }
  }
}
