import Foundation

extension PathMeasure {
  /// The place `length` along the path, clamped to its ends; NaN counts as zero.
  ///
  /// At a joint it is the end of the segment before; where subpaths meet, the end of the one
  /// before. Nil only for a path without a segment.
  public func location(atLength length: CGFloat) -> Location? {
    guard let place = place(atLength: length) else { return nil }
    let subpath = segments.subpath(ofSegment: place.segment)
    return Location(subpath: subpath, element: place.segment + subpath + 1, t: place.t)
  }

  /// The length from the path's start to `location`; nil where `path` has no such segment.
  public func length(at location: Location) -> CGFloat? {
    let index = location.element - location.subpath - 1
    guard segments.subpaths.indices.contains(location.subpath),
      segments.subpaths[location.subpath].range.contains(index)
    else { return nil }
    return length(segment: index, t: location.t)
  }

  /// The point `length` along the path, clamped to its ends, or nil for a path without a segment.
  public func point(atLength length: CGFloat) -> CGPoint? {
    guard let place = place(atLength: length) else { return nil }
    return segments[place.segment].point(at: place.t)
  }

  /// The direction of travel `length` along the path, as a vector of length 1.
  ///
  /// At a corner it is the direction before the corner, at a cusp the one after it. A place
  /// on a segment without length takes the direction of the nearest segment of its subpath that has
  /// one, the one before first. Nil for a path without a segment and a subpath that is a single point.
  public func tangent(atLength length: CGFloat) -> CGVector? {
    guard let place = place(atLength: length),
      let direction = direction(inSegment: place.segment, t: place.t)
    else { return nil }
    return CGVector(dx: direction.x, dy: direction.y)
  }

  private func direction(inSegment segment: Int, t: CGFloat) -> CGPoint? {
    if let direction = segments[segment].direction(at: t) { return direction }
    let range = segments.subpaths[segments.subpath(ofSegment: segment)].range
    for index in (range.lowerBound..<segment).reversed() {
      if let direction = segments[index].direction(at: 1) { return direction }
    }
    for index in segment..<range.upperBound {
      if let direction = segments[index].direction(at: 0) { return direction }
    }
    return nil
  }

  /// The curvature `length` along the path: the turning in radians per unit of length.
  ///
  /// Positive where the path turns from the x axis towards the y axis: clockwise on a screen where
  /// y points down. Zero on lines; infinite, with the sign of the turn, where a curve stops for a
  /// moment, as at a cusp. Nil for a path without a segment.
  public func curvature(atLength length: CGFloat) -> CGFloat? {
    guard let place = place(atLength: length) else { return nil }
    return segments[place.segment].curvature(at: place.t)
  }

  /// The segment and parameter at a length.
  func place(atLength length: CGFloat) -> (segment: Int, t: CGFloat)? {
    guard segments.count > 0 else { return nil }
    // Negated, so that NaN becomes zero.
    guard length > 0 else { return (0, 0) }
    // The first segment that ends at or after the length.
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle + 1] >= length { high = middle } else { low = middle + 1 }
    }
    return (low, parameter(inSegment: low, atLength: length))
  }

  /// The parameter in a segment at a length from the path's start.
  func parameter(inSegment index: Int, atLength length: CGFloat) -> CGFloat {
    if length <= lengths[index] { return 0 }
    if length >= lengths[index + 1] { return 1 }
    return segments[index].parameter(
      atLength: length - lengths[index], of: self.length(ofSegment: index), accuracy: accuracy)
  }

  /// The length from the path's start to a parameter in a segment.
  func length(segment index: Int, t: CGFloat) -> CGFloat {
    guard t > 0 else { return lengths[index] }
    guard t < 1 else { return lengths[index + 1] }
    return min(
      lengths[index] + segments[index].length(to: t, accuracy: accuracy), lengths[index + 1])
  }
}
