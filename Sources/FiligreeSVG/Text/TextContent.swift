import FiligreePaths
import Foundation

/// A text as it is written: its characters, and the elements that they are in.
struct TextContent {
  /// A `text`, or an element in one.
  struct Element {
    var node: Int32
    /// Index of the element around it; −1 for the `text`.
    var parent: Int
    var style: SVGStyle
    var space: LengthSpace
    /// Its characters, those of elements in it included.
    var range = 0..<0
    /// The length that all of it is to have; nil for its own.
    var length: Double?
    /// Whether glyphs take part in the adjustment of the length, not only the space between them.
    var stretchesGlyphs = false
    /// The path that its characters are on, if it is a `textPath`.
    var path: TextPath?
  }

  /// A path with text on it.
  struct TextPath {
    var measure: PathMeasure
    /// Where the text begins on it.
    var start: Double
    /// Whether it is one closed subpath, which text goes round from wherever it begins.
    var isClosed: Bool
  }

  /// How many characters and elements a text may have: what follows is left out.
  static let characterLimit = 1 << 17
  static let elementLimit = 1 << 16

  /// The elements, each before those in it; the first is the `text`.
  var elements: [Element] = []
  /// The Unicode scalars, with white space as it is drawn.
  var characters: [UInt32] = []
  /// The innermost element of each character.
  var owners: [Int32] = []

  /// Whether nothing more has room.
  var isFull: Bool {
    characters.count >= Self.characterLimit || elements.count >= Self.elementLimit
  }

  /// The elements around a character, the innermost first.
  func chain(of element: Int) -> some Sequence<Int> {
    sequence(first: element) { [elements] index in
      let parent = elements[index].parent
      return parent < 0 ? nil : parent
    }
  }

  /// The path that an element's characters are on, as the index of its `textPath`.
  func path(of element: Int) -> Int? {
    chain(of: element).first { elements[$0].path != nil }
  }

  /// Leaves out white space at the end, where it is not kept.
  mutating func trimEnd() {
    guard let last = owners.last, characters.last == 0x20,
      !elements[Int(last)].style.font.keepsSpace
    else { return }
    characters.removeLast()
    owners.removeLast()
    let count = characters.count
    for index in elements.indices where elements[index].range.upperBound > count {
      elements[index].range = min(elements[index].range.lowerBound, count)..<count
    }
  }
}

/// Reads the content of a `text`.
extension Resolver {
  /// The content of a `text` element; nil for none.
  func textContent(
    of node: Int32, _ style: SVGStyle, _ space: LengthSpace
  ) throws(SVGError) -> TextContent? {
    var content = TextContent()
    // Nothing comes before the first character, so that white space there goes.
    var endsInSpace = true
    try appendText(of: node, -1, style, space, to: &content, &endsInSpace)
    content.trimEnd()
    return content.characters.isEmpty ? nil : content
  }

  private func appendText(
    of node: Int32, _ parent: Int, _ style: SVGStyle, _ space: LengthSpace,
    to content: inout TextContent, _ endsInSpace: inout Bool
  ) throws(SVGError) {
    let kind = tree.nodes[Int(node)].kind
    let index = content.elements.count
    var element = TextContent.Element(node: node, parent: parent, style: style, space: space)
    if kind == .textPath {
      guard let path = textPath(of: node, space) else {
        warn("a textPath without a path is not drawn")
        return
      }
      element.path = path
    }
    if let length = length(.textLength, of: node, .width, space), length >= 0, length.isFinite {
      element.length = length
      element.stretchesGlyphs = word(.lengthAdjust, of: node) == "spacingAndGlyphs"
    }
    content.elements.append(element)
    let start = content.characters.count
    if kind == .tref {
      if let target = target(of: node), isTextual(target) {
        var budget = TextContent.characterLimit
        appendCharacters(below: target, index, to: &content, &endsInSpace, &budget)
      }
    } else {
      for child in tree.children(of: node) {
        let kind = tree.nodes[Int(child)].kind
        if kind == .textContent {
          append(tree.nodes[Int(child)].text, index, to: &content, &endsInSpace)
          continue
        }
        guard Self.isTextChild(kind, isTop: parent < 0), passesConditions(child) else { continue }
        let inner = inherit(style, child, space)
        let entry = enter(child, inner)
        defer { leave(child, entry) }
        if word(.display, of: child) == "none" { continue }
        try count()
        guard !content.isFull else {
          warn("a text of too many elements is cut")
          break
        }
        var innerSpace = space
        innerSpace.fontSize = inner.font.size
        try deeper { () throws(SVGError) in
          try appendText(of: child, index, inner, innerSpace, to: &content, &endsInSpace)
        }
      }
    }
    content.elements[index].range = start..<content.characters.count
    // An element without characters is of no use to anybody.
    if content.elements[index].range.isEmpty {
      content.elements.removeSubrange(index...)
    }
  }

  private static func isTextChild(_ kind: SVGElementName, isTop: Bool) -> Bool {
    switch kind {
    case .tspan, .a, .tref: true
    case .textPath: isTop
    default: false
    }
  }

  /// Whether an element is one of SVG that has characters.
  private func isTextual(_ node: Int32) -> Bool {
    switch tree.nodes[Int(node)].kind {
    case .textElement, .tspan, .textPath, .tref, .a, .g, .svg, .defs: true
    default: false
    }
  }

  /// Adds all characters in an element, for a `tref`.
  private func appendCharacters(
    below node: Int32, _ owner: Int, to content: inout TextContent, _ endsInSpace: inout Bool,
    _ budget: inout Int
  ) {
    // Walked along the tree's links, as elements may lie deep in one another.
    var next = tree.nodes[Int(node)].firstChild
    while next >= 0, budget > 0 {
      budget -= 1
      let record = tree.nodes[Int(next)]
      if record.kind == .textContent { append(record.text, owner, to: &content, &endsInSpace) }
      let isDescended = record.firstChild >= 0 && record.kind != .title && record.kind != .desc
      if isDescended {
        next = record.firstChild
        continue
      }
      var current = next
      while tree.nodes[Int(current)].nextSibling < 0 {
        current = tree.nodes[Int(current)].parent
        if current < 0 || current == node { return }
      }
      next = tree.nodes[Int(current)].nextSibling
    }
  }

  /// Adds characters: white space is one space each where it is kept, and one altogether where it is not
  /// (SVG 2, section 11.7; CSS Text 3, section 4.1).
  private func append(
    _ text: XMLTree.Text, _ owner: Int, to content: inout TextContent, _ endsInSpace: inout Bool
  ) {
    let keepsSpace = content.elements[owner].style.font.keepsSpace
    let written = transformed(
      tree.string(text), content.elements[owner].style.font.transform, afterSpace: endsInSpace)
    for scalar in written.unicodeScalars {
      guard content.characters.count < TextContent.characterLimit else {
        warn("text is cut after \(TextContent.characterLimit) characters")
        return
      }
      let isSpace = scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value)
      if isSpace {
        if !keepsSpace, endsInSpace { continue }
        endsInSpace = true
      } else {
        endsInSpace = false
      }
      content.characters.append(isSpace ? 0x20 : scalar.value)
      content.owners.append(Int32(owner))
    }
  }

  /// Letters as `text-transform` has them; of each word the first, for `capitalize`.
  private func transformed(
    _ text: String, _ transform: SVGTextTransform, afterSpace: Bool
  ) -> String {
    switch transform {
    case .none: return text
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    case .capitalize:
      var isFirst = afterSpace
      return text.reduce(into: "") { result, character in
        let isLetter = character.isLetter || character.isNumber
        result += isLetter && isFirst ? character.uppercased() : String(character)
        // An apostrophe does not end a word.
        if character.isWhitespace || character.isPunctuation && character != "'" && character != "’"
        {
          isFirst = true
        } else if isLetter {
          isFirst = false
        }
      }
    }
  }

  // MARK: Paths

  /// Whether a path is one closed subpath.
  private static func isClosed(_ path: Path) -> Bool {
    let verbs = path.storage.verbs
    return verbs.last == .close && !verbs.dropFirst().contains(.move)
      && verbs.count { $0 == .close } == 1
  }

  /// The path that a `textPath` is on: its own, or one that it refers to; nil for none.
  private func textPath(of node: Int32, _ space: LengthSpace) -> TextContent.TextPath? {
    var path: Path?
    var written: Double?
    if let range = tree.value(.path, of: node) {
      var joints: [Int] = []
      var failure: SVGPathError?
      path = read(range) {
        Path(
          storage: PathStorage(svgUpToError: $0.bytes, error: &failure, arcJoints: &joints))
      }
    }
    if path?.isEmpty ?? true, let target = target(of: node) {
      var targetSpace = space
      targetSpace.viewport = viewport
      path = outline(of: target, targetSpace)?
        .applying(transform(.transform, of: target, targetSpace))
      written = read(.pathLength, of: target) { $0.number() }
    }
    guard var path, !path.isEmpty else { return nil }
    if word(.side, of: node) == "right" { path = path.reversed() }
    let measure = PathMeasure(path, accuracy: 1e-4)
    let length = Double(measure.length)
    guard length.isFinite, length > 0 else { return nil }
    var start = 0.0
    if let offset = self.length(.startOffset, of: node) {
      if offset.unit == .percent {
        start = offset.value / 100 * length
      } else {
        // Lengths along the path are in its author's measure of it.
        let factor = written.map { $0 > 0 ? length / $0 : 1 } ?? 1
        start = offset.resolved(.diagonal, in: space) * factor
      }
    }
    return TextContent.TextPath(
      measure: measure, start: start, isClosed: Self.isClosed(measure.path))
  }
}
