import FiligreePaths
import FiligreePixels
import Foundation

/// Makes shapes of a text that is laid out.
struct TextPainter {
  private let content: TextContent
  private let layout: TextLayout
  private let resolver: Resolver
  /// How many further characters may have lines along them.
  private var lineBudget = 1 << 20
  /// How far each element's baseline is below that of the text.
  private var drops: [Double] = []
  /// The box of all cells: an advance wide, and as high as their fonts are.
  private(set) var box = CGRect.null

  init(_ content: TextContent, _ layout: TextLayout, _ resolver: Resolver) {
    self.content = content
    self.layout = layout
    self.resolver = resolver
    drops = Self.drops(content, layout, resolver)
    for cell in layout.cells where !cell.isHidden {
      let frame = frame(of: cell, cell.isUpright ? 0 : drops[cell.owner])
      let height = cell.cell.ascent + cell.cell.descent
      let rect =
        cell.isUpright
        ? CGRect(x: 0, y: -height / 2, width: cell.advance, height: height)
        : CGRect(x: 0, y: -cell.cell.ascent, width: cell.advance, height: height)
      let placed = rect.applying(frame)
      if placed.isUsable { box = box.union(placed) }
    }
  }

  /// How far the baselines of elements are below that of the text: their shifts, and what of their fonts is
  /// aligned with it (SVG 2, section 11.10).
  private static func drops(
    _ content: TextContent, _ layout: TextLayout, _ resolver: Resolver
  ) -> [Double] {
    var shifts: [Double] = []
    return content.elements.enumerated().map { index, element in
      let metrics = layout.metrics(of: index)
      var shift = element.parent < 0 ? 0 : shifts[element.parent]
      if element.parent >= 0 {
        let parent = content.elements[element.parent]
        shift += self.shift(of: element, in: parent, layout.metrics(of: element.parent), resolver)
      }
      shifts.append(shift)
      var baseline = element.style.font.baseline
      // Of a `text`, too, as browsers have it.
      if let own = alignment(of: element.node, resolver) { baseline = own }
      let isColumn = layout.isVertical && content.path(of: index) == nil
      return (baseline ?? (isColumn ? .central : .alphabetic)).height(metrics) - shift
    }
  }

  /// The `alignment-baseline` of an element; nil where it is that of the text.
  private static func alignment(
    of node: Int32, _ resolver: Resolver
  ) -> SVGBaseline? {
    var node = node
    while node >= 0, let word = resolver.word(.alignmentBaseline, of: node) {
      if word != "inherit" { return SVGBaseline(word) }
      node = resolver.tree.nodes[Int(node)].parent
    }
    return nil
  }

  /// The `baseline-shift` of an element, up.
  private static func shift(
    of element: TextContent.Element, in parent: TextContent.Element, _ metrics: SVGFontMetrics,
    _ resolver: Resolver
  ) -> Double {
    switch resolver.word(.baselineShift, of: element.node) {
    case nil, "baseline"?: return 0
    case "sub"?: return -metrics.subscriptOffset
    case "super"?: return metrics.superscriptOffset
    default:
      guard let length = resolver.length(.baselineShift, of: element.node) else { return 0 }
      let value =
        length.unit == .percent
        ? length.value / 100 * parent.style.font.size : length.resolved(.height, in: element.space)
      return value.isFinite ? value : 0
    }
  }

  // MARK: Places

  /// The coordinates of a cell, with x along the way of the pen and y down from its baseline.
  ///
  /// That is `drop` below the text's, and the cell is turned about its place on it.
  private func frame(of cell: TextLayout.Placed, _ drop: Double) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: cell.rotation)
      .concatenating(CGAffineTransform(translationX: 0, y: drop))
      .concatenating(CGAffineTransform(rotationAngle: cell.direction))
      .concatenating(CGAffineTransform(translationX: cell.position.x, y: cell.position.y))
  }

  /// From a cell's drawing to the text.
  private func drawingFrame(of cell: TextLayout.Placed) -> CGAffineTransform {
    guard cell.isUpright else {
      return CGAffineTransform(scaleX: cell.stretch, y: 1)
        .concatenating(frame(of: cell, drops[cell.owner]))
    }
    let origin = cell.cell.uprightOrigin
    // What moves a baseline up moves what stands on none to the right.
    let metrics = layout.metrics(of: cell.owner)
    let drop = drops[cell.owner] - SVGBaseline.central.height(metrics)
    return CGAffineTransform(translationX: -origin.x - drop, y: -origin.y)
      .concatenating(CGAffineTransform(scaleX: 1, y: cell.stretch))
      .concatenating(CGAffineTransform(rotationAngle: cell.rotation))
      .concatenating(CGAffineTransform(translationX: cell.position.x, y: cell.position.y))
  }

  // MARK: Nodes

  /// What the text draws, bottom first: lines under it and over it, glyphs, and lines through them.
  mutating func nodes() throws(SVGError) -> [SVGNode] {
    var nodes: [SVGNode] = []
    let decorations = TextDecoration.all(of: content, resolver)
    for decoration in decorations where decoration.line != .lineThrough {
      try append(decoration, to: &nodes)
    }
    try appendGlyphs(to: &nodes)
    for decoration in decorations where decoration.line == .lineThrough {
      try append(decoration, to: &nodes)
    }
    return nodes
  }

  private func appendGlyphs(to nodes: inout [SVGNode]) throws(SVGError) {
    var start = 0
    let cells = layout.cells
    while start < cells.count {
      let owner = cells[start].owner
      var end = start
      var outline = PathStorage()
      var colored: [SVGNode] = []
      while end < cells.count, cells[end].owner == owner {
        let cell = cells[end]
        end += 1
        if cell.isHidden { continue }
        let frame = drawingFrame(of: cell)
        guard frame.isFinite else { continue }
        if !cell.cell.outline.isEmpty {
          outline.append(cell.cell.outline.storage, transform: frame)
        }
        if !cell.cell.drawing.isEmpty {
          var group = SVGGroup()
          group.transform = frame
          group.children = cell.cell.drawing
          colored.append(.group(group))
        }
      }
      try append(Path(storage: outline), element: owner, to: &nodes)
      if content.elements[owner].style.isVisible, !resolver.isClipping {
        try appendColored(colored, content.elements[owner].style, to: &nodes)
      }
      start = end
    }
  }

  /// Adds glyphs in colors of their own; the text's opacity is theirs.
  private func appendColored(
    _ colored: [SVGNode], _ style: SVGStyle, to nodes: inout [SVGNode]
  ) throws(SVGError) {
    guard !colored.isEmpty, style.fill != .none else { return }
    guard style.fillOpacity < 1 else {
      nodes += colored
      return
    }
    var group = SVGGroup()
    group.opacity = style.fillOpacity
    group.children = colored
    nodes.append(.group(group))
  }

  /// Adds an outline that is painted as an element is.
  private func append(
    _ path: Path, element index: Int, color: CGColor? = nil, to nodes: inout [SVGNode]
  ) throws(SVGError) {
    let element = content.elements[index]
    let style = element.style
    guard !path.isEmpty, style.isVisible else { return }
    var shape = SVGShape(path: path)
    shape.paintBox = box.isNull ? nil : box
    if resolver.isClipping {
      shape.fill = SVGFill(paint: .color(.black), isEvenOdd: false)
      nodes.append(.shape(shape))
      return
    }
    let value = color.map { SVGStyle.PaintValue.color($0) } ?? style.fill
    if let fill = try resolver.paint(value, style, nil) {
      shape.fill = SVGFill(paint: fill.paint, opacity: fill.opacity * style.fillOpacity)
      if let box = fill.box { shape.paintBox = box }
      shape.fillContext = fill.context
    }
    if let (stroke, paint) = try resolver.stroke(style, element.node, nil, element.space) {
      shape.stroke = stroke
      shape.strokeBox = paint.box ?? shape.paintBox
      shape.strokeContext = paint.context
    }
    let order = style.paintOrder
    shape.strokesFirst = order.firstIndex(of: .stroke)! < order.firstIndex(of: .fill)!
    if shape.fill != nil || shape.stroke != nil { nodes.append(.shape(shape)) }
  }

  // MARK: Lines

  /// Adds a line along the text: in one piece where the cells are on one line.
  private mutating func append(
    _ decoration: TextDecoration, to nodes: inout [SVGNode]
  ) throws(SVGError) {
    let element = content.elements[decoration.element]
    let metrics = layout.metrics(of: decoration.element)
    let (height, thickness) = decoration.line.place(metrics)
    guard thickness > 0, thickness.isFinite, height.isFinite else { return }
    var outline = PathStorage()
    var piece: (frame: CGAffineTransform, width: Double)?
    func finish() {
      guard let (frame, width) = piece, width > 0, frame.isFinite else { return }
      let y = -height - thickness / 2
      outline.append(
        Path(CGRect(x: 0, y: y, width: width, height: thickness)).storage, transform: frame)
    }
    var last: TextLayout.Placed?
    let indices = layout.indices(of: element.range)
    // Many lines along the same text are no drawing, and would take much memory.
    lineBudget -= indices.count
    guard lineBudget > 0 else {
      resolver.warn("too many lines along a text are not drawn")
      return
    }
    for index in indices {
      let cell = layout.cells[index]
      guard !cell.isHidden, cell.advance > 0, cell.advance.isFinite else { continue }
      if let before = last, !cell.isAlone, !before.isAlone, cell.chunk == before.chunk,
        let width = layout.step(from: before, to: cell), let open = piece
      {
        piece = (open.frame, open.width - before.advance + width + cell.advance)
      } else {
        finish()
        piece = (frame(of: cell, drops[decoration.element]), cell.advance)
      }
      last = cell
    }
    finish()
    try append(
      Path(storage: outline), element: decoration.element, color: decoration.color, to: &nodes)
  }
}

extension TextLayout {
  /// How far a cell is from one before it on the same line; nil where a line along the text breaks off.
  func step(from before: Placed, to cell: Placed) -> Double? {
    let isColumn = before.direction != 0
    let (along, across) =
      isColumn
      ? (cell.position.y - before.position.y, cell.position.x - before.position.x)
      : (cell.position.x - before.position.x, cell.position.y - before.position.y)
    guard abs(across) < 1e-6, along >= 0 else { return nil }
    return Double(along)
  }
}

extension CGRect {
  /// Whether it is a rectangle of numbers that can be reckoned with.
  fileprivate var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
