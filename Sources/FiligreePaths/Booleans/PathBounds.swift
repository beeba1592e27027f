import Foundation

/// The bounding box of points.
struct PathBounds {
  var minX = Double.infinity
  var minY = Double.infinity
  var maxX = -Double.infinity
  var maxY = -Double.infinity

  var isEmpty: Bool { !(minX <= maxX) }

  /// The greatest coordinate, whichever its sign.
  var reach: Double { max(max(abs(minX), abs(maxX)), max(abs(minY), abs(maxY))) }

  func overlaps(_ other: PathBounds) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  mutating func unite(_ other: PathBounds) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }
}

extension PathStorage {
  /// The greatest coordinate that operands keep, some 1.79e308.
  ///
  /// The errors of computed points are below the distance to the greatest finite number, so that
  /// the points stay finite.
  static let greatestOperand = 0x1.fffp1023

  /// Returns the path with coordinates beyond `greatestOperand` clamped to it.
  ///
  /// The whole path must be finite. Rectangles such as `CGRect.infinite` still reach beyond all
  /// other coordinates.
  func withinReach() -> PathStorage {
    let greatest = CGFloat(Self.greatestOperand)
    return mapped { point in
      CGPoint(
        x: min(max(point.x, -greatest), greatest), y: min(max(point.y, -greatest), greatest))
    }
  }

  /// Whether there is a curve, and whether all coordinates are finite; adds the points to `bounds`.
  func scan(_ bounds: inout PathBounds) -> (hasCurves: Bool, isFinite: Bool) {
    let hasCurves = verbs.contains { $0 == .quad || $0 == .cubic }
    var box = bounds
    var nonFinite = 0.0
    points.withUnsafeBufferPointer { points in
      var i = 0
      while i < points.count {
        let x = points[i].x.native
        let y = points[i].y.native
        if x < box.minX { box.minX = x }
        if x > box.maxX { box.maxX = x }
        if y < box.minY { box.minY = y }
        if y > box.maxY { box.maxY = y }
        // Infinity and NaN times zero are NaN, and so is the sum then.
        nonFinite += x * 0 + y * 0
        i &+= 1
      }
    }
    if nonFinite == 0 { bounds = box }
    return (hasCurves, nonFinite == 0)
  }
}
