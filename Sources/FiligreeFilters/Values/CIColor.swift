import FiligreePixels
import Foundation

/// A color for filters: Core Image's `CIColor`.
///
/// Components are straight, not premultiplied, and read in the color's space, sRGB if nothing is said.
public final class CIColor: NSObject, NSCopying, Sendable {
  /// The color as Core Graphics has it.
  package let cgColor: CGColor

  /// Creates a color from Core Graphics' one.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// Creates an sRGB color of red, green, blue and opacity, 0…1 each.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates an opaque sRGB color of red, green and blue, 0…1 each.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color in an RGB space; nil for a gray one.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
  ) {
    guard
      let color = CGColor(
        colorSpace: colorSpace, components: [red, green, blue, alpha] as [CGFloat])
    else { return nil }
    self.init(cgColor: color)
  }

  /// Creates an opaque color in an RGB space; nil for a gray one.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace
  ) {
    self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
  }

  /// Creates an sRGB color from three or four numbers between blanks, as ``stringRepresentation`` writes them.
  ///
  /// What is not such a string is black without opacity.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 3 || numbers.count == 4 else {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    self.init(
      red: numbers[0], green: numbers[1], blue: numbers[2],
      alpha: numbers.count == 4 ? numbers[3] : 1)
  }

  /// Red, green, blue and the opacity; those of a gray are its gray.
  private var numbers: [CGFloat] {
    let components = cgColor.components ?? [0, 0]
    return components.count == 2
      ? [components[0], components[0], components[0], components[1]] : components
  }

  /// Red, in ``colorSpace``.
  public var red: CGFloat { numbers[0] }
  /// Green, in ``colorSpace``.
  public var green: CGFloat { numbers[1] }
  /// Blue, in ``colorSpace``.
  public var blue: CGFloat { numbers[2] }
  /// The opacity, 0…1.
  public var alpha: CGFloat { cgColor.alpha }
  /// How many components the color has, the opacity included.
  public var numberOfComponents: Int { cgColor.numberOfComponents }
  /// The space of the components.
  public var colorSpace: CGColorSpace { cgColor.colorSpace ?? .sRGBSpace }

  /// Red, green, blue and opacity between blanks.
  public var stringRepresentation: String {
    numbers.map { number in
      number == number.rounded() ? String(Int(number)) : String(Float(number))
    }.joined(separator: " ")
  }

  /// Premultiplied light, as filters compute with it.
  package var light: SIMD4<Float> {
    let light = cgColor.linearSRGB
    return SIMD4(Float(light.x), Float(light.y), Float(light.z), 1) * Float(alpha)
  }

  /// The same color; it does not change, so it is not copied.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is a color of the same space and components.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.cgColor == cgColor
  }

  /// A hash of space and components.
  public override var hash: Int { cgColor.hashValue }

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// The gray whose components are ½.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red of sRGB.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green of sRGB.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue of sRGB.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Cyan: green and blue.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Magenta: red and blue.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Yellow: red and green.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Nothing.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
