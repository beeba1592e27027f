import ArgumentParser
import Foundation

/// Readers of numbers on the command line: each says what would be right.
package enum Numbers {
  /// Longer lengths are slips of the pen: no page has them.
  static let longest = 1e9

  /// The number that `text` is in decimal digits; `Double` alone would take `0x10`, too.
  static func decimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text)
  }

  /// A number within `range`; NaN and infinities are never in one.
  package static func within(_ range: ClosedRange<Double>) -> @Sendable (String) throws -> Double {
    { text in
      guard let value = decimal(text), range.contains(value) else {
        throw ValidationError(
          "'\(text)' is not a number from \(brief(range.lowerBound)) to \(brief(range.upperBound))")
      }
      return value
    }
  }

  /// A finite number, zero or above.
  package static func notNegative(_ text: String) throws -> Double {
    guard let value = decimal(text), value.isFinite, value >= 0 else {
      throw ValidationError("'\(text)' is not a number of 0 or more")
    }
    return value
  }

  /// A length above zero.
  package static func positive(_ text: String) throws -> Double {
    guard let value = decimal(text), value > 0, value <= longest else {
      throw ValidationError("'\(text)' is not a number above 0, and at most \(brief(longest))")
    }
    return value
  }

  /// A whole number within `range`.
  package static func whole(_ range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
    { text in
      guard let value = Int(text), range.contains(value) else {
        let upper = range.upperBound == .max ? "or more" : "to \(range.upperBound)"
        throw ValidationError("'\(text)' is not a whole number of \(range.lowerBound) \(upper)")
      }
      return value
    }
  }

  /// Lengths of dashes, parted by commas: finite, none below zero, not all zero.
  static func dashes(_ text: String) throws -> DashArgument {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let length = within(0...longest)
    let lengths = try parts.map { part in
      CGFloat(try length(part.trimmingCharacters(in: .whitespaces)))
    }
    guard lengths.contains(where: { $0 > 0 }) else {
      throw ValidationError("'\(text)' has no dash longer than 0")
    }
    return DashArgument(lengths: lengths)
  }

  private static func brief(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}

/// The contrast pivot: a number, or found from the picture.
enum PivotArgument: ExpressibleByArgument {
  case automatic
  case value(Double)

  init?(argument: String) {
    if argument == "auto" {
      self = .automatic
    } else if let value = Numbers.decimal(argument), (0...1).contains(value) {
      self = .value(value)
    } else {
      return nil
    }
  }

  var defaultValueDescription: String {
    switch self {
    case .automatic: "auto"
    case .value(let value): String(value)
    }
  }

  /// The number, or nil for one that is found.
  var value: Double? {
    switch self {
    case .automatic: nil
    case .value(let value): value
    }
  }
}

/// Lengths of dashes and gaps in turn; none for a solid line.
struct DashArgument: CustomStringConvertible {
  var lengths: [CGFloat]

  static let solid = DashArgument(lengths: [])

  var description: String { lengths.isEmpty ? "solid" : "\(lengths)" }
}
