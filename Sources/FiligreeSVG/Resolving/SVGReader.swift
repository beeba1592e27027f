import FiligreePaths
import FiligreePixels
import Foundation

/// Reads SVG documents.
package enum SVGReader {
  /// What a document draws.
  ///
  /// - Parameters:
  ///   - bytes: The file: XML in UTF-8, UTF-16 or an encoding that its declaration names, plain or packed by gzip.
  ///   - options: How it is read.
  /// - Returns: What it draws.
  /// - Throws: `SVGError` for what is no SVG, or too much.
  package static func tree(
    of bytes: [UInt8], _ options: SVGOptions = SVGOptions()
  ) throws(SVGError) -> SVGTree {
    try SVGSource(bytes, options).resolved()
  }

  /// What a document draws whose bytes somebody holds: see the other.
  package static func tree(
    of bytes: UnsafeBufferPointer<UInt8>, _ options: SVGOptions
  ) throws(SVGError) -> SVGTree {
    try SVGSource(bytes, options).resolved()
  }

  /// Whether bytes look like an SVG document, plain or packed.
  package static func isDocument(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0x1F, 0x8B]) { return true }
    let head = bytes.prefix(1024).drop { $0 <= 0x20 || $0 >= 0x80 || $0 == 0 }
    return head.first == UInt8(ascii: "<")
  }
}

extension Resolver {
  /// Says what of the document is not drawn, wherever it stands.
  private func warnOfWhatIsPassedOver() {
    for node in tree.nodes {
      switch node.kind {
      case .unknown: warnOfUnknown(node)
      case .foreignObject: warn("foreignObject is not drawn")
      case .script: warn("scripts are not run")
      case .animate, .animateColor, .animateMotion, .animateTransform, .set:
        warn("animations are not run: what moves is drawn as it stands")
      case .font: warn("fonts within a document are not used")
      default: break
      }
    }
    if tree.attributes.contains(where: { $0.name == .kernelUnitLength }) {
      warn("kernelUnitLength of a filter has no effect")
    }
  }

  /// Says that an element of SVG's is not known, unless it is in one of which that is said, or that draws nothing.
  private func warnOfUnknown(_ node: XMLTree.Node) {
    let name = tree.string(node.text)
    guard warnings.count < Self.warningLimit, !Self.elementsWithoutDrawing.contains(name) else {
      return
    }
    var outer = node.parent
    while outer >= 0 {
      switch tree.nodes[Int(outer)].kind {
      case .unknown, .foreign, .foreignObject, .metadata, .font, .title, .desc, .script: return
      default: outer = tree.nodes[Int(outer)].parent
      }
    }
    warn("\(name) is no element that is known, and is not drawn")
  }

  /// Elements of SVG that draw nothing where they stand, in a picture that stands still.
  private static let elementsWithoutDrawing: Set<String> = [
    "cursor", "discard", "font-face", "glyph", "hkern", "missing-glyph", "mpath", "view",
    "vkern",
  ]

  /// What the whole document draws.
  func document() throws(SVGError) -> SVGTree {
    warnOfWhatIsPassedOver()
    let box = viewBox(of: 0)
    // Percentages of the page itself are of the box, as nothing is around it.
    var space = LengthSpace(viewport: box?.size ?? CGSize(width: 100, height: 100), fontSize: 16)
    func length(_ name: SVGAttributeName, _ side: SVGLength.Side) -> Double? {
      self.length(name, of: 0, side, space)
    }
    let size = size(length(.width, .width), length(.height, .height), box)
    viewport = box?.size ?? size ?? CGSize(width: 100, height: 100)
    space.viewport = viewport
    let style = inherit(base, 0, space)
    space.fontSize = style.font.size
    space.rootFontSize = style.font.size
    var content = try self.content(style, space)
    let drawn = size ?? content.drawnSize
    guard let drawn, drawn.isPage else { throw SVGError(.empty, "the document has no size") }
    if let box {
      let fitting = read(.preserveAspectRatio, of: 0) { $0.fitting() } ?? SVGFitting()
      content.transform = fitting.transform(from: box, to: CGRect(origin: .zero, size: drawn))
    }
    var root = SVGGroup()
    if let whole = try effects(on: [.group(content)], of: 0, style, space) {
      root.children = [whole]
    }
    if let color = background(style) {
      var page = SVGShape(path: Path(CGRect(origin: .zero, size: drawn)))
      page.fill = SVGFill(
        paint: .color(color.copy(alpha: 1) ?? color), opacity: Double(color.alpha))
      root.children.insert(.shape(page), at: 0)
    }
    return SVGTree(size: drawn, root: root, warnings: warnings)
  }

  /// What an element draws by itself, with all that the elements around it do to it; nil for nothing.
  ///
  /// - Parameters:
  ///   - target: The element; nil for the whole document.
  ///   - size: The viewport around the document, which its `width` and `height` may change. Nothing is clipped
  ///     to it.
  /// - Returns: What it draws, from the viewport's upper left corner on.
  /// - Throws: `SVGError` for what is too much.
  func part(_ target: Int32?, in size: CGSize) throws(SVGError) -> SVGNode? {
    var child = target ?? 0
    while tree.nodes[Int(child)].parent >= 0 {
      leading[tree.nodes[Int(child)].parent] = child
      child = tree.nodes[Int(child)].parent
    }
    let box = viewBox(of: 0)
    let page = LengthSpace(viewport: size, fontSize: 16)
    let window = CGSize(
      width: length(.width, of: 0, .width, page) ?? Double(size.width),
      height: length(.height, of: 0, .height, page) ?? Double(size.height))
    guard window.isPage else { return nil }
    viewport = box?.size ?? window
    var space = LengthSpace(viewport: viewport, fontSize: 16)
    let style = inherit(base, 0, space)
    space.fontSize = style.font.size
    space.rootFontSize = style.font.size
    var content = try self.content(style, space)
    if let box {
      let fitting = read(.preserveAspectRatio, of: 0) { $0.fitting() } ?? SVGFitting()
      content.transform = fitting.transform(from: box, to: CGRect(origin: .zero, size: window))
    }
    guard !content.children.isEmpty else { return nil }
    return try effects(on: [.group(content)], of: 0, style, space)
  }

  /// The color behind all of the document, which browsers paint as that of a box of CSS; nil for none.
  private func background(_ style: SVGStyle) -> CGColor? {
    var color: CGColor?
    for name in [SVGAttributeName.background, .backgroundColor] {
      let value = read(name, of: 0) { scanner -> ValueScanner.ColorValue? in
        while !scanner.isAtEnd {
          if let color = scanner.color() { return color }
          // Pictures, places and the like stand before or after a color.
          if scanner.reference() == nil, scanner.word() == nil { scanner.offset += 1 }
          scanner.skipSpace()
        }
        return nil
      }
      switch value {
      case .color(let found)?: color = found
      case .current?: color = current(style)
      default: break
      }
    }
    return color.flatMap { $0.alpha > 0 ? $0 : nil }
  }

  /// What is in the document's outermost element.
  private func content(_ style: SVGStyle, _ space: LengthSpace) throws(SVGError) -> SVGGroup {
    var content = SVGGroup()
    if word(.display, of: 0) != "none" {
      try appendChildren(of: 0, style, space, to: &content.children)
    }
    return content
  }

  /// The size that the document says; a side that it does not say follows from its box.
  private func size(_ width: Double?, _ height: Double?, _ box: CGRect?) -> CGSize? {
    switch (width, height, box) {
    case (let width?, let height?, _): return CGSize(width: width, height: height)
    case (let width?, nil, let box?):
      return CGSize(width: width, height: width * Double(box.height / box.width))
    case (nil, let height?, let box?):
      return CGSize(width: height * Double(box.width / box.height), height: height)
    case (nil, nil, let box?): return box.size
    case (let width?, nil, nil): return CGSize(width: width, height: width)
    case (nil, let height?, nil): return CGSize(width: height, height: height)
    case (nil, nil, nil): return nil
    }
  }
}

extension CGSize {
  /// Whether something of the size can be drawn.
  fileprivate var isPage: Bool {
    width > 0 && height > 0 && width < 1e9 && height < 1e9
  }
}

extension SVGGroup {
  /// The size of a page that shows all of what the group draws; nil for nothing.
  fileprivate var drawnSize: CGSize? {
    let box = box
    return box.isNull ? nil : CGSize(width: box.maxX, height: box.maxY)
  }
}
