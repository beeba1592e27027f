import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Resolves the elements of a document into what they draw.
///
/// A class, as clips, gradients and the like are resolved once, when something first refers to them.
final class Resolver {
  let tree: XMLTree
  let options: SVGOptions
  private(set) var warnings: [SVGWarning]
  /// How many further elements may be drawn.
  private var budget: Int
  /// How deep the element in hand lies, through all references.
  private(set) var depth = 0
  /// The elements that are being resolved, so that what refers to itself ends.
  var open: Set<Int32> = []

  var gradients: [Int32: SVGGradient] = [:]
  var patterns: [Int32: SVGPattern] = [:]
  var clips: [Int32: SVGClip] = [:]
  var masks: [Int32: SVGMask] = [:]
  var filterElements: [Int32: SVGFilterElement] = [:]
  var markerContents: [Int32: [SVGNode]] = [:]
  /// The elements of the path in hand that end within an arc, where no marker belongs.
  var arcJoints: [Int] = []
  /// Whether shapes are resolved for a clip, which asks for their outlines alone.
  var isClipping = false
  /// The viewport around the element in hand, that percentages are of where an element is referred to.
  var viewport = CGSize.zero
  /// The style around the document.
  let base: SVGStyle
  /// Whether the paint of what the document is drawn for was asked for.
  var usesForeground = false
  /// Of elements that only lead to the one that is asked for, the child that does; empty where all are drawn.
  var leading: [Int32: Int32] = [:]

  /// Paints by their text: thousands of shapes share a few, and then a few objects.
  var paints: [String: SVGStyle.PaintValue] = [:]

  /// Values with their variables replaced, of the elements in hand.
  var replaced: [UInt8] = []
  /// How many more bytes variables may become.
  var expansion: Int
  /// The variables of the elements in hand, by the style around each.
  var variables: [Int32: CustomProperties] = [:]
  /// The variables of elements where they stand in the document.
  var standingVariables: [Int32: CustomProperties] = [:]

  init(_ tree: XMLTree, _ options: SVGOptions, warnings: [SVGWarning]) {
    self.tree = tree
    self.options = options
    self.warnings = warnings
    budget = options.limits.elements
    expansion = options.limits.expandedBytes
    base = SVGStyle(options)
  }

  /// How many warnings are kept.
  static let warningLimit = 100

  /// Notes what is not drawn as it is meant, once.
  func warn(_ text: String) {
    let warning = SVGWarning(text)
    if warnings.count < Self.warningLimit, !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Does something one level deeper; not beyond the limit.
  func deeper<Result>(_ body: () throws(SVGError) -> Result) throws(SVGError) -> Result {
    guard depth < options.limits.depth else {
      throw SVGError(
        .tooLarge, "elements lie in one another more than \(options.limits.depth) deep")
    }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// Counts elements that are drawn; not beyond the limit.
  func count(_ elements: Int = 1) throws(SVGError) {
    budget -= elements
    guard budget >= 0 else {
      throw SVGError(.tooLarge, "more than \(options.limits.elements) elements are drawn")
    }
  }

  // MARK: Attributes

  /// Reads a value of an element; nil where it has none, or it is not understood.
  func read<Value>(
    _ name: SVGAttributeName, of node: Int32, _ body: (inout ValueScanner) -> Value?
  ) -> Value? {
    guard let range = value(name, of: node) else { return nil }
    return read(range, body)
  }

  /// The value of an element, that of the one around it for `inherit`; nil for the initial one.
  func value(_ name: SVGAttributeName, of node: Int32) -> XMLTree.Text? {
    var node = node
    while node >= 0 {
      guard let attribute = tree.attribute(name, of: node),
        let range = attribute.hasVariables
          ? replaced(attribute, variables(at: node))?.value : attribute.value
      else { return nil }
      guard name.isProperty, let keyword = keyword(range) else { return range }
      guard keyword == .inherit else { return nil }
      node = tree.nodes[Int(node)].parent
    }
    return nil
  }

  /// The word of all properties that a value is; nil for another value.
  func keyword(_ range: XMLTree.Text) -> CSSWideKeyword? {
    let (bytes, place) = place(of: range)
    return CSSWideKeyword(bytes[place])
  }

  /// Reads a stretch of the document, or a value with its variables replaced.
  func read<Value>(
    _ range: XMLTree.Text, _ body: (inout ValueScanner) -> Value?
  ) -> Value? {
    let (bytes, place) = place(of: range)
    return bytes.withUnsafeBufferPointer {
      var scanner = ValueScanner(UnsafeBufferPointer(rebasing: $0[place]))
      scanner.skipSpace()
      return body(&scanner)
    }
  }

  /// The value of an element as a word, without white space around it.
  func word(_ name: SVGAttributeName, of node: Int32) -> String? {
    value(name, of: node).map {
      string($0).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The value of a property as a word of CSS, whose case does not count.
  func cssWord(_ name: SVGAttributeName, of node: Int32) -> String? {
    word(name, of: node)?.lowercased()
  }

  /// A length of an element, as it is written.
  func length(_ name: SVGAttributeName, of node: Int32) -> SVGLength? {
    guard let range = value(name, of: node) else { return nil }
    let length = read(range) { scanner in
      let length = scanner.length()
      return scanner.isAtEnd ? length : nil
    }
    if length == nil, !["auto", ""].contains(string(range)) {
      warn("\(name): \(string(range)) is no length")
    }
    return length
  }

  /// A length of an element in user units.
  func length(
    _ name: SVGAttributeName, of node: Int32, _ side: SVGLength.Side, _ space: LengthSpace
  ) -> Double? {
    length(name, of: node)?.resolved(side, in: space)
  }

  /// A number, or a percentage as a part of 1.
  func fraction(_ name: SVGAttributeName, of node: Int32) -> Double? {
    read(name, of: node) { scanner in
      guard var value = scanner.number() else { return nil }
      if scanner.passes("%") { value /= 100 }
      return scanner.isAtEnd ? value : nil
    }
  }

  /// The element that `href` refers to, if it is one of this document.
  func target(of node: Int32) -> Int32? {
    guard let text = word(.href, of: node), text.hasPrefix("#") else { return nil }
    return tree.ids[String(text.dropFirst())]
  }

  /// The element's name, empty where it has none.
  func id(of node: Int32) -> String {
    tree.value(.id, of: node).map(tree.string) ?? ""
  }

  /// The transform of an element, its origin included.
  ///
  /// - Parameters:
  ///   - name: The property or attribute.
  ///   - node: The element.
  ///   - space: What lengths are relative to.
  ///   - box: Gives the box of what the element draws, where `transform-box` says that it counts; without it, what
  ///     counts is the viewport.
  /// - Returns: The transform.
  func transform(
    _ name: SVGAttributeName, of node: Int32, _ space: LengthSpace,
    box: (BasicShape.Box) -> CGRect = { _ in .null }
  ) -> CGAffineTransform {
    guard tree.value(name, of: node) != nil, value(name, of: node) != nil else { return .identity }
    var reference = CGRect(origin: .zero, size: space.viewport)
    if let kind = cssWord(.transformBox, of: node).flatMap({ BasicShape.Box($0) }), kind != .view {
      let own = box(kind)
      if !own.isNull { reference = own }
    }
    var space = space
    space.viewport = reference.size
    guard let map = read(name, of: node, { $0.transform(in: space) }) else {
      warn("a transform that is not understood has no effect")
      return .identity
    }
    var origin = read(.transformOrigin, of: node) { Self.origin(&$0, space) } ?? .zero
    origin.x += reference.minX
    origin.y += reference.minY
    guard origin != .zero else { return map }
    return CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(map)
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  /// A value of `transform-origin`.
  private static func origin(_ scanner: inout ValueScanner, _ space: LengthSpace) -> CGPoint? {
    var numbers: [Double?] = [nil, nil]
    for axis in 0..<2 {
      scanner.skipSpace()
      if let length = scanner.length() {
        numbers[axis] = length.resolved(axis == 0 ? .width : .height, in: space)
        continue
      }
      guard let word = scanner.word() else { break }
      let size = space.viewport
      switch word.lowercased() {
      case "left": numbers[0] = 0
      case "right": numbers[0] = size.width
      case "top": numbers[1] = 0
      case "bottom": numbers[1] = size.height
      case "center": numbers[axis] = Double(axis == 0 ? size.width : size.height) / 2
      default: return nil
      }
    }
    guard numbers[0] != nil || numbers[1] != nil else { return nil }
    return CGPoint(
      x: numbers[0] ?? Double(space.viewport.width) / 2,
      y: numbers[1] ?? Double(space.viewport.height) / 2)
  }

  // MARK: Elements

  /// What an element draws, by the style around it; nil for nothing.
  func node(
    _ node: Int32, _ outer: SVGStyle, _ space: LengthSpace
  ) throws(SVGError) -> SVGNode? {
    let kind = tree.nodes[Int(node)].kind
    guard Self.isDrawn(kind) || (kind == .defs && leading[node] != nil) else { return nil }
    let style = inherit(outer, node, space)
    let entry = enter(node, style)
    defer { leave(node, entry) }
    guard cssWord(.display, of: node) != "none", passesConditions(node) else { return nil }
    try count()
    var space = space
    space.fontSize = style.font.size
    return try deeper { () throws(SVGError) in
      switch kind {
      case .g, .a, .switch, .defs:
        var children: [SVGNode] = []
        try appendChildren(of: node, style, space, to: &children)
        return try effects(on: children, of: node, style, space)
      case .svg:
        return try nestedViewport(node, style, space)
      case .use:
        return try use(node, style, space)
      case .image:
        return try image(node, style, space)
      case .textElement:
        return try text(node, style, space)
      default:
        return try shape(node, style, space)
      }
    }
  }

  /// Adds what the children of an element draw.
  func appendChildren(
    of node: Int32, _ style: SVGStyle, _ space: LengthSpace, to nodes: inout [SVGNode]
  ) throws(SVGError) {
    if let child = leading[node] {
      if let drawn = try self.node(child, style, space) { nodes.append(drawn) }
      return
    }
    let isSwitch = tree.nodes[Int(node)].kind == .switch
    for child in tree.children(of: node) {
      let kind = tree.nodes[Int(child)].kind
      // What cannot be drawn is passed over, as what needs an extension is: text in another language, which most
      // programs write something simpler after.
      if isSwitch,
        kind == .textContent || kind == .foreign || kind == .unknown || kind == .foreignObject
          || !passesConditions(child)
      {
        continue
      }
      if let drawn = try self.node(child, style, space) { nodes.append(drawn) }
      if isSwitch { return }
    }
  }

  /// Whether an element of this kind is drawn where it stands.
  private static func isDrawn(_ kind: SVGElementName) -> Bool {
    switch kind {
    case .a, .g, .svg, .switch, .use, .image, .textElement, .path, .rect, .circle, .ellipse, .line,
      .polyline, .polygon:
      true
    default: false
    }
  }

  /// Whether an element's conditions hold: extensions there are none, and the language is English unless the
  /// options say another.
  func passesConditions(_ node: Int32) -> Bool {
    if let extensions = word(.requiredExtensions, of: node), !extensions.isEmpty { return false }
    guard let languages = word(.systemLanguage, of: node) else { return true }
    return languages.split(separator: ",").contains { language in
      let language = language.trimmingCharacters(in: .whitespaces).lowercased()
      return options.languages.contains { own in
        let own = own.lowercased()
        return language == own || language.hasPrefix(own + "-") || own.hasPrefix(language + "-")
      }
    }
  }
}
