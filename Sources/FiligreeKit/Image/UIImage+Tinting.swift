import FiligreePixels
import Foundation

extension UIImage {
  /// Whether the picture's own colors are seen.
  ///
  /// The drawing methods of the picture itself have no color of the place: they draw a template in the
  /// tint if it has one, a symbol in black otherwise, and other pictures in their own colors.
  public var renderingMode: RenderingMode { traits.renderingMode }

  /// Returns the picture with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the picture in one color: its opacity is kept, its colors are not.
  ///
  /// A dynamic color stays so until the picture is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns the picture in one color, with another rendering mode.
  ///
  /// With `alwaysOriginal` a view shows that color, and not its own.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The color in which the picture's opacity is drawn, for the current traits; nil for its own colors.
  package var drawnTint: CGColor? {
    if case .symbol = content { return symbolColor }
    return traits.tint?.cgColor
  }

  /// Whether a view shows the picture's opacity in a color of the view's own.
  package var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage && symbolSettings?.colors.isEmpty == true
    }
  }

  /// The color of a symbol: its tint, else the first of its configuration, else black.
  var symbolColor: CGColor {
    (traits.tint ?? symbolSettings?.colors.first)?.cgColor ?? .black
  }
}
