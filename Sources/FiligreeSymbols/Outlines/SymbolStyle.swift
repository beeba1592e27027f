import Foundation

/// How a symbol is to be drawn: its size and how heavy it is.
package struct SymbolStyle: Hashable, Sendable {
  /// The size of the text that the symbol goes with, in points.
  package var pointSize: CGFloat
  /// How heavy the symbol is.
  package var weight: SymbolWeight
  /// How large the symbol is beside text of its size.
  package var scale: SymbolScale

  /// Creates a style; without arguments that of a symbol beside body text: 17 points, regular, medium.
  package init(
    pointSize: CGFloat = 17, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
  }

  /// The point size that is drawn.
  ///
  /// Sizes outside of 0.01…10,000 points count as the nearest of these; zero, negative ones and NaN,
  /// which say nothing, as 17.
  var drawnPointSize: CGFloat {
    pointSize > 0 ? min(max(pointSize, 0.01), 10_000) : 17
  }
}

/// How heavy a symbol is, from thin lines to thick ones.
///
/// The nine weights are those of San Francisco, with the same names as UIKit's and SwiftUI's.
package enum SymbolWeight: Int, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// How far the outline moves outwards, in units of which the icon's box is 16 high.
  ///
  /// Regular is the icon as it was drawn. An icon's lines are 1 unit thick, so that they are 0.4 units
  /// for the lightest weight and 1.8 for the heaviest: 2.5 % and 11 % of the point size, near the stems
  /// of San Francisco's ultralight (2 %) and black (14 %) without the gaps of 1 unit closing.
  package var outset: CGFloat {
    switch self {
    case .ultraLight: -0.3
    case .thin: -0.22
    case .light: -0.12
    case .regular: 0
    case .medium: 0.08
    case .semibold: 0.16
    case .bold: 0.24
    case .heavy: 0.32
    case .black: 0.4
    }
  }

  /// How thick the lines of icons are, in units of which the box is 16 high, where there is room for that.
  package var stem: CGFloat { 1 + 2 * outset }

  /// The weight of a name as it is written on a command line, such as `semibold`.
  package init?(name: String) {
    guard let weight = Self.allCases.first(where: { "\($0)".lowercased() == name.lowercased() })
    else { return nil }
    self = weight
  }
}

/// How large a symbol is beside text of its point size.
package enum SymbolScale: Int, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// The factor on the medium symbol's size: those of Apple's symbol template, in which the circle is
  /// 0.79, 1 and 1.29 times as large.
  package var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.29
    }
  }
}
