import FiligreeBase
import Foundation

/// Measures of contours and points.
///
/// What takes a contour takes its aspect ratio into account: x is multiplied by it first, so that
/// both directions have the same unit, the height of what the contour's coordinates are normalized
/// to.
open class VNGeometryUtils: NSObject {
  /// The smallest circle around a contour, in units of the height; x has been multiplied by the
  /// aspect ratio.
  ///
  /// - Throws: `VNErrorCode.invalidArgument` for a contour without points.
  open class func boundingCircle(for contour: VNContour) throws -> VNCircle {
    try boundingCircle(of: contour.squarePoints)
  }

  /// The smallest circle around `points`.
  ///
  /// - Throws: `VNErrorCode.invalidArgument` if there are none, or for coordinates that are not
  ///   finite.
  open class func boundingCircle(for points: [VNPoint]) throws -> VNCircle {
    try boundingCircle(of: points.map { SIMD2($0.x, $0.y) })
  }

  /// The smallest circle around `pointCount` points in memory.
  ///
  /// - Throws: `VNErrorCode.invalidArgument` if there are none, or for coordinates that are not
  ///   finite.
  open class func boundingCircle(
    forSIMDPoints points: UnsafePointer<simd_float2>, pointCount: Int
  ) throws -> VNCircle {
    try boundingCircle(
      of: UnsafeBufferPointer(start: points, count: max(0, pointCount)).map {
        SIMD2<Double>($0)
      })
  }

  /// The area inside a contour, in squares of the height; holes in it are not taken off.
  ///
  /// By the formula of C. F. Gauss (Green's theorem): with `orientedArea` positive for a contour
  /// that runs counter-clockwise and negative for one that runs clockwise, without it never negative.
  ///
  /// - Parameters:
  ///   - area: Where the area is put.
  ///   - contour: The contour.
  ///   - orientedArea: Whether the direction decides the sign.
  /// - Throws: Nothing so far; Vision reserves it for failures of the algorithm.
  open class func calculateArea(
    _ area: UnsafeMutablePointer<Double>, for contour: VNContour, orientedArea: Bool
  ) throws {
    let sum = self.area(contour.squarePoints)
    area.pointee = orientedArea ? sum : abs(sum)
  }

  /// The length of a contour, in units of the height.
  ///
  /// - Parameters:
  ///   - perimeter: Where the length is put.
  ///   - contour: The contour.
  /// - Throws: Nothing so far; Vision reserves it for failures of the algorithm.
  open class func calculatePerimeter(
    _ perimeter: UnsafeMutablePointer<Double>, for contour: VNContour
  ) throws {
    perimeter.pointee = self.perimeter(contour.squarePoints)
  }

  /// Points in a unit that is the same both ways.
  static func square(_ points: [SIMD2<Float>], _ aspectRatio: Float) -> [SIMD2<Double>] {
    let scale = SIMD2(Double(aspectRatio), 1)
    return points.map { SIMD2<Double>($0) * scale }
  }

  /// The area inside a closed polygon, positive for one that runs counter-clockwise.
  static func area(_ points: [SIMD2<Double>]) -> Double {
    var sum = 0.0
    if let origin = points.first {
      var a = SIMD2<Double>.zero
      for point in points.dropFirst() {
        let b = point - origin
        sum += a.cross(b)
        a = b
      }
    }
    return sum / 2
  }

  /// The length of a closed polygon.
  static func perimeter(_ points: [SIMD2<Double>]) -> Double {
    var sum = 0.0
    if var a = points.last {
      for b in points {
        let d = b - a
        sum += d.length
        a = b
      }
    }
    return sum
  }

  private class func boundingCircle(of points: [SIMD2<Double>]) throws -> VNCircle {
    guard !points.isEmpty, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      throw VNError(.invalidArgument, "a circle needs points with finite coordinates")
    }
    let circle = SmallestCircle(around: points)
    return VNCircle(
      center: VNPoint(x: circle.center.x, y: circle.center.y), radius: circle.radius)
  }
}

extension VNContour {
  /// The points in a unit that is the same both ways.
  fileprivate var squarePoints: [SIMD2<Double>] {
    VNGeometryUtils.square(normalizedPoints, aspectRatio)
  }
}
