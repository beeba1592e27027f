import Foundation

extension CGPath {
  /// Returns the area that the path fills by `rule` with its edge moved outwards by `distance`, inwards
  /// where that is negative.
  ///
  /// See `Path.offset(by:join:miterLimit:eoFill:)`.
  public func offset(
    by distance: CGFloat, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(
      storage: storage.offset(
        by: distance, join: join, miterLimit: miterLimit, evenOdd: rule == .evenOdd,
        tolerance: PathStorage.offsetTolerance(distance)))
  }
}
