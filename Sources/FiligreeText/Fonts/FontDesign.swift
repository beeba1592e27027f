/// A design of the system font: SwiftUI's `Font.Design`.
package enum FontDesign: Hashable, Sendable, CaseIterable {
  /// A sans-serif near Apple's San Francisco: Inter, if it is installed.
  case `default`
  /// With serifs, in place of New York: Noto Serif, if it is installed.
  case serif
  /// With rounded ends: the default design's font, with round corners as `RoundedCorners` makes them.
  case rounded
  /// All letters equally wide, in place of SF Mono: JetBrains Mono, if it is installed.
  case monospaced

  /// The families that are looked for, the best first.
  ///
  /// Where none is installed, fontconfig's choice for `genericFamily` counts. `scripts/setup` installs the
  /// first one of each design.
  var families: [String] {
    switch self {
    case .default:
      [
        "Inter", "Inter Variable", "DejaVu Sans", "Liberation Sans", "Noto Sans", "Open Sans",
        "Roboto", "FreeSans",
      ]
    case .serif:
      [
        "Noto Serif", "Source Serif 4", "Source Serif Pro", "DejaVu Serif", "Liberation Serif",
        "FreeSerif",
      ]
    case .rounded: FontDesign.default.families
    case .monospaced:
      [
        "JetBrains Mono", "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "FreeMono",
      ]
    }
  }

  /// fontconfig's name for any font of the kind.
  var genericFamily: String {
    switch self {
    case .default, .rounded: "sans-serif"
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }

  /// The features of the design's own font.
  ///
  /// Fonts for programmers join "!=" and "->" by contextual alternates, which SF Mono does not.
  var features: [FontFeature] {
    self == .monospaced ? [FontFeature("calt", 0)] : []
  }
}
