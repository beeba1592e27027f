import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// Fractions are of the length of all subpaths together, in order, closing lines included; they are
  /// clamped to 0...1. The result is empty where `startFraction` is not less than `endFraction` or
  /// either is NaN. 0 to 1 gives the path itself. A subpath that lies inside as a whole is kept as it
  /// is and stays closed; one that is cut becomes open, and its closing line a line like others. Two
  /// trims that share a cut meet there in the same point, bit for bit.
  ///
  /// What has no length, as a subpath that is a dot, belongs to the trim that begins there, at the very
  /// end to the one that ends there. Elements that are not finite are skipped. A path whose length is
  /// more than a number can hold is given whole or not at all.
  ///
  /// Semantics of SwiftUI's method. The cuts are exact to 1e-9 of the length; to cut the same path
  /// again and again, keep a `PathMeasure`.
  public func trimmedPath(from startFraction: CGFloat, to endFraction: CGFloat) -> Path {
    guard startFraction < endFraction else { return Path() }
    if startFraction <= 0, endFraction >= 1 { return self }
    return PathMeasure(self).trimmed(from: startFraction, to: endFraction)
  }
}
