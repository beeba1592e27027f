import Foundation

/// A color: components in a color space, and an opacity; Core Graphics' `CGColor`.
///
/// Components are straight (not premultiplied) and 0…1: what lies outside is clipped on creation, and
/// NaN counts as 0. Those of an extended space are kept within ±65,504; the
/// opacity is 0…1 in any space.
public final class CGColor: Hashable, Sendable {
  /// The space of the components.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  // The values once more, zeros after the last: so that who compares colors needs no other memory
  // than theirs. Two halves, as four together would have to be aligned beyond what objects are.
  private let firstHalf: SIMD2<Double>
  private let secondHalf: SIMD2<Double>
  /// What is painted instead of one color; another module's business, which knows its type.
  package let patternObject: (any AnyObject & Sendable)?

  /// The components in the order of the space, the opacity last.
  public var components: [CGFloat]? { values }
  /// How many components there are, the opacity included.
  public var numberOfComponents: Int { values.count }
  /// The opacity, 0…1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// Creates a color from components that fit the space, the opacity last.
  package init(
    space: CGColorSpace, values: [CGFloat], patternObject: (any AnyObject & Sendable)? = nil
  ) {
    precondition(values.count == space.numberOfComponents + 1)
    colorSpace = space
    self.patternObject = patternObject
    // The order of the comparisons makes 0 of NaN.
    func unit(_ value: CGFloat) -> CGFloat { value > 0 ? (value < 1 ? value : 1) : 0 }
    var kept: [CGFloat]
    if space.isExtended {
      kept = values.map { value in
        value.isNaN ? 0 : min(max(value, -Self.largestComponent), Self.largestComponent)
      }
      kept[kept.count - 1] = unit(values[values.count - 1])
    } else {
      kept = values.map(unit)
    }
    self.values = kept
    // No space has more than three components.
    func value(_ i: Int) -> Double { i < kept.count ? Double(kept[i]) : 0 }
    firstHalf = SIMD2(value(0), value(1))
    secondHalf = SIMD2(value(2), value(3))
  }

  /// The components and the opacity, zeros after the last.
  package var numbers: SIMD4<Double> { SIMD4(lowHalf: firstHalf, highHalf: secondHalf) }

  /// The largest component of an extended space, as far above white as half-precision numbers reach.
  package static let largestComponent: CGFloat = 65504

  /// Creates a color in a space; nil unless there are as many components as the space has, and the
  /// opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count == space.numberOfComponents + 1 else { return nil }
    self.init(space: space, values: components)
  }

  /// Creates a color in a space from an array of at least as many components as the space has, and
  /// the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Creates an sRGB color.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
  }

  /// Creates an sRGB color.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray with the sRGB transfer curve.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, values: [gray, alpha])
  }

  /// The gray white of full opacity.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// The gray black of full opacity.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// The gray black of no opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The same color.
  public func copy() -> CGColor? { self }

  /// The same color with another opacity, 0…1.
  public func copy(alpha: CGFloat) -> CGColor? {
    colorSpace.map {
      CGColor(space: $0, values: values.dropLast() + [alpha], patternObject: patternObject)
    }
  }

  /// Whether spaces and components are equal, and patterns are the same.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b
      || a.firstHalf == b.firstHalf && a.secondHalf == b.secondHalf && a.colorSpace == b.colorSpace
        && a.patternObject === b.patternObject
  }

  /// Hashes space and components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }
}
