import FiligreePaths
import FiligreePixels
import Foundation

extension FilterGraph {
  /// What a step does; sections are those of the Filter Effects Module Level 1.
  public enum Operation: Hashable, Sendable {
    /// The first input blended with the second one below it (`feBlend`, 9.5).
    case blend(BlendMode)
    /// Straight colors through a matrix (`feColorMatrix`, 9.6): its types `saturate`, `hueRotate` and
    /// `luminanceToAlpha` are matrices, too.
    case colorMatrix(ColorMatrix)
    /// Straight colors, component by component, through functions (`feComponentTransfer`, 9.7).
    case componentTransfer(
      red: TransferFunction, green: TransferFunction, blue: TransferFunction,
      alpha: TransferFunction)
    /// Porter and Duff's operators, the first input being the source (`feComposite`, 9.8).
    case composite(CompositeOperator)
    /// Each pixel a weighted sum of its neighbors (`feConvolveMatrix`, 9.9).
    case convolveMatrix(ConvolveMatrix)
    /// A matte surface in light, whose height is the input's opacity; the result is opaque
    /// (`feDiffuseLighting`, 9.10). The constant is kd.
    case diffuseLighting(Lighting, constant: Double)
    /// What a shiny surface reflects (`feSpecularLighting`, 9.19); the opacity is the largest component.
    /// The constant is ks.
    case specularLighting(Lighting, constant: Double, exponent: Double)
    /// The first input's pixels moved by `scale` times the second one's straight components less ½
    /// (`feDisplacementMap`, 9.11).
    ///
    /// The first input keeps its colors, and the nearest pixel is taken.
    case displacementMap(scale: CGFloat, x: Channel, y: Channel)
    /// A color everywhere (`feFlood`, 9.13).
    case flood(CGColor)
    /// A Gaussian blur of standard deviations along x and y (`feGaussianBlur`, 9.14); no blur along an axis
    /// whose deviation is 0.
    ///
    /// What lies beyond the input is clear. A deviation of less than 0 counts as 0.
    case gaussianBlur(CGSize)
    /// A picture in its rectangle (`feImage`, 9.15).
    case image(PicturePaint)
    /// A drawing in user space: `feImage` of an element.
    case drawing(Drawing)
    /// The inputs over one another, the first one lowest (`feMerge`, 9.16).
    case merge
    /// The least or largest components within a radius along x and y (`feMorphology`, 9.17).
    ///
    /// A window has the pixel itself and as many on either side as the radius, rounded to whole pixels; a
    /// radius of 0 or less leaves its axis alone.
    case morphology(MorphologyOperator, radius: CGSize)
    /// The input moved, bilinear between pixels (`feOffset`, 9.18).
    case offset(CGSize)
    /// The subregion of the step that the input is of, repeated in all directions (`feTile`, 9.20).
    case tile
    /// Perlin's noise (`feTurbulence`, 9.21).
    case turbulence(Turbulence)
  }

  /// A function of a component of 0…1, whose result is cut to that (9.7.1).
  public enum TransferFunction: Hashable, Sendable {
    /// The component itself.
    case identity
    /// Straight lines between values at even distances; without one, the component itself.
    case table([Double])
    /// Steps of even width; without one, the component itself.
    ///
    /// A component less than 10^-5 below a step is on it: straight components are quotients, and rounded.
    case discrete([Double])
    /// slope · c + intercept.
    case linear(slope: Double, intercept: Double)
    /// amplitude · c^exponent + offset.
    case gamma(amplitude: Double, exponent: Double, offset: Double)
  }

  /// How two pictures are composed, of premultiplied components (9.8).
  public enum CompositeOperator: Hashable, Sendable {
    /// The first over the second.
    case over
    /// The first where the second is.
    case `in`
    /// The first where the second is not.
    case out
    /// The first where the second is, over the second.
    case atop
    /// Either where the other is not.
    case xor
    /// The sum.
    case lighter
    /// k1·i1·i2 + k2·i1 + k3·i2 + k4, cut to 0…1, and colors to the opacity.
    case arithmetic(k1: Double, k2: Double, k3: Double, k4: Double)
  }

  /// The least or the largest.
  public enum MorphologyOperator: UInt8, Hashable, Sendable, CaseIterable {
    /// The least components: thinner.
    case erode
    /// The largest components: fatter.
    case dilate
  }

  /// A component of a color.
  public enum Channel: Int, Hashable, Sendable, CaseIterable {
    /// Red.
    case red
    /// Green.
    case green
    /// Blue.
    case blue
    /// The opacity.
    case alpha
  }

  /// A convolution (9.9): the kernel is turned by half a turn, as the standard has it.
  ///
  /// It works on pixels, at any scale: `kernelUnitLength` is not supported.
  public struct ConvolveMatrix: Hashable, Sendable {
    /// What lies beyond the input's subregion.
    public enum EdgeMode: UInt8, Hashable, Sendable, CaseIterable {
      /// The outermost pixels, continued.
      case duplicate
      /// The input again.
      case wrap
      /// Nothing.
      case none
    }

    /// How many columns the kernel has.
    public var columns: Int
    /// How many rows the kernel has.
    public var rows: Int
    /// The kernel, row by row.
    ///
    /// The result is clear if there are not `rows` · `columns` numbers, none, or more than
    /// ``FilterGraph/kernelLimit``.
    public var kernel: [Double]
    /// What sums are divided by; 0 counts as the kernel's sum, or 1 if that is 0, too.
    public var divisor: Double
    /// What is added after the division, times the opacity for colors.
    public var bias: Double
    /// The kernel's column that lies on the pixel; the result is clear if there is no such one.
    public var targetX: Int
    /// The kernel's row that lies on the pixel; the result is clear if there is no such one.
    public var targetY: Int
    /// What lies beyond the input.
    public var edgeMode: EdgeMode
    /// Whether the opacity stays, and straight colors are convolved.
    public var preservesAlpha: Bool

    /// Creates a convolution.
    ///
    /// - Parameters:
    ///   - columns: How many columns the kernel has.
    ///   - rows: How many rows the kernel has.
    ///   - kernel: The kernel, row by row.
    ///   - divisor: What sums are divided by; 0 for the kernel's sum.
    ///   - bias: What is added after the division.
    ///   - targetX: The column that lies on the pixel; nil for the middle one.
    ///   - targetY: The row that lies on the pixel; nil for the middle one.
    ///   - edgeMode: What lies beyond the input.
    ///   - preservesAlpha: Whether the opacity stays.
    public init(
      columns: Int, rows: Int, kernel: [Double], divisor: Double = 0, bias: Double = 0,
      targetX: Int? = nil, targetY: Int? = nil, edgeMode: EdgeMode = .duplicate,
      preservesAlpha: Bool = false
    ) {
      self.columns = columns
      self.rows = rows
      self.kernel = kernel
      self.divisor = divisor
      self.bias = bias
      self.targetX = targetX ?? columns / 2
      self.targetY = targetY ?? rows / 2
      self.edgeMode = edgeMode
      self.preservesAlpha = preservesAlpha
    }
  }

  /// A surface in light (9.10): its height is the input's opacity times `surfaceScale`.
  ///
  /// Normals are those of Sobel's filter on neighboring pixels, as browsers have it: at a larger scale the same
  /// edge is less steep. `kernelUnitLength`, which would change that, is not supported.
  public struct Lighting: Hashable, Sendable {
    /// Where the light comes from.
    public var light: LightSource
    /// How high the surface is where the input is opaque, in user space; z points to the viewer.
    public var surfaceScale: Double
    /// The light's color.
    public var color: CGColor

    /// Creates a surface in light.
    public init(light: LightSource, surfaceScale: Double = 1, color: CGColor) {
      self.light = light
      self.surfaceScale = surfaceScale
      self.color = color
    }
  }

  /// Where light comes from (11.2 to 11.4), in user space.
  public enum LightSource: Hashable, Sendable {
    /// From infinitely far: angles in degrees, from x to y and from the plane to z.
    case distant(azimuth: Double, elevation: Double)
    /// From a point.
    case point(x: Double, y: Double, z: Double)
    /// From a point to another, weaker to the sides by `exponent`, and not at all beyond an angle in degrees
    /// from the axis, if there is one.
    case spot(at: SIMD3<Double>, to: SIMD3<Double>, exponent: Double, limitingConeAngle: Double?)
  }

  /// Perlin's noise (9.21), of straight colors, at the upper left corners of pixels.
  public struct Turbulence: Hashable, Sendable {
    /// Which sum it is.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
      /// Of noise, around ½.
      case fractalNoise
      /// Of the noise's magnitude.
      case turbulence
    }

    /// Which sum it is.
    public var kind: Kind
    /// How many waves a unit has along x and y; less than 0 counts as 0.
    public var baseFrequency: CGSize
    /// How many waves are added, each of half the height and length of the one before.
    ///
    /// More than ``FilterGraph/octaveLimit`` count as that many; the rest would be less than a step of
    /// 16 bits together.
    public var octaves: Int
    /// What random numbers begin with; its fraction is cut off.
    public var seed: Double
    /// Whether the step's region meets itself when it is repeated.
    public var stitches: Bool

    /// Creates noise.
    ///
    /// - Parameters:
    ///   - kind: Which sum it is.
    ///   - baseFrequency: How many waves a unit has along x and y.
    ///   - octaves: How many waves are added.
    ///   - seed: What random numbers begin with.
    ///   - stitches: Whether the step's region meets itself when it is repeated.
    public init(
      _ kind: Kind = .turbulence, baseFrequency: CGSize, octaves: Int = 1, seed: Double = 0,
      stitches: Bool = false
    ) {
      self.kind = kind
      self.baseFrequency = baseFrequency
      self.octaves = octaves
      self.seed = seed
      self.stitches = stitches
    }
  }
}
