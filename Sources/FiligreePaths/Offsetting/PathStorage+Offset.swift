import Foundation

extension PathStorage {
  /// Returns the path's inside with its outline moved; see `Path.offset(by:join:miterLimit:eoFill:)`.
  ///
  /// Curves are within `tolerance` of the true offsets, in the path's units, and parts and holes
  /// thinner than that are left out.
  package func offset(
    by distance: CGFloat, join: CGLineJoin, miterLimit: CGFloat, evenOdd: Bool, tolerance: CGFloat
  ) -> PathStorage {
    // Negated, so that NaN returns as well.
    guard abs(distance) < 0.5 * FlatteningTolerance.largest else { return PathStorage() }
    let area = PathOffset.resolved(self, evenOdd ? .odd : .nonZero, slivers: 0)
    var bounds = PathBounds()
    _ = area.scan(&bounds)
    guard !bounds.isEmpty else { return area }
    let width = bounds.maxX - bounds.minX
    let height = bounds.maxY - bounds.minY
    // Nothing can be seen of a distance below the steps of the grid.
    if abs(distance) <= max(width, height) * 0x1p-30 { return area }
    // No point is further inside.
    if -distance >= 0.5 * min(width, height) { return PathStorage() }
    guard
      let offset = PathOffset(
        area, by: distance, join, miterLimit: miterLimit, tolerance: 0.75 * tolerance)
    else { return area }
    return offset.result()
  }

  /// The tolerance of offsets that are asked for without one.
  static func offsetTolerance(_ distance: CGFloat) -> CGFloat {
    min(abs(distance) / 500, 0.02)
  }
}
