import FiligreePaths
import Foundation

/// A content stream under way, and the resources that it names.
///
/// Resources are named for their kind and their object's number, so names never clash.
struct PDFContent {
  /// What a resource is; the raw value is the name of its dictionary.
  enum Kind: String, CaseIterable {
    case state = "ExtGState"
    case pattern = "Pattern"
    case shading = "Shading"
    case object = "XObject"
    case space = "ColorSpace"

    /// What names of the kind begin with.
    var letter: String {
      switch self {
      case .state: "G"
      case .pattern: "P"
      case .shading: "S"
      case .object: "X"
      case .space: "C"
      }
    }
  }

  /// What a color operator has set.
  enum Ink: Hashable {
    /// sRGB.
    case color(SIMD3<Double>)
    /// Display P3, in the space with this number.
    case displayP3(SIMD3<Double>, space: Int)
    /// A pattern by its number.
    case pattern(Int)
  }

  /// What operators have set; nil for what is not known.
  struct Pen {
    var fill: Ink?
    var stroke: Ink?
    /// The number of the graphics state; 0 for the initial one.
    var state = 0
    var style: [UInt8] = []
  }

  /// The operators.
  var bytes: [UInt8] = []
  /// What is set now.
  var pen = Pen()
  /// The clips in force, outermost first, and what was set before each.
  var clips: [(clip: Int32, pen: Pen)] = []
  private var used: [Kind: [Int]] = [:]
  private var known: Set<Int> = []
  /// Digits of coordinates.
  let digits: Int

  init(digits: Int) {
    self.digits = digits
  }

  /// Appends the name of a resource.
  mutating func name(_ kind: Kind, _ number: Int) {
    if known.insert(number).inserted { used[kind, default: []].append(number) }
    bytes.append("/\(kind.letter)\(number)")
  }

  /// The resource dictionary.
  var resources: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(literal: "<<")
    // In the order of the cases: a dictionary's own order is another one on every run.
    for kind in Kind.allCases {
      guard let numbers = used[kind] else { continue }
      bytes.append(" /\(kind.rawValue) <<")
      for number in numbers { bytes.append(" /\(kind.letter)\(number) \(number) 0 R") }
      bytes.append(literal: " >>")
    }
    bytes.append(literal: " >>")
    return bytes
  }

  // MARK: State

  mutating func set(state: Int) {
    guard pen.state != state else { return }
    pen.state = state
    name(.state, state)
    bytes.append(literal: " gs\n")
  }

  mutating func set(fill ink: Ink) {
    guard pen.fill != ink else { return }
    pen.fill = ink
    set(ink, plain: "rg\n", space: "cs", color: "sc\n", pattern: "scn\n")
  }

  mutating func set(stroke ink: Ink) {
    guard pen.stroke != ink else { return }
    pen.stroke = ink
    set(ink, plain: "RG\n", space: "CS", color: "SC\n", pattern: "SCN\n")
  }

  private mutating func set(
    _ ink: Ink, plain: StaticString, space: StaticString, color: StaticString,
    pattern: StaticString
  ) {
    func append(_ values: SIMD3<Double>, _ bytes: inout [UInt8]) {
      PDFText.append([values.x, values.y, values.z].map { CGFloat($0) }, digits: 4, to: &bytes)
      bytes.append(UInt8(ascii: " "))
    }
    switch ink {
    case .color(let values):
      append(values, &bytes)
      bytes.append(literal: plain)
    case .displayP3(let values, let number):
      name(.space, number)
      bytes.append(UInt8(ascii: " "))
      bytes.append(literal: space)
      bytes.append(UInt8(ascii: " "))
      append(values, &bytes)
      bytes.append(literal: color)
    case .pattern(let number):
      bytes.append(literal: "/Pattern ")
      bytes.append(literal: space)
      bytes.append(UInt8(ascii: " "))
      name(.pattern, number)
      bytes.append(UInt8(ascii: " "))
      bytes.append(literal: pattern)
    }
  }

  /// Appends `q`, and what comes with it.
  mutating func save(clip: Int32) {
    clips.append((clip, pen))
    bytes.append(literal: "q\n")
  }

  /// Appends `Q`.
  mutating func restore() {
    guard let last = clips.popLast() else { return }
    pen = last.pen
    bytes.append(literal: "Q\n")
  }

  // MARK: Geometry

  /// Appends a path's construction, without an operator that paints it.
  mutating func append(_ path: PathStorage) {
    append(path, digits: digits)
  }

  /// Appends a path's construction with so many digits; nil for as many as read back the same numbers.
  mutating func append(_ path: PathStorage, digits: Int?) {
    var at = 0
    var current = CGPoint.zero
    let points = path.points
    for verb in path.verbs {
      switch verb {
      case .move, .line:
        current = points[at]
        PDFText.append(current, digits: digits, to: &bytes)
        bytes.append(literal: verb == .move ? "m\n" : "l\n")
        at += 1
      case .quad:
        // The cubic of the same curve.
        let (control, end) = (points[at], points[at + 1])
        func third(_ a: CGPoint) -> CGPoint {
          CGPoint(x: a.x + (control.x - a.x) * 2 / 3, y: a.y + (control.y - a.y) * 2 / 3)
        }
        PDFText.append(third(current), digits: digits, to: &bytes)
        PDFText.append(third(end), digits: digits, to: &bytes)
        PDFText.append(end, digits: digits, to: &bytes)
        bytes.append(literal: "c\n")
        current = end
        at += 2
      case .cubic:
        for i in 0..<3 { PDFText.append(points[at + i], digits: digits, to: &bytes) }
        bytes.append(literal: "c\n")
        current = points[at + 2]
        at += 3
      case .close:
        bytes.append(literal: "h\n")
      }
    }
  }

  /// Appends a rectangle's construction.
  mutating func append(_ rect: CGRect) {
    PDFText.append(
      [rect.minX, rect.minY, rect.width, rect.height], digits: nil, to: &bytes)
    bytes.append(literal: " re\n")
  }

  /// Appends the drawing of a form, or of a picture in the unit square that `map` maps to the page.
  mutating func draw(_ number: Int, _ map: CGAffineTransform? = nil) {
    if let map {
      bytes.append(literal: "q\n")
      PDFText.append(map, to: &bytes)
      bytes.append(literal: " cm\n")
    }
    name(.object, number)
    bytes.append(literal: " Do\n")
    if map != nil { bytes.append(literal: "Q\n") }
  }
}
