import FiligreePaths
import Foundation

/// The properties of text that children inherit.
struct SVGFontStyle {
  /// The font; its size is what lengths in `em` are relative to.
  var font = SVGFont()
  var anchor = SVGTextAnchor.start
  var letterSpacing = 0.0
  var wordSpacing = 0.0
  var isRightToLeft = false
  var isVertical = false
  var orientation = SVGTextOrientation.mixed
  var keepsSpace = false
  /// The line of the font that is at the text's place; nil for the writing mode's own.
  var baseline: SVGBaseline?

  /// How letters are written otherwise than they stand in the document.
  var transform = SVGTextTransform.none

  var size: Double {
    get { font.size }
    set { font.size = newValue }
  }

  /// Gives a property the value that it has where nothing is said; that of the size is set before all others.
  mutating func reset(_ name: SVGAttributeName, to initial: SVGFontStyle) {
    switch name {
    case .fontFamily: font.families = initial.font.families
    case .fontWeight: font.weight = initial.font.weight
    case .fontStyle: font.isItalic = initial.font.isItalic
    case .fontStretch: font.stretch = initial.font.stretch
    case .fontVariant: font.isSmallCaps = initial.font.isSmallCaps
    case .fontKerning: font.isKerned = initial.font.isKerned
    case .fontVariationSettings: font.variations = initial.font.variations
    case .fontFeatureSettings: font.features = initial.font.features
    case .fontSynthesis:
      font.synthesizesWeight = initial.font.synthesizesWeight
      font.synthesizesStyle = initial.font.synthesizesStyle
    case .fontSynthesisWeight: font.synthesizesWeight = initial.font.synthesizesWeight
    case .fontSynthesisStyle: font.synthesizesStyle = initial.font.synthesizesStyle
    case .letterSpacing: letterSpacing = initial.letterSpacing
    case .wordSpacing: wordSpacing = initial.wordSpacing
    case .textAnchor: anchor = initial.anchor
    case .textTransform: transform = initial.transform
    case .direction: isRightToLeft = initial.isRightToLeft
    case .writingMode: isVertical = initial.isVertical
    case .textOrientation, .glyphOrientationVertical: orientation = initial.orientation
    case .dominantBaseline: baseline = initial.baseline
    case .whiteSpace: keepsSpace = initial.keepsSpace
    default: break
    }
  }
}

/// How letters are written otherwise than they stand in the document (CSS Text Module Level 3, section 2.1).
enum SVGTextTransform {
  case none, uppercase, lowercase, capitalize

  /// A value of `text-transform`; nil for none.
  init?(_ text: String) {
    switch text {
    case "none": self = .none
    case "uppercase": self = .uppercase
    case "lowercase": self = .lowercase
    case "capitalize": self = .capitalize
    default: return nil
    }
  }
}

/// Which point of a text is at its place.
enum SVGTextAnchor { case start, middle, end }

/// Which glyphs of a column stand upright: those of scripts that are written in columns, all, or none.
enum SVGTextOrientation { case mixed, upright, sideways }

/// The line of a font that is at a text's place.
enum SVGBaseline {
  case alphabetic, ideographic, middle, central, mathematical, hanging, textBefore, textAfter

  /// The baseline that a value of `dominant-baseline` or `alignment-baseline` names; nil for none.
  init?(_ name: String) {
    switch name {
    case "alphabetic": self = .alphabetic
    case "ideographic": self = .ideographic
    case "middle": self = .middle
    case "central": self = .central
    case "mathematical": self = .mathematical
    case "hanging": self = .hanging
    case "before-edge", "text-before-edge", "text-top", "top": self = .textBefore
    case "after-edge", "text-after-edge", "text-bottom", "bottom": self = .textAfter
    default: return nil
    }
  }

  /// How far the line is above the alphabetic baseline.
  ///
  /// Fonts that say where Indic and mathematical lines are, are few: as browsers do, parts of the ascent
  /// stand in for them.
  func height(_ metrics: SVGFontMetrics) -> Double {
    switch self {
    case .alphabetic: 0
    case .ideographic, .textAfter: -metrics.descent
    case .middle: metrics.xHeight / 2
    case .central: (metrics.ascent - metrics.descent) / 2
    case .mathematical: metrics.ascent / 2
    case .hanging: metrics.ascent * 0.8
    case .textBefore: metrics.ascent
    }
  }
}
