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

  var size: Double {
    get { font.size }
    set { font.size = newValue }
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
