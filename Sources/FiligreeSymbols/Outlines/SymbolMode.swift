import FiligreePaths

/// How a symbol is colored: SF Symbols' rendering modes.
package enum SymbolMode: String, Hashable, Sendable, CaseIterable {
  /// All of it in one color.
  case monochrome
  /// In one color, its layers more or less opaque.
  case hierarchical
  /// A color for each level.
  case palette
  /// Its own colors, and that of the surroundings where it has none.
  case multicolor
}

/// A part of a symbol as it is drawn.
package struct PaintedSymbolLayer: Hashable, Sendable {
  /// The ink in points, filled by the non-zero rule.
  package var path: Path
  /// Which of a palette's colors it has.
  package var level = SymbolLayer.Level.primary
  /// Its own color; nil for that of the surroundings.
  package var color: SymbolColor?
  /// How opaque it is, as a part of its color's own opacity.
  package var opacity = 1.0
}

/// The rule by which a value turns layers on: WWDC 2022, session 10158, "Adopt Variable Color in SF Symbols".
///
/// The layers have the range 0…1 in equal parts. At 0 none is on; the first is from any value above it, the last
/// from any value above (n − 1) / n.
enum VariableValue {
  /// How opaque a layer is that is off, as a part of what it is when it is on.
  ///
  /// Apple gives no number; this one was found by eye: the outline is seen on light and on dark, and is taken for off.
  static let offOpacity = 0.3

  /// Whether the layer of an index, from 0, is on at a value; what is no number counts as 0.
  static func isOn(_ index: Int, of count: Int, at value: Double) -> Bool {
    value * Double(count) > Double(index)
  }
}
