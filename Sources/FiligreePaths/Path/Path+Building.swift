import Foundation

// Building keeps coordinates as they come, NaN and infinities too, as Core Graphics does. Whatever
// measures, flattens, strokes or writes a path leaves such elements out.

extension Path {
  /// Starts a new subpath at `end`.
  public mutating func move(to end: CGPoint) {
    storage.move(to: end)
  }

  /// Adds a line from the current point to `end`.
  ///
  /// This and the curves do nothing in an empty path. After `closeSubpath()` they begin a new
  /// subpath at the start of the one that was closed.
  public mutating func addLine(to end: CGPoint) {
    storage.line(to: end)
  }

  /// Adds a quadratic Bézier curve from the current point to `end`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    storage.quad(to: end, control: control)
  }

  /// Adds a cubic Bézier curve from the current point to `end`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    storage.cubic(to: end, control1: control1, control2: control2)
  }

  /// Closes the current subpath by a line to its start.
  public mutating func closeSubpath() {
    storage.close()
  }

  /// Adds a subpath of lines: a move to the first point, and lines to the rest.
  public mutating func addLines(_ lines: [CGPoint]) {
    storage.lines(lines)
  }

  /// Appends `path`, mapped by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    storage.append(path.storage, transform: transform)
  }

  /// Returns the path mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(storage: storage.applying(transform))
  }

  /// Returns the path moved by `dx` along x and `dy` along y.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension PathStorage {
  /// Adds a move to the first of `points`, and lines to the rest.
  package mutating func lines(
    _ points: [CGPoint], transform: CGAffineTransform = .identity
  ) {
    guard let first = points.first else { return }
    move(to: first.applying(transform))
    for point in points.dropFirst() {
      line(to: point.applying(transform))
    }
  }
}
