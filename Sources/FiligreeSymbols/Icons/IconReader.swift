import FiligreePaths
import Foundation

/// Reads the drawing of an SVG icon: a file with a `viewBox` and a few shapes.
///
/// Read are `svg`, `g`, `path`, `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon` with their
/// fills, strokes, fill rules and transforms (all but the skews), by attribute or `style`. Titles,
/// descriptions and metadata are passed over. Anything else that would leave ink elsewhere, such as
/// `use`, `text`, clips, masks and style sheets, is an error rather than a wrong drawing.
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

  private var box: CGRect?
  private var ink = Path()
  private var shapes = 0
  private var elements = 0

  /// The drawing in a file, its box scaled to 16 units of height and moved to the origin.
  static func read(_ bytes: [UInt8]) throws(SymbolError) -> SymbolDrawing {
    guard bytes.count <= maximumBytes else {
      throw SymbolError(
        .tooLarge, "the file has \(bytes.count) bytes; at most \(maximumBytes) are allowed")
    }
    var reader = IconReader()
    try reader.walk(bytes)
    guard let box = reader.box else { throw SymbolError(.corrupt, "there is no svg element") }
    let unit = SymbolDrawing.boxHeight / box.height
    let path = reader.ink.applying(
      CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit, tx: -box.minX * unit, ty: -box.minY * unit))
    guard let drawing = SymbolDrawing(path) else {
      throw SymbolError(.empty, "the drawing has no ink")
    }
    return drawing
  }

  // MARK: Elements

  private mutating func walk(_ bytes: [UInt8]) throws(SymbolError) {
    var scanner = XMLScanner(bytes)
    var open: [(name: String, style: IconStyle)] = []
    while let tag = try scanner.next() {
      switch tag {
      case .start(let name, let attributes, let isEmpty):
        guard open.count < Self.maximumDepth else {
          throw SymbolError(
            .tooLarge, "more than \(Self.maximumDepth) levels of elements", offset: scanner.offset)
        }
        let style: IconStyle
        do throws(SymbolError) {
          guard open.isEmpty == (name == "svg"), !open.isEmpty || box == nil else {
            throw SymbolError(.corrupt, "one svg element was expected, around all others")
          }
          style = try (open.last?.style ?? IconStyle()).child(attributes)
          if !open.contains(where: { Self.isSilent($0.name) }) { try draw(name, attributes, style) }
        } catch {
          throw SymbolError(error.reason, error.what, offset: scanner.offset)
        }
        if !isEmpty { open.append((name, style)) }
      case .end(let name):
        guard open.popLast()?.name == name else {
          throw SymbolError(
            .corrupt, "</\(name)> ends no open element", offset: scanner.offset)
        }
      }
    }
    guard open.isEmpty else {
      throw SymbolError(
        .corrupt, "the file ends before </\(open[open.count - 1].name)>", offset: scanner.offset)
    }
  }

  private mutating func draw(
    _ name: String, _ attributes: [String: String], _ style: IconStyle
  ) throws(SymbolError) {
    switch name {
    case "svg": box = try Self.box(attributes)
    case "g": break
    case _ where Self.isSilent(name): break
    default:
      guard let shape = try IconShape.path(name, attributes) else {
        throw SymbolError(
          .unsupported, "the element \(name.prefix(40)) is not supported in a symbol")
      }
      try add(shape, style)
    }
  }

  /// Whether nothing in an element is drawn; editors keep elements of their own under a prefix.
  private static func isSilent(_ name: String) -> Bool {
    name.contains(":") || ["title", "desc", "metadata", "defs"].contains(name)
  }

  /// The box of the drawing: `viewBox`, or else `width` and `height`.
  private static func box(_ attributes: [String: String]) throws(SymbolError) -> CGRect {
    var numbers: [CGFloat] = []
    if let text = attributes["viewBox"] {
      numbers = try IconNumbers.list(text)
    } else if let width = attributes["width"], let height = attributes["height"] {
      numbers = [0, 0, try IconNumbers.length(width), try IconNumbers.length(height)]
    }
    guard numbers.count == 4, numbers[2] >= 1e-3, numbers[3] >= 1e-3 else {
      throw SymbolError(.corrupt, "the svg element needs a viewBox of four numbers with an area")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  // MARK: Ink

  private mutating func add(_ shape: Path, _ style: IconStyle) throws(SymbolError) {
    guard !style.isHidden else { return }
    shapes += 1
    elements += shape.storage.verbs.count * (style.strokes ? 2 : 1)
    guard shapes <= Self.maximumShapes, elements <= Self.maximumElements else {
      throw SymbolError(
        .tooLarge,
        "more than \(Self.maximumShapes) shapes or \(Self.maximumElements) path elements")
    }
    if style.fills { unite(shape.applying(style.transform), isEvenOdd: style.isEvenOdd) }
    if style.strokes {
      unite(shape.strokedPath(style.stroke).applying(style.transform), isEvenOdd: false)
    }
    guard ink.storage.verbs.count <= Self.maximumInk else {
      throw SymbolError(.tooLarge, "the ink has more than \(Self.maximumInk) path elements")
    }
  }

  /// Adds what `path` fills to the ink.
  private mutating func unite(_ path: Path, isEvenOdd: Bool) {
    let simple = isEvenOdd ? path.normalized(eoFill: true) : path
    // Two outlines that meet are united: were they only put together, a hole of one that lies in the
    // other, or two of opposite direction, would cancel.
    ink = ink.isEmpty ? simple : ink.union(simple)
  }
}
