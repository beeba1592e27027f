import FiligreePaths
import Foundation

extension UIBezierPath {
  /// Starts a new subpath at `point`.
  public func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line from the current point to `point`; does nothing in an empty path.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve from the current point to `endPoint`; does nothing in an empty path.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point to `endPoint`; does nothing in an empty path.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Closes the current subpath by a line to its start.
  public func close() {
    path.closeSubpath()
  }

  /// Appends the outline of `bezierPath`, and leaves the style as it is.
  public func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Maps the outline by `transform`; line width and dash stay as they are.
  public func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform)
  }

  /// Removes the whole outline and leaves the style as it is.
  public func removeAllPoints() {
    path = Path()
  }
}
