import FiligreePaths
import Foundation

extension UIBezierPath {
  /// Whether the path has no element at all.
  public var isEmpty: Bool { path.isEmpty }

  /// The point at which the next segment would begin; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest upright rectangle around all points of the path, control points included.
  ///
  /// It is null for an empty path; the stroke's width does not count.
  public var bounds: CGRect {
    let points = path.storage.finite().points
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
