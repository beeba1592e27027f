import FiligreePaths
import FiligreePixels
import Foundation

/// What is done to the picture of a layer before it is drawn.
///
/// Colors are straight (not premultiplied) with components c in the numbers of the layer's
/// ``ColorMode``: as sRGB codes them, if nothing is said. Results are cut to 0…1 after each filter, but
/// not in extended modes. Lengths are in the user space in which the layer was begun: a
/// transform that scales makes a blur wider. Where a transform turns or shears a blur, its widths
/// along the page's x and y are kept, and the correlation of the two is not.
///
/// Names and effects are those of SwiftUI's `GraphicsContext.Filter` and view modifiers. Where Apple
/// gives no formula, it is that of W3C's Filter Effects Module Level 1 for the CSS function of the same
/// name.
public enum Filter: Hashable, Sendable {
  /// A Gaussian blur whose standard deviation is `radius`, as in SwiftUI and CSS.
  ///
  /// Beyond the layer's drawing is nothing, so edges fade. If `isOpaque`, the drawing's outermost
  /// pixels are continued outwards instead, and nothing is drawn beyond the drawing's bounds: opaque
  /// stays opaque.
  ///
  /// If the blur `dithers`, a regular pattern of up to half a step of 8 bits is added before the result is
  /// rounded, so that soft slopes show no bands; it has no effect in modes of floating-point numbers.
  case blur(radius: CGFloat, isOpaque: Bool = false, dithers: Bool = false)
  /// A shadow below the picture, or as the options say.
  case shadow(Shadow)
  /// A matrix of five columns.
  case colorMatrix(ColorMatrix)
  /// c + amount: 0 changes nothing, 1 makes white, −1 black.
  case brightness(Double)
  /// (c − ½)·amount + ½: 1 changes nothing, 0 makes gray, less than 0 inverts.
  case contrast(Double)
  /// The distance from the luminance times amount: 1 changes nothing, 0 makes gray
  /// (`feColorMatrix`, `saturate`).
  case saturation(Double)
  /// Gray by amount: 0 changes nothing, 1 makes gray; CSS' `grayscale()`.
  case grayscale(Double)
  /// Hues turned by an angle in radians (`feColorMatrix`, `hueRotate`).
  case hueRotation(Double)
  /// c·(1 − 2·amount) + amount: 0 changes nothing, 1 inverts; CSS' `invert()`.
  case invert(Double = 1)
  /// Each component times that of a color, the opacity included.
  case colorMultiply(CGColor)
  /// The opacity times amount.
  case opacity(Double)
  /// Black of the opacity Y·a, for colors of the luminance Y = 0.2126·r + 0.7152·g + 0.0722·b and the
  /// opacity a.
  ///
  /// `feColorMatrix`' `luminanceToAlpha` gives Y alone; times a, edges stay smooth, as in CSS'
  /// `mask-type: luminance`.
  case luminanceToAlpha
  /// The color wherever the opacity is in `min…max`, and nothing elsewhere.
  case alphaThreshold(min: Double, max: Double = 1, color: CGColor)
  /// The picture mapped, in perspective where the map is.
  ///
  /// The map is one of user space. Pixels are those of the page's resolution, interpolated, and averaged
  /// where they are many to a pixel; what lies behind the eye is not drawn.
  case projection(ProjectionTransform)
  /// A filter that works on colors in proportion to light, whatever the layer's mode.
  indirect case linearLight(Filter)
  /// Steps that make pictures of pictures: SVG's `filter` element.
  ///
  /// Each step says for itself whether it works in linear light; in `linearLight` a graph is the same.
  case graph(FilterGraph)

  /// A drop shadow.
  ///
  /// The picture's opacity in `color`, blurred by `radius` (the standard deviation), moved by `offset`
  /// in user space, rounded to whole pixels.
  public struct Shadow: Hashable, Sendable {
    /// Where a shadow is, and of what.
    public struct Options: OptionSet, Hashable, Sendable {
      /// The bits.
      public let rawValue: UInt32
      /// Creates a set from its bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// The shadow is drawn over the picture.
      public static let above = Options(rawValue: 1)
      /// The shadow alone is drawn.
      public static let only = Options(rawValue: 2)
      /// It is the shadow of what the picture leaves clear.
      public static let invertsAlpha = Options(rawValue: 4)
    }

    /// The shadow's color.
    public var color: CGColor
    /// The standard deviation of the blur.
    public var radius: CGFloat
    /// How far the shadow is from the picture.
    public var offset: CGSize
    /// How the upper of picture and shadow meets the lower.
    public var blendMode: BlendMode
    /// Where the shadow is, and of what.
    public var options: Options

    /// Creates a shadow.
    public init(
      color: CGColor, radius: CGFloat, offset: CGSize = .zero, blendMode: BlendMode = .normal,
      options: Options = []
    ) {
      self.color = color
      self.radius = radius
      self.offset = offset
      self.blendMode = blendMode
      self.options = options
    }
  }
}

extension Filter {
  /// The filter in finite numbers that every output reads alike, or nil if it changes nothing.
  ///
  /// NaN counts as the number that changes nothing; infinite numbers are cut to ±10^9.
  var drawable: Filter? {
    func number(_ value: Double, none: Double) -> Double {
      value.isNaN ? none : Swift.min(Swift.max(value, -1e9), 1e9)
    }
    func cut(_ value: Double, _ none: Double) -> Double {
      min(max(number(value, none: none), 0), 1)
    }
    switch self {
    case .blur(let radius, let isOpaque, let dithers):
      let radius = number(radius, none: 0)
      return radius > 0 ? .blur(radius: radius, isOpaque: isOpaque, dithers: dithers) : nil
    case .projection(let map):
      // A map without an inverse makes a line of the picture, or nothing: it is one that shows nothing.
      return map.isIdentity || !map.numbers.allSatisfy(\.isFinite) ? nil : self
    case .linearLight(let filter):
      return filter.drawable.map { inner in
        switch inner {
        case .linearLight, .graph: inner
        default: .linearLight(inner)
        }
      }
    case .shadow(var shadow):
      shadow.radius = Swift.max(number(shadow.radius, none: 0), 0)
      shadow.offset = CGSize(
        width: number(shadow.offset.width, none: 0), height: number(shadow.offset.height, none: 0))
      return .shadow(shadow)
    case .colorMatrix(let matrix):
      let matrix = matrix.finite
      return matrix == ColorMatrix() ? nil : .colorMatrix(matrix)
    case .brightness(let amount):
      let amount = number(amount, none: 0)
      return amount == 0 ? nil : .brightness(amount)
    case .contrast(let amount):
      let amount = number(amount, none: 1)
      return amount == 1 ? nil : .contrast(amount)
    case .saturation(let amount):
      let amount = number(amount, none: 1)
      return amount == 1 ? nil : .saturation(amount)
    case .grayscale(let amount):
      let amount = cut(amount, 0)
      return amount == 0 ? nil : .grayscale(amount)
    case .hueRotation(let angle):
      let angle = number(angle, none: 0)
      return angle == 0 ? nil : .hueRotation(angle)
    case .invert(let amount):
      let amount = cut(amount, 0)
      return amount == 0 ? nil : .invert(amount)
    case .opacity(let amount):
      let amount = cut(amount, 1)
      return amount == 1 ? nil : .opacity(amount)
    case .alphaThreshold(let low, let high, let color):
      return .alphaThreshold(
        min: number(low, none: 0), max: number(high, none: 1), color: color)
    case .graph(let graph):
      return .graph(graph.finite)
    case .colorMultiply, .luminanceToAlpha:
      return self
    }
  }
}
