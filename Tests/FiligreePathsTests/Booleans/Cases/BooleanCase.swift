import FiligreePaths
import Foundation

/// Two paths and why they are hard.
struct BooleanCase: CustomStringConvertible, Sendable {
  /// The kind of degeneracy.
  let reason: String
  /// The operands as SVG path data.
  let a: String
  let b: String
  /// What union and intersection by the winding rule have as areas, where that is known exactly.
  var union: Double?
  var intersection: Double?

  init(
    _ reason: String, _ a: String, _ b: String, union: Double? = nil, intersection: Double? = nil
  ) {
    (self.reason, self.a, self.b) = (reason, a, b)
    (self.union, self.intersection) = (union, intersection)
  }

  var description: String { reason }

  static let all = polygons + outlines + windings + curves + coincidences + sizes

  // MARK: Shapes

  /// A rectangle, clockwise where y points down.
  static func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> String {
    "M\(x) \(y)h\(w)v\(h)h\(-w)z"
  }

  /// The same, the other way round.
  static func hole(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> String {
    "M\(x) \(y)v\(h)h\(w)v\(-h)z"
  }

  /// An ellipse of four cubics.
  static func oval(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> String {
    let (kx, ky) = (0.5522847498 * rx, 0.5522847498 * ry)
    return "M\(x + rx) \(y)C\(x + rx) \(y + ky) \(x + kx) \(y + ry) \(x) \(y + ry)"
      + "C\(x - kx) \(y + ry) \(x - rx) \(y + ky) \(x - rx) \(y)"
      + "C\(x - rx) \(y - ky) \(x - kx) \(y - ry) \(x) \(y - ry)"
      + "C\(x + kx) \(y - ry) \(x + rx) \(y - ky) \(x + rx) \(y)Z"
  }

  static func circle(_ x: Double, _ y: Double, _ r: Double) -> String { oval(x, y, r, r) }

  /// The area of `oval` with both radii 1, by Green's theorem: 2 + 2.4 k − 0.6 k².
  static let ovalArea: Double = {
    let k = 0.5522847498
    return 2 + 2.4 * k - 0.6 * k * k
  }()

  /// Corners on two circles by turns; every `step`-th of them, from `turn` on.
  static func star(
    _ corners: Int, _ x: Double, _ y: Double, _ outer: Double, _ inner: Double, step: Int = 1,
    turn: Double = 0
  ) -> String {
    var text = "M"
    for i in 0..<corners {
      let angle = turn + Double(i * step) * 2 * .pi / Double(corners)
      let r = i % 2 == 0 ? outer : inner
      text += "\(x + r * cos(angle)) \(y + r * sin(angle)) "
    }
    return text + "Z"
  }

  /// A polygon whose corners are integers from a small range, so that most of them lie on others or on
  /// edges: the multiples of `a` and `b` modulo `steps`.
  static func lattice(_ corners: Int, _ a: Int, _ b: Int, steps: Int) -> String {
    var text = "M"
    var (x, y) = (1, 2)
    for _ in 0..<corners {
      text += "\(x) \(y) "
      (x, y) = ((x * a + y + 1) % steps, (y * b + x + 3) % steps)
    }
    return text + "Z"
  }

  /// Rectangles in rows and columns.
  static func tiles(
    _ columns: Int, _ rows: Int, _ stepX: Double, _ stepY: Double, _ w: Double, _ h: Double,
    x: Double = 0, y: Double = 0
  ) -> String {
    var text = ""
    for i in 0..<columns {
      for j in 0..<rows { text += rect(x + Double(i) * stepX, y + Double(j) * stepY, w, h) }
    }
    return text
  }
}
