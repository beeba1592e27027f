import FiligreeBase

/// A symmetric outline without its noise: one part, of which all others are exact images.
///
/// Each point of the part is the mean of those that the symmetry says are its images. A mirror image has two points on its axis, and with
/// rotations one on each of two axes beside each other: the part leads from one to the other. Without a mirror image it leads from a point to
/// the point's image.
struct SymmetricOutline {
  let symmetry: OutlineSymmetry
  /// The points of the part, the first and the last one on the axes, or the last one the first one's image.
  let part: [SIMD2<Double>]
  /// The directions of the axes at both ends, unit vectors, if there are any.
  let axes: (SIMD2<Double>, SIMD2<Double>)?
  /// Whether the outline goes from the x-axis to the y-axis: so do its parts, one after the other.
  let isPositive: Bool

  /// Points nearer to the part's ends than this are left out, in pixels: noise may put them beyond.
  private static let gap = 0.3

  /// By how much images may be farther off than those by which the symmetry was found: they are made from those.
  private static let slack = 1.5

  init?(_ outline: ClosedOutline, _ symmetry: OutlineSymmetry, _ limits: LikenessLimits) {
    self.symmetry = symmetry
    isPositive = outline.signature.area > 0
    let turns = symmetry.turns
    var sums = OutlineMean(outline, limits)
    for turn in turns.dropFirst() {
      guard
        let match = OutlineMatch(
          outline, turn, onto: outline, within: limits.times(SymmetricOutline.slack))
      else { return nil }
      sums.add(match.feet, turn.inverse)
    }
    let means = sums.points
    let n = means.count
    var part: [SIMD2<Double>]
    if let axis = symmetry.axis {
      // With one axis the turn is by half a circle, to the same axis.
      let (sine, cosine) = sincos((isPositive ? 1 : -1) * .pi / Double(symmetry.order))
      let other = SIMD2(
        axis.x * cosine - axis.y * sine, axis.x * sine + axis.y * cosine)
      let crossings = SymmetricOutline.crossings(outline, means, axis)
      let others = SymmetricOutline.crossings(outline, means, other)
      guard crossings.count == 2, others.count == 2, let first = crossings.first else { return nil }
      let share = outline.length / Double(2 * symmetry.order)
      func off(_ crossing: Crossing) -> Double {
        let ahead = crossing.length - first.length
        return abs((ahead < 0 ? ahead + outline.length : ahead) - share)
      }
      guard let last = others.min(by: { off($0) < off($1) }), off(last) <= 0.25 * share + 1 else {
        return nil
      }
      part = [first.point]
      var i = first.index + 1
      while i % n != (last.index + 1) % n {
        part.append(means[i % n])
        i += 1
        guard i <= first.index + n else { return nil }
      }
      part.append(last.point)
      axes = (axis, other)
    } else {
      axes = nil
      let turn = PlaneTurn.rotation(isPositive ? 1 : symmetry.order - 1, of: symmetry.order)
      let end = turn(means[0])
      let share = outline.length / Double(symmetry.order)
      var nearest = (square: Double.infinity, index: 0)
      for i in 0..<n where abs(outline.lengths[i] - share) < 0.25 * share {
        let square = (means[i] - end).squaredLength
        if square < nearest.square { nearest = (square, i) }
      }
      let i = nearest.index
      guard i > 1, i + 1 < n else { return nil }
      // The nearest point may lie beyond.
      let isBefore = (end - means[i]).dot(means[i + 1] - means[i - 1]) > 0
      part = Array(means[..<(isBefore ? i + 1 : i)])
      part.append(end)
    }
    guard part.count > 3, let first = part.first, let last = part.last else { return nil }
    let square = SymmetricOutline.gap * SymmetricOutline.gap
    var inner = Array(part.dropFirst().dropLast())
    while let next = inner.first, (next - first).squaredLength < square { inner.removeFirst() }
    while let next = inner.last, (next - last).squaredLength < square { inner.removeLast() }
    var clean = [first]
    for point in inner where point != clean[clean.count - 1] { clean.append(point) }
    guard clean.count > 2 else { return nil }
    self.part = clean + [last]
  }

  /// The rotation from the beginning of a part to that of the next, so many parts on.
  func rotation(_ k: Int) -> PlaneTurn {
    .rotation(isPositive ? k : (symmetry.order - k) % symmetry.order, of: symmetry.order)
  }

  /// The whole outline: the part, its mirror image, if there is one, and the rotations of both.
  var points: [SIMD2<Double>] {
    var unit = Array(part.dropLast())
    if let axes {
      let mirror = PlaneTurn.mirror(axes.1)
      unit.append(part[part.count - 1])
      unit += part.dropFirst().dropLast().reversed().map { mirror($0) }
    }
    return (0..<symmetry.order).flatMap { k in
      let turn = rotation(k)
      return unit.map { turn($0) }
    }
  }

  /// Where an outline crosses an axis.
  private struct Crossing {
    /// The index of the point before.
    var index: Int
    var length: Double
    /// The point on the axis.
    var point: SIMD2<Double>
  }

  /// How far a point may be from the axis and still be taken to it: a tip is a point, and not between points.
  private static let reach = 0.5

  private static func crossings(
    _ outline: ClosedOutline, _ means: [SIMD2<Double>], _ axis: SIMD2<Double>
  ) -> [Crossing] {
    var result: [Crossing] = []
    let n = means.count
    for i in 0..<n {
      let j = i + 1 < n ? i + 1 : 0
      let (a, b) = (axis.cross(outline.points[i]), axis.cross(outline.points[j]))
      guard (a < 0) != (b < 0) else { continue }
      let share = a / (a - b)
      let point: SIMD2<Double>
      if min(abs(a), abs(b)) < reach {
        point = abs(a) < abs(b) ? means[i] : means[j]
      } else {
        point = means[i] + (means[j] - means[i]) * share
      }
      result.append(
        Crossing(
          index: i,
          length: outline.lengths[i] + share * (outline.lengths[i + 1] - outline.lengths[i]),
          point: axis * axis.dot(point)))
    }
    // Where noise leads to and fro across an axis, it crosses there once or not at all.
    var i = 0
    while result.count > 2, i < result.count {
      let next = i + 1 < result.count ? i + 1 : 0
      var ahead = result[next].length - result[i].length
      if ahead < 0 { ahead += outline.length }
      if ahead < reach {
        for k in [max(i, next), min(i, next)] { result.remove(at: k) }
        i = 0
      } else {
        i += 1
      }
    }
    return result
  }
}
