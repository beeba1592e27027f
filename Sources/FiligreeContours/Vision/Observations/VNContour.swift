import FiligreePaths
import Foundation

/// Two floats, x and y.
public typealias simd_float2 = SIMD2<Float>

/// A closed outline in a picture: around foreground, or around a hole in it.
///
/// A contour is a view of what its observation holds: asking for the same one twice gives two
/// objects, which are equal. Coordinates are normalized to the region of interest: 0…1 both ways,
/// origin at the lower left.
public final class VNContour: NSObject, NSCopying, VNRequestRevisionProviding {
  let storage: ContourStorage
  let index: Int
  /// The points of an approximation; nil for the contour itself.
  let approximation: [SIMD2<Float>]?

  init(_ storage: ContourStorage, _ index: Int, approximation: [SIMD2<Float>]? = nil) {
    self.storage = storage
    self.index = index
    self.approximation = approximation
  }

  /// The contour's place in the tree: the index of a top-level contour, of a child of that, and so
  /// on down to this one.
  public var indexPath: IndexPath { storage.indexPath(of: index) }

  /// How many contours lie directly inside this one.
  public var childContourCount: Int { storage.contours.children(of: index).count }

  /// The contours directly inside this one.
  public var childContours: [VNContour] { storage.children(of: index) }

  /// A contour directly inside this one.
  ///
  /// - Parameter childContourIndex: 0..<`childContourCount`.
  /// - Returns: The child.
  /// - Throws: `VNErrorCode.outOfBoundsError` if there is no such child.
  public func childContour(at childContourIndex: Int) throws -> VNContour {
    let children = storage.contours.children(of: index)
    guard childContourIndex >= 0, childContourIndex < children.count else {
      throw VNError(
        .outOfBoundsError,
        "there is no child \(childContourIndex); childContourCount is \(children.count)")
    }
    return VNContour(storage, Int(children[children.startIndex + childContourIndex]))
  }

  /// How many points the contour has.
  public var pointCount: Int {
    approximation?.count ?? storage.contours.pointRange(index).count
  }

  /// The points; the last one joins the first.
  ///
  /// Around foreground they run counter-clockwise, around holes clockwise, from the uppermost, leftmost
  /// corner on.
  public var normalizedPoints: [simd_float2] {
    approximation ?? storage.normalizedPoints(index)
  }

  /// The contour as a closed path.
  public var normalizedPath: CGPath { CGPath(closed: normalizedPoints) }

  /// Width over height of what the coordinates are normalized to, the region of interest of the
  /// upright picture: not of the contour.
  ///
  /// Multiply x by it to have equal units both ways.
  public var aspectRatio: Float { storage.aspectRatio }

  /// A simpler contour, made of those of the points that matter most.
  ///
  /// The algorithm is U. Ramer's (1972), D. Douglas' and T. Peucker's (1973): every point left out
  /// lies within `epsilon` of the line that replaces it. Distances are measured in normalized
  /// coordinates, as Vision documents: on a wide picture they count for more across than along. At
  /// least two points are left of a contour that has two. The place in the tree and the children are
  /// those of the contour itself.
  ///
  /// - Parameter epsilon: The distance, 0 or more; 0 leaves out only what lies on a straight line.
  /// - Returns: The simpler contour.
  /// - Throws: `VNErrorCode.invalidArgument` for a negative, infinite or undefined distance.
  public func polygonApproximation(epsilon: Float) throws -> VNContour {
    try VNContour.check(epsilon: epsilon)
    return VNContour(
      storage, index, approximation: simplifiedRing(normalizedPoints, tolerance: epsilon))
  }

  /// Throws unless `epsilon` can be a distance.
  static func check(epsilon: Float) throws {
    guard epsilon >= 0, epsilon.isFinite else {
      throw VNError(.invalidArgument, "epsilon is \(epsilon); it must be 0 or more, and finite")
    }
  }

  /// The revision of the request that found the contour.
  public var requestRevision: Int { VNDetectContourRequestRevision1 }

  /// The contour itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The box around the points, for overlaps.
  var boxOverlap: BoxOverlap {
    approximation.map { BoxOverlap(around: $0) } ?? storage.boxOverlap(index)
  }

  /// Whether `object` is the same contour of the same observation, with the same points.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? VNContour else { return false }
    return storage === other.storage && index == other.index
      && approximation == other.approximation
  }

  /// Hashes which contour it is.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(storage))
    hasher.combine(index)
    hasher.combine(approximation?.count)
    return hasher.finalize()
  }
}
