import Filigree

/// A curve between two nodes with their handles.
struct NodesIcon: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    let side = rect.width * 0.26
    func node(_ center: CGPoint) {
      path.addRect(
        CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    }
    path.move(to: point(0.14, 0.73))
    path.addCurve(
      to: point(0.86, 0.73), control1: point(0.2, 0.02), control2: point(0.8, 0.02))
    node(point(0.14, 0.87))
    node(point(0.86, 0.87))
    return path
  }
}

/// Two shapes as lines.
struct OutlinesIcon: Shape {
  func path(in rect: CGRect) -> Path {
    let side = rect.width * 0.66
    var path = Path(ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: side, height: side))
    path.addRect(
      CGRect(
        x: rect.maxX - side * 0.95, y: rect.maxY - side * 0.95, width: side * 0.95,
        height: side * 0.95))
    return path
  }
}
