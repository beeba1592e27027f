import Foundation

/// The limits within which a curve is flattened.
enum FlatteningTolerance {
  /// Finer than this part of the control polygon's length no curve is flattened: it bounds the
  /// number of lines (to some 30,000 a curve) for whatever tolerance.
  static let finest: CGFloat = 0x1p-32

  /// Nor finer than this part of its coordinates: what doubles leave of a point on it is off by less.
  static let finestOfCoordinates: CGFloat = 0x1p-50

  /// Beyond this size squares overflow.
  static let largest: CGFloat = 1e140

  /// Below this size they vanish.
  static let least: CGFloat = 1e-140

  /// The tolerance to use for a curve of the given size that begins at `start`, or nil for a curve that
  /// is one line.
  static func usable(
    _ tolerance: CGFloat, forSize size: CGFloat, from start: CGPoint
  ) -> CGFloat? {
    // Negated, so that it catches NaN too.
    guard size > 0, size < largest else { return nil }
    let floor = max(size * finest, least)
    return usable(tolerance > floor ? tolerance : floor, at: start)
  }

  /// The tolerance to use near a point, which doubles tell apart from others so far away alone.
  @inline(__always)
  static func usable(_ tolerance: CGFloat, at point: CGPoint) -> CGFloat {
    max(tolerance, (abs(point.x) + abs(point.y)) * finestOfCoordinates)
  }

  /// The length of the control polygon, each leg as |x| + |y|.
  @inline(__always)
  static func size(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    abs(b.x - a.x) + abs(b.y - a.y)
  }
}
