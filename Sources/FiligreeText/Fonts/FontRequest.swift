/// What font is wanted; `FontLibrary` says which one that becomes.
package struct FontRequest: Hashable, Sendable {
  /// Which font.
  package enum Name: Hashable, Sendable {
    /// The system's font.
    case system(FontDesign)
    /// A family's name, or a single font's full or PostScript name; letter case does not count.
    case named(String)
  }

  /// Which font.
  package var name: Name
  /// Points per em.
  ///
  /// Used inside 0…100 000; NaN is 17.
  package var size: Double
  /// How bold.
  package var weight: FontWeight
  /// Whether slanted.
  ///
  /// Where the family has no slanted font, the upright one is slanted by 12°.
  package var isItalic: Bool
  /// How wide.
  package var width: FontWidth
  /// Features to turn on and off.
  package var features: [FontFeature]

  /// Creates a request.
  package init(
    _ name: Name = .system(.default), size: Double, weight: FontWeight = .regular,
    isItalic: Bool = false, width: FontWidth = .standard, features: [FontFeature] = []
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.features = features
  }

  /// The system's font for a text style.
  package init(_ style: TextStyle, design: FontDesign = .default, weight: FontWeight? = nil) {
    self.init(.system(design), size: style.size, weight: weight ?? style.weight)
  }

  /// The size in use.
  var usedSize: Double { size.clamped(to: 0...100_000, nan: 17) }

  /// Whether the system's font is asked for.
  var isSystem: Bool { if case .system = name { true } else { false } }

  /// The system's design in which to look for what the font has not.
  var design: FontDesign {
    if case .system(let design) = name { design } else { .default }
  }
}
