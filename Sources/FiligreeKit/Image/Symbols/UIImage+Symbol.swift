import FiligreePaths
import FiligreePixels
import FiligreeSymbols
import Foundation

extension UIImage {
  /// Finds a symbol by its name, in the look beside body text; nil if there is none.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Finds a symbol by its name; nil if there is none.
  ///
  /// The picture is tight around the symbol, with a margin of 1/12 of its size. Its scale is that of the
  /// configuration's traits or of `UITraitCollection.current`, and 2 where neither says one: see
  /// ``UIGraphicsImageRendererFormat/scale``.
  ///
  /// - Parameters:
  ///   - name: The name, such as `star.fill`.
  ///   - configuration: How the symbol is to look; nil for the look beside body text.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    self.init(
      symbol: name, (configuration as? SymbolConfiguration)?.settings ?? SymbolSettings(),
      traits: configuration?.traitCollection)
  }

  /// Finds a symbol by its name, at the scale of surroundings; nil if there is none.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(symbol: name, SymbolSettings(), traits: traitCollection)
  }

  /// Finds a symbol by its name, with some of its variable layers on; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name, such as `wifi`.
  ///   - value: How many of the layers are on, 0…1; values beyond count as the nearest of these.
  ///   - configuration: How the symbol is to look; nil for the look beside body text.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(
      symbol: name, (configuration as? SymbolConfiguration)?.settings ?? SymbolSettings(),
      value: value, traits: configuration?.traitCollection)
  }

  private convenience init?(
    symbol name: String, _ settings: SymbolSettings, value: Double? = nil,
    traits: UITraitCollection?
  ) {
    guard let content = SymbolContent(name: name, settings: settings, variableValue: value) else {
      return nil
    }
    self.init(.symbol(content), scale: ImageCanvas.scale(0, traits ?? .current))
  }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// How the symbol looks; nil for other pictures.
  public var configuration: Configuration? { symbolConfiguration }

  /// How the symbol looks; nil for other pictures.
  public var symbolConfiguration: SymbolConfiguration? {
    symbolSettings.map { SymbolConfiguration($0) }
  }

  /// Returns the symbol with what `configuration` says added to what its own says; nil for other pictures.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let own = symbolSettings else { return nil }
    return replacingSettings(own.applying(configuration.settings))
  }

  /// Returns the symbol in another configuration; other pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return replacingSettings(configuration.settings) ?? self
  }

  /// Points from the bottom of a symbol up to the baseline of the text beside it; nil for other pictures.
  public var baselineOffsetFromBottom: CGFloat? {
    guard case .symbol(let symbol) = content else { return nil }
    let size = symbol.size(scale: scale)
    return size.height - (symbol.outline.baseline + (size.height - symbol.outline.size.height) / 2)
  }

  /// What is said of the symbol; nil for other pictures.
  var symbolSettings: SymbolSettings? {
    if case .symbol(let symbol) = content { symbol.settings } else { nil }
  }

  /// The symbol's outline, upright and in points, for who draws it sharp; nil for other pictures.
  ///
  /// A symbol that is turned or mirrored is nil, too: its pixels show it.
  package var symbolOutline: SymbolOutline? {
    guard case .symbol(let symbol) = content, imageOrientation == .up, !traits.isResizable else {
      return nil
    }
    return symbol.outline
  }

  /// How a symbol's layers are colored, and how many of them are on; nil for other pictures.
  package var symbolLayering: (mode: SymbolMode, value: Double?, colors: [CGColor])? {
    guard case .symbol(let symbol) = content else { return nil }
    return (
      symbol.settings.mode ?? .monochrome, symbol.variableValue,
      traits.tint == nil ? symbol.settings.colors.map(\.cgColor) : []
    )
  }

  private func replacingSettings(_ settings: SymbolSettings) -> UIImage? {
    guard case .symbol(let symbol) = content,
      let other = SymbolContent(
        name: symbol.name, settings: settings, variableValue: symbol.variableValue)
    else { return nil }
    return UIImage(.symbol(other), scale: scale, orientation: imageOrientation, traits: traits)
  }
}
