import ArgumentParser
import Foundation

/// Readers of numbers on the command line: each says what would be right.
enum Numbers {
  /// A number within `range`; NaN and infinities are never in one.
  static func within(_ range: ClosedRange<Double>) -> @Sendable (String) throws -> Double {
    { text in
      guard let value = Double(text), range.contains(value) else {
        throw ValidationError(
          "'\(text)' is not a number from \(brief(range.lowerBound)) to \(brief(range.upperBound))")
      }
      return value
    }
  }

  /// A finite number, zero or above.
  static func notNegative(_ text: String) throws -> Double {
    guard let value = Double(text), value.isFinite, value >= 0 else {
      throw ValidationError("'\(text)' is not a number of 0 or more")
    }
    return value
  }

  /// A finite number above zero.
  static func positive(_ text: String) throws -> Double {
    guard let value = Double(text), value.isFinite, value > 0 else {
      throw ValidationError("'\(text)' is not a number above 0")
    }
    return value
  }

  /// Any finite number.
  static func finite(_ text: String) throws -> Double {
    guard let value = Double(text), value.isFinite else {
      throw ValidationError("'\(text)' is not a finite number")
    }
    return value
  }

  /// A whole number within `range`.
  static func whole(_ range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
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
    let lengths = try parts.map { part in
      CGFloat(try notNegative(part.trimmingCharacters(in: .whitespaces)))
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
    } else if let value = Double(argument), (0...1).contains(value) {
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
