import Foundation

/// Builds a path from SVG path data, a command at a time.
struct SVGPathParser {
  private var scanner: SVGPathScanner
  private var path = PathStorage()
  /// Where the next segment begins.
  private var current = CGPoint.zero
  /// Where the subpath in hand began, and where a close leads back to.
  private var start = CGPoint.zero
  /// The last control point of the segment before, which S and T reflect.
  private var control: Control?
  /// The elements that end within an arc.
  private var arcJoints: [Int] = []

  private enum Control {
    case cubic(CGPoint)
    case quad(CGPoint)
  }

  /// The path that `bytes` describe.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(SVGPathError) -> PathStorage {
    var parser = SVGPathParser(scanner: SVGPathScanner(bytes))
    try parser.run()
    parser.path.trim()
    return parser.path
  }

  /// The path that `bytes` describe, up to the command that is wrong.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, error: inout SVGPathError?, arcJoints: inout [Int]
  ) -> PathStorage {
    var parser = SVGPathParser(scanner: SVGPathScanner(bytes))
    do throws(SVGPathError) { try parser.run() } catch let failure { error = failure }
    arcJoints = parser.arcJoints
    parser.path.trim()
    return parser.path
  }

  private init(scanner: SVGPathScanner) {
    self.scanner = scanner
  }

  private mutating func run() throws(SVGPathError) {
    while let letter = try scanner.command() {
      let command = letter | 0x20
      let isRelative = letter == command
      if path.isEmpty, command != UInt8(ascii: "m") {
        throw SVGPathError(
          offset: scanner.offset - 1, found: "'\(Character(Unicode.Scalar(letter)))'",
          expected: "a move (M or m) at the start")
      }
      if command == UInt8(ascii: "z") {
        path.close()
        current = start
        control = nil
        continue
      }
      try segment(command, isRelative, isFirst: true)
      // Further numbers repeat the command; after a move they are lines.
      let repeated = command == UInt8(ascii: "m") ? UInt8(ascii: "l") : command
      while scanner.hasMoreNumbers() {
        try segment(repeated, isRelative, isFirst: false)
      }
    }
  }

  private mutating func segment(
    _ command: UInt8, _ isRelative: Bool, isFirst: Bool
  ) throws(SVGPathError) {
    var end = current
    var newControl: Control?
    switch command {
    case UInt8(ascii: "m"):
      end = try point(isRelative, isFirst: isFirst)
      path.move(to: end)
      start = end
    case UInt8(ascii: "l"):
      end = try point(isRelative, isFirst: isFirst)
      path.line(to: end)
    case UInt8(ascii: "h"):
      end.x = try scanner.number(isFirst: isFirst) + (isRelative ? current.x : 0)
      path.line(to: end)
    case UInt8(ascii: "v"):
      end.y = try scanner.number(isFirst: isFirst) + (isRelative ? current.y : 0)
      path.line(to: end)
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      var control1 = current
      if command == UInt8(ascii: "c") {
        control1 = try point(isRelative, isFirst: isFirst)
      } else if case .cubic(let last) = control {
        control1 = reflected(last)
      }
      let control2 = try point(isRelative, isFirst: isFirst && command == UInt8(ascii: "s"))
      end = try point(isRelative)
      path.cubic(to: end, control1: control1, control2: control2)
      newControl = .cubic(control2)
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      var middle = current
      if command == UInt8(ascii: "q") {
        middle = try point(isRelative, isFirst: isFirst)
      } else if case .quad(let last) = control {
        middle = reflected(last)
      }
      end = try point(isRelative, isFirst: isFirst && command == UInt8(ascii: "t"))
      path.quad(to: end, control: middle)
      newControl = .quad(middle)
    default:
      let radiusX = try scanner.number(isFirst: isFirst)
      let radiusY = try scanner.number()
      let rotation = try scanner.number()
      let isLarge = try scanner.flag()
      let isSweep = try scanner.flag()
      end = try point(isRelative)
      let arc = SVGArc(
        from: current, to: end, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
        isLarge: isLarge, isSweep: isSweep)
      let first = path.verbs.count
      arc.append(to: &path)
      if path.verbs.count > first + 1 { arcJoints += first..<(path.verbs.count - 1) }
    }
    current = end
    control = newControl
  }

  private mutating func point(
    _ isRelative: Bool, isFirst: Bool = false
  ) throws(SVGPathError) -> CGPoint {
    let x = try scanner.number(isFirst: isFirst)
    let y = try scanner.number()
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  private func reflected(_ control: CGPoint) -> CGPoint {
    CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }
}

extension Path {
  /// Creates a path from SVG path data, the `d` attribute of a `path` element.
  ///
  /// The whole grammar of SVG 2 (section 9.3) is read: all commands, absolute and relative, repeated
  /// without their letter, numbers with as little between them as the grammar allows. Arcs become
  /// cubic curves, off by at most 2.8e-4 of their larger radius. In SVG y points down. Empty text, or
  /// nothing but white space, gives an empty path. Unlike a browser, which draws as far as it could
  /// read, this takes all or nothing. A path that ``svg`` has written reads back equal.
  ///
  /// - Throws: ``SVGPathError``, with the byte at which the data are wrong.
  public init(svg data: String) throws(SVGPathError) {
    var data = data
    let result: Result<PathStorage, SVGPathError> = data.withUTF8 { bytes in
      do throws(SVGPathError) {
        return .success(try SVGPathParser.parse(bytes))
      } catch {
        return .failure(error)
      }
    }
    self.init(storage: try result.get())
  }
}
