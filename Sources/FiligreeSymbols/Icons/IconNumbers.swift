import FiligreePaths
import Foundation

/// Reads the numbers in an icon's attributes.
enum IconNumbers {
  /// The largest magnitude of a number: beyond it drawings are not meant to be seen.
  static let limit = 1e6

  /// A number of user units; the unit `px` may follow.
  static func length(_ text: some StringProtocol) throws(SymbolError) -> CGFloat {
    var digits = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if digits.hasSuffix("px") { digits.removeLast(2) }
    // Double reads hexadecimal numbers, "nan" and "inf" as well, which SVG has not.
    guard digits.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
      let number = Double(digits), number.magnitude <= limit
    else {
      throw SymbolError(.corrupt, "\"\(text.prefix(40))\" is not a number of at most 1000000")
    }
    return CGFloat(number)
  }

  /// A list of numbers with white space or commas between them.
  static func list(_ text: some StringProtocol) throws(SymbolError) -> [CGFloat] {
    var numbers: [CGFloat] = []
    for word in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      numbers.append(try length(word))
    }
    return numbers
  }

  /// A list of transforms, as SVG 2 (section 8.5) writes them: the last one is applied first.
  static func transform(_ text: String) throws(SymbolError) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var rest = text[...]
    while true {
      rest = rest.drop { $0 == "," || $0.isWhitespace }
      guard !rest.isEmpty else { return result }
      guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")")
      else { throw SymbolError(.corrupt, "\"\(text.prefix(40))\" is not a transform") }
      let name = rest[..<open].trimmingCharacters(in: .whitespaces)
      let numbers = try list(rest[rest.index(after: open)..<close])
      guard let step = step(name, numbers) else {
        throw SymbolError(.corrupt, "\"\(text.prefix(40))\" is not a transform")
      }
      result = step.concatenating(result)
      rest = rest[rest.index(after: close)...]
    }
  }

  private static func step(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] / 180 * .pi)
    case ("rotate", 3):
      return CGAffineTransform(translationX: n[1], y: n[2]).rotated(by: n[0] / 180 * .pi)
        .translatedBy(x: -n[1], y: -n[2])
    default: return nil
    }
  }
}
