import Foundation

extension Path {
  /// The smallest upright rectangle that contains the path; null for an empty path.
  ///
  /// Control points that the path does not reach are not counted. Elements with a NaN or infinite
  /// coordinate are left out.
  public var boundingRect: CGRect { storage.tightBounds }

  /// Returns whether the path, when filled, contains `point`.
  ///
  /// Points on the outline are contained, on whichever side of the shape. Open subpaths count as closed,
  /// as in a fill: Core Graphics documents that a path contains what filling it would paint. By default the
  /// non-zero rule decides, with `eoFill` the even-odd rule. Elements with a NaN or infinite coordinate are
  /// left out; no path contains a point with one.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(point, evenOdd: eoFill)
  }
}
