import Foundation

extension Path {
  /// Starts a new subpath at `end`.
  public mutating func move(to end: CGPoint) {
    storage.move(to: end)
  }

  /// Adds a line from the current point to `end`.
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

  /// Appends `path`, mapped by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    storage.append(path.storage, transform: transform)
  }

  /// Returns the path mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(storage: storage.applying(transform))
  }
}
