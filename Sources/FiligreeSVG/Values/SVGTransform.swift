import FiligreePaths
import Foundation

extension ValueScanner {
  /// The list of transforms that the whole value is, or nil if it is none (SVG 2, section 8.5).
  ///
  /// CSS' spelling is read, too: units of angles, `px`, `translateX` and the like.
  mutating func transform() -> CGAffineTransform? {
    skipSpace()
    let start = offset
    if word() == "none", isAtEnd { return .identity }
    offset = start
    var result = CGAffineTransform.identity
    while true {
      skipComma()
      guard offset < bytes.count else { return result }
      guard let name = function(), let numbers = arguments(),
        let step = Self.transform(name, numbers)
      else { return nil }
      result = step.concatenating(result)
    }
  }

  /// Numbers up to a closing parenthesis; angles in degrees.
  private mutating func arguments() -> [Double]? {
    var numbers: [Double] = []
    skipSpace()
    while !passes(")") {
      guard numbers.count < 6, var value = number() else { return nil }
      switch letters().lowercased() {
      case "", "px", "deg": break
      case "rad": value *= 180 / .pi
      case "grad": value *= 0.9
      case "turn": value *= 360
      default: return nil
      }
      numbers.append(value)
      skipComma()
    }
    return numbers
  }

  private static func transform(_ name: String, _ n: [Double]) -> CGAffineTransform? {
    let radians = (n.first ?? 0) * .pi / 180
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translateX", 1): return .init(translationX: n[0], y: 0)
    case ("translate", 2): return .init(translationX: n[0], y: n[1])
    case ("translateY", 1): return .init(translationX: 0, y: n[0])
    case ("scale", 1): return .init(scaleX: n[0], y: n[0])
    case ("scale", 2): return .init(scaleX: n[0], y: n[1])
    case ("scaleX", 1): return .init(scaleX: n[0], y: 1)
    case ("scaleY", 1): return .init(scaleX: 1, y: n[0])
    case ("rotate", 1): return rotation(n[0])
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2]).concatenating(rotation(n[0]))
        .concatenating(.init(translationX: n[1], y: n[2]))
    case ("skewX", 1):
      return CGAffineTransform(a: 1, b: 0, c: tan(radians), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return CGAffineTransform(a: 1, b: tan(radians), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  /// A turn by degrees; by quarters without an error of rounding.
  private static func rotation(_ degrees: Double) -> CGAffineTransform {
    let quarters = degrees / 90
    if quarters == quarters.rounded(), abs(quarters) < 1e9 {
      switch ((Int(quarters) % 4) + 4) % 4 {
      case 0: return .identity
      case 1: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      case 2: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      default: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      }
    }
    return CGAffineTransform(rotationAngle: degrees * .pi / 180)
  }
}
