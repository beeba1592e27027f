import Foundation

/// Builds a path from SVG path data: the grammar of SVG 2, section 9.3.
struct SVGPathParser {
  private var scanner: SVGScanner
  private(set) var path = PathStorage()

  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, where the command before was a cubic or a quadratic curve.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = SVGScanner(bytes)
  }

  mutating func parse() throws(SVGPathError) {
    scanner.skipSpace()
    while let letter = scanner.next {
      guard letter | 0x20 == UInt8(ascii: "m") || !path.isEmpty else {
        throw scanner.error("a move, M or m, to begin with")
      }
      guard Self.letters.contains(letter | 0x20) else {
        throw scanner.error("a command, one of MmLlHhVvCcSsQqTtAaZz")
      }
      scanner.advance()
      try run(letter)
    }
  }

  private static let letters: [UInt8] = Array("mlhvcsqtaz".utf8)

  /// Runs the command `letter` as often as there are numbers for it.
  private mutating func run(_ letter: UInt8) throws(SVGPathError) {
    var command = letter | 0x20
    let isRelative = command == letter
    scanner.skipSpace()
    if command == UInt8(ascii: "z") {
      path.close()
      current = start
      (cubicControl, quadControl) = (nil, nil)
      return
    }
    while true {
      try runOnce(command, isRelative)
      // What follows a move without a letter is a line.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      let sawComma = scanner.skipSeparator()
      guard scanner.isAtNumber else {
        if sawComma { throw scanner.error("a number") }
        return
      }
    }
  }

  private mutating func runOnce(_ command: UInt8, _ isRelative: Bool) throws(SVGPathError) {
    let base = isRelative ? current : .zero
    var newCubicControl: CGPoint?
    var newQuadControl: CGPoint?
    switch command {
    case UInt8(ascii: "m"):
      current = try point(base)
      start = current
      path.move(to: current)
    case UInt8(ascii: "l"):
      current = try point(base)
      path.line(to: current)
    case UInt8(ascii: "h"):
      current.x = try scanner.number() + base.x
      path.line(to: current)
    case UInt8(ascii: "v"):
      current.y = try scanner.number() + base.y
      path.line(to: current)
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let control1 =
        command == UInt8(ascii: "c") ? try control(base) : mirrored(cubicControl)
      let control2 = try control(base)
      current = try point(base)
      path.cubic(to: current, control1: control1, control2: control2)
      newCubicControl = control2
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let control =
        command == UInt8(ascii: "q") ? try control(base) : mirrored(quadControl)
      current = try point(base)
      path.quad(to: current, control: control)
      newQuadControl = control
    default:
      try arc(base)
    }
    (cubicControl, quadControl) = (newCubicControl, newQuadControl)
  }

  private mutating func arc(_ base: CGPoint) throws(SVGPathError) {
    let rx = try scanner.number()
    scanner.skipSeparator()
    let ry = try scanner.number()
    scanner.skipSeparator()
    let rotation = try scanner.number()
    scanner.skipSeparator()
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isPositive = try scanner.flag()
    scanner.skipSeparator()
    let end = try point(base)
    path.endpointArc(
      to: end, radii: CGSize(width: rx, height: ry), rotation: rotation, isLarge: isLarge,
      isPositive: isPositive)
    current = end
  }

  /// The last control point, reflected about the current point; without one, the current point.
  private func mirrored(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  /// A point that another one follows.
  private mutating func control(_ base: CGPoint) throws(SVGPathError) -> CGPoint {
    let result = try point(base)
    scanner.skipSeparator()
    return result
  }

  private mutating func point(_ base: CGPoint) throws(SVGPathError) -> CGPoint {
    let x = try scanner.number()
    scanner.skipSeparator()
    let y = try scanner.number()
    return CGPoint(x: base.x + x, y: base.y + y)
  }
}

extension Path {
  /// Creates a path from SVG path data: the `d` attribute of a `path` element.
  ///
  /// The whole grammar of SVG 2 is read: `MmLlHhVvCcSsQqTtAaZz`, repeated arguments without their letter,
  /// numbers and flags without separators (`1.5.5-3e-2`, `a1 1 0 01.5.5`). Elliptical arcs become
  /// cubic curves of at most a quarter turn. Text of white space alone is an empty path. In SVG y
  /// points down.
  ///
  /// - Throws: `SVGPathError` with the byte offset, where the text does not follow the grammar or a
  ///   number is beyond the range of doubles.
  public init(svg: String) throws(SVGPathError) {
    var text = svg
    let result = text.withUTF8 { bytes -> Result<PathStorage, SVGPathError> in
      var parser = SVGPathParser(bytes)
      do throws(SVGPathError) {
        try parser.parse()
        return .success(parser.path)
      } catch {
        return .failure(error)
      }
    }
    self.init(storage: try result.get())
  }
}
