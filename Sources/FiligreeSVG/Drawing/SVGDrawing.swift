import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Draws what a document draws, into a display list.
package struct SVGDrawing {
  var recorder: DisplayListRecorder
  /// From the document's pixels to the page.
  let base: CGAffineTransform
  /// What is not drawn as it is meant.
  private(set) var warnings: [SVGWarning] = []
  /// What the paths of the list are called in the document, by their indices.
  private var names: [Int32: String] = [:]
  /// The id of the innermost group that has one.
  private var groupName = ""
  /// How many further nodes, and layers, may be drawn: patterns, masks and markers repeat what is in them.
  private var nodes: Int
  private var layers: Int
  private var isOutOfLayers = false
  /// In how many masks and clips of several shapes what is drawn lies.
  var maskDepth = 0
  /// How much masks may yet cover of the page together.
  private var layerArea: Double
  /// The page.
  private let page: CGRect
  /// The patterns that are being drawn: what is painted with itself ends.
  var openPatterns: [ObjectIdentifier] = []
  /// The elements around what is drawn that paints are taken from, and where their coordinates lie.
  private var contexts: [ObjectIdentifier: (map: CGAffineTransform, group: SVGGroup)] = [:]

  private init(_ bounds: CGRect, _ base: CGAffineTransform, _ limits: SVGLimits) {
    nodes = limits.elements
    layers = limits.layers
    layerArea = limits.layerArea
    page = bounds
    recorder = DisplayListRecorder(bounds: bounds)
    self.base = base
    recorder.transform = base
  }

  /// A drawing that goes on where another one is.
  init(_ recorder: DisplayListRecorder, _ limits: SVGLimits) {
    nodes = limits.elements
    layers = limits.layers
    layerArea = limits.layerArea
    page = recorder.page
    self.recorder = recorder
    base = recorder.transform
  }

  /// A document as a drawing on a page.
  ///
  /// - Parameters:
  ///   - tree: The document.
  ///   - size: The size of the page, in points; nil for the document's own. The document fills it,
  ///     whatever its shape.
  ///   - limits: How much may be drawn; what is beyond is left out, with a warning.
  /// - Returns: The drawing, and what of it is not as it is meant, the document's own warnings first.
  package static func list(
    of tree: SVGTree, size: CGSize? = nil, limits: SVGLimits = SVGLimits()
  ) -> (list: DisplayList, warnings: [SVGWarning]) {
    let (list, _, warnings) = namedList(of: tree, size: size, limits: limits)
    return (list, warnings)
  }

  /// A document as a drawing on a page, with the ids of its elements.
  ///
  /// - Parameters:
  ///   - tree: The document.
  ///   - size: The size of the page, in points; nil for the document's own.
  ///   - limits: How much may be drawn.
  /// - Returns: The drawing, the ids by the indices of the list's paths (of a path without one, that of the
  ///   innermost group that has one), and the warnings.
  package static func namedList(
    of tree: SVGTree, size: CGSize? = nil, limits: SVGLimits = SVGLimits()
  ) -> (list: DisplayList, names: [Int32: String], warnings: [SVGWarning]) {
    let page = size ?? tree.size
    var drawing = SVGDrawing(
      CGRect(origin: .zero, size: page),
      CGAffineTransform(
        scaleX: page.width / tree.size.width, y: page.height / tree.size.height), limits)
    drawing.draw(tree.root)
    return (
      drawing.recorder.finish(), drawing.names, tree.warnings + drawing.warnings + drawing.excess
    )
  }

  mutating func warn(_ text: String) {
    let warning = SVGWarning(text)
    if warnings.count < 100, !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Whether a further layer may be drawn.
  ///
  /// `area` is where something of it may be seen, in the coordinates in hand; a layer without one counts by itself.
  mutating func spendLayer(_ area: @autoclosure () -> CGRect = .null) -> Bool {
    let seen = area().applying(recorder.transform).intersection(page)
    // Masks in masks, which nobody draws many of, grow the fastest: each counts as often as it is deep.
    let cost = 1 + maskDepth
    let size = seen.isNull ? 0 : Double(seen.size.width * seen.size.height) * Double(cost)
    guard layers >= cost, size <= layerArea else {
      isOutOfLayers = true
      return false
    }
    layers -= cost
    layerArea -= size
    return true
  }

  /// What is left out because it is repeated too often.
  private var excess: [SVGWarning] {
    (isOutOfLayers
      ? [SVGWarning("masks and layers are repeated too often to be drawn in full")] : [])
      + (nodes < 0 ? [SVGWarning("more elements are repeated than can be drawn in full")] : [])
  }

  mutating func draw(_ node: SVGNode) {
    // Below zero for good: it is said once, at the end.
    guard nodes > 0 else {
      nodes = -1
      return
    }
    nodes -= 1
    switch node {
    case .group(let group): draw(group)
    case .shape(let shape):
      let first = recorder.pathCount
      draw(shape)
      name(first..<recorder.pathCount, shape.id)
    case .picture(let picture): draw(picture)
    }
  }

  /// Names what a shape has drawn.
  private mutating func name(_ paths: Range<Int>, _ id: String) {
    let name = id.isEmpty ? groupName : id
    guard !name.isEmpty else { return }
    for index in paths { names[Int32(index)] = name }
  }

  mutating func draw(_ group: SVGGroup) {
    let outerName = groupName
    if !group.id.isEmpty { groupName = group.id }
    defer { groupName = outerName }
    if group.transform.isIdentity, !group.isLayer, group.clip == nil, group.context == nil {
      group.children.forEach { draw($0) }
      return
    }
    recorder.save()
    defer { recorder.restore() }
    recorder.concatenate(group.transform)
    if let context = group.context {
      contexts[ObjectIdentifier(context)] = (recorder.transform, group)
    }
    let box = Box(group)
    if let clip = group.clip { self.clip(to: clip, box) }
    if let mask = group.mask { self.mask(by: mask, box) }
    guard group.isLayer else {
      group.children.forEach { draw($0) }
      return
    }
    guard spendLayer() else { return }
    // What a filter cannot be relative to is not drawn.
    guard let filters = filters(of: group, box) else { return }
    if filters.isEmpty, !group.isIsolated {
      recorder.beginGroup(opacity: group.opacity, blendMode: group.blendMode)
    } else {
      recorder.beginLayer(
        opacity: group.opacity, blendMode: group.blendMode, filters: filters)
    }
    group.children.forEach { draw($0) }
    recorder.endLayer()
  }

  /// The filters of a group; nil where one is relative to a box that it has not.
  private mutating func filters(of group: SVGGroup, _ box: Box) -> [Filter]? {
    var filters: [Filter] = []
    for filter in group.filters {
      switch filter {
      case .simple(let simple): filters.append(simple)
      case .element(let element):
        var inner = self
        let graph = element.graph(in: box.rect) { node in inner.drawing(of: node) }
        (nodes, layers, layerArea) = (inner.nodes, inner.layers, inner.layerArea)
        isOutOfLayers = inner.isOutOfLayers
        guard let graph else { return nil }
        filters.append(.graph(graph))
      }
    }
    return filters
  }

  /// A drawing of a node by itself, in user space.
  private mutating func drawing(of node: SVGNode) -> DisplayList {
    let (outer, outerNames) = (recorder, names)
    recorder = DisplayListRecorder(bounds: outer.page)
    draw(node)
    defer { (recorder, names) = (outer, outerNames) }
    return recorder.finish()
  }

  private mutating func draw(_ picture: SVGPicture) {
    recorder.save()
    if !picture.visible.contains(picture.rect) { recorder.clip(to: Path(picture.visible)) }
    recorder.draw(picture.image, in: picture.rect, sampling: picture.sampling)
    recorder.restore()
  }

  // MARK: Shapes

  private mutating func draw(_ shape: SVGShape) {
    if shape.strokesFirst { stroke(shape) }
    if let fill = shape.fill {
      let style = FillStyle(eoFill: fill.isEvenOdd, antialiased: shape.isAntialiased)
      paint(
        fill.paint, fill.opacity, shape.paintBox ?? shape.path.box(), shape.fillContext
      ) { recorder, paint in
        recorder.fill(shape.path, with: paint, style: style)
      } area: {
        (shape.path, style)
      }
    }
    if !shape.strokesFirst { stroke(shape) }
  }

  private mutating func stroke(_ shape: SVGShape) {
    guard var stroke = shape.stroke else { return }
    guard stroke.isUnscaled else {
      self.stroke(shape, stroke)
      return
    }
    // The outline is drawn as it lies on the document's page.
    let map = recorder.transform.concatenating(base.inverted())
    guard map.isFinite, map.a * map.d != map.b * map.c else { return }
    recorder.save()
    recorder.transform = base
    var placed = shape
    placed.path = shape.path.applying(map)
    stroke.isUnscaled = false
    self.stroke(placed, stroke)
    recorder.restore()
  }

  private mutating func stroke(_ shape: SVGShape, _ stroke: SVGStroke) {
    let antialiased = shape.isAntialiased
    var stroke = stroke
    if !antialiased {
      // Between the middles of pixels a thinner line would be lost.
      let map = recorder.transform
      let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
      if scale > 0, stroke.style.lineWidth * scale < 1 { stroke.style.lineWidth = 1 / scale }
    }
    let box = shape.strokeBox ?? shape.paintBox ?? shape.path.box()
    paint(stroke.paint, stroke.opacity, box, shape.strokeContext) { recorder, paint in
      if antialiased, stroke.join.lineJoin != nil {
        recorder.stroke(shape.path, with: paint, style: stroke.style)
      } else {
        recorder.fill(
          stroke.outline(of: shape.path), with: paint, style: FillStyle(antialiased: antialiased))
      }
    } area: {
      (stroke.outline(of: shape.path), FillStyle(antialiased: antialiased))
    }
  }

  /// Paints something with a paint.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - opacity: 0…1.
  ///   - box: The box that the paint may be relative to.
  ///   - context: The element that the paint was taken from, if it is another.
  ///   - body: Draws with one of the display list's paints.
  ///   - area: What is covered, for paints that are drawings.
  private mutating func paint(
    _ paint: SVGPaint, _ opacity: Double, _ box: @autoclosure () -> CGRect, _ context: SVGContext?,
    _ body: (inout DisplayListRecorder, Paint) -> Void, area: () -> (Path, FillStyle)
  ) {
    guard opacity > 0 else { return }
    let outer = recorder.opacity
    defer { recorder.opacity = outer }
    let element = context.flatMap { contexts[ObjectIdentifier($0)] }
    func paintBox() -> CGRect { element.map { context?.box ?? $0.group.box } ?? box() }
    switch paint {
    case .color(let color):
      recorder.opacity *= opacity
      body(&recorder, .color(color))
    case .gradient(let gradient):
      var place = CGAffineTransform.identity
      if let element {
        let here = recorder.transform
        guard here.a * here.d != here.b * here.c else { return }
        place = element.map.concatenating(here.inverted())
      }
      guard
        let paint = gradient.paint(in: gradient.isRelative ? paintBox() : .null, placed: place)
      else { return }
      recorder.opacity *= opacity
      body(&recorder, paint)
    case .pattern(let pattern):
      var (path, style) = area()
      guard let element else {
        draw(pattern, opacity, path, style, box: box())
        return
      }
      let outside = element.map
      guard outside.a * outside.d != outside.b * outside.c else { return }
      path = path.applying(recorder.transform.concatenating(outside.inverted()))
      recorder.save()
      recorder.transform = outside
      draw(pattern, opacity, path, style, box: paintBox())
      recorder.restore()
    }
  }

  /// The box of what is drawn, found when something is relative to it.
  struct Box {
    private let group: SVGGroup

    init(_ group: SVGGroup) { self.group = group }

    /// From 0…1 to the box; nil where it has no area.
    var transform: CGAffineTransform? { group.box.unitTransform }

    var rect: CGRect { group.box }
  }
}

extension CGRect {
  /// From 0…1 to the rectangle; nil where it has no area.
  var unitTransform: CGAffineTransform? {
    guard !isNull, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return CGAffineTransform(
      a: size.width, b: 0, c: 0, d: size.height, tx: origin.x, ty: origin.y)
  }
}
