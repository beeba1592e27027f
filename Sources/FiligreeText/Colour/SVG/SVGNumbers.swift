import FiligreePaths
import Foundation

/// Numbers, lengths and transforms of SVG.
enum SVGNumbers {
  /// All numbers of a text, parted by anything that is not a part of a number; nil if one is not finite.
  static func list(_ text: some StringProtocol) -> [Double]? {
    var numbers: [Double] = []
    let bytes = Array(text.utf8)
    var i = 0
    while i < bytes.count {
      let start = i
      var (hasPoint, hasDigit) = (false, false)
      if bytes[i] == 0x2B || bytes[i] == 0x2D { i += 1 }
      while i < bytes.count {
        if bytes[i] >= 0x30, bytes[i] <= 0x39 {
          hasDigit = true
        } else if bytes[i] == 0x2E, !hasPoint {
          hasPoint = true
        } else {
          break
        }
        i += 1
      }
      guard hasDigit else {
        i = max(i, start + 1)
        continue
      }
      if i + 1 < bytes.count, bytes[i] | 0x20 == 0x65 {
        var end = i + 1
        if bytes[end] == 0x2B || bytes[end] == 0x2D { end += 1 }
        let digits = end
        while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
        if end > digits { i = end }
      }
      guard let number = Double(String(decoding: bytes[start..<i], as: UTF8.self)),
        number.isFinite
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// A length in units of user space; parts of a hundred are of `whole`.
  static func length(_ text: String?, of whole: Double = 1) -> Double? {
    guard let text, let number = list(text)?.first else { return nil }
    return text.hasSuffix("%") ? number / 100 * whole : number
  }

  /// A list of transforms, the last one first; nil if it is not one.
  static func transform(_ text: String) -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"), open < close {
      let name = rest[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " ,\t\r\n"))
      guard let n = list(rest[rest.index(after: open)..<close]), let map = one(name, n) else {
        return nil
      }
      result = map.concatenating(result)
      rest = rest[rest.index(after: close)...]
    }
    let numbers = [result.a, result.b, result.c, result.d, result.tx, result.ty]
    return numbers.allSatisfy(\.isFinite) ? result : nil
  }

  private static func one(_ name: String, _ n: [Double]) -> CGAffineTransform? {
    func skew(_ degrees: Double) -> Double {
      let (sine, cosine) = sincos(degrees * .pi / 180)
      return sine / cosine
    }
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translate", 2):
      return CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1), ("scale", 2):
      return CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
    case ("rotate", 1):
      return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1): return CGAffineTransform(a: 1, b: 0, c: skew(n[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): return CGAffineTransform(a: 1, b: skew(n[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
