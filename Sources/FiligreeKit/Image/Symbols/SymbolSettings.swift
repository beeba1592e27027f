import FiligreeSymbols
import Foundation

/// What a symbol configuration says, as a value; nil or empty where it says nothing.
struct SymbolSettings: Hashable, Sendable {
  var pointSize: CGFloat?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  /// The symbol's own colors, by level: the first is that of its main layer.
  var colors: [UIColor] = []
  /// How its layers are colored; nil for all in one color.
  var mode: SymbolMode?

  /// What `self` says, except where `other` says something.
  func applying(_ other: SymbolSettings) -> SymbolSettings {
    SymbolSettings(
      pointSize: other.pointSize ?? pointSize,
      weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale,
      colors: other.colors.isEmpty ? colors : other.colors, mode: other.mode ?? mode)
  }

  /// The style to draw in: 17 points, regular, medium where nothing is said, as beside body text.
  var style: SymbolStyle {
    SymbolStyle(
      pointSize: pointSize ?? 17, weight: weight.drawn,
      scale: scale.drawn)
  }
}

extension UIImage.SymbolWeight {
  var drawn: FiligreeSymbols.SymbolWeight {
    // From 1, ultraLight, on; what is not specified is regular.
    FiligreeSymbols.SymbolWeight(rawValue: rawValue - 1) ?? .regular
  }
}

extension UIImage.SymbolScale {
  var drawn: FiligreeSymbols.SymbolScale {
    switch self {
    case .small: .small
    case .large: .large
    case .default, .unspecified, .medium: .medium
    }
  }
}
