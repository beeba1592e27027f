import Foundation

// Each of these maps what it adds by `transform` first. Their semantics are those of `Path`.

extension CGMutablePath {
  /// Starts a new subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    update { $0.move(to: point.applying(transform)) }
  }

  /// Adds a line from the current point; does nothing in an empty path, as do the curves.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    update { $0.line(to: point.applying(transform)) }
  }

  /// Adds a subpath of lines: a move to the first point, and lines to the rest.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    update { $0.lines(points, transform: transform) }
  }

  /// Adds a quadratic Bézier curve from the current point to `end`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    update { $0.quad(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// Adds a cubic Bézier curve from the current point to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    update {
      $0.cubic(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  /// Closes the current subpath by a line to its start.
  public func closeSubpath() {
    update { $0.close() }
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    update { $0.rect(rect, transform: transform) }
  }

  /// Adds rectangles, each as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    update { storage in
      for rect in rects { storage.rect(rect, transform: transform) }
    }
  }

  /// Adds a rectangle with elliptical corners as a closed subpath.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    let rounded = RoundedRect(
      rect, corners: Array(repeating: corner, count: 4), style: .circular)
    update { rounded.append(to: &$0, transform: transform) }
  }

  /// Adds the ellipse that touches the sides of `rect` as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    update { $0.ellipse(in: rect, transform: transform) }
  }

  /// Adds an arc of a circle from one angle to another, in radians.
  ///
  /// See `Path.addArc(center:radius:startAngle:endAngle:clockwise:transform:)`: `clockwise: true`
  /// runs towards smaller angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathStorage.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    update {
      $0.arc(
        center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
    }
  }

  /// Adds an arc of a circle that rounds the corner between two tangent lines.
  ///
  /// See `Path.addArc(tangent1End:tangent2End:radius:transform:)`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    update {
      $0.tangentArc(
        corner: tangent1End, end: tangent2End, radius: radius, transform: transform)
    }
  }

  /// Adds an arc of a circle that spans `delta` radians from `startAngle`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    update {
      $0.arc(
        center: center, radius: radius, startAngle: startAngle, sweep: delta, transform: transform)
    }
  }

  /// Appends the elements of `path`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let other = path.storage
    update { $0.append(other, transform: transform) }
  }
}
