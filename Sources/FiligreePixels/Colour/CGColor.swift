import Foundation

/// A colour: components in a colour space, and an opacity; Core Graphics' `CGColor`.
///
/// Components are straight (not premultiplied) and 0…1.
public final class CGColor: Hashable, Sendable {
  /// The space of the components.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  /// The components in the order of the space, the opacity last.
  public var components: [CGFloat]? { values }
  /// How many components there are, the opacity included.
  public var numberOfComponents: Int { values.count }
  /// The opacity, 0…1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// Creates a colour from components that fit the space.
  package init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  /// Creates an sRGB colour.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
  }

  /// Creates an sRGB colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey with the sRGB transfer curve.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, values: [gray, alpha])
  }

  /// Whether spaces and components are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.colorSpace == b.colorSpace && a.values == b.values
  }

  /// Hashes space and components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }
}
