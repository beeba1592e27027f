import Foundation

extension PathStorage {
  /// The smallest upright box of all points, control points included; null for an empty path.
  ///
  /// Elements that are not finite are left out; see `finite()`.
  package var controlBounds: CGRect {
    let path = finite()
    guard let first = path.points.first else { return .null }
    var box = Extent(first)
    for point in path.points { box.add(point) }
    return box.rect
  }

  /// The smallest upright box of the path itself; null for an empty path.
  ///
  /// Exact but for rounding: curves are measured where their derivative is zero. A `move` alone
  /// counts as a point. Elements that are not finite are left out; see `finite()`.
  package var tightBounds: CGRect {
    let path = finite()
    guard let first = path.points.first else { return .null }
    var box = Extent(first)
    var current = first
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end):
        current = end
      case .quadCurve(let end, let control):
        box.addTurns(of: QuadCurve(current, control, end).cubic, unless: control)
        current = end
      case .curve(let end, let control1, let control2):
        box.addTurns(of: CubicCurve(current, control1, control2, end), unless: control1, control2)
        current = end
      case .closeSubpath:
        return
      }
      box.add(current)
    }
    return box.rect
  }
}

/// A box that grows.
private struct Extent {
  var left: CGFloat
  var top: CGFloat
  var right: CGFloat
  var bottom: CGFloat

  init(_ point: CGPoint) {
    (left, top) = (point.x, point.y)
    (right, bottom) = (point.x, point.y)
  }

  var rect: CGRect {
    CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  @inline(__always)
  mutating func add(_ point: CGPoint) {
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }

  /// Adds the points where the curve turns in x or y, unless its controls lie in the box with its
  /// ends.
  mutating func addTurns(of curve: CubicCurve, unless controls: CGPoint...) {
    add(curve.p3)
    guard controls.contains(where: { !holds($0) }) else { return }
    let d0 = curve.p1 - curve.p0
    let d1 = curve.p2 - curve.p1
    let d2 = curve.p3 - curve.p2
    for t in QuadraticRoots(a: d0.x - 2 * d1.x + d2.x, halfB: d1.x - d0.x, c: d0.x).inUnitInterval {
      let x = curve.point(at: t).x
      left = min(left, x)
      right = max(right, x)
    }
    for t in QuadraticRoots(a: d0.y - 2 * d1.y + d2.y, halfB: d1.y - d0.y, c: d0.y).inUnitInterval {
      let y = curve.point(at: t).y
      top = min(top, y)
      bottom = max(bottom, y)
    }
  }

  private func holds(_ point: CGPoint) -> Bool {
    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  }
}
