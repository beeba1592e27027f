/// Builds the tree of a document from its marks.
struct XMLTreeBuilder {
  private var tree: XMLTree
  private var entities: XMLEntities
  private let limits: SVGLimits
  /// The elements that are open, the outermost first.
  private var open: [OpenElement] = []
  /// Where the text that is read stands among the tree's bytes: not at their start, where entities brought it.
  private var base = 0
  /// The namespaces that prefixes stand for; later ones come first.
  private var namespaces: [(prefix: String, uri: String)] = []

  private struct OpenElement {
    var node: Int32
    var lastChild: Int32 = -1
    var name: Range<Int>
    var namespaceCount: Int
  }

  /// The tree of a document in UTF-8.
  static func tree(
    of bytes: UnsafeBufferPointer<UInt8>, limits: SVGLimits
  ) throws(SVGError) -> XMLTree {
    var builder = XMLTreeBuilder(bytes: bytes, limits: limits)
    // The bytes that are read stay as they are, while replaced values are appended to a copy's end.
    try builder.run(bytes)
    guard !builder.tree.nodes.isEmpty else {
      throw SVGError(.notSVG, "the file has no element")
    }
    return builder.tree
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, limits: SVGLimits) {
    // Room for what is appended, so that a file of megabytes is not moved into twice its size.
    var own: [UInt8] = []
    own.reserveCapacity(bytes.count + bytes.count / 16 + 1024)
    own += bytes
    tree = XMLTree(bytes: own)
    entities = XMLEntities(limit: limits.expandedBytes)
    self.limits = limits
    tree.nodes.reserveCapacity(bytes.count / 128)
    tree.attributes.reserveCapacity(bytes.count / 64)
  }

  private mutating func run(_ source: UnsafeBufferPointer<UInt8>) throws(SVGError) {
    let outer = open.count
    var scanner = XMLScanner(source)
    while let mark = try scanner.next() {
      switch mark {
      case .start(let name): try begin(name, &scanner, source)
      case .end(let name):
        guard open.count > outer else {
          throw SVGError(.corrupt, "an end tag without a start tag", offset: name.lowerBound)
        }
        try end(name, source)
      case .text(let text):
        if try !addMarkup(text, source) { try add(text, source) }
      case .data(let text): add(text: range(text))
      case .declarations(let inner): try entities.declare(source, inner)
      }
    }
    if open.count > outer, let last = open.last {
      let name = String(decoding: source[last.name], as: UTF8.self)
      throw SVGError(.corrupt, "the file ends within the element \(name)", offset: source.count)
    }
  }

  /// Reads the elements that entities in a text stand for; false if they stand for none.
  private mutating func addMarkup(
    _ text: Range<Int>, _ source: UnsafeBufferPointer<UInt8>
  ) throws(SVGError) -> Bool {
    guard !open.isEmpty,
      let markup = try entities.markup(UnsafeBufferPointer(rebasing: source[text]))
    else { return false }
    let outer = base
    base = tree.bytes.count
    defer { base = outer }
    tree.bytes += markup
    var failure: SVGError?
    markup.withUnsafeBufferPointer { markup in
      do throws(SVGError) { try run(markup) } catch { failure = error }
    }
    // Its place in the entity's text says nothing about the file.
    if let failure { throw SVGError(failure.reason, failure.what, offset: text.lowerBound) }
    return true
  }

  // MARK: Elements

  private mutating func begin(
    _ name: Range<Int>, _ scanner: inout XMLScanner, _ source: UnsafeBufferPointer<UInt8>
  ) throws(SVGError) {
    if open.isEmpty, !tree.nodes.isEmpty {
      throw SVGError(.corrupt, "a second root element", offset: name.lowerBound)
    }
    guard open.count < limits.depth else {
      throw SVGError(
        .tooLarge, "elements lie in one another more than \(limits.depth) deep",
        offset: name.lowerBound)
    }
    guard tree.nodes.count < limits.elements else {
      throw SVGError(.tooLarge, "more than \(limits.elements) elements", offset: name.lowerBound)
    }
    let outerNamespaces = namespaces.count
    let first = Int32(tree.attributes.count)
    var isEmpty = false
    tag: while true {
      switch try scanner.tagPart() {
      case .attribute(let key, let value): try add(key, value, from: first, source)
      case .end(let empty):
        isEmpty = empty
        break tag
      }
    }
    let attributes = first..<Int32(tree.attributes.count)
    let local = localName(name, source)
    let node = append(
      XMLTree.Node(
        kind: isSVG(prefix: prefix(name, local, source))
          ? .named(tree.string(range(local))) : .foreign,
        text: range(local), parent: open.last?.node ?? -1, attributes: attributes))
    if let id = tree.value(.id, of: node) {
      let key = tree.string(id)
      if tree.ids[key] == nil { tree.ids[key] = node }
    }
    if isEmpty {
      namespaces.removeLast(namespaces.count - outerNamespaces)
    } else {
      open.append(OpenElement(node: node, name: name, namespaceCount: outerNamespaces))
    }
  }

  private mutating func end(
    _ name: Range<Int>, _ source: UnsafeBufferPointer<UInt8>
  ) throws(SVGError) {
    guard let last = open.popLast() else { return }
    guard source[last.name].elementsEqual(source[name]) else {
      let expected = String(decoding: source[last.name], as: UTF8.self)
      throw SVGError(.corrupt, "</\(expected)> was expected", offset: name.lowerBound)
    }
    namespaces.removeLast(namespaces.count - last.namespaceCount)
  }

  /// Appends a node, as the last child of the element that is open.
  private mutating func append(_ node: XMLTree.Node) -> Int32 {
    let index = Int32(tree.nodes.count)
    tree.nodes.append(node)
    if let last = open.indices.last {
      if open[last].lastChild < 0 {
        tree.nodes[Int(open[last].node)].firstChild = index
      } else {
        tree.nodes[Int(open[last].lastChild)].nextSibling = index
      }
      open[last].lastChild = index
    }
    return index
  }

  // MARK: Text

  private mutating func add(
    _ text: Range<Int>, _ source: UnsafeBufferPointer<UInt8>
  ) throws(SVGError) {
    guard let last = open.last else {
      guard source[text].allSatisfy({ XMLScanner.isSpace($0) || $0 > 0x7F }) else {
        throw SVGError(.corrupt, "text outside of the root element", offset: text.lowerBound)
      }
      return
    }
    // White space between shapes is most of the text there is, and means nothing there.
    guard Self.holdsText(tree.nodes[Int(last.node)].kind) else { return }
    add(text: try replaced(text, isAttribute: false, source))
  }

  private mutating func add(text: XMLTree.Text) {
    guard let last = open.last, Self.holdsText(tree.nodes[Int(last.node)].kind) else { return }
    _ = append(
      XMLTree.Node(kind: .textContent, text: text, parent: last.node, attributes: 0..<0))
  }

  private static func holdsText(_ kind: SVGElementName) -> Bool {
    switch kind {
    case .textElement, .tspan, .textPath, .tref, .a, .style, .title, .desc: true
    default: false
    }
  }

  // MARK: Attributes

  private mutating func add(
    _ name: Range<Int>, _ value: Range<Int>, from first: Int32,
    _ source: UnsafeBufferPointer<UInt8>
  ) throws(SVGError) {
    for attribute in tree.attributes[Int(first)...]
    where source[name].elementsEqual(
      tree.bytes[Int(attribute.text.lowerBound)..<Int(attribute.text.upperBound)])
    {
      let key = String(decoding: source[name], as: UTF8.self)
      throw SVGError(.corrupt, "the attribute \(key) is there twice", offset: name.lowerBound)
    }
    guard tree.attributes.count - Int(first) < limits.attributes else {
      throw SVGError(
        .tooLarge, "an element of more than \(limits.attributes) attributes",
        offset: name.lowerBound)
    }
    let text = try replaced(value, isAttribute: true, source)
    let local = localName(name, source)
    var known = SVGAttributeName.unknown
    if local == name {
      let key = String(decoding: source[name], as: UTF8.self)
      if key == "xmlns" {
        namespaces.append(("", tree.string(text)))
      } else {
        known = .named(key)
        if known.isOnlyProperty { known = .unknown }
      }
    } else {
      switch String(decoding: source[name.lowerBound..<(local.lowerBound - 1)], as: UTF8.self) {
      case "xmlns":
        namespaces.append(
          (String(decoding: source[local], as: UTF8.self), tree.string(text)))
      case "xml": known = .named(String(decoding: source[name], as: UTF8.self))
      case let prefix where prefix == "xlink" || uri(of: prefix) == Self.xlink:
        // SVG 2's `href` outranks that of XLink.
        if source[local].elementsEqual("href".utf8),
          !tree.attributes[Int(first)...].contains(where: { $0.name == .href })
        {
          known = .href
        }
      default: break
      }
    }
    if known == .href, local == name {
      for index in Int(first)..<tree.attributes.count where tree.attributes[index].name == .href {
        tree.attributes[index].name = .unknown
      }
    }
    tree.attributes.append(XMLTree.Attribute(name: known, text: range(name), value: text))
  }

  /// The range of a value with its entities replaced: that of the file, where there are none.
  private mutating func replaced(
    _ value: Range<Int>, isAttribute: Bool, _ source: UnsafeBufferPointer<UInt8>
  ) throws(SVGError) -> XMLTree.Text {
    let text = UnsafeBufferPointer(rebasing: source[value])
    let isPlain = text.allSatisfy {
      $0 != UInt8(ascii: "&") && (!isAttribute || $0 >= 0x20)
    }
    if isPlain { return range(value) }
    let start = tree.bytes.count
    do throws(SVGError) {
      try entities.append(text, isAttribute: isAttribute, to: &tree.bytes)
    } catch {
      throw SVGError(error.reason, error.what, offset: value.lowerBound)
    }
    return Int32(start)..<Int32(tree.bytes.count)
  }

  // MARK: Names

  private static let svg = "http://www.w3.org/2000/svg"
  private static let xlink = "http://www.w3.org/1999/xlink"

  private func uri(of prefix: String) -> String? {
    namespaces.last { $0.prefix == prefix }?.uri
  }

  /// Whether elements with a prefix are SVG's; those of a file that says nothing are.
  private func isSVG(prefix: String) -> Bool {
    guard let uri = uri(of: prefix) else { return prefix.isEmpty || prefix == "svg" }
    return uri == Self.svg || uri.isEmpty
  }

  private func localName(
    _ name: Range<Int>, _ source: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    guard let colon = source[name].firstIndex(of: UInt8(ascii: ":")) else { return name }
    return (colon + 1)..<name.upperBound
  }

  private func prefix(
    _ name: Range<Int>, _ local: Range<Int>, _ source: UnsafeBufferPointer<UInt8>
  ) -> String {
    local == name
      ? "" : String(decoding: source[name.lowerBound..<(local.lowerBound - 1)], as: UTF8.self)
  }

  private func range(_ range: Range<Int>) -> XMLTree.Text {
    Int32(base + range.lowerBound)..<Int32(base + range.upperBound)
  }
}
