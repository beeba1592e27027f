import FiligreeBase
import Foundation

/// Writes the elements of a path as compact SVG path data (SVG 2, chapter 9).
///
/// Each command is tried in absolute and in relative form and the shorter text wins, the absolute
/// one on a tie. Letters that the grammar implies and separators that it does not need are left
/// out.
struct SVGPathWriter<Coordinates: SVGCoordinates> {
  typealias Value = Coordinates.Value

  private let coordinates: Coordinates
  private var bytes: [UInt8]

  /// Where the reader's pen is, and where the subpath began.
  private var x: Value
  private var y: Value
  private var startX: Value
  private var startY: Value
  /// The last control point, where the command before was a cubic or a quadratic curve.
  private var cubicControl: (x: Value, y: Value)?
  private var quadControl: (x: Value, y: Value)?
  /// The letter that the grammar supplies if none is written.
  private var impliedLetter: UInt8?
  private var tail = SVGCommandText.Tail.letter
  /// The first command has nothing to be relative to.
  private var isFirst = true

  private init(coordinates: Coordinates) {
    self.coordinates = coordinates
    bytes = []
    let zero = coordinates.value(0)
    (x, y) = (zero, zero)
    (startX, startY) = (zero, zero)
  }

  /// Appends the path data of `path`, whose coordinates must be finite, to `bytes`.
  static func append(
    _ path: PathStorage, in coordinates: Coordinates, to bytes: inout [UInt8]
  ) {
    var writer = SVGPathWriter(coordinates: coordinates)
    swap(&writer.bytes, &bytes)
    defer { swap(&writer.bytes, &bytes) }
    writer.write(path)
  }

  private mutating func write(_ path: PathStorage) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * SVGCommandText.capacity) {
      scratch in
      var absolute = SVGCommandText(scratch.baseAddress!)
      var relative = SVGCommandText(scratch.baseAddress! + SVGCommandText.capacity)
      withUnsafeTemporaryAllocation(of: Value.self, capacity: 6) { operands in
        operands.initialize(repeating: x)
        let operands = operands.baseAddress!
        path.points.withUnsafeBufferPointer { points in
          var next = 0
          for verb in path.verbs {
            let count = verb.pointCount
            for i in 0..<count {
              operands[2 * i] = coordinates.value(points[next + i].x)
              operands[2 * i + 1] = coordinates.value(points[next + i].y)
            }
            next += count
            write(verb, operands, &absolute, &relative)
          }
        }
      }
    }
  }

  private mutating func write(
    _ verb: PathVerb, _ operands: UnsafeMutablePointer<Value>,
    _ absolute: inout SVGCommandText, _ relative: inout SVGCommandText
  ) {
    var newCubicControl: (x: Value, y: Value)?
    var newQuadControl: (x: Value, y: Value)?
    switch verb {
    case .move:
      emit("M", operands, 0..<2, &absolute, &relative)
      (startX, startY) = (operands[0], operands[1])
      (x, y) = (operands[0], operands[1])
    case .line:
      if operands[1] == y {
        emit("H", operands, 0..<1, &absolute, &relative)
      } else if operands[0] == x {
        emit("V", operands, 1..<2, &absolute, &relative)
      } else {
        emit("L", operands, 0..<2, &absolute, &relative)
      }
      (x, y) = (operands[0], operands[1])
    case .quad:
      if isSmooth(operands, after: quadControl) {
        emit("T", operands, 2..<4, &absolute, &relative)
      } else {
        emit("Q", operands, 0..<4, &absolute, &relative)
      }
      newQuadControl = (operands[0], operands[1])
      (x, y) = (operands[2], operands[3])
    case .cubic:
      if isSmooth(operands, after: cubicControl) {
        emit("S", operands, 2..<6, &absolute, &relative)
      } else {
        emit("C", operands, 0..<6, &absolute, &relative)
      }
      newCubicControl = (operands[2], operands[3])
      (x, y) = (operands[4], operands[5])
    case .close:
      bytes.append(UInt8(ascii: "z"))
      tail = .letter
      impliedLetter = nil
      (x, y) = (startX, startY)
    }
    cubicControl = newCubicControl
    quadControl = newQuadControl
  }

  /// Whether the first control point is the one that S or T supplies: the reflection of the last
  /// one, or without one of the same kind the current point.
  private func isSmooth(
    _ operands: UnsafeMutablePointer<Value>, after control: (x: Value, y: Value)?
  ) -> Bool {
    guard let control else { return operands[0] == x && operands[1] == y }
    return coordinates.isReflection(operands[0], of: control.x, about: x)
      && coordinates.isReflection(operands[1], of: control.y, about: y)
  }

  /// Writes the command `letter` with the operands in `range`; even ones are x, odd ones are y.
  private mutating func emit(
    _ letter: Unicode.Scalar, _ operands: UnsafeMutablePointer<Value>, _ range: Range<Int>,
    _ absolute: inout SVGCommandText, _ relative: inout SVGCommandText
  ) {
    let capital = UInt8(ascii: letter)
    let small = capital | 0x20
    relative.begin(impliedLetter == small ? nil : small, after: tail)
    var isRelative = !isFirst
    isFirst = false
    // The digits alone, which the absolute form cannot do without.
    var digits = 0
    var i = range.lowerBound
    while isRelative, i < range.upperBound {
      digits &+= DecimalText.digitCount(coordinates.decimal(operands[i]).significand)
      if let difference = coordinates.difference(operands[i], from: i & 1 == 0 ? x : y) {
        relative.append(coordinates.decimal(difference))
      } else {
        isRelative = false
      }
      i += 1
    }
    if !isRelative || relative.count >= digits {
      absolute.begin(impliedLetter == capital ? nil : capital, after: tail)
      for i in range { absolute.append(coordinates.decimal(operands[i])) }
      isRelative = isRelative && relative.count < absolute.count
    }
    let text = isRelative ? relative : absolute
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.bytes, count: text.count))
    tail = text.tail
    let written = isRelative ? small : capital
    // What follows a move without a letter is a line.
    impliedLetter =
      letter == "M" ? (isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")) : written
  }
}
