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
  /// Families in which characters are looked for that the font lacks, before all others.
  package var alternates: [String] = []
  /// Values of a variable font's axes, over those that weight, width and slant set.
  package var variations: [FontAxis: Double] = [:]
  /// How far apart lines are.
  package var leading = Leading.standard
  /// The language of the text, for forms of letters that differ by it; nil to tell it from the characters.
  package var language: TextLanguage?
  /// Whether bold letters are made of regular ones where the family has none, as browsers do.
  package var synthesizesBold = false
  /// Whether slanted letters are made of upright ones where the family has none.
  package var synthesizesItalic = true

  /// How far apart lines are.
  package enum Leading: Hashable, Sendable {
    /// As the font says.
    case standard
    /// Nearer together.
    case tight
    /// Farther apart.
    case loose

    /// What is added to the distance of lines in a size.
    ///
    /// Two points, and one for captions: the tables of Apple's Human Interface Guidelines, "Typography". The lines of
    /// very small letters, which those do not list, stay apart.
    func distance(_ size: Double) -> Double {
      let step = min(size < 13 ? 1 : 2, size / 5)
      return switch self {
      case .standard: 0
      case .tight: -step
      case .loose: step
      }
    }
  }

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

  /// What is added to the distance of lines, in points.
  var addedLeading: Double { leading.distance(usedSize) }

  /// Whether the system's font is asked for.
  var isSystem: Bool { if case .system = name { true } else { false } }

  /// The system's design in which to look for what the font has not.
  var design: FontDesign {
    if case .system(let design) = name { design } else { .default }
  }
}
