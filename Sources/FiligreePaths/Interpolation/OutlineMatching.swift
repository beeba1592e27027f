import Foundation

/// Which subpath of one path becomes which of the other.
struct OutlineMatching {
  /// Two subpaths that belong together, or one that has no partner.
  struct Pair: Hashable {
    /// The index of the first path's subpath.
    let from: Int?
    /// The index of the second path's.
    let to: Int?
  }

  /// The pairs: those of the first path's subpaths in order, then what is left of the second.
  let pairs: [Pair]
  /// Whether the second path as a whole goes round the other way.
  let isMirrored: Bool

  private let first: [OutlineFeatures]
  private let second: [OutlineFeatures]
  private let firstFrame: (center: CGPoint, size: CGFloat)
  private let secondFrame: (center: CGPoint, size: CGFloat)

  /// Beyond this many subpaths, the largest is paired with the largest and so on.
  private static let exhaustiveCount = 100

  init(_ first: [OutlineFeatures], _ second: [OutlineFeatures]) {
    self.first = first
    self.second = second
    firstFrame = OutlineMatching.frame(first)
    secondFrame = OutlineMatching.frame(second)
    let areas = (
      first.reduce(0) { $0 + $1.area }, second.reduce(0) { $0 + $1.area }
    )
    isMirrored = (areas.0 < 0 && areas.1 > 0) || (areas.0 > 0 && areas.1 < 0)
    pairs = OutlineMatching.pairs(
      first, second, frames: (firstFrame, secondFrame), isMirrored: isMirrored)
  }

  /// The point that a subpath without partner grows from or shrinks to: its center, carried over as
  /// one whole path's box is mapped to the other's.
  func vanishingPoint(ofFirst index: Int) -> CGPoint {
    OutlineMatching.map(first[index].center, from: firstFrame, to: secondFrame)
  }

  /// The same for a subpath of the second path.
  func vanishingPoint(ofSecond index: Int) -> CGPoint {
    OutlineMatching.map(second[index].center, from: secondFrame, to: firstFrame)
  }

  private static func map(
    _ point: CGPoint, from: (center: CGPoint, size: CGFloat), to: (center: CGPoint, size: CGFloat)
  ) -> CGPoint {
    guard to.size > 0, from.size > 0 else { return point }
    let mapped = to.center + (point - from.center) * (to.size / from.size)
    return mapped.isFinite ? mapped : point
  }

  private static func frame(_ features: [OutlineFeatures]) -> (center: CGPoint, size: CGFloat) {
    var box = BoxOfPoints()
    for feature in features {
      let half = 0.5 * feature.size
      box.add(feature.center - CGPoint(x: half, y: half))
      box.add(feature.center + CGPoint(x: half, y: half))
    }
    return (box.center, box.size)
  }

  private static func pairs(
    _ first: [OutlineFeatures], _ second: [OutlineFeatures],
    frames: ((center: CGPoint, size: CGFloat), (center: CGPoint, size: CGFloat)), isMirrored: Bool
  ) -> [Pair] {
    var partners = [Int?](repeating: nil, count: first.count)
    if first.count <= exhaustiveCount, second.count <= exhaustiveCount {
      func cost(_ i: Int, _ j: Int) -> Double {
        OutlineMatching.cost(first[i], second[j], frames, isMirrored)
      }
      if first.count <= second.count {
        for (i, j) in Assignment.solve(rows: first.count, columns: second.count, cost: cost)
          .enumerated()
        {
          partners[i] = j
        }
      } else {
        for (j, i) in Assignment.solve(
          rows: second.count, columns: first.count, cost: { cost($1, $0) }
        ).enumerated() {
          partners[i] = j
        }
      }
    } else {
      // Ties by index, so that the order never depends on the sorting algorithm.
      let a = first.indices.sorted { (first[$1].size, $0) < (first[$0].size, $1) }
      let b = second.indices.sorted { (second[$1].size, $0) < (second[$0].size, $1) }
      for (i, j) in zip(a, b) { partners[i] = j }
    }
    var isTaken = [Bool](repeating: false, count: second.count)
    var pairs: [Pair] = []
    for (i, partner) in partners.enumerated() {
      if let partner { isTaken[partner] = true }
      pairs.append(Pair(from: i, to: partner))
    }
    for j in second.indices where !isTaken[j] {
      pairs.append(Pair(from: nil, to: j))
    }
    return pairs
  }

  /// How unlike two subpaths are, in units of the paths' sizes.
  ///
  /// That an outline stays an outline and a hole a hole weighs as much as half the path's size in
  /// distance; that an open line stays open, as much as all of it.
  private static func cost(
    _ a: OutlineFeatures, _ b: OutlineFeatures,
    _ frames: ((center: CGPoint, size: CGFloat), (center: CGPoint, size: CGFloat)),
    _ isMirrored: Bool
  ) -> Double {
    let p = OutlineMatching.unit(a, frames.0)
    let q = OutlineMatching.unit(b, frames.1)
    var cost = Double((p.center - q.center).dot(p.center - q.center))
    cost += Double((p.size - q.size) * (p.size - q.size))
    if a.isClosed != b.isClosed { cost += 1 }
    let product = a.area.sign == b.area.sign ? 1.0 : -1.0
    if a.area != 0, b.area != 0, (product < 0) != isMirrored { cost += 0.25 }
    return cost.isFinite ? cost : 1e6
  }

  private static func unit(
    _ features: OutlineFeatures, _ frame: (center: CGPoint, size: CGFloat)
  ) -> (center: CGPoint, size: CGFloat) {
    guard frame.size > 0 else { return (.zero, 0) }
    return ((features.center - frame.center) * (1 / frame.size), features.size / frame.size)
  }
}
