import Foundation

extension UIImage {
  /// How heavy a symbol is, from thin lines to thick ones.
  public enum SymbolWeight: Int, Hashable, Sendable, CaseIterable {
    /// Nothing is said; counts as regular.
    case unspecified = 0
    /// The thinnest.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// As text is.
    case regular
    /// Medium.
    case medium
    /// Semibold.
    case semibold
    /// Bold.
    case bold
    /// Heavy.
    case heavy
    /// The thickest.
    case black
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Hashable, Sendable, CaseIterable {
    /// As the system has it: medium.
    case `default` = -1
    /// Nothing is said; counts as medium.
    case unspecified = 0
    /// 0.79 times the medium size.
    case small
    /// As a capital letter.
    case medium
    /// 1.29 times the medium size.
    case large
  }

  /// What is said about how a picture is to look: UIKit's `UIImage.Configuration`.
  public class Configuration: NSObject, NSCopying {
    /// The surroundings; nil where nothing is said of them.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration.
    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    /// Returns the configuration for other surroundings.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traits: traitCollection)
    }

    /// Returns what this says, except where `otherConfiguration` says something.
    public func applying(_ otherConfiguration: Configuration?) -> Configuration {
      Configuration(traits: otherConfiguration?.traitCollection ?? traitCollection)
    }

    /// The same configuration; it does not change, so it is not copied.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How a symbol is to look: UIKit's `UIImage.SymbolConfiguration`.
  ///
  /// Where nothing is said a symbol has 17 points, regular weight and medium scale, as beside body text.
  public final class SymbolConfiguration: Configuration {
    /// What is said.
    let settings: SymbolSettings

    init(_ settings: SymbolSettings, traits: UITraitCollection? = nil) {
      self.settings = settings
      super.init(traits: traits)
    }

    /// A configuration that says nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolSettings()) }

    /// Creates a configuration of a size: that of the text which the symbol goes with, in points.
    ///
    /// Sizes outside of 0.01…10,000 count as the nearest of these; zero, negative ones and NaN as 17.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolSettings(pointSize: pointSize))
    }

    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolSettings(weight: weight))
    }

    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolSettings(scale: scale))
    }

    /// Creates a configuration of a size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolSettings(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration of a size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolSettings(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration of shades of a color.
    ///
    /// Layers of the first level have the color itself, those of the second half of its opacity, those of the
    /// third a quarter. A symbol of one layer has the color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolSettings(colors: [hierarchicalColor], mode: .hierarchical))
    }

    /// Creates a configuration of a color for each level of layers.
    ///
    /// Where there are fewer colors than levels, the last counts for the others.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolSettings(colors: paletteColors, mode: .palette))
    }

    /// A configuration in which symbols have their own colors, where they have some.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolSettings(mode: .multicolor))
    }

    /// A configuration in which symbols have one color.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolSettings(mode: .monochrome))
    }

    /// Returns what this says of size and weight, without the size's and weight's exact numbers.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(
        SymbolSettings(scale: settings.scale, colors: settings.colors, mode: settings.mode),
        traits: traitCollection)
    }

    /// Returns what this says, without the scale.
    public func configurationWithoutScale() -> SymbolConfiguration {
      var settings = settings
      settings.scale = .unspecified
      return SymbolConfiguration(settings, traits: traitCollection)
    }

    /// Returns the configuration for other surroundings.
    public override func withTraitCollection(
      _ traitCollection: UITraitCollection?
    ) -> SymbolConfiguration {
      SymbolConfiguration(settings, traits: traitCollection)
    }

    /// Returns what this says, except where `otherConfiguration` says something.
    public override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      let other = (otherConfiguration as? SymbolConfiguration)?.settings ?? SymbolSettings()
      return SymbolConfiguration(
        settings.applying(other),
        traits: otherConfiguration?.traitCollection ?? traitCollection)
    }

    /// Whether `object` is a symbol configuration that says the same.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      settings == otherConfiguration?.settings
    }

    /// Whether `object` is a symbol configuration that says the same.
    public override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    /// A hash of what the configuration says.
    public override var hash: Int { settings.hashValue }
  }
}
