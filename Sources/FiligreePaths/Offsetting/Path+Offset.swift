import Foundation

extension Path {
  /// Returns the area that the path fills with its edge moved outwards by `distance`, inwards where
  /// that is negative.
  ///
  /// Parts that meet become one and holes close when the area grows; parts come apart and vanish when
  /// it shrinks. The result has no crossings and goes around its inside in the direction from the x
  /// axis to the y axis, around holes the other way, so that both fill rules fill it alike. Open
  /// subpaths count as closed. Curves stay curves.
  ///
  /// With round joins the result's edge is where the distance from the path's edge is `distance`.
  /// Other joins change that at corners that the edge moves away from: a miter reaches further, a bevel
  /// less far. Inside a curve, a cusp is rounded whatever the join.
  ///
  /// The edge is within 1/500 of the distance and at most 0.02 units of the true one, and within 2⁻²⁰ of
  /// the longer side of path or result where that is more. Parts and holes thinner than that, of the path
  /// and of the result, are left out. n segments take n log n time while the distance spans a limited
  /// number of them, and n log² n time for any distance.
  ///
  /// - Parameters:
  ///   - distance: How far to move the edge, in the path's units. Zero gives `normalized(eoFill:)`, up to
  ///     parts too thin; NaN and what is beyond ±5e139 give an empty path.
  ///   - join: How the edge goes around corners that it moves away from.
  ///   - miterLimit: The largest ratio of a miter's length to twice the distance before it turns into a
  ///     bevel, as for strokes; below 1 or NaN bevels every corner.
  ///   - eoFill: Whether the path is filled by the even-odd rule.
  /// - Returns: The area's outline.
  public func offset(
    by distance: CGFloat, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    eoFill: Bool = false
  ) -> Path {
    Path(
      storage: storage.offset(
        by: distance, join: join, miterLimit: miterLimit, evenOdd: eoFill,
        tolerance: PathStorage.offsetTolerance(distance)))
  }
}
