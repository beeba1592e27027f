import Foundation

/// Four corners in a picture.
public struct RectangleObservation: VisionObservation, QuadrilateralProviding,
  BoundingRegionProviding
{
  /// An identifier of the observation.
  public let uuid: UUID
  /// How sure it is, 0…1.
  public let confidence: Float
  /// Which request made it.
  public let originatingRequestDescriptor: RequestDescriptor?
  /// The upper left corner.
  public let topLeft: NormalizedPoint
  /// The upper right corner.
  public let topRight: NormalizedPoint
  /// The lower right corner.
  public let bottomRight: NormalizedPoint
  /// The lower left corner.
  public let bottomLeft: NormalizedPoint

  /// Creates an observation of four corners.
  public init(
    topLeft: NormalizedPoint, topRight: NormalizedPoint, bottomRight: NormalizedPoint,
    bottomLeft: NormalizedPoint
  ) {
    uuid = UUID()
    confidence = 1
    originatingRequestDescriptor = nil
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The box around the corners.
  public var boundingBox: NormalizedRect {
    NormalizedRect(around: corners.map { SIMD2(Double($0.x), Double($0.y)) })
  }

  /// The four corners, from the upper left one on, clockwise, in single precision: a contour of its own,
  /// without others in it, in which both directions have the same unit.
  public var boundingRegion: NormalizedRegion {
    NormalizedRegion(through: corners.map { SIMD2(Float($0.x), Float($0.y)) })
  }

  private var corners: [NormalizedPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The corners.
  public var description: String {
    "RectangleObservation \(topLeft) \(topRight) \(bottomRight) \(bottomLeft)"
  }
}

extension NormalizedRect {
  /// The box around points; one without size at the origin if there are none.
  init(around points: some Sequence<SIMD2<Double>>) {
    var (low, high) = (SIMD2<Double>(repeating: .infinity), SIMD2<Double>(repeating: -.infinity))
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    guard low.x <= high.x else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
