import Filigree
import Foundation

/// The nodes of a trace, as drawing programs show them: where lines and curves meet, and the handles of curves.
struct NodeMap: Sendable {
  struct Node: Hashable, Sendable {
    var point: CGPoint
    /// Whether the outline turns there.
    var isCorner: Bool
    /// The control points before and behind; nil beside a line.
    var handles: [CGPoint]
  }

  /// In the page's units.
  private(set) var nodes: [Node] = []

  /// Turns by less than this, in degrees, are smooth: tracers round where tangents meet, to a thousandth of a pixel.
  static let smoothAngle = 3.0

  init(_ drawing: TracedDrawing) {
    for part in drawing.parts where part.role == .shape {
      add(part.path, drawing.map)
    }
  }

  /// The nodes of a subpath while it is read.
  private struct Subpath {
    /// Each point, with the direction points before and behind it that the outline comes from and goes to.
    var points: [(point: CGPoint, before: CGPoint?, behind: CGPoint?)] = []
    var handles: [[CGPoint]] = []
    var isClosed = false
  }

  private mutating func add(_ path: Path, _ map: CGAffineTransform) {
    var open = Subpath()
    path.forEach { element in
      switch element {
      case .move(let to):
        finish(open)
        open = Subpath()
        open.points = [(to.applying(map), nil, nil)]
        open.handles = [[]]
      case .line(let to): extend(&open, [], to.applying(map))
      case .quadCurve(let to, let control):
        extend(&open, [control.applying(map)], to.applying(map))
      case .curve(let to, let control1, let control2):
        extend(&open, [control1.applying(map), control2.applying(map)], to.applying(map))
      case .closeSubpath: open.isClosed = true
      }
    }
    finish(open)
  }

  private func extend(_ subpath: inout Subpath, _ controls: [CGPoint], _ to: CGPoint) {
    guard let from = subpath.points.last?.point else { return }
    let last = subpath.points.count - 1
    subpath.points[last].behind = controls.first { $0 != from } ?? to
    if let first = controls.first { subpath.handles[last].append(first) }
    subpath.points.append((to, controls.last { $0 != to } ?? from, nil))
    subpath.handles.append(controls.last.map { [$0] } ?? [])
  }

  private mutating func finish(_ subpath: Subpath) {
    var (points, handles) = (subpath.points, subpath.handles)
    guard let first = points.first, let last = points.last else { return }
    if subpath.isClosed, points.count > 1 {
      // The last point is the first one, or is joined to it by a line.
      if first.point == last.point {
        points[0].before = last.before
        handles[0] += handles[handles.count - 1]
        points.removeLast()
        handles.removeLast()
      } else {
        points[0].before = last.point
        points[points.count - 1].behind = first.point
      }
    }
    for (point, handles) in zip(points, handles) {
      nodes.append(
        Node(
          point: point.point, isCorner: Self.isCorner(point.before, point.point, point.behind),
          handles: handles))
    }
  }

  private static func isCorner(_ before: CGPoint?, _ point: CGPoint, _ behind: CGPoint?) -> Bool {
    guard let before, let behind else { return true }
    let (ax, ay) = (point.x - before.x, point.y - before.y)
    let (bx, by) = (behind.x - point.x, behind.y - point.y)
    let angle = atan2(ax * by - ay * bx, ax * bx + ay * by)
    return abs(Double(angle)) * 180 / .pi > smoothAngle
  }
}
