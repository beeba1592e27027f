import FiligreeDrawing

extension GraphicsContext {
  /// How what is drawn meets what is there: SwiftUI's `GraphicsContext.BlendMode`.
  ///
  /// The formulas are those of FiligreeDrawing's `BlendMode`, of which all 28 are here. The raw values
  /// are Core Graphics'; one that has no mode counts as `normal`.
  @frozen
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// Core Graphics' number of the mode.
    public let rawValue: Int32

    /// Creates a mode by Core Graphics' number.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    private init(_ mode: FiligreeDrawing.BlendMode) {
      rawValue = mode.rawValue
    }

    /// The mode as the drawing has it.
    var drawing: FiligreeDrawing.BlendMode {
      FiligreeDrawing.BlendMode(rawValue: rawValue) ?? .normal
    }

    /// The new color covers the old one by its opacity.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// The product of both.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// The product of the complements.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// `multiply` where the backdrop is dark, `screen` where it is light.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// The darker of both, component by component.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// The lighter of both, component by component.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Brightens the backdrop to reflect the source.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// Darkens the backdrop to reflect the source.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// Darkens or lightens by the source, as a diffuse spotlight does.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// `multiply` where the source is dark, `screen` where it is light.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// The difference of both.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// As `difference`, of lower contrast.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The source's hue, the backdrop's saturation and luminosity.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The source's saturation, the backdrop's hue and luminosity.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The source's hue and saturation, the backdrop's luminosity.
    public static var color: BlendMode { BlendMode(.color) }
    /// The source's luminosity, the backdrop's hue and saturation.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Nothing is left: an eraser.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// The source alone.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// The source where the backdrop is opaque.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// The source where the backdrop is clear.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// The source over the backdrop, where that is opaque.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// The source beneath the backdrop.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// The backdrop where the source is opaque.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// The backdrop where the source is clear.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// The backdrop over the source, where that is opaque.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// Source and backdrop where the other one is clear.
    public static var xor: BlendMode { BlendMode(.xor) }
    /// The sum of the darknesses.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// The sum of both.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
}
