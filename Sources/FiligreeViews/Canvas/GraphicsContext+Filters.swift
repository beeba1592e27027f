import FiligreeDrawing
import FiligreePaths
import Foundation

extension GraphicsContext {
  /// Something that is done to the picture of what is drawn: SwiftUI's `GraphicsContext.Filter`.
  ///
  /// Formulas are those of FiligreeDrawing's `Filter`. Numbers that are NaN change nothing.
  public struct Filter: Sendable {
    enum Content: Sendable {
      case projection(ProjectionTransform)
      case shadow(Color, CGFloat, CGSize, BlendMode, ShadowOptions)
      case colorMultiply(Color)
      case alphaThreshold(min: Double, max: Double, Color)
      case plain(FiligreeDrawing.Filter)
    }

    let content: Content

    private init(_ content: Content) {
      self.content = content
    }

    /// Maps the picture.
    ///
    /// What an affine map leads to is drawn anew, sharp at any size; a picture in perspective is one of
    /// pixels of the canvas' resolution.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(.projection(matrix))
    }

    /// Adds a shadow.
    ///
    /// - Parameters:
    ///   - color: The shadow's color.
    ///   - radius: The standard deviation of the shadow's blur, in points, as of views.
    ///   - x: How far the shadow is moved to the right, in points.
    ///   - y: How far the shadow is moved down, in points.
    ///   - blendMode: How the upper of picture and shadow meets the lower.
    ///   - options: Where the shadow is, and of what.
    /// - Returns: The filter.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(.shadow(color, radius, CGSize(width: x, height: y), blendMode, options))
    }

    /// Multiplies each component by that of a color, the opacity included.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(.colorMultiply(color))
    }

    /// Multiplies colors by a matrix (SVG's `feColorMatrix`).
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(.plain(.colorMatrix(matrix)))
    }

    /// Turns hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.plain(.hueRotation(angle.radians)))
    }

    /// Makes colors stronger by a factor: 1 changes nothing, 0 makes gray.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(.plain(.saturation(amount)))
    }

    /// Adds `amount` to each component.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(.plain(.brightness(amount)))
    }

    /// Moves components away from the middle by a factor: 1 changes nothing, 0 makes gray.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(.plain(.contrast(amount)))
    }

    /// Inverts colors: wholly by 1, not at all by 0.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(.plain(.invert(amount)))
    }

    /// Takes color away: all of it by 1, none by 0.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(.plain(.grayscale(amount)))
    }

    /// Makes black of the opacity that the luminance was.
    public static var luminanceToAlpha: Filter { Filter(.plain(.luminanceToAlpha)) }

    /// Blurs.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation, in points, as of views.
    ///   - options: Whether edges stay opaque.
    /// - Returns: The filter.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(
        .plain(
          .blur(
            radius: radius, isOpaque: options.contains(.opaque),
            dithers: options.contains(.dithersResult))))
    }

    /// Draws a color where the opacity is in `min…max`, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(.alphaThreshold(min: min, max: max, color))
    }
  }

  /// Where a shadow is, and of what.
  @frozen
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The shadow is drawn above the picture.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// The shadow alone is drawn.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// It is the shadow of what the picture leaves clear.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Shadow and picture meet what is there one after the other, each with the context's opacity, and
    /// the shadow with its own blend mode.
    ///
    /// Of several shadows with this option, it holds for the one that was added first.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// How a blur is done.
  @frozen
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What is opaque stays so up to its edge.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// The result is rounded with a regular pattern of up to half a step of 8 bits, so that soft slopes
    /// show no bands.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// How a filter is done.
  @frozen
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The filter works on colors in proportion to light.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Adds a filter to all that is drawn from now on.
  ///
  /// Each drawing is made a picture of its own, without clip, opacity and blend mode; the filter is
  /// applied; the result is drawn with clip, opacity and blend mode. So a blend mode such as `copy`
  /// reaches all that the clip leaves.
  ///
  /// A filter works on what the filters added after it have made: to blur first and then to take a
  /// threshold, add the threshold first. Its lengths are those of the user space in which it was
  /// added. Of a drawing of the backdrop, the backdrop is filtered, within the shape that is drawn.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    var placed = placed(filter)
    if options.contains(.linearColor) {
      switch placed.effect {
      case .filter(let inner): placed.effect = .filter(.linearLight(inner))
      case .separateShadow, .map: break
      }
    }
    state.filters.append(placed)
  }

  private func placed(_ filter: Filter) -> PlacedFilter {
    let effect: PlacedFilter.Effect
    switch filter.content {
    case .plain(let filter):
      effect = .filter(filter)
    case .colorMultiply(let color):
      effect = .filter(.colorMultiply(color.resolve(in: environment).cgColor))
    case .alphaThreshold(let min, let max, let color):
      effect = .filter(
        .alphaThreshold(min: min, max: max, color: color.resolve(in: environment).cgColor))
    case .shadow(let color, let radius, let offset, let blendMode, let options):
      var drawn = FiligreeDrawing.Filter.Shadow.Options()
      if options.contains(.shadowAbove) { drawn.insert(.above) }
      if options.contains(.shadowOnly) { drawn.insert(.only) }
      if options.contains(.invertsAlpha) { drawn.insert(.invertsAlpha) }
      let shadow = FiligreeDrawing.Filter.Shadow(
        color: color.resolve(in: environment).cgColor, radius: radius, offset: offset,
        blendMode: blendMode.drawing, options: drawn)
      effect =
        options.contains(.disablesGroup) && !options.contains(.shadowOnly)
        ? .separateShadow(shadow) : .filter(.shadow(shadow))
    case .projection(let map):
      effect = map.isAffine ? .map(map.affine(at: .zero)) : .filter(.projection(map))
    }
    return PlacedFilter(effect: effect, transform: transform)
  }
}

/// A filter and the map from the user space in which it was added to the canvas.
struct PlacedFilter: Sendable {
  enum Effect: Sendable {
    case filter(FiligreeDrawing.Filter)
    /// A shadow that is drawn by itself.
    case separateShadow(FiligreeDrawing.Filter.Shadow)
    case map(CGAffineTransform)
  }

  var effect: Effect
  var transform: CGAffineTransform
}
