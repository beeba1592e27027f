import FiligreeBase
import Foundation

extension Path: LosslessStringConvertible {
  /// The elements in writing, as Apple prints them: numbers first, then a letter.
  ///
  /// `x y m` moves, `x y l` is a line, `cx cy x y q` a quadratic and `cx cy cx cy x y c` a cubic
  /// curve; `h` closes. Numbers are as short as they round-trip. A number that is not finite reads
  /// `nan`, `inf` or `-inf`.
  public var description: String {
    var bytes: [UInt8] = []
    func write(_ letter: Unicode.Scalar, _ points: CGPoint...) {
      for point in points {
        for coordinate in [point.x, point.y] {
          if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
          Path.append(Double(coordinate), to: &bytes)
        }
      }
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      bytes.append(UInt8(ascii: letter))
    }
    forEach { element in
      switch element {
      case .move(let end): write("m", end)
      case .line(let end): write("l", end)
      case .quadCurve(let end, let control): write("q", control, end)
      case .curve(let end, let control1, let control2): write("c", control1, control2, end)
      case .closeSubpath: write("h")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Creates a path from the form that `description` has, or returns nil where `string` is not one.
  ///
  /// A segment before the first move makes it not one, and so does a number too many or too few.
  public init?(_ string: String) {
    var storage = PathStorage()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      func point(_ i: Int) -> CGPoint { CGPoint(x: numbers[2 * i], y: numbers[2 * i + 1]) }
      if let number = Double(word) {
        guard numbers.count < 6 else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      guard word == "m" || !storage.isEmpty else { return nil }
      switch (word, numbers.count) {
      case ("m", 2): storage.move(to: point(0))
      case ("l", 2): storage.line(to: point(0))
      case ("q", 4): storage.quad(to: point(1), control: point(0))
      case ("c", 6): storage.cubic(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): storage.close()
      default: return nil
      }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
    self.init(storage: storage)
  }

  private static func append(_ value: Double, to bytes: inout [UInt8]) {
    if value.isFinite {
      DecimalText.append(
        value, fractionDigits: nil, leadingZero: true, exponent: false, to: &bytes)
    } else {
      bytes.append(contentsOf: (value.isNaN ? "nan" : value < 0 ? "-inf" : "inf").utf8)
    }
  }
}
