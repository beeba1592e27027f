import Foundation

extension Path {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath.
    case closeSubpath
  }

  /// Calls `body` with each element, in order.
  public func forEach(_ body: (Element) -> Void) {
    storage.forEach(body)
  }
}

extension PathStorage {
  /// Calls `body` with each element, in order.
  package func forEach(_ body: (Path.Element) throws -> Void) rethrows {
    var i = 0
    for verb in verbs {
      switch verb {
      case .move: try body(.move(to: points[i]))
      case .line: try body(.line(to: points[i]))
      case .quad: try body(.quadCurve(to: points[i + 1], control: points[i]))
      case .cubic:
        try body(.curve(to: points[i + 2], control1: points[i], control2: points[i + 1]))
      case .close: try body(.closeSubpath)
      }
      i += verb.pointCount
    }
  }
}
