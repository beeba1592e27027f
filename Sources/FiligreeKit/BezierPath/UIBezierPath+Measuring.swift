import FiligreePaths
import Foundation

extension UIBezierPath {
  /// Whether the path has no element at all.
  public var isEmpty: Bool { path.isEmpty }

  /// The point at which the next segment would begin; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest upright rectangle around all points of the path, control points included.
  ///
  /// It is null for an empty path; the stroke's width does not count. Elements with a NaN or infinite
  /// coordinate are left out.
  public var bounds: CGRect { path.storage.controlBounds }
}
