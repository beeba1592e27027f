import Foundation

/// What an outline is recognized by when subpaths are matched: where it is, how large, which way.
struct OutlineFeatures {
  /// The center of the control points' box.
  let center: CGPoint
  /// The larger side of that box.
  let size: CGFloat
  /// The signed area that is enclosed; open outlines count as closed.
  let area: Double
  /// Whether the outline is closed.
  let isClosed: Bool

  init(_ table: PathSegments, _ subpath: PathSegments.Subpath) {
    var box = BoxOfPoints()
    box.add(subpath.start)
    for i in subpath.range {
      let bounds = table.controlBox(i)
      box.add(CGPoint(x: bounds.left, y: bounds.top))
      box.add(CGPoint(x: bounds.right, y: bounds.bottom))
    }
    center = box.center
    size = box.size
    area = PathMoments(table, subpath).area
    isClosed = subpath.isClosed
  }
}

/// The smallest upright box of some points.
struct BoxOfPoints {
  private var left = CGFloat.infinity
  private var top = CGFloat.infinity
  private var right = -CGFloat.infinity
  private var bottom = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    left = min(left, point.x)
    top = min(top, point.y)
    right = max(right, point.x)
    bottom = max(bottom, point.y)
  }

  /// The center; zero for no points.
  var center: CGPoint {
    left <= right ? CGPoint(x: left + 0.5 * (right - left), y: top + 0.5 * (bottom - top)) : .zero
  }

  /// The larger side.
  var size: CGFloat { left <= right ? max(right - left, bottom - top) : 0 }
}
