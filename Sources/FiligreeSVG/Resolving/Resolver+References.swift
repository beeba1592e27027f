import FiligreePaths
import FiligreePixels
import Foundation

/// Elements that bring others along, and viewports.
extension Resolver {
  /// The numbers of a `viewBox`; nil where there is none with an area.
  func viewBox(of node: Int32) -> CGRect? {
    guard let numbers = read(.viewBox, of: node, { $0.numbers() }), numbers.count == 4,
      numbers[2] > 0, numbers[3] > 0
    else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// What a `use` draws; nil for nothing.
  func use(
    _ node: Int32, _ style: SVGStyle, _ space: LengthSpace
  ) throws(SVGError) -> SVGNode? {
    guard let target = target(of: node) else {
      if let text = word(.href, of: node), !text.isEmpty { warn("use of \(text): not there") }
      return nil
    }
    // What lies around the `use` cannot be in it.
    var outer = node
    while outer >= 0 {
      if outer == target { return nil }
      outer = tree.nodes[Int(outer)].parent
    }
    guard open.insert(target).inserted else { return nil }
    defer { open.remove(target) }
    var style = style
    let context = tree.usesContext ? SVGContext() : nil
    if let context {
      style.contextFill = try paint(style.fill, style, nil)?.taken(from: context)
      style.contextStroke = try paint(style.stroke, style, nil)?.taken(from: context)
    }
    let place = CGAffineTransform(
      translationX: length(.x, of: node, .width, space) ?? 0,
      y: length(.y, of: node, .height, space) ?? 0)
    var children: [SVGNode] = []
    switch tree.nodes[Int(target)].kind {
    case .symbol, .svg:
      let size = (
        length(.width, of: node, .width, space), length(.height, of: node, .height, space)
      )
      let inner = inherit(style, target, space)
      let entry = enter(target, inner)
      defer { leave(target, entry) }
      if word(.display, of: target) != "none",
        let drawn = try nestedViewport(target, inner, space, width: size.0, height: size.1)
      {
        children.append(drawn)
      }
    default:
      if let drawn = try self.node(target, style, space) { children.append(drawn) }
    }
    guard let context else {
      return try effects(on: children, of: node, style, space, placed: place)
    }
    var placed = SVGGroup()
    placed.transform = place
    placed.children = children
    var whole = SVGGroup()
    whole.context = context
    whole.children = [.group(placed)]
    return try effects(on: [.group(whole)], of: node, style, space)
  }

  /// What an `svg` within another draws, or a `symbol`; nil for nothing.
  ///
  /// `width` and `height` are those that a `use` sets; nil for the element's own.
  func nestedViewport(
    _ node: Int32, _ style: SVGStyle, _ space: LengthSpace, width: Double? = nil,
    height: Double? = nil
  ) throws(SVGError) -> SVGNode? {
    func length(_ name: SVGAttributeName, _ side: SVGLength.Side, _ initial: Double) -> Double {
      self.length(name, of: node, side, space) ?? initial
    }
    let rect = CGRect(
      x: length(.x, .width, 0), y: length(.y, .height, 0),
      width: width ?? length(.width, .width, Double(space.viewport.width)),
      height: height ?? length(.height, .height, Double(space.viewport.height)))
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    let box = viewBox(of: node)
    let fitting = read(.preserveAspectRatio, of: node) { $0.fitting() } ?? SVGFitting()
    var inner = SVGGroup()
    inner.transform =
      box.map { fitting.transform(from: $0, to: rect) }
      ?? CGAffineTransform(translationX: rect.minX, y: rect.minY)
    var innerSpace = space
    innerSpace.viewport = box?.size ?? rect.size
    let outerViewport = viewport
    viewport = innerSpace.viewport
    defer { viewport = outerViewport }
    try appendChildren(of: node, style, innerSpace, to: &inner.children)
    guard !inner.children.isEmpty else { return nil }
    var drawn = SVGNode.group(inner)
    if clipsOverflow(of: node), !isClipping {
      var window = SVGGroup()
      window.clip = .rect(rect)
      window.children = [drawn]
      drawn = .group(window)
    }
    return try effects(on: [drawn], of: node, style, space)
  }

  /// Whether an element with a viewport is cut to it.
  ///
  /// Where nothing is said, browsers' own style sheet hides what is beyond (SVG 2, section 3.10); that is no initial
  /// value, which shows it, and that of an element around is not the sheet's.
  func clipsOverflow(of node: Int32) -> Bool {
    var node = node
    while node >= 0 {
      let kind = tree.nodes[Int(node)].kind
      let hasViewport =
        kind == .svg && node != 0 || kind == .symbol || kind == .marker || kind == .pattern
        || kind == .image
      guard let attribute = tree.attribute(.overflow, of: node),
        let range = replaced(attribute, attribute.hasVariables ? variables(at: node) : nil)?.value
      else { return hasViewport }
      switch keyword(range) {
      case .inherit?:
        node = tree.nodes[Int(node)].parent
        continue
      case .initial?, .unset?: return false
      case .revert?: return hasViewport
      case nil: break
      }
      let words = string(range).lowercased().split(whereSeparator: \.isWhitespace)
      switch words.first {
      case "visible", "auto": return false
      case "hidden", "scroll", "clip": return true
      default: return hasViewport
      }
    }
    return false
  }

  /// What an `image` draws; nil for nothing.
  func image(
    _ node: Int32, _ style: SVGStyle, _ space: LengthSpace
  ) throws(SVGError) -> SVGNode? {
    guard style.isVisible, !isClipping, let link = word(.href, of: node), !link.isEmpty else {
      return nil
    }
    guard let bytes = DataLink.bytes(of: link) ?? options.resource(link) else {
      warn("the image \(link.prefix(80)) is not read")
      return nil
    }
    let fitting = read(.preserveAspectRatio, of: node) { $0.fitting() } ?? SVGFitting()
    let origin = CGPoint(
      x: length(.x, of: node, .width, space) ?? 0, y: length(.y, of: node, .height, space) ?? 0)
    let width = length(.width, of: node, .width, space)
    let height = length(.height, of: node, .height, space)
    func viewport(_ size: CGSize) -> CGRect? {
      var (w, h) = (width, height)
      // One side follows from the other.
      if w == nil, let h { w = h * Double(size.width / size.height) }
      if h == nil, let w { h = w * Double(size.height / size.width) }
      let rect = CGRect(
        x: origin.x, y: origin.y, width: w ?? Double(size.width), height: h ?? Double(size.height))
      return rect.width > 0 && rect.height > 0 && rect.size.width > 0 && rect.size.height > 0
        ? rect : nil
    }
    if SVGReader.isDocument(bytes) {
      return try document(bytes, node, style, space, fitting, viewport)
    }
    guard let image = try? CGImage.decode(bytes) else {
      warn("the image \(link.prefix(40)) cannot be decoded")
      return nil
    }
    let size = CGSize(width: image.width, height: image.height)
    guard let window = viewport(size) else { return nil }
    let whole = CGRect(origin: .zero, size: size)
    let rect = whole.applying(fitting.transform(from: whole, to: window))
    let picture = SVGPicture(
      id: id(of: node), image: image, rect: rect,
      visible: !clipsOverflow(of: node) ? rect : rect.intersection(window),
      sampling: style.isPixelated ? .none : .medium)
    return try effects(on: [.picture(picture)], of: node, style, space)
  }

  /// What an image that is a document draws.
  private func document(
    _ bytes: [UInt8], _ node: Int32, _ style: SVGStyle, _ space: LengthSpace,
    _ fitting: SVGFitting, _ viewport: (CGSize) -> CGRect?
  ) throws(SVGError) -> SVGNode? {
    var options = options
    // A document in a document refers to nothing outside of itself, and is smaller by what is around it.
    options.resource = { _ in nil }
    options.limits.depth -= depth
    let inner: SVGTree
    do throws(SVGError) {
      inner = try SVGReader.tree(of: bytes, options)
    } catch {
      warn("an image that is a document cannot be read: \(error)")
      return nil
    }
    guard let window = viewport(inner.size) else { return nil }
    var group = SVGGroup()
    group.transform = fitting.transform(
      from: CGRect(origin: .zero, size: inner.size), to: window)
    group.children = [.group(inner.root)]
    var clipped = SVGGroup()
    clipped.clip = .rect(window)
    clipped.isIsolated = true
    clipped.children = [.group(group)]
    return try effects(on: [.group(clipped)], of: node, style, space)
  }
}

extension SVGClip {
  /// A clip to a rectangle.
  static func rect(_ rect: CGRect) -> SVGClip { shape(Path(rect)) }

  /// A clip to a path.
  static func shape(_ path: Path, isEvenOdd: Bool = false) -> SVGClip {
    var shape = SVGShape(path: path)
    shape.fill = SVGFill(paint: .color(.black), isEvenOdd: isEvenOdd)
    var content = SVGGroup()
    content.children = [.shape(shape)]
    return SVGClip(id: "", isRelative: false, transform: .identity, content: content, clip: nil)
  }
}

/// Links that hold what they refer to (RFC 2397).
enum DataLink {
  /// The bytes of a `data:` link; nil for another link, or one that is damaged.
  static func bytes(of link: String) -> [UInt8]? {
    guard link.prefix(5).lowercased() == "data:", let comma = link.firstIndex(of: ",") else {
      return nil
    }
    let head = link[..<comma].lowercased()
    let body = link[link.index(after: comma)...]
    if head.hasSuffix(";base64") {
      let text = body.removingPercentEncoding ?? String(body)
      return Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { [UInt8]($0) }
    }
    return Array((body.removingPercentEncoding ?? String(body)).utf8)
  }
}
