import FiligreePaths
import Foundation

extension UIBezierPath {
  /// Whether the path has no element at all.
  public var isEmpty: Bool { path.isEmpty }

  /// The point at which the next segment would begin; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest upright rectangle around all points of the path, control points included.
  ///
  /// It is null for an empty path; the stroke's width does not count. Elements with a NaN or
  /// infinite coordinate are left out.
  public var bounds: CGRect { path.storage.controlBounds }

  /// Returns whether the path encloses `point`, by the rule that ``usesEvenOddFillRule`` names.
  ///
  /// As UIKit documents it, an open subpath encloses nothing, though filling it would paint: close
  /// it first, or ask ``cgPath``, where open subpaths count as closed. A subpath that has come back
  /// to its start but for rounding, such as a full circle of an arc, is closed. Points on the
  /// outline itself are enclosed. Elements with a NaN or infinite coordinate are left out.
  public func contains(_ point: CGPoint) -> Bool {
    path.storage.finite().closedSubpaths().contains(point, evenOdd: usesEvenOddFillRule)
  }
}
