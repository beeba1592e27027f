import Foundation

extension PathStorage {
  /// Returns the outline of the path's stroke, to be filled by the non-zero rule.
  ///
  /// Curves stay curves: the outline is within `tolerance` of the true one, in the path's units.
  /// What is inside winds by at least one, all in the same sense; the inside of a sharp turn may
  /// wind more often. Subpaths are outlined one by one, an open one with one outline, a closed one
  /// with two that run against each other.
  ///
  /// - A width that is zero, negative, NaN, infinite or over 1e140 gives an empty path.
  /// - A miter limit below 1 or NaN bevels every corner. Corners over the limit are bevels.
  /// - `join` stands for the style's own where it is given: `StrokeJoin` has more of them. The curvature of a
  ///   segment without a speed at the joint counts as zero.
  /// - A subpath of length zero (`M z`, or segments that go nowhere) is a disc with round caps, a
  ///   square along the axes with square caps, and nothing with butt caps. A `move` alone is
  ///   nothing.
  /// - Inside a curve, a cusp or a turn straight back is a whole disc whatever the join, as the limit of
  ///   ever tighter bends: what the normal sweeps beyond the center of curvature is painted.
  /// - Curves larger than 1e140 or smaller than 1e-140 count as lines, and none is outlined finer than 2^-50 of its coordinates.
  /// - Dashes are as in `dashed(_:phase:tolerance:)`; those of length zero are drawn as dots, with
  ///   square caps turned along the line.
  /// - A tolerance below 2^-20 of half the width, or NaN, is taken as that.
  /// - Elements that are not finite are skipped; see `finite()`.
  package func stroked(
    _ style: StrokeStyle, tolerance: CGFloat, join: StrokeJoin? = nil
  ) -> PathStorage {
    outlined(style, tolerance: tolerance, as: .cubics, join: join)
  }

  /// Returns the outline of the path's stroke in lines alone, for whoever draws it at once.
  ///
  /// As `stroked(_:tolerance:)` in every other respect, and faster.
  package func strokedLines(_ style: StrokeStyle, tolerance: CGFloat) -> PathStorage {
    outlined(style, tolerance: tolerance, as: .lines)
  }

  private func outlined(
    _ style: StrokeStyle, tolerance: CGFloat, as arcs: StrokePen.Arcs,
    join: StrokeJoin? = nil
  ) -> PathStorage {
    guard let pen = StrokePen(style, tolerance: tolerance, join: join) else {
      return PathStorage()
    }
    let path = finite()
    if let pattern = DashPattern(style.dash, phase: style.dashPhase, for: path) {
      let outliner = StrokeOutliner(pen: pen, arcs: arcs)
      var dasher = Dasher(pattern: pattern, inner: outliner)
      path.lead(&dasher)
      return dasher.inner.result
    }
    var outliner = StrokeOutliner(pen: pen, arcs: arcs)
    path.lead(&outliner)
    return outliner.result
  }
}
