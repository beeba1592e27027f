import Foundation

extension Path {
  /// The length of all subpaths together, closing lines included, to 1e-10 of itself.
  ///
  /// Elements that are not finite are skipped. See `PathMeasure`, which also says what lies where.
  public var length: CGFloat { PathMeasure(self).length }

  /// The length of all subpaths together.
  ///
  /// - Parameter accuracy: The error, relative to the length; kept between 1e-13 and 0.1.
  /// - Returns: The length in the path's units, closing lines included.
  public func length(accuracy: CGFloat) -> CGFloat {
    PathMeasure(self, accuracy: accuracy).length
  }
}

extension CGPath {
  /// The length of all subpaths together, closing lines included, to 1e-10 of itself.
  public var length: CGFloat { PathMeasure(self).length }

  /// The length of all subpaths together.
  ///
  /// - Parameter accuracy: The error, relative to the length; kept between 1e-13 and 0.1.
  /// - Returns: The length in the path's units, closing lines included.
  public func length(accuracy: CGFloat) -> CGFloat {
    PathMeasure(self, accuracy: accuracy).length
  }
}
