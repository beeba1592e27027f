import Foundation

/// A stroke style with its numbers checked, and the limits that follow from the tolerance.
struct StrokePen {
  /// Half the line width.
  let radius: CGFloat
  let cap: CGLineCap
  let join: StrokeJoin
  /// The square of the miter limit.
  let miterLimitSquared: CGFloat
  /// How far outlines may be off.
  let tolerance: CGFloat
  /// The least squared cosine of half a turn at which a sharp outer corner is as good as a round
  /// one: the corner lies at radius / cos.
  let sharpCosineSquared: CGFloat
  /// The least squared cosine of half an arc at which its chord is as good as the arc.
  let chordCosineSquared: CGFloat

  /// Whether corners of lines are extended to a point, up to the limit.
  var isMitered: Bool { join == .miter || join == .miterClip || join == .arcs }

  /// Nil where nothing is drawn: a width that is zero, negative, NaN, infinite or beyond 1e140.
  ///
  /// `join` stands for the style's own where it is given.
  init?(_ style: StrokeStyle, tolerance: CGFloat, join: StrokeJoin? = nil) {
    guard style.lineWidth > 0, style.lineWidth < FlatteningTolerance.largest else { return nil }
    radius = 0.5 * style.lineWidth
    guard radius > 0 else { return nil }
    cap = style.lineCap
    self.join = join ?? StrokeJoin(style.lineJoin)
    // A miter is never shorter than the line is wide, so that a limit below 1 means bevels; NaN
    // compares like that, too.
    miterLimitSquared = style.miterLimit >= 1 ? style.miterLimit * style.miterLimit : 0
    // No finer than what doubles can say of a circle of this radius, and no coarser than its size.
    let usable = tolerance > radius * 0x1p-20 ? tolerance : radius * 0x1p-20
    self.tolerance = min(usable, FlatteningTolerance.largest)
    let half = 0.4 * self.tolerance
    let sharp = radius / (radius + half)
    sharpCosineSquared = max(sharp * sharp, 0.5)
    let chord = max(1 - half / radius, 0)
    chordCosineSquared = max(chord * chord, 0.5)
  }

  /// Whether a turn inside a line is so slight that nothing shows where it is left out: the sides
  /// move along themselves, and apart only by the square of the angle.
  @inline(__always)
  func isStraight(cosine: CGFloat) -> Bool {
    cosine > 0 && radius * (1 - cosine) <= 0.05 * tolerance
  }
}
