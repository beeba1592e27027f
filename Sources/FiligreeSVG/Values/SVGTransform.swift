import FiligreePaths
import Foundation

extension ValueScanner {
  /// The list of transforms that the whole value is, or nil if it is none (SVG 2, section 8.5; CSS Transforms Module
  /// Levels 1 and 2).
  ///
  /// CSS' spelling is read, too: units of angles and lengths, `translateX` and the like, and those in space as far as
  /// they stay in the plane.
  ///
  /// - Parameter space: What lengths are relative to; percentages are of its viewport's sides.
  /// - Returns: The transform.
  mutating func transform(
    in space: LengthSpace = LengthSpace(viewport: .zero, fontSize: 16)
  ) -> CGAffineTransform? {
    skipSpace()
    let start = offset
    if word()?.lowercased() == "none", isAtEnd { return .identity }
    offset = start
    var result = CGAffineTransform.identity
    while true {
      skipComma()
      guard offset < bytes.count else { return result }
      // Names of functions have any case in CSS.
      guard let name = function()?.lowercased(),
        let numbers = arguments(isLength: name.hasPrefix("translate"), space),
        let step = Self.transform(name, numbers)
      else { return nil }
      result = step.concatenating(result)
    }
  }

  /// Numbers up to a closing parenthesis; angles in degrees, and lengths in user units.
  private mutating func arguments(isLength: Bool, _ space: LengthSpace) -> [Double]? {
    var numbers: [Double] = []
    skipSpace()
    while !passes(")") {
      guard numbers.count < 16 else { return nil }
      if isLength {
        guard let length = length() else { return nil }
        numbers.append(length.resolved(numbers.count % 2 == 0 ? .width : .height, in: space))
        skipComma()
        continue
      }
      guard var value = number() else { return nil }
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
    case ("translate", 1), ("translatex", 1): return .init(translationX: n[0], y: 0)
    case ("translate", 2), ("translate3d", 3): return .init(translationX: n[0], y: n[1])
    case ("translatey", 1): return .init(translationX: 0, y: n[0])
    case ("translatez", 1), ("scalez", 1): return .identity
    case ("scale", 1): return .init(scaleX: n[0], y: n[0])
    case ("scale", 2), ("scale3d", 3): return .init(scaleX: n[0], y: n[1])
    case ("scalex", 1): return .init(scaleX: n[0], y: 1)
    case ("scaley", 1): return .init(scaleX: 1, y: n[0])
    case ("rotate", 1), ("rotatez", 1): return rotation(n[0])
    case ("rotate3d", 4):
      guard n[0] == 0, n[1] == 0, n[2] != 0 else { return nil }
      return rotation(n[2] > 0 ? n[3] : -n[3])
    case ("matrix3d", 16):
      let isPlane = [2, 3, 6, 7, 8, 9, 11].allSatisfy { n[$0] == 0 } && n[15] == 1
      return isPlane
        ? CGAffineTransform(a: n[0], b: n[1], c: n[4], d: n[5], tx: n[12], ty: n[13]) : nil
    case ("skew", 1): return CGAffineTransform(a: 1, b: 0, c: tan(radians), d: 1, tx: 0, ty: 0)
    case ("skew", 2):
      return CGAffineTransform(a: 1, b: tan(n[1] * .pi / 180), c: tan(radians), d: 1, tx: 0, ty: 0)
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2]).concatenating(rotation(n[0]))
        .concatenating(.init(translationX: n[1], y: n[2]))
    case ("skewx", 1):
      return CGAffineTransform(a: 1, b: 0, c: tan(radians), d: 1, tx: 0, ty: 0)
    case ("skewy", 1):
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
