import FiligreePaths
import Foundation

/// Building a path. Its points are mapped by the transform that is current when they are added, as in
/// Core Graphics: a transform that is set later moves the pen of a stroke, but not the path.
extension CGContext {
  /// Starts an empty path.
  public func beginPath() {
    builder = CGMutablePath()
  }

  /// Starts a new subpath at `point`.
  public func move(to point: CGPoint) {
    add { $0.move(to: point, transform: $1) }
  }

  /// Adds a line from the current point to `point`; does nothing in an empty path.
  public func addLine(to point: CGPoint) {
    add { $0.addLine(to: point, transform: $1) }
  }

  /// Adds a subpath that begins at the first point and runs through the others.
  public func addLines(between points: [CGPoint]) {
    add { $0.addLines(between: points, transform: $1) }
  }

  /// Adds a cubic Bézier curve; does nothing in an empty path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
  }

  /// Adds a quadratic Bézier curve; does nothing in an empty path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.addQuadCurve(to: end, control: control, transform: $1) }
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) {
    add { $0.addRect(rect, transform: $1) }
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) {
    add { $0.addRects(rects, transform: $1) }
  }

  /// Adds a closed ellipse that touches the sides of `rect`.
  public func addEllipse(in rect: CGRect) {
    add { $0.addEllipse(in: rect, transform: $1) }
  }

  /// Adds an arc of a circle, joined by a line to the current point, if there is one.
  ///
  /// Angles are radians from the x axis towards the y axis. The sense is named for a y axis that points
  /// up: where it points down, `clockwise: true` is seen as counter-clockwise. See
  /// `CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:)`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    add {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise, transform: $1)
    }
  }

  /// Adds an arc that touches the line to `tangent1End` and the line from there to `tangent2End`, with a
  /// line to its start; does nothing in an empty path.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    add {
      $0.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: $1)
    }
  }

  /// Adds all of `path`.
  public func addPath(_ path: CGPath) {
    add { $0.addPath(path, transform: $1) }
  }

  /// Closes the current subpath by a line to its start.
  public func closePath() {
    builder.closeSubpath()
  }

  /// Replaces the path by the outline of its stroke, in the current style.
  public func replacePathWithStrokedPath() {
    guard let path = userPath(), let style = state.style.drawable else { return beginPath() }
    builder = CGMutablePath(storage: path.strokedPath(style).storage)
    pathSpace = recorder.transform
  }

  // MARK: Asking

  /// The path in user space; nil where it is empty or the transform cannot be undone.
  public var path: CGPath? { userPath()?.cgPath }

  /// Whether the path has no element.
  public var isPathEmpty: Bool { builder.storage.isEmpty }

  /// The point at which the next segment would begin, in user space; zero in an empty path.
  public var currentPointOfPath: CGPoint { userPath()?.currentPoint ?? .zero }

  /// The box around all points of the path, control points included, in user space; null if empty.
  public var boundingBoxOfPath: CGRect { userPath()?.storage.controlBounds ?? .null }

  /// Whether a point of user space is drawn on by ``drawPath(using:)``.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path = userPath() else { return false }
    if mode.fills, path.contains(point, eoFill: mode.isEvenOdd) { return true }
    guard mode.strokes, let style = state.style.drawable else { return false }
    return path.strokedPath(style).contains(point)
  }

  // MARK: Spaces

  private func add(_ change: (CGMutablePath, CGAffineTransform) -> Void) {
    if builder.storage.isEmpty {
      pathSpace = recorder.transform
    } else if pathSpace != recorder.transform {
      // From now on in the page's coordinates.
      builder = CGMutablePath(storage: Path(builder).applying(pathSpace).storage)
      pathSpace = .identity
    }
    change(builder, pathSpace == recorder.transform ? .identity : recorder.transform)
  }

  /// The path in the current user space; nil where it is empty or the transform cannot be undone.
  func userPath() -> Path? {
    let path = Path(builder)
    guard !path.isEmpty else { return nil }
    if pathSpace == recorder.transform { return path }
    guard let inverse = recorder.transform.inverse else { return nil }
    return path.applying(pathSpace.concatenating(inverse))
  }
}

extension CGAffineTransform {
  /// The map back, or nil where there is none.
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite, tx.isFinite, ty.isFinite else { return nil }
    return inverted()
  }
}
