import Foundation

/// A box that grows.
struct PathBounds {
  var minX = Double.infinity
  var minY = Double.infinity
  var maxX = -Double.infinity
  var maxY = -Double.infinity

  var isEmpty: Bool { !(minX <= maxX) }

  func meets(_ other: PathBounds) -> Bool {
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
  /// Whether there is a curve, and whether all coordinates are finite; unites `bounds` with the points.
  func survey(_ bounds: inout PathBounds) -> (hasCurves: Bool, isFinite: Bool) {
    var hasCurves = false
    verbs.withUnsafeBufferPointer { verbs in
      var i = 0
      while i < verbs.count {
        if verbs[i] == .quad || verbs[i] == .cubic {
          hasCurves = true
          break
        }
        i &+= 1
      }
    }
    var box = bounds
    var poison = 0.0
    points.withUnsafeBufferPointer { points in
      var i = 0
      while i < points.count {
        let x = points[i].x.native
        let y = points[i].y.native
        if x < box.minX { box.minX = x }
        if x > box.maxX { box.maxX = x }
        if y < box.minY { box.minY = y }
        if y > box.maxY { box.maxY = y }
        // Infinity and NaN times zero are NaN, and stay it.
        poison += x * 0 + y * 0
        i &+= 1
      }
    }
    if poison == 0 { bounds = box }
    return (hasCurves, poison == 0)
  }
}
