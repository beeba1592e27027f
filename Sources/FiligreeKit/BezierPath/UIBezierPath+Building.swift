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

  /// Adds a quadratic Bézier curve to `endPoint`; does nothing in an empty path.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle from one angle to another.
  ///
  /// Angles are radians from the x axis towards the y axis, so that π/2 is at the bottom. Unlike in
  /// `Path` and `CGPath`, `clockwise: true` is what one sees on the screen: towards larger angles.
  /// A line joins the arc to the current point; in an empty path the arc begins a subpath.
  ///
  /// If the angles are a full turn or more apart, whichever is larger, the arc is one full circle
  /// that ends where it began. Otherwise it runs in the given sense to the second angle, by less
  /// than a turn; equal angles add the line alone. With a negative radius each point lies across
  /// the center. The arc becomes cubics of at most a quarter turn, off by less than 2.8e-4 of the
  /// radius. Nothing is added if a number is NaN or infinite.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics names the sense for a y axis that points up.
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      endAngle: Angle(radians: endAngle), clockwise: !clockwise)
  }

  /// Closes the current subpath by a line to its start.
  public func close() {
    path.closeSubpath()
  }

  /// Appends the outline of `bezierPath`, and leaves the style as it is.
  public func append(_ bezierPath: UIBezierPath) {
    let other = bezierPath.path
    path.addPath(other)
  }

  /// Maps the outline by `transform`; line width and dash stay as they are.
  public func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform)
  }

  /// Removes the whole outline and leaves the style as it is.
  public func removeAllPoints() {
    path = Path()
  }

  /// Returns a copy, style included, in which each subpath runs the other way.
  ///
  /// The subpaths stay in their order. Each begins at what was its last point: a closed one at the
  /// last before it closed, and it is closed again. What the path encloses does not change, the
  /// sign of its winding numbers does. To reverse twice gives the same path.
  public func reversing() -> UIBezierPath {
    let result = duplicate()
    result.path = Path(storage: path.storage.reversed())
    return result
  }
}
