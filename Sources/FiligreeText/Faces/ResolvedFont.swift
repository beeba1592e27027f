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
  /// Ascent, descent and leading in points, where they are not the font's own.
  ///
  /// All designs of the system's font have those of the default one, as Apple's do: a line with a word in
  /// another design is as high as one without.
  private let lineMetrics: FontMetrics?
  /// The features that this font always has, before those of the text.
  let features: [FontFeature]

  /// A face at a size.
  init(
    face: FontFace, size: Double, skew: Double, lineMetrics: FontMetrics? = nil,
    features: [FontFeature] = []
  ) {
    self.face = face
    self.size = size
    self.skew = skew
    self.lineMetrics = lineMetrics
    self.features = features
  }

  /// Points per font unit.
  package var scale: Double { size / face.unitsPerEm }

  /// Vertical measures in points.
  package var metrics: FontMetrics {
    var metrics = face.unscaledMetrics.scaled(by: scale)
    guard let lineMetrics else { return metrics }
    metrics.ascent = lineMetrics.ascent
    metrics.descent = lineMetrics.descent
    metrics.leading = lineMetrics.leading
    return metrics
  }

  /// tan 12°, the slant of most oblique fonts.
  static let obliqueSkew = 0.21255656167002213
}
