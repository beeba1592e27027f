import FiligreePaths
import Foundation

extension Shape {
  /// Returns the shape with its edge moved outwards by `distance` points, inwards where that is negative.
  ///
  /// The outline in a rectangle is the shape's outline there, moved as by
  /// `Path.offset(by:join:miterLimit:eoFill:)`; with a distance of zero it is the shape's own. Insets of
  /// the result add to the distance before the edge is moved.
  nonisolated public func offset(
    by distance: CGFloat, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    eoFill: Bool = false
  ) -> some InsettableShape {
    ParallelShape(
      content: self, distance: distance, join: join, miterLimit: miterLimit, eoFill: eoFill)
  }
}

extension Path: InsettableShape {
  /// Returns the area that the path fills with its edge moved inwards by `amount` points, outwards if
  /// negative.
  ///
  /// Corners that the edge moves away from stay sharp up to a miter limit of 10. The path is filled by the
  /// non-zero rule; for the other, see `offset(by:join:miterLimit:eoFill:)`.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ParallelShape(content: self, distance: -amount, join: .miter, miterLimit: 10, eoFill: false)
  }
}
