import FiligreeBase
import FiligreePaths
import Foundation

/// What all Swift source that is written here is made of: lines, numbers, and outlines as data.
enum SwiftWords {
  /// Appends lines, each with `indent` spaces before it unless it is empty.
  static func append(lines text: String, indent: Int, to bytes: inout [UInt8]) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.isEmpty {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
        bytes.append(contentsOf: line.utf8)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends a number as a literal, which is of type `Double` or `CGFloat` wherever it stands.
  static func append(_ value: CGFloat, fractionDigits: Int?, to bytes: inout [UInt8]) {
    let start = bytes.count
    // The compiler warns of literals below the normal numbers.
    let value = value.isSubnormal ? 0 : value
    let size = abs(Double(value))
    DecimalText.append(
      Double(value), fractionDigits: fractionDigits, leadingZero: true,
      // Nobody writes 1e3 in source, nor 300 zeros.
      exponent: size > 1e15 || size < 1e-6, to: &bytes)
    // `CGPoint(x: 1, y: 2)` is the initializer that takes `Int`, and a watch's has 32 bits.
    if abs(value) >= 0x1p31, !bytes[start...].contains(where: { $0 == 0x2E || $0 == 0x65 }) {
      bytes.append(literal: ".0")
    }
  }

  /// The literal of a number; without `fractionDigits` it is not rounded.
  static func number(_ value: CGFloat, fractionDigits: Int? = nil) -> String {
    var bytes: [UInt8] = []
    append(value, fractionDigits: fractionDigits, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends an outline as SVG path data, one command to a line: the lines of a string literal.
  static func append(
    dataOf path: PathStorage, fractionDigits: Int?, indent: Int = 4, to bytes: inout [UInt8]
  ) {
    var point = 0
    path.verbs.withUnsafeBufferPointer { verbs in
      for verb in verbs {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
        switch verb {
        case .move: bytes.append(UInt8(ascii: "M"))
        case .line: bytes.append(UInt8(ascii: "L"))
        case .quad: bytes.append(UInt8(ascii: "Q"))
        case .cubic: bytes.append(UInt8(ascii: "C"))
        case .close: bytes.append(UInt8(ascii: "Z"))
        }
        for i in point..<point + verb.pointCount {
          for value in [path.points[i].x, path.points[i].y] {
            bytes.append(UInt8(ascii: " "))
            append(value, fractionDigits: fractionDigits, to: &bytes)
          }
        }
        bytes.append(UInt8(ascii: "\n"))
        point += verb.pointCount
      }
    }
  }
}
