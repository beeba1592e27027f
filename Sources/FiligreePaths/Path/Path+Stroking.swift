import Foundation

extension Path {
  /// Returns the outline of the path's stroke, which is to be filled by the non-zero rule.
  ///
  /// Curves stay curves, within 1/200 of the line width and at most 0.02 units of the true outline.
  /// Where a curve bends more tightly than half the width, what the pen sweeps beyond the center of
  /// curvature is part of the stroke, and a cusp is a whole disc (D. Nehab, "Converting stroked
  /// primitives to filled primitives", 2020).
  /// Dashes are cut first; the pattern begins anew with each subpath, and across the join of a
  /// closed subpath dashes are one. An odd number of dash lengths counts twice; lengths that are
  /// negative, not finite or all zero draw a solid line, as do more than 2^18 dashes. A subpath of
  /// length zero draws a disc with round caps, a square with square ones, and nothing with butt
  /// caps. A width that is zero, negative or not finite gives an empty path; a miter limit below 1
  /// bevels.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(storage: storage.stroked(style, tolerance: PathStorage.strokeTolerance(style.lineWidth)))
  }
}

extension Path {
  /// The outline of a stroke with a join that a `StrokeStyle` may not have.
  package func strokedPath(_ style: StrokeStyle, join: StrokeJoin) -> Path {
    Path(
      storage: storage.stroked(
        style, tolerance: PathStorage.strokeTolerance(style.lineWidth), join: join))
  }
}

extension PathStorage {
  /// The tolerance of outlines that are asked for without one.
  static func strokeTolerance(_ width: CGFloat) -> CGFloat {
    min(width / 200, 0.02)
  }
}
