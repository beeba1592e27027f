import FiligreePaths
import FiligreeSVG
import Foundation

/// Reads symbol templates: SVG files as Apple's app for symbols exports them, of the versions 1 to 6.
///
/// ```
///   Guides   Baseline-M ─┬──────────────────┬─   the height of capitals at 100 points is 70.459 units
///            Capline-M  ─┼──────────────────┼─
///                        left-margin-…      right-margin-…
///   Symbols  Regular-M: the paths of the variant, their layers as classes
/// ```
///
/// The work is bounded: 2 MiB, 64 levels, 16,384 elements.
enum TemplateReader {
  static let maximumBytes = 1 << 21
  static let maximumElements = 1 << 14
  static let maximumCoordinate: CGFloat = 1_000_000
  /// The points of the type that a template is set in.
  static let pointSize: CGFloat = 100
  /// The height of capitals at that size, where a file has no guides: San Francisco's.
  static let capHeight: CGFloat = 70.459

  /// The template in a file; nil for a file that is none.
  static func read(_ bytes: [UInt8]) throws(SymbolError) -> SymbolTemplate? {
    guard looksLikeTemplate(bytes) else { return nil }
    var options = SVGOptions()
    options.limits.bytes = maximumBytes
    options.limits.depth = IconReader.maximumDepth
    options.limits.elements = maximumElements
    let tree: SVGTree
    do throws(SVGError) {
      tree = try SVGReader.tree(of: bytes, options)
    } catch {
      throw SymbolError(
        error.reason == .tooLarge ? .tooLarge : .corrupt, error.what, offset: error.offset)
    }
    // Texts of the notes are not drawn; nothing else may be missing that is a part of a symbol.
    var guides = Guides()
    var groups: [SymbolTemplate.Variant: (SVGGroup, CGAffineTransform)] = [:]
    tree.root.forEachNode { node, map in
      guides.note(node, map)
      if case .group(let group) = node, let variant = SymbolTemplate.Variant(name: group.id) {
        groups[variant] = (group, map)
      }
    }
    let variables = TemplateStyles(bytes)
    var drawings: [SymbolTemplate.Variant: SymbolDrawing] = [:]
    for (variant, (group, map)) in groups {
      guard let place = guides.place(of: variant) else {
        throw SymbolError(
          .corrupt, "the template has no guide Baseline-\(variant.scale.templateName)")
      }
      if let drawing = try drawing(of: group, map, variant, place, variables) {
        drawings[variant] = drawing
      }
    }
    guard !drawings.isEmpty else {
      throw SymbolError(.empty, "the template has no symbol: a group such as Regular-M is expected")
    }
    return SymbolTemplate(variants: drawings)
  }

  /// Whether a file has the groups of a template, by its text.
  static func looksLikeTemplate(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    func hasGroup(_ name: String) -> Bool {
      text.contains("id=\"\(name)\"") || text.contains("id='\(name)'")
    }
    return hasGroup("Symbols") && (hasGroup("Guides") || hasGroup("Notes"))
  }

  private static func drawing(
    of group: SVGGroup, _ map: CGAffineTransform, _ variant: SymbolTemplate.Variant,
    _ place: Guides.Place, _ styles: TemplateStyles
  ) throws(SymbolError) -> SymbolDrawing? {
    // From the page to the box of 16 units, whose middle is at half the height of capitals.
    let unit = SymbolDrawing.boxHeight / pointSize / variant.scale.factor
    let middle = place.baseline - capHeight / 2
    let toBox = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -place.left * unit,
      ty: SymbolDrawing.boxHeight / 2 - middle * unit)
    var shapes: [(shape: SVGShape, map: CGAffineTransform)] = []
    group.forEachNode(map) { node, map in
      if case .shape(let shape) = node { shapes.append((shape, map)) }
    }
    guard shapes.count <= IconReader.maximumShapes else {
      throw SymbolError(
        .tooLarge, "more than \(IconReader.maximumShapes) shapes in \(variant.name)")
    }
    var layers: [SymbolLayer] = []
    for (shape, map) in shapes {
      // Paths keep their elements, so that masters can be mixed. What the app's previews are styled like, some of
      // them as thin lines, is not how the symbol is drawn.
      let isPlain =
        shape.classes.contains("SFSymbolsPreview")
        || (shape.stroke == nil && shape.fill?.isEvenOdd != true)
      var path = isPlain ? shape.path : shape.outline
      path = path.applying(map).applying(toBox)
      let bounds = path.boundingRect
      guard !path.isEmpty else { continue }
      guard
        [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy({
          abs($0) <= maximumCoordinate
        })
      else { throw SymbolError(.corrupt, "path data with numbers beyond 1000000") }
      layers.append(styles.layer(path, classes: shape.classes))
    }
    guard !layers.isEmpty else { return nil }
    let sides = place.right.map { right in
      CGFloat(0)...max(0.01, (right - place.left) * unit)
    }
    return SymbolDrawing(layers: layers, sides: sides)
  }
}

/// The lines of a template that say where its symbols stand.
private struct Guides {
  struct Place {
    var baseline: CGFloat
    var left: CGFloat
    var right: CGFloat?
  }

  private var lines: [String: CGRect] = [:]
  private var groups: [String: CGFloat] = [:]

  /// Keeps a line whose name is a guide's.
  mutating func note(_ node: SVGNode, _ map: CGAffineTransform) {
    let id = node.id
    if id.hasPrefix("Baseline-") || id.hasPrefix("Capline-") || id.contains("-margin") {
      lines[id] = node.box(map)
    }
    if case .group(let group) = node, SymbolTemplate.Variant(name: id) != nil {
      groups[id] = group.transform.concatenating(map).tx
    }
  }

  /// Where a variant stands; nil without a baseline.
  func place(of variant: SymbolTemplate.Variant) -> Place? {
    let scale = variant.scale.templateName
    guard let baseline = lines["Baseline-\(scale)"]?.minY, baseline.isFinite else { return nil }
    // The first versions have one pair of margins for all variants, near the regular one.
    let left = lines["left-margin-\(variant.name)"] ?? nil
    let right = lines["right-margin-\(variant.name)"] ?? nil
    if let left, let right, right.minX > left.minX {
      return Place(baseline: baseline, left: left.minX, right: right.minX)
    }
    return Place(baseline: baseline, left: groups[variant.name] ?? 0, right: nil)
  }
}

/// What a template's style sheet and classes say of layers.
///
/// Each rendering mode has layers of its own, from the back to the front: `monochrome-1`, `hierarchical-1:primary`,
/// `multicolor-1:white`. A layer that clears what lies behind it and is not seen is a hole.
struct TemplateStyles {
  private var clearing: Set<String> = []
  private var hidden: Set<String> = []
  private var variable: Set<String> = []

  /// Reads the rules of a file's style sheet; the properties of symbols are none of CSS.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.range(of: "<style"), let end = text.range(of: "</style>"),
      start.upperBound < end.lowerBound
    else { return }
    for rule in text[start.upperBound..<end.lowerBound].split(separator: "}") {
      guard let brace = rule.firstIndex(of: "{"), let dot = rule[..<brace].lastIndex(of: ".") else {
        continue
      }
      let name = rule[rule.index(after: dot)..<brace]
        .filter { !$0.isWhitespace && $0 != "\\" }
      let body = rule[brace...].filter { !$0.isWhitespace }
      if body.contains("-sfsymbols-clear-behind:true") { clearing.insert(name) }
      if body.contains("opacity:0.0") || body.contains("opacity:0;") || body.hasSuffix("opacity:0")
      {
        hidden.insert(name)
      }
      if body.contains("-sfsymbols-variable-threshold:")
        || body.contains("-sfsymbols-variable-draw:true")
      {
        variable.insert(name)
      }
    }
  }

  /// The layer of a path by its classes.
  func layer(_ path: Path, classes: String) -> SymbolLayer {
    var layer = SymbolLayer(path)
    var words: [String: String] = [:]
    for word in classes.split(whereSeparator: \.isWhitespace).map(String.init) {
      guard let dash = word.firstIndex(of: "-") else { continue }
      let value = word.firstIndex(of: ":").map { String(word[word.index(after: $0)...]) } ?? ""
      let mode = String(word[..<dash])
      words[mode] = word
      switch mode {
      case "hierarchical":
        layer.level =
          value == "secondary" ? .secondary : value == "tertiary" ? .tertiary : .primary
      case "multicolor":
        if !value.isEmpty, value != "tintColor", value != "custom" {
          layer.color = SymbolColor(value)
        }
      default: break
      }
      if variable.contains(word) { layer.isVariable = true }
    }
    let isHole = ["monochrome", "hierarchical", "multicolor"].map { mode -> Bool? in
      words[mode].map { clearing.contains($0) && hidden.contains($0) }
    }
    let known = isHole.compactMap { $0 }
    if let first = known.first, first, known.allSatisfy({ $0 }), known.count > 1 {
      layer.meeting = .erasing
    } else if isHole[0] == true {
      layer.meeting = .knockout
    } else if words.values.contains(where: clearing.contains) {
      layer.meeting = .parting(0)
    }
    return layer
  }
}
