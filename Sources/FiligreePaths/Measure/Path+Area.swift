import Foundation

extension Path {
  /// The area that the path encloses, exact for lines and curves.
  ///
  /// Every subpath counts as closed. The area is positive where the outline turns from the x axis
  /// towards the y axis: clockwise on a screen where y points down. Regions count as often as the path
  /// winds around them, so that holes of opposite direction are subtracted and overlaps are counted
  /// twice. Elements that are not finite are skipped; where squares of coordinates overflow, the area
  /// may be infinite or NaN. By Green's theorem.
  public var signedArea: CGFloat {
    CGFloat(PathMoments(PathSegments(storage)).area)
  }

  /// The center of mass of the area that the path encloses.
  ///
  /// Regions are weighted by how often the path winds around them, as in `signedArea`. Nil where that
  /// area is zero or not finite.
  public var centroid: CGPoint? {
    let moments = PathMoments(PathSegments(storage))
    guard moments.area != 0, moments.area.isFinite else { return nil }
    let center = CGPoint(
      x: moments.origin.x + CGFloat(moments.x / moments.area),
      y: moments.origin.y + CGFloat(moments.y / moments.area))
    return center.isFinite ? center : nil
  }

  /// The point of the path that is nearest to `point`, or nil for a path without a segment.
  ///
  /// See `PathMeasure.nearestPoint(to:)`; to ask the same path again, keep a `PathMeasure`.
  public func nearestPoint(to point: CGPoint) -> PathMeasure.NearestPoint? {
    PathMeasure(self).nearestPoint(to: point)
  }
}

extension CGPath {
  /// The area that the path encloses; see `Path.signedArea`.
  public var signedArea: CGFloat { Path(self).signedArea }

  /// The center of mass of the area that the path encloses; see `Path.centroid`.
  public var centroid: CGPoint? { Path(self).centroid }
}
