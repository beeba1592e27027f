import FiligreePaths
import Foundation

/// The contours of a picture, as a list and as a tree.
///
/// Contours that nothing surrounds go around ink; their children go around holes in that ink, the
/// children of those around ink in the hole, and so on. In the list each contour is followed by the
/// contours inside it; siblings are in the order of their uppermost, then leftmost corner. (Vision
/// does not document the order of its list.)
///
/// Coordinates are normalised to the region of interest: 0…1 both ways, origin at the lower left.
public final class VNContoursObservation: VNObservation {
  private let storage: ContourStorage

  package init(contours: ContourSet, requestRevision: Int) {
    storage = ContourStorage(contours)
    super.init(confidence: 1, requestRevision: requestRevision)
  }

  /// The contours in pixels of the picture that was analysed, y down.
  package var contours: ContourSet { storage.contours }

  /// How many contours there are in all.
  public var contourCount: Int { storage.contours.count }

  /// The contour at a place in the list.
  ///
  /// - Parameter contourIndex: 0..<`contourCount`.
  /// - Returns: The contour.
  /// - Throws: `VNErrorCode.outOfBoundsError` if there is no such contour.
  public func contour(at contourIndex: Int) throws -> VNContour {
    guard contourIndex >= 0, contourIndex < contourCount else {
      throw VNError(
        .outOfBoundsError,
        "there is no contour \(contourIndex); contourCount is \(contourCount)")
    }
    return VNContour(storage, contourIndex)
  }

  /// How many contours nothing surrounds.
  public var topLevelContourCount: Int { storage.contours.children(of: -1).count }

  /// The contours that nothing surrounds.
  public var topLevelContours: [VNContour] { storage.children(of: -1) }

  /// The contour at a place in the tree.
  ///
  /// - Parameter indexPath: The index of a top-level contour, then the index of one of its children,
  ///   then of one of theirs, and so on.
  /// - Returns: The contour.
  /// - Throws: `VNErrorCode.outOfBoundsError` if there is no such contour, as for an empty path.
  public func contour(at indexPath: IndexPath) throws -> VNContour {
    var index = -1
    for ordinal in indexPath {
      let children = storage.contours.children(of: index)
      guard ordinal >= 0, ordinal < children.count else { index = -1; break }
      index = Int(children[children.startIndex + ordinal])
    }
    guard index >= 0 else {
      throw VNError(.outOfBoundsError, "there is no contour at \(Array(indexPath))")
    }
    return VNContour(storage, index)
  }

  /// All contours in one path, a closed subpath each, holes included.
  ///
  /// Contours around ink are counter-clockwise and contours around holes clockwise, so that filling
  /// by either rule fills the ink.
  public var normalizedPath: CGPath {
    let contours = storage.contours
    var path = PathStorage()
    path.reserve(
      verbs: contours.points.count + contours.count, points: contours.points.count)
    for i in 0..<contours.count {
      path.append(storage.normalizedPoints(i))
    }
    return CGPath(storage: path)
  }
}
