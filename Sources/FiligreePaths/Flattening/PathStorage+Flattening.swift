import Foundation

extension PathStorage {
  /// Returns the path with its curves replaced by lines.
  ///
  /// Every point of a curve lies within `tolerance` of its lines and the other way round; the ends
  /// of lines lie on the curve. Cuts are where chords become equally far from the curve (R. Levien,
  /// "Flattening quadratic Béziers", 2019), which takes close to the fewest lines possible. The
  /// tolerance is in the path's units. No curve is flattened finer than 2^-32 of the length of its
  /// control polygon, which is what zero, negative and NaN tolerances come to, nor finer than 2^-50
  /// of its coordinates; a curve larger than 1e140 becomes one line. Elements that are not finite are
  /// skipped; see `finite()`.
  package func flattened(tolerance: CGFloat) -> PathStorage {
    var lines = Polylines()
    lines.append(self, tolerance: tolerance)
    return PathStorage(lines)
  }

  /// Creates a path of lines.
  package init(_ lines: Polylines) {
    self.init()
    reserve(
      verbs: lines.points.count + lines.subpaths.count, points: lines.points.count)
    for subpath in lines.subpaths {
      move(to: lines.points[subpath.range.lowerBound])
      for i in subpath.range.dropFirst() {
        line(to: lines.points[i])
      }
      if subpath.isClosed { close() }
    }
  }
}
