import FiligreePaths
import Foundation

extension ContoursObservation {
  /// A closed outline in a picture: around foreground, or around a hole in it.
  public struct Contour: Hashable, Sendable, CustomStringConvertible, BoundingBoxProviding {
    let storage: ContourStorage
    let index: Int
    /// The points of an approximation; nil for the contour itself.
    let approximation: [SIMD2<Float>]?

    init(_ storage: ContourStorage, _ index: Int, approximation: [SIMD2<Float>]? = nil) {
      self.storage = storage
      self.index = index
      self.approximation = approximation
    }

    /// Creates the only contour of a square, through points in normalized coordinates.
    init(through points: [SIMD2<Float>]) {
      let alone = ContourSet(
        width: 1, height: 1, region: .init(x: 0, y: 0, width: 1, height: 1), points: [],
        starts: [0, 0], parents: [-1], ordinals: [0], childStarts: [0, 1, 1], children: [0])
      self.init(ContourStorage(alone), 0, approximation: points)
    }

    /// Width over height of what the coordinates are normalized to: not of the contour.
    public var aspectRatio: Float { storage.aspectRatio }

    /// The contour's place in the tree.
    public var indexPath: IndexPath { storage.indexPath(of: index) }

    /// The contour as a closed path.
    public var normalizedPath: CGPath { CGPath(closed: normalizedPoints) }

    /// How many points the contour has.
    public var pointCount: Int {
      approximation?.count ?? storage.contours.pointRange(index).count
    }

    /// The points; the last one joins the first.
    public var normalizedPoints: [simd_float2] {
      approximation ?? storage.normalizedPoints(index)
    }

    /// The points; the last one joins the first.
    public var points: [NormalizedPoint] {
      normalizedPoints.map { NormalizedPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
    }

    /// The contours directly inside this one.
    public var childContours: [Contour] { storage.contours(in: index) }

    /// The points in a unit that is the same both ways.
    private var squarePoints: [SIMD2<Double>] {
      VNGeometryUtils.square(normalizedPoints, aspectRatio)
    }

    /// The area inside the contour, in squares of the height; holes in it are not taken off.
    ///
    /// - Parameter useOrientedArea: Whether it is to be negative for a contour that runs clockwise.
    /// - Returns: The area.
    public func calculateArea(useOrientedArea: Bool = false) -> Double {
      let area = VNGeometryUtils.area(squarePoints)
      return useOrientedArea ? area : abs(area)
    }

    /// The length of the contour, in units of the height.
    public func calculatePerimeter() -> Double { VNGeometryUtils.perimeter(squarePoints) }

    /// The smallest circle around the contour, in units of the height; x has been multiplied by the
    /// aspect ratio.
    public func boundingCircle() -> NormalizedCircle { .bounding(squarePoints) }

    /// The box around the contour.
    public var boundingBox: NormalizedRect {
      NormalizedRect(around: normalizedPoints.lazy.map { SIMD2<Double>($0) })
    }

    /// The rectangle of the least area around the contour, however turned; corners go by their place in
    /// that rectangle turned upright by less than an eighth.
    public var boundingQuad: RectangleObservation {
      let points = squarePoints
      guard !points.isEmpty else {
        return RectangleObservation(
          topLeft: .zero, topRight: .zero, bottomRight: .zero, bottomLeft: .zero)
      }
      let ratio = Double(aspectRatio)
      let corners = SmallestRectangle(around: points).corners
      // Counter-clockwise; begin with the side that goes most to the right.
      let first =
        (0..<4).max { i, j in
          corners[(i + 1) % 4].x - corners[i].x < corners[(j + 1) % 4].x - corners[j].x
        } ?? 0
      let turned = (0..<4).map { i in
        NormalizedPoint(x: corners[(first + i) % 4].x / ratio, y: corners[(first + i) % 4].y)
      }
      return RectangleObservation(
        topLeft: turned[3], topRight: turned[2], bottomRight: turned[1], bottomLeft: turned[0])
    }

    /// A simpler contour, made of those of the points that matter most, as
    /// `VNContour.polygonApproximation(epsilon:)` gives.
    ///
    /// - Parameter epsilon: How far what is left out may be, 0 or more, in normalized coordinates.
    /// - Returns: The simpler contour.
    /// - Throws: `VisionError.invalidArgument` for a negative, infinite or undefined distance.
    public func polygonApproximation(epsilon: Float) throws -> Contour {
      do {
        try VNContour.check(epsilon: epsilon)
      } catch let error as VNError {
        throw VisionError(error)
      }
      return Contour(
        storage, index, approximation: simplifiedRing(normalizedPoints, tolerance: epsilon))
    }

    /// The box around the points, for overlaps.
    var boxOverlap: BoxOverlap {
      approximation.map { BoxOverlap(around: $0) } ?? storage.boxOverlap(index)
    }

    /// The place in the tree and how many points there are.
    public var description: String {
      "Contour \(Array(indexPath)): \(pointCount) points"
    }

    /// Whether the two have the same place in list and tree, the same points, and coordinates normalized
    /// to a region of the same shape.
    ///
    /// What lies inside them is not compared, only how many contours that is: so comparing takes as long as
    /// a contour has points.
    public static func == (a: Contour, b: Contour) -> Bool {
      guard a.index == b.index else { return false }
      if a.storage === b.storage, a.approximation == nil, b.approximation == nil { return true }
      let (i, first, second) = (a.index, a.storage.contours, b.storage.contours)
      return first.parents[i] == second.parents[i] && first.ordinals[i] == second.ordinals[i]
        && first.children(of: i).count == second.children(of: i).count
        && a.aspectRatio == b.aspectRatio && a.pointCount == b.pointCount
        && a.normalizedPoints == b.normalizedPoints
    }

    /// Hashes the place in the list, how many points there are, and the first of them.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(index)
      hasher.combine(pointCount)
      hasher.combine(firstPoint)
    }

    private var firstPoint: SIMD2<Float>? {
      approximation.map(\.first) ?? storage.firstNormalizedPoint(index)
    }
  }
}
