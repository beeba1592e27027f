import FiligreePaths
import Foundation

/// The winding number of flattened subpaths about a point, each closed with a line.
func windingNumber(_ lines: Polylines, about p: CGPoint) -> Int {
  var winding = 0
  lines.points.withUnsafeBufferPointer { points in
    for subpath in lines.subpaths {
      var a = points[subpath.range.upperBound - 1]
      for i in subpath.range {
        let b = points[i]
        if (a.y <= p.y) != (b.y <= p.y) {
          let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
          if b.y > a.y {
            if side > 0 { winding += 1 }
          } else if side < 0 {
            winding -= 1
          }
        }
        a = b
      }
    }
  }
  return winding
}

/// The distance of a point from flattened subpaths.
func distance(_ lines: Polylines, from p: CGPoint) -> CGFloat {
  var best = CGFloat.infinity
  for subpath in lines.subpaths {
    var a = lines.points[subpath.isClosed ? subpath.range.upperBound - 1 : subpath.range.lowerBound]
    for i in subpath.range {
      best = min(best, p.distance(toSegment: a, lines.points[i]))
      a = lines.points[i]
    }
  }
  return best
}

extension PathStorage {
  /// The path in very fine lines.
  func lines(_ tolerance: CGFloat = 1e-4) -> Polylines {
    var lines = Polylines()
    lines.append(self, tolerance: tolerance)
    return lines
  }

  /// A path from the elements that `build` adds.
  static func make(_ build: (inout PathStorage) -> Void) -> PathStorage {
    var path = PathStorage()
    build(&path)
    return path
  }
}
