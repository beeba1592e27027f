import FiligreePaths
import FiligreePixels
import Foundation

/// A value of a filter: its key, and what it is before it is set.
struct FilterParameter: Sendable {
  /// What a value is.
  enum Kind: Sendable {
    case image
    case number(Double, slider: ClosedRange<Double>?)
    /// A point, a rectangle, or a row of numbers.
    case vector([CGFloat])
    case color(CIColor)
    case transform
    case text(String)
    case data
  }

  let key: String
  let kind: Kind

  /// What the value is before it is set; nil for pictures and data.
  var initial: Any? {
    switch kind {
    case .image, .data: nil
    case .number(let number, _): NSNumber(value: number)
    case .vector(let numbers): CIVector(values: numbers, count: numbers.count)
    case .color(let color): color
    case .transform: CGAffineTransform.identity
    case .text(let text): text
    }
  }

  /// The class of the value, as `attributes` says it.
  var className: String {
    switch kind {
    case .image: "CIImage"
    case .number: "NSNumber"
    case .vector: "CIVector"
    case .color: "CIColor"
    case .transform: "NSValue"
    case .text: "NSString"
    case .data: "NSData"
    }
  }

  /// What `attributes` says of the value.
  var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeClass: className, kCIAttributeDisplayName: displayName,
    ]
    result[kCIAttributeDefault] = initial
    if case .number(_, let slider?) = kind {
      result[kCIAttributeSliderMin] = NSNumber(value: slider.lowerBound)
      result[kCIAttributeSliderMax] = NSNumber(value: slider.upperBound)
    }
    return result
  }

  /// The key without `input`, as people read it.
  private var displayName: String {
    String(key.dropFirst(key.hasPrefix("input") ? 5 : 0)).spacedWords
  }
}

extension FilterParameter {
  /// The picture to change.
  static let image = FilterParameter(key: kCIInputImageKey, kind: .image)
  /// The picture beneath.
  static let background = FilterParameter(key: kCIInputBackgroundImageKey, kind: .image)

  static func image(_ key: String) -> FilterParameter {
    FilterParameter(key: key, kind: .image)
  }
  static func number(
    _ key: String, _ initial: Double, _ slider: ClosedRange<Double>? = nil
  ) -> FilterParameter {
    FilterParameter(key: key, kind: .number(initial, slider: slider))
  }
  static func vector(_ key: String, _ initial: CGFloat...) -> FilterParameter {
    FilterParameter(key: key, kind: .vector(initial))
  }
  static func color(_ key: String, _ initial: CIColor) -> FilterParameter {
    FilterParameter(key: key, kind: .color(initial))
  }
  static func transform(_ key: String) -> FilterParameter {
    FilterParameter(key: key, kind: .transform)
  }
  static func text(_ key: String, _ initial: String) -> FilterParameter {
    FilterParameter(key: key, kind: .text(initial))
  }
  static func data(_ key: String) -> FilterParameter {
    FilterParameter(key: key, kind: .data)
  }
}

extension String {
  /// Words written together, each with a capital, with blanks between: `Aspect Ratio` of `AspectRatio`.
  var spacedWords: String {
    var result = ""
    var last: Character?
    for character in self {
      if character.isUppercase, let last, last.isLowercase { result.append(" ") }
      result.append(character)
      last = character
    }
    return result
  }
}
