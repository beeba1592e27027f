import Foundation

/// A face at a size: what a `FontRequest` became.
package struct ResolvedFont: Sendable {
  /// The font.
  package let face: FontFace
  /// Points per em.
  package let size: Double
  /// How far the font is slanted because it has no italic: x moves by this much per y.
  ///
  /// 0 as a rule.
  package let skew: Double

  /// Points per font unit.
  package var scale: Double { size / face.unitsPerEm }

  /// Vertical measures in points.
  package var metrics: FontMetrics { face.unscaledMetrics.scaled(by: scale) }

  /// tan 12°, the slant of most oblique fonts.
  static let obliqueSkew = 0.21255656167002213
}
