import FiligreePaths
import FiligreeSVG
import Foundation

/// Reads the ink of an SVG icon: whatever the file paints, in whatever color.
///
/// Fills, strokes, clips, style sheets, `use` and what else SVG has are read as for any drawing. What cannot be
/// ink, such as pictures, masks and filters, is an error rather than a wrong symbol.
///
/// The work is bounded, whatever the file says: 256 KiB, 64 levels, 128 shapes, 2,048 path elements in
/// all, of which those that are stroked count twice, and 8,192 in the ink where outlines cross.
struct IconReader {
  /// The largest file in bytes; the largest of Bootstrap's icons has 3,476.
  static let maximumBytes = 1 << 18
  static let maximumDepth = 64
  static let maximumShapes = 128
  /// As many lines at random cross half a million times, which takes a second or two.
  static let maximumElements = 2048
  static let maximumInk = 8192
  /// Coordinates beyond are slips of the pen, and leave booleans without precision.
  static let maximumCoordinate: CGFloat = 1_000_000

  private var shapes = 0
  private var elements = 0

  /// The drawing in a file, its box scaled to 16 units of height and moved to the origin.
  static func read(_ bytes: [UInt8]) throws(SymbolError) -> SymbolDrawing {
    let tree = try tree(of: bytes)
    // What is not drawn as it is meant would be missing ink.
    if let warning = tree.warnings.first {
      throw SymbolError(.unsupported, warning.description)
    }
    var reader = IconReader()
    let ink = try reader.ink(of: tree.root)
    let unit = SymbolDrawing.boxHeight / tree.size.height
    let map = CGAffineTransform(scaleX: unit, y: unit)
    guard let drawing = SymbolDrawing(ink.applying(map))
    else { throw SymbolError(.empty, "the drawing has no ink") }
    return SymbolDrawing(drawing.path, layers: layers(of: tree, map) ?? drawing.layers) ?? drawing
  }

  /// Shapes of several opacities as layers, bottom first; nil where all have the same.
  ///
  /// What is about half as opaque as the most opaque shape is secondary, what is about a quarter tertiary.
  private static func layers(of tree: SVGTree, _ map: CGAffineTransform) -> [SymbolLayer]? {
    var shapes: [(path: Path, opacity: Double)] = []
    var hasClips = false
    func visit(_ group: SVGGroup, _ map: CGAffineTransform, _ opacity: Double) {
      hasClips = hasClips || group.clip != nil
      let inner = group.transform.concatenating(map)
      for child in group.children {
        switch child {
        case .group(let group): visit(group, inner, opacity * group.opacity)
        case .shape(let shape):
          let own = max(shape.fill?.opacity ?? 0, shape.stroke?.opacity ?? 0)
          if own * opacity > 0 { shapes.append((shape.outline.applying(inner), own * opacity)) }
        case .picture: break
        }
      }
    }
    visit(tree.root, map, tree.root.opacity)
    let most = shapes.map(\.opacity).max() ?? 0
    // What is clipped has no outline of its own here.
    guard !hasClips, shapes.contains(where: { $0.opacity < most * 0.75 }) else { return nil }
    return shapes.filter { !$0.path.isEmpty }.map { shape in
      let part = shape.opacity / most
      return SymbolLayer(
        shape.path.normalized(eoFill: false),
        level: part >= 0.75 ? .primary : part >= 0.375 ? .secondary : .tertiary)
    }
  }

  private static func tree(of bytes: [UInt8]) throws(SymbolError) -> SVGTree {
    var options = SVGOptions()
    options.limits.bytes = maximumBytes
    options.limits.depth = maximumDepth
    options.limits.elements = maximumElements
    do throws(SVGError) {
      return try SVGReader.tree(of: bytes, options)
    } catch {
      let reason: SymbolError.Reason = error.reason == .tooLarge ? .tooLarge : .corrupt
      throw SymbolError(reason, error.what, offset: error.offset)
    }
  }

  // MARK: Ink

  /// What a group leaves, in the coordinates around it.
  private mutating func ink(of group: SVGGroup) throws(SymbolError) -> Path {
    guard group.mask == nil, group.filters.isEmpty else {
      throw SymbolError(.unsupported, "masks and filters are not supported in a symbol")
    }
    guard group.opacity > 0 else { return Path() }
    var ink = Path()
    for child in group.children { ink = try united(ink, self.ink(of: child)) }
    if let clip = group.clip {
      ink = ink.intersection(try area(of: clip, box: group.box))
    }
    return group.transform.isIdentity ? ink : ink.applying(group.transform)
  }

  private mutating func ink(of node: SVGNode) throws(SymbolError) -> Path {
    switch node {
    case .group(let group): return try ink(of: group)
    case .shape(let shape): return try ink(of: shape)
    case .picture: throw SymbolError(.unsupported, "pictures are not supported in a symbol")
    }
  }

  private mutating func ink(of shape: SVGShape) throws(SymbolError) -> Path {
    shapes += 1
    elements += shape.path.storage.verbs.count * (shape.stroke == nil ? 1 : 2)
    guard shapes <= Self.maximumShapes, elements <= Self.maximumElements else {
      throw SymbolError(
        .tooLarge,
        "more than \(Self.maximumShapes) shapes or \(Self.maximumElements) path elements")
    }
    let bounds = shape.path.boundingRect
    let corners = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    guard shape.path.isEmpty || corners.allSatisfy({ abs($0) <= Self.maximumCoordinate }) else {
      throw SymbolError(.corrupt, "path data with numbers beyond 1000000")
    }
    let ink = shape.outline
    try check(ink)
    return ink
  }

  /// Where a clip lets something be seen.
  private mutating func area(of clip: SVGClip, box: CGRect) throws(SymbolError) -> Path {
    var area = try ink(of: clip.content).applying(clip.map(in: box) ?? .identity)
    if let outer = clip.clip { area = area.intersection(try self.area(of: outer, box: box)) }
    return area
  }

  /// Two outlines that meet are united: were they only put together, a hole of one that lies in the other,
  /// or two of opposite direction, would cancel.
  private func united(_ first: Path, _ second: Path) throws(SymbolError) -> Path {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    let ink = first.union(second)
    try check(ink)
    return ink
  }

  private func check(_ ink: Path) throws(SymbolError) {
    guard ink.storage.verbs.count <= Self.maximumInk else {
      throw SymbolError(.tooLarge, "the ink has more than \(Self.maximumInk) path elements")
    }
  }
}
