import FiligreeContours
import FiligreePaths
import Foundation

/// The outlines that a ``Tracer`` has drawn.
public struct Trace: Sendable {
  /// The contours that were traced, and which of them are left.
  package let contours: ContourSet
  package let kept: [Int]
  /// The curve through each of those, in the contours' pixels.
  package let curves: [FittedCurve]
  /// From the contours' pixels to the picture's.
  package let transform: CGAffineTransform
  /// The picture's size in pixels.
  public let size: CGSize

  init(
    contours: ContourSet, kept: [Int], curves: [FittedCurve], transform: CGAffineTransform,
    size: CGSize
  ) {
    self.contours = contours
    self.kept = kept
    self.curves = curves
    self.transform = transform
    self.size = size
  }

  /// All outlines in one path.
  public var path: Path { path(transform: .identity) }

  /// A path for each region of ink: its outline and those of its holes; a region comes before those that
  /// lie in its holes.
  public var regions: [Path] { regions(transform: .identity) }

  /// How many outlines there are.
  public var outlineCount: Int { curves.count }

  /// How many lines and cubics they have together.
  public var segmentCount: Int { curves.reduce(0) { $0 + $1.segments.count } }

  /// All outlines in one path, mapped by `transform`.
  ///
  /// A path that is mapped afterwards may differ in the last bits of its numbers.
  public func path(transform map: CGAffineTransform) -> Path {
    var storage = PathStorage()
    let count = segmentCount
    storage.reserve(verbs: count + 2 * curves.count, points: 3 * count + curves.count)
    let combined = transform.concatenating(map)
    for curve in curves { curve.append(to: &storage, transform: combined) }
    return Path(storage: storage)
  }

  /// A path for each region of ``regions``, mapped by `transform`.
  public func regions(transform map: CGAffineTransform) -> [Path] {
    let combined = transform.concatenating(map)
    var regions: [PathStorage] = []
    var regionOfContour: [Int: Int] = [:]
    for (contour, curve) in zip(kept, curves) {
      let region: Int
      if contours.isHole(contour), let around = regionOfContour[Int(contours.parents[contour])] {
        // Depth first: the contour around a hole has come already.
        region = around
      } else {
        region = regions.count
        regions.append(PathStorage())
      }
      regionOfContour[contour] = region
      curve.append(to: &regions[region], transform: combined)
    }
    return regions.map(Path.init(storage:))
  }

  /// The largest distance between an outline in the picture and its curve, either way, in pixels.
  ///
  /// It is measured anew, from all points of both: for pictures with long outlines that takes longer
  /// than to trace them.
  public func largestError() -> Double {
    var worst = 0.0
    for (contour, curve) in zip(kept, curves) {
      worst = max(worst, CurveDistance.largest(between: contours[contour], and: curve))
    }
    let scale = max(abs(Double(transform.a)), abs(Double(transform.d)))
    return worst * scale
  }
}
