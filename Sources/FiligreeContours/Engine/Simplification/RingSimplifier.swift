/// Finds the points of closed polygons that are needed to stay within a tolerance of them.
///
/// U. Ramer (1972), D. Douglas and T. Peucker (1973): of the points between two that are kept, keep the
/// farthest from the segment between them if it is farther than the tolerance, and go on on both
/// sides of it. The ring is cut at two far points: the farthest from the first, and the farthest from
/// that. The points keep their order, beginning with the first one kept.
///
/// The classic method takes quadratic time on points that split badly (long spirals). Here, once a
/// part lies deeper than a balanced division could, it is divided at its middle instead: what is
/// promised still holds, some points more than needed may stay, and the time is O(n log n).
///
/// The simplifier keeps its working memory from one ring to the next.
package struct RingSimplifier {
  /// How far a point that is left out may lie from what replaces it.
  private let limit: Double
  /// Whether each point of the ring in hand is kept.
  private var keeps: [Bool] = []

  /// The points strictly between two that are kept; indices go on past the ring's end.
  private struct Part: BitwiseCopyable {
    var from: Int
    var to: Int
    var depth: Int
  }

  /// Prepares for a tolerance, 0 or more.
  package init(tolerance: Float) {
    limit = Double(tolerance) * Double(tolerance)
  }

  /// Appends the points of `ring` that are needed to `result`, and returns how many they are.
  @discardableResult
  package mutating func simplify(
    _ ring: UnsafeBufferPointer<SIMD2<Float>>, into result: inout [SIMD2<Float>]
  ) -> Int {
    guard ring.count > 2 else {
      result.append(contentsOf: ring)
      return ring.count
    }
    let a = farthest(ring, from: ring[0])
    let b = farthest(ring, from: ring[a])
    if a == b {
      // All points are the same.
      result.append(ring[0])
      return 1
    }
    keeps.removeAll(keepingCapacity: true)
    keeps.append(contentsOf: repeatElement(false, count: ring.count))
    let (first, second) = (min(a, b), max(a, b))
    keeps[first] = true
    keeps[second] = true
    divide(ring, first, second)
    divide(ring, second, first + ring.count)
    let before = result.count
    for i in 0..<ring.count where keeps[i] {
      result.append(ring[i])
    }
    return result.count - before
  }

  /// Appends the least that still has an area: the ring's two far points, and on each side of the line
  /// through them the point that is farthest from it, where there is one.
  ///
  /// The polygon does not cross itself, since each half lies on its side of the line, and it goes
  /// around as the ring does: a hole stays one. A ring without area, or of four points, stays.
  package func appendLeast(
    of ring: UnsafeBufferPointer<SIMD2<Float>>, to result: inout [SIMD2<Float>]
  ) {
    guard ring.count > 4 else {
      result.append(contentsOf: ring)
      return
    }
    let a = farthest(ring, from: ring[0])
    let b = farthest(ring, from: ring[a])
    let origin = SIMD2<Double>(ring[a])
    let d = SIMD2<Double>(ring[b]) - origin
    var (left, right) = (-1, -1)
    var (leftmost, rightmost) = (0.0, 0.0)
    var area = 0.0
    var before = SIMD2<Double>(ring[ring.count - 1]) - origin
    for i in 0..<ring.count {
      let q = SIMD2<Double>(ring[i]) - origin
      let cross = d.x * q.y - d.y * q.x
      if cross > leftmost {
        leftmost = cross
        left = i
      } else if cross < rightmost {
        rightmost = cross
        right = i
      }
      area += before.x * q.y - before.y * q.x
      before = q
    }
    guard max(left, right) >= 0 else {
      result.append(contentsOf: ring)
      return
    }
    let (outward, homeward) = area < 0 ? (left, right) : (right, left)
    result.append(ring[a])
    if outward >= 0 { result.append(ring[outward]) }
    result.append(ring[b])
    if homeward >= 0 { result.append(ring[homeward]) }
  }

  private func farthest(
    _ ring: UnsafeBufferPointer<SIMD2<Float>>, from p: SIMD2<Float>
  ) -> Int {
    var best = 0
    var bestDistance = -Float.infinity
    for i in 0..<ring.count {
      let d = ring[i] - p
      let distance = d.x * d.x + d.y * d.y
      if distance > bestDistance {
        bestDistance = distance
        best = i
      }
    }
    return best
  }

  /// Marks what is to be kept strictly between `from` and `to`.
  private mutating func divide(
    _ ring: UnsafeBufferPointer<SIMD2<Float>>, _ from: Int, _ to: Int
  ) {
    let count = ring.count
    // Twice the depth of halving, and some: ordinary outlines stay far below.
    let maximumDepth = 2 * (Int.bitWidth - (to - from).leadingZeroBitCount) + 16
    let limit = limit
    keeps.withUnsafeMutableBufferPointer { keeps in
      // One part waits at each depth: up to the maximum, and what halving then adds.
      withUnsafeTemporaryAllocation(of: Part.self, capacity: 256) { parts in
        parts[0] = Part(from: from, to: to, depth: 0)
        var waiting = 1
        while waiting > 0 {
          waiting &-= 1
          let part = parts[waiting]
          if part.to &- part.from < 2 { continue }
          guard let worst = Self.worst(ring, part, limit) else { continue }
          let split = part.depth < maximumDepth ? worst : (part.from &+ part.to) / 2
          keeps[split < count ? split : split &- count] = true
          parts[waiting] = Part(from: split, to: part.to, depth: part.depth &+ 1)
          parts[waiting &+ 1] = Part(from: part.from, to: split, depth: part.depth &+ 1)
          waiting &+= 2
        }
      }
    }
  }

  /// The point between a part's ends that is farthest from the segment between them, if it is too far.
  private static func worst(
    _ ring: UnsafeBufferPointer<SIMD2<Float>>, _ part: Part, _ limit: Double
  ) -> Int? {
    guard let base = ring.baseAddress else { return nil }
    let count = ring.count
    let a = SIMD2<Double>(ring[part.from < count ? part.from : part.from - count])
    let d = SIMD2<Double>(ring[part.to < count ? part.to : part.to - count]) - a
    var found = Farthest(a: a, d: d, limit: limit)
    // The ring's end may lie between.
    found.search(base, from: part.from &+ 1, to: min(part.to, count), shift: 0)
    found.search(base, from: max(part.from &+ 1, count), to: part.to, shift: count)
    return found.index < 0 ? nil : found.index
  }
}

/// The point that is farthest from a segment.
///
/// Of points beside the segment only the cross products are compared, which are their distances times
/// the segment's length: that takes no division, and is 0 exactly for whole numbers on one line.
private struct Farthest {
  private let a: SIMD2<Double>
  private let d: SIMD2<Double>
  private let lengthSquared: Double
  /// The square of the largest cross product, or what one must exceed.
  private var cross: Double
  /// The point that is found, or −1.
  private(set) var index = -1

  init(a: SIMD2<Double>, d: SIMD2<Double>, limit: Double) {
    self.a = a
    self.d = d
    lengthSquared = d.x * d.x + d.y * d.y
    cross = limit * lengthSquared
    if lengthSquared == 0 {
      // The ends are the same point: squares of distances take the place of cross products.
      cross = limit
    }
  }

  @inline(__always)
  mutating func search(
    _ points: UnsafePointer<SIMD2<Float>>, from: Int, to: Int, shift: Int
  ) {
    var k = from
    while k < to {
      let p = points[k &- shift]
      let (x, y) = (Double(p.x) - a.x, Double(p.y) - a.y)
      let along = x * d.x + y * d.y
      var square = d.x * y - d.y * x
      square *= square
      if along <= 0 {
        square = (x * x + y * y) * (lengthSquared == 0 ? 1 : lengthSquared)
      } else if along >= lengthSquared {
        let (u, v) = (x - d.x, y - d.y)
        square = (u * u + v * v) * lengthSquared
      }
      if square > cross {
        cross = square
        index = k
      }
      k &+= 1
    }
  }
}

/// The points of a closed polygon that are needed to stay within `tolerance` of it.
package func simplifiedRing(_ points: [SIMD2<Float>], tolerance: Float) -> [SIMD2<Float>] {
  var result: [SIMD2<Float>] = []
  var simplifier = RingSimplifier(tolerance: tolerance)
  points.withUnsafeBufferPointer { _ = simplifier.simplify($0, into: &result) }
  return result
}
