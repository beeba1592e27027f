/// An outline in normalized coordinates: a contour.
public typealias NormalizedRegion = ContoursObservation.Contour

/// What has a box around it.
public protocol BoundingBoxProviding {
  /// The box.
  var boundingBox: NormalizedRect { get }
}

/// What has an outline.
public protocol BoundingRegionProviding {
  /// The outline.
  var boundingRegion: NormalizedRegion { get }
}

/// What has four corners.
public protocol QuadrilateralProviding: BoundingBoxProviding {
  /// The upper left corner.
  var topLeft: NormalizedPoint { get }
  /// The upper right corner.
  var topRight: NormalizedPoint { get }
  /// The lower right corner.
  var bottomRight: NormalizedPoint { get }
  /// The lower left corner.
  var bottomLeft: NormalizedPoint { get }
}
