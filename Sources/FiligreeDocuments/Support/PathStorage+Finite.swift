import FiligreePaths
import Foundation

extension PathStorage {
  /// Returns the path mapped by `transform`, without those of its subpaths that no file can hold.
  ///
  /// A subpath with a coordinate that is NaN or infinite, in itself or only once it is mapped, is
  /// left out as a whole: a part of it would be a shape that nobody drew.
  func finite(mappedBy transform: CGAffineTransform = .identity) -> PathStorage {
    let mapped = applying(transform)
    return mapped.points.isFinite(in: 0..<mapped.points.count) ? mapped : mapped.finiteSubpaths()
  }

  private func finiteSubpaths() -> PathStorage {
    var result = PathStorage()
    var point = 0
    var isKept = true
    var end = 0
    for (index, verb) in verbs.enumerated() {
      if verb == .move {
        end = point
        var next = index
        repeat {
          end += verbs[next].pointCount
          next += 1
        } while next < verbs.count && verbs[next] != .move
        isKept = points.isFinite(in: point..<end)
      }
      if isKept {
        switch verb {
        case .move: result.move(to: points[point])
        case .line: result.line(to: points[point])
        case .quad: result.quad(to: points[point + 1], control: points[point])
        case .cubic:
          result.cubic(
            to: points[point + 2], control1: points[point], control2: points[point + 1])
        case .close: result.close()
        }
      }
      point += verb.pointCount
    }
    return result
  }

  /// The smallest upright rectangle around all points, control points included; null without any.
  var controlBox: CGRect {
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    points.withUnsafeBufferPointer { points in
      for point in points {
        left = min(left, point.x)
        right = max(right, point.x)
        top = min(top, point.y)
        bottom = max(bottom, point.y)
      }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension [CGPoint] {
  /// Whether no coordinate of the points at `range` is NaN or infinite.
  fileprivate func isFinite(in range: Range<Int>) -> Bool {
    withUnsafeBufferPointer { points in
      // x − x is 0 for every finite x and NaN for all else, and a sum never gets rid of a NaN.
      var sum: CGFloat = 0
      for i in range {
        sum += (points[i].x - points[i].x) + (points[i].y - points[i].y)
      }
      return sum == 0
    }
  }
}

extension CGRect {
  /// Whether origin and size are finite numbers; the null and the infinite rectangle are not.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && !isInfinite
  }
}
