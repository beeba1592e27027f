import Foundation

/// A figure that documents have a word of their own for.
package enum PlainOutline: Hashable, Sendable {
  /// An upright ellipse in a rectangle.
  case ellipse(CGRect)
  /// An upright rectangle, whose corners are quarters of circles if the radius is above 0.
  case rectangle(CGRect, cornerRadius: CGFloat)
}

extension PathStorage {
  /// How far points may be from where the figure has them, as a share of the greatest coordinate: those of single precision are, and
  /// those that were rounded to some digits.
  private static let precision = 5e-5
  /// The same for the arms of arcs, as a share of the radius: the usual numbers for a quarter of a circle are 0.5519 to 0.5523.
  private static let armPrecision = 5e-4

  /// The figure that the path is, wherever it begins and whichever way it goes: one subpath, closed, of lines along the sides
  /// of its bounds and of arcs in their corners; nil for any other path.
  package var plainOutline: PlainOutline? {
    guard verbs.count <= 10, verbs.first == .move, verbs.last == .close, let first = points.first,
      points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return nil }
    var segments: [(from: CGPoint, controls: (CGPoint, CGPoint)?, to: CGPoint)] = []
    var (last, next) = (first, 1)
    for verb in verbs.dropFirst().dropLast() {
      switch verb {
      case .line: segments.append((last, nil, points[next]))
      case .cubic: segments.append((last, (points[next], points[next + 1]), points[next + 2]))
      case .move, .quad, .close: return nil
      }
      next += verb.pointCount
      last = points[next - 1]
    }
    if last != first { segments.append((last, nil, first)) }
    let ends = segments.map(\.to)
    guard let left = ends.map(\.x).min(), let right = ends.map(\.x).max(),
      let top = ends.map(\.y).min(), let bottom = ends.map(\.y).max(), right > left, bottom > top
    else { return nil }
    let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let limit =
      max(rect.width, rect.height, abs(left), abs(right), abs(top), abs(bottom)) * Self.precision
    func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= limit }
    // Arms of the arcs by the corner that they are in: 0 and 1 at the left, 0 and 2 at the top.
    var arms: [Int: CGSize] = [:]
    var corners: Set<Int> = []
    for segment in segments {
      let (a, b) = (segment.from, segment.to)
      guard let (c1, c2) = segment.controls else {
        let isDown = near(a.x, b.x) && (near(a.x, left) || near(a.x, right))
        let isAcross = near(a.y, b.y) && (near(a.y, top) || near(a.y, bottom))
        guard isDown != isAcross else { return nil }
        continue
      }
      // Leaves along one side and arrives along the other.
      let corner = near(a.x, c1.x) ? CGPoint(x: a.x, y: b.y) : CGPoint(x: b.x, y: a.y)
      guard near(corner.x, left) || near(corner.x, right),
        near(corner.y, top) || near(corner.y, bottom)
      else { return nil }
      let number = (near(corner.x, left) ? 0 : 1) + (near(corner.y, top) ? 0 : 2)
      guard corners.insert(number).inserted else { return nil }
      let arm = CGSize(width: abs(a.x - b.x), height: abs(a.y - b.y))
      let (share, slack) = (0.5522847498, Self.armPrecision * max(arm.width, arm.height) + limit)
      for (control, end) in [(c1, a), (c2, b)] {
        let x = end.x + share * (corner.x - end.x)
        let y = end.y + share * (corner.y - end.y)
        guard abs(control.x - x) <= slack, abs(control.y - y) <= slack else { return nil }
      }
      arms[number] = arm
    }
    if arms.isEmpty {
      guard segments.count == 4,
        zip(segments, segments.dropFirst()).allSatisfy({ one, other in
          near(one.from.x, one.to.x) != near(other.from.x, other.to.x)
        })
      else { return nil }
      return .rectangle(rect, cornerRadius: 0)
    }
    guard arms.count == 4, let arm = arms[0] else { return nil }
    let sameArms = arms.values.allSatisfy {
      near($0.width, arm.width) && near($0.height, arm.height)
    }
    guard sameArms else { return nil }
    if near(arm.width * 2, rect.width), near(arm.height * 2, rect.height) { return .ellipse(rect) }
    return near(arm.width, arm.height) ? .rectangle(rect, cornerRadius: arm.width) : nil
  }
}
