import Foundation

/// Where a subpath is cut before curves are fitted: at its corners, and where lines meet curves.
///
/// A corner is a turn of more than 30° between what comes before and what comes after, looked at over
/// four tolerances each: a staircase of pixels has none, at a tolerance of a pixel. Looked at from half
/// as far a corner turns as much, a tight bend half as much; that tells them apart. Of corners closer
/// than two tolerances the sharpest counts.
struct SimplificationBreaks {
  /// The cosine of the turn from which a joint is a corner.
  private static let cornerCosine: CGFloat = 0.866_025_403_784_438_6
  /// The cosine of 15°: joints that turn less are smooth as they are.
  private static let smoothCosine: CGFloat = 0.965_925_826_289_068_3
  /// How many joints to either side are compared for sharpness.
  private static let rivalCount = 64

  private var chain: SimplificationVertices
  private let isClosed: Bool
  private let tolerance: CGFloat

  /// Sets the directions at all joints and returns the segments before which there is a break.
  ///
  /// - Parameters:
  ///   - chain: The subpath; its directions at joints are settled.
  ///   - isClosed: Whether the last point is the first.
  ///   - tolerance: The tolerance of the simplification.
  /// - Returns: Indices of segments, ascending; 0 first, and last the number of segments.
  static func find(
    _ chain: inout SimplificationVertices, isClosed: Bool, tolerance: CGFloat
  ) -> [Int] {
    var breaks = SimplificationBreaks(chain: chain, isClosed: isClosed, tolerance: tolerance)
    let result = breaks.find()
    chain = breaks.chain
    return result
  }

  private mutating func find() -> [Int] {
    let count = chain.segments.count
    // The sharpness of the joint before each segment; an open subpath has none before the first.
    var sharpness = [CGFloat](repeating: 0, count: count)
    for joint in (isClosed && count > 1 ? 0 : 1)..<max(count, 1) {
      sharpness[joint] = self.sharpness(joint)
    }
    var breaks = [0]
    for joint in 1..<max(count, 1) {
      let isCorner = sharpness[joint] > 0 && isSharpest(joint, sharpness)
      if settle(joint - 1, joint, isCorner: isCorner) { breaks.append(joint) }
    }
    // The start of a closed subpath stays a joint, but it may be a smooth one.
    if isClosed, count > 1 {
      _ = settle(count - 1, 0, isCorner: sharpness[0] > 0)
    } else {
      freeIfLine(0, isIn: false)
      freeIfLine(count - 1, isIn: true)
    }
    breaks.append(count)
    return breaks
  }

  /// How sharp a corner the joint before a segment is: 1 minus the cosine of its turn, and zero for what
  /// is no corner.
  private func sharpness(_ after: Int) -> CGFloat {
    let before = after == 0 ? chain.segments.count - 1 : after - 1
    let (end, start) = (chain.nodes[before + 1], chain.nodes[after])
    let directionIn = chain.endDirections[before] ?? .zero
    let directionOut = chain.startDirections[after] ?? .zero
    if directionIn.dot(directionOut) >= SimplificationBreaks.smoothCosine { return 0 }
    guard let far = turn(end, start, reach: 4 * tolerance),
      far > 1 - SimplificationBreaks.cornerCosine,
      let near = turn(end, start, reach: 2 * tolerance)
    else { return 0 }
    // A bend that turns half as much has a quarter of this, for small turns.
    return near > 0.5 * far ? far : 0
  }

  /// One minus the cosine of the turn at a joint, seen from `reach` before to `reach` after it.
  ///
  /// Nil where the subpath ends so soon that it has no direction of its own there.
  private func turn(_ end: Int, _ start: Int, reach: CGFloat) -> CGFloat? {
    let back = away(from: end, by: -reach)
    let forth = away(from: start, by: reach)
    let isAtEnd =
      !isClosed
      && min(chain.lengths[end], chain.length - chain.lengths[start]) < 1.5 * tolerance
    if isAtEnd { return nil }
    guard let a = back.unit, let b = forth.unit else { return 2 }
    return 1 + a.dot(b)
  }

  /// Whether no sharper corner is within two tolerances; of equals the first counts.
  private func isSharpest(_ joint: Int, _ sharpness: [CGFloat]) -> Bool {
    let place = chain.lengths[chain.nodes[joint]]
    var other = joint - 1
    while other > 0, joint - other <= SimplificationBreaks.rivalCount,
      place - chain.lengths[chain.nodes[other]] < 2 * tolerance
    {
      if sharpness[other] >= sharpness[joint] { return false }
      other -= 1
    }
    other = joint + 1
    while other < sharpness.count, other - joint <= SimplificationBreaks.rivalCount,
      chain.lengths[chain.nodes[other]] - place < 2 * tolerance
    {
      if sharpness[other] > sharpness[joint] { return false }
      other += 1
    }
    return true
  }

  /// Settles the directions between two segments, and says whether they must not be fitted as one.
  private mutating func settle(_ before: Int, _ after: Int, isCorner: Bool) -> Bool {
    let (end, start) = (chain.nodes[before + 1], chain.nodes[after])
    let directionIn = chain.endDirections[before] ?? .zero
    let directionOut = chain.startDirections[after] ?? .zero
    let isSmooth = directionIn.dot(directionOut) >= SimplificationBreaks.smoothCosine
    let isKept = chain.isKept[before] || chain.isKept[after]
    if isCorner {
      freeIfLine(before, isIn: true)
      freeIfLine(after, isIn: false)
      return true
    }
    var direction = (directionIn + directionOut).unit
    var isBreak = isKept
    if isSmooth, chain.isLine[before] != chain.isLine[after] {
      // A line that runs into a curve: lines longer than noise stay lines.
      let line = chain.isLine[before] ? before : after
      let length = chain.lengths[chain.nodes[line + 1]] - chain.lengths[chain.nodes[line]]
      direction = chain.isLine[before] ? directionIn : directionOut
      isBreak = isKept || length > 8 * tolerance
    } else if !isSmooth || (chain.isLine[before] && chain.isLine[after]) {
      direction = bessel(end, start) ?? direction
    }
    chain.endDirections[before] = direction
    chain.startDirections[after] = direction
    return isBreak
  }

  /// At a corner or an end a fit to a chain of lines chooses its own direction.
  private mutating func freeIfLine(_ segment: Int, isIn: Bool) {
    guard chain.isLine[segment] else { return }
    if isIn { chain.endDirections[segment] = nil } else { chain.startDirections[segment] = nil }
  }

  /// The vector to the point that is so far along the chain, negative backwards.
  private func away(from index: Int, by reach: CGFloat) -> CGPoint {
    var wanted = chain.lengths[index] + reach
    var hint = index
    if wanted < 0 || wanted > chain.length {
      if isClosed, abs(reach) < chain.length {
        wanted += wanted < 0 ? chain.length : -chain.length
        hint = wanted > 0.5 * chain.length ? chain.points.count - 1 : 0
      } else {
        wanted = min(max(wanted, 0), chain.length)
      }
    }
    return chain.point(atLength: wanted, hint: &hint) - chain.points[index]
  }

  /// The direction at a joint of lines.
  ///
  /// It is that of the parabola through the joint and a point on either side, after Bessel: where the
  /// points are of a smooth curve, nearly its tangent.
  private func bessel(_ end: Int, _ start: Int) -> CGPoint? {
    let before = end > 0 ? chain.lengths[end] - chain.lengths[end - 1] : 0
    let after =
      start + 1 < chain.lengths.count ? chain.lengths[start + 1] - chain.lengths[start] : 0
    let back = away(from: end, by: -max(before, 2 * tolerance))
    let forth = away(from: start, by: max(after, 2 * tolerance))
    let (backLength, forthLength) = (back.length, forth.length)
    guard backLength > 0, forthLength > 0 else { return nil }
    return (forth * (backLength / forthLength) - back * (forthLength / backLength)).unit
  }
}
