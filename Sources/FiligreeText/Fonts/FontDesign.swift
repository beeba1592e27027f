/// A design of the system font: SwiftUI's `Font.Design`.
package enum FontDesign: Hashable, Sendable, CaseIterable {
  /// A sans-serif near Apple's San Francisco: Inter, if it is installed.
  case `default`
  /// With serifs.
  case serif
  /// With rounded ends; the default design where no such font is installed.
  case rounded
  /// All letters equally wide.
  case monospaced

  /// The families that are looked for, the best first.
  ///
  /// Where none is installed, fontconfig's choice for `genericFamily` counts.
  var families: [String] {
    switch self {
    case .default:
      [
        "Inter", "Inter Variable", "DejaVu Sans", "Liberation Sans", "Noto Sans", "Open Sans",
        "Roboto", "FreeSans",
      ]
    case .serif:
      [
        "Source Serif 4", "Source Serif Pro", "DejaVu Serif", "Liberation Serif", "Noto Serif",
        "FreeSerif",
      ]
    case .rounded:
      ["Nunito", "Varela Round"] + FontDesign.default.families
    case .monospaced:
      ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "FreeMono"]
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
}
