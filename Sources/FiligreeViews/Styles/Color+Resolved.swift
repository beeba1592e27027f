import FiligreeDrawing
import FiligreePixels
import Foundation

extension Color {
  /// A color's components in an environment: SwiftUI's `Color.Resolved`.
  ///
  /// Components are those of sRGB; values outside of 0…1 are colors that sRGB has not.
  public struct Resolved: Hashable, CustomStringConvertible, Sendable {
    /// The red component, in proportion to light.
    public var linearRed: Float
    /// The green component, in proportion to light.
    public var linearGreen: Float
    /// The blue component, in proportion to light.
    public var linearBlue: Float
    /// How much the color covers, 0…1.
    public var opacity: Float

    /// The red component as sRGB codes it.
    public var red: Float {
      get { Self.coded(linearRed) }
      set { linearRed = Self.light(newValue) }
    }

    /// The green component as sRGB codes it.
    public var green: Float {
      get { Self.coded(linearGreen) }
      set { linearGreen = Self.light(newValue) }
    }

    /// The blue component as sRGB codes it.
    public var blue: Float {
      get { Self.coded(linearBlue) }
      set { linearBlue = Self.light(newValue) }
    }

    /// Creates a color of components.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      self.init(colorSpace, Double(red), Double(green), Double(blue), Double(opacity))
    }

    init(
      _ colorSpace: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double,
      _ opacity: Double
    ) {
      func number(_ value: Double) -> CGFloat { value.isNaN ? 0 : CGFloat(value) }
      let space: CGColorSpace =
        switch colorSpace {
        case .sRGB: .extendedSRGBSpace
        case .sRGBLinear: .extendedLinearSRGBSpace
        case .displayP3: .extendedDisplayP3Space
        }
      let values = [number(red), number(green), number(blue), number(opacity)]
      self.init(CGColor(space: space, values: values))
    }

    /// The components of a Core Graphics color.
    init(_ color: CGColor) {
      let light = color.linearSRGB
      linearRed = Float(light.x)
      linearGreen = Float(light.y)
      linearBlue = Float(light.z)
      opacity = Float(color.alpha)
    }

    /// No color.
    package static let clear = Self(.sRGB, 0, 0, 0, 0)

    /// The color for Core Graphics: sRGB, extended where sRGB has it not.
    public var cgColor: CGColor {
      let values = [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(opacity)]
      // A millionth beyond is a rounding.
      let isWide = values.prefix(3).contains { $0 < -1e-6 || $0 > 1 + 1e-6 }
      return CGColor(space: isWide ? .extendedSRGBSpace : .sRGBSpace, values: values)
    }

    /// The components as eight hexadecimal digits.
    public var description: String {
      let bytes = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      return "#"
        + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        .joined()
    }

    /// The color in the numbers in which it is mixed with others.
    func mixable(in space: GradientInterpolation) -> InterpolatedColor {
      let light = SIMD3(Double(linearRed), Double(linearGreen), Double(linearBlue))
      return InterpolatedColor(light: light, opacity: Double(opacity), space)
    }

    /// The color of numbers that were mixed.
    init(_ mixed: InterpolatedColor) {
      let light = mixed.light
      linearRed = Float(light.x)
      linearGreen = Float(light.y)
      linearBlue = Float(light.z)
      opacity = Float(light.w)
    }

    /// Four numbers that move when the color changes.
    func components(in space: GradientInterpolation) -> [Double] {
      let values = mixable(in: space).values
      return [values.x, values.y, values.z, values.w]
    }

    /// The color with other numbers; the color itself if they are not four.
    func with(
      _ components: ArraySlice<Double>, in space: GradientInterpolation
    ) -> Self {
      guard components.count == 4 else { return self }
      let first = components.startIndex
      let values = SIMD4(
        components[first], components[first + 1], components[first + 2], components[first + 3])
      return Self(InterpolatedColor(values, space))
    }

    private static func coded(_ light: Float) -> Float {
      light < 0 ? -coded(-light) : Float(ToneCurve.sRGBNumber(Double(light)))
    }

    private static func light(_ coded: Float) -> Float {
      coded < 0 ? -light(-coded) : Float(ToneCurve.sRGBLight(Double(coded)))
    }
  }
}

extension Color.Resolved: ShapeStyle, PrimitiveShapeStyle {
  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(.color(self))
  }
}

extension Color.Resolved: Animatable {
  /// Red, green, blue and opacity.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity)))
    }
    set {
      self = Color.Resolved(
        red: newValue.first, green: newValue.second.first, blue: newValue.second.second.first,
        opacity: newValue.second.second.second)
    }
  }
}
