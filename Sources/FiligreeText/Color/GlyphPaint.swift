import FiligreePaths
import FiligreePixels
import Foundation

/// What a colored glyph is drawn with: a tree of colors, gradients and outlines, as the `COLR` table of
/// OpenType 1.9 has them, or a drawing of its `SVG ` table.
///
/// All coordinates are in font units, y up.
package indirect enum GlyphPaint: Sendable {
  /// Nothing.
  case none
  /// One color, everywhere.
  case color(GlyphColor)
  /// A gradient, everywhere.
  case gradient(GlyphGradient)
  /// The part of a paint inside an outline, by the non-zero rule.
  case glyph(Path, GlyphPaint)
  /// A paint under a transform.
  case transformed(CGAffineTransform, GlyphPaint)
  /// Paints one above the other, the lowest first.
  case layers([GlyphPaint])
  /// A paint over another one, both as pictures of their own.
  case composite(GlyphPaint, GlyphCompositeMode, over: GlyphPaint)
  /// What an element of an SVG document draws.
  case document(SVGGlyph)

  /// How many paints it consists of, and how many points their outlines have together.
  var cost: (paints: Int, points: Int) {
    func sum(_ parts: [GlyphPaint]) -> (paints: Int, points: Int) {
      parts.reduce((1, 0)) { sum, part in
        let cost = part.cost
        return (sum.0 + cost.paints, sum.1 + cost.points)
      }
    }
    switch self {
    case .none, .color, .gradient: return (1, 0)
    case .glyph(let path, let paint):
      let inner = sum([paint])
      return (inner.paints, inner.points + path.storage.points.count)
    case .transformed(_, let paint): return sum([paint])
    case .layers(let paints): return sum(paints)
    case .composite(let source, _, let backdrop): return sum([source, backdrop])
    case .document(let glyph): return glyph.cost
    }
  }

  /// Whether it ends somewhere.
  var isBounded: Bool {
    switch self {
    case .none, .glyph, .document: true
    case .color, .gradient: false
    case .transformed(_, let paint): paint.isBounded
    case .layers(let paints): paints.allSatisfy(\.isBounded)
    case .composite(let source, _, let backdrop): source.isBounded && backdrop.isBounded
    }
  }
}

/// A color of a font's palette, or that of the text.
package struct GlyphColor: Hashable, Sendable {
  /// The color; nil for the text's.
  package let color: CGColor?
  /// A factor for its opacity, 0…1.
  package let alpha: Double

  /// The color in text of color `foreground`.
  package func resolved(_ foreground: CGColor) -> CGColor {
    let color = color ?? foreground
    return alpha < 1 ? color.copy(alpha: color.alpha * CGFloat(alpha)) ?? color : color
  }
}

/// A gradient of a colored glyph.
package struct GlyphGradient: Sendable {
  /// Where its colors lie.
  package enum Shape: Sendable {
    /// Along the line from one point to another.
    case linear(CGPoint, CGPoint)
    /// Between two circles.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    /// Around a point, between two angles in radians, counter-clockwise, the first at most the second.
    case sweep(CGPoint, CGFloat, CGFloat)
  }

  /// What is before the first color and after the last one.
  package enum Extend: UInt8, Sendable {
    /// The same color.
    case pad = 0
    /// The gradient once more.
    case `repeat` = 1
    /// The gradient, back and forth.
    case reflect = 2
  }

  /// A color in a place.
  package struct Stop: Hashable, Sendable {
    /// 0…1, never less than the one before.
    package let location: Double
    /// The color.
    package let color: GlyphColor
  }

  /// Where its colors lie: the first at location 0, the last at location 1.
  package let shape: Shape
  /// The colors; at least one.
  package let stops: [Stop]
  /// What is beyond them.
  package let extend: Extend
}

/// How a paint meets another one: the numbers are those of the `COLR` table.
package enum GlyphCompositeMode: UInt8, Sendable, CaseIterable {
  /// Porter and Duff's modes.
  case clear, source, destination, sourceOver, destinationOver, sourceIn, destinationIn, sourceOut
  /// Porter and Duff's modes.
  case destinationOut, sourceAtop, destinationAtop, xor, plus
  /// Separable blend modes.
  case screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference
  /// Separable blend modes.
  case exclusion, multiply
  /// Blend modes of hue, saturation and luminosity.
  case hue, saturation, color, luminosity
}
