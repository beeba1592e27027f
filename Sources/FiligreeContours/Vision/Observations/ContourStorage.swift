import FiligreePaths
import Foundation

/// What an observation and all its contours share.
final class ContourStorage: Sendable {
  /// The contours.
  let contours: ContourSet

  init(_ contours: ContourSet) {
    self.contours = contours
  }

  /// The contours directly inside contour `i`; those that nothing surrounds for −1.
  func children(of i: Int) -> [VNContour] {
    contours.children(of: i).map { VNContour(self, Int($0)) }
  }

  /// The points of contour `i`, 0…1 both ways, origin at the lower left.
  func normalizedPoints(_ i: Int) -> [SIMD2<Float>] {
    let size = SIMD2(Float(contours.width), Float(contours.height))
    let range = contours.pointRange(i)
    return Array(unsafeUninitializedCapacity: range.count) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      contours.points.withUnsafeBufferPointer { points in
        for k in 0..<range.count {
          // Divisions, so that the frame comes out as 0 and 1 exactly.
          let p = points[range.lowerBound &+ k] / size
          target[k] = SIMD2(p.x, 1 - p.y)
        }
      }
      count = range.count
    }
  }
}

extension PathStorage {
  /// Appends a closed subpath through `points`.
  mutating func append(_ points: [SIMD2<Float>]) {
    guard let first = points.first else { return }
    move(to: CGPoint(x: CGFloat(first.x), y: CGFloat(first.y)))
    for p in points.dropFirst() {
      line(to: CGPoint(x: CGFloat(p.x), y: CGFloat(p.y)))
    }
    close()
  }
}
