import Foundation

/// Where a subpath is cut before curves are fitted: at its corners, and where lines meet curves.
///
/// A corner is a turn of more than 30° between what comes before and what comes after, looked at over
/// four tolerances each: a staircase of pixels has none, at a tolerance of a pixel.
enum SimplificationBreaks {
  /// The cosine of the turn from which a joint is a corner.
  private static let cornerCosine: CGFloat = 0.866_025_403_784_438_6
  /// The cosine of 15°: joints that turn less are smooth as they are.
  private static let smoothCosine: CGFloat = 0.965_925_826_289_068_3

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
    let count = chain.segments.count
    var breaks = [0]
    for joint in 1..<max(count, 1) where settle(joint - 1, joint, &chain, isClosed, tolerance) {
      breaks.append(joint)
    }
    // The start of a closed subpath stays a knot, but it may be a smooth one.
    if isClosed, count > 1 {
      _ = settle(count - 1, 0, &chain, isClosed, tolerance)
    } else {
      freeIfLine(0, isIn: false, &chain)
      freeIfLine(count - 1, isIn: true, &chain)
    }
    breaks.append(count)
    return breaks
  }

  /// Settles the directions between two segments, and says whether they must not be fitted as one.
  private static func settle(
    _ before: Int, _ after: Int, _ chain: inout SimplificationVertices, _ isClosed: Bool,
    _ tolerance: CGFloat
  ) -> Bool {
    let (end, start) = (chain.nodes[before + 1], chain.nodes[after])
    let directionIn = chain.directionsIn[end] ?? .zero
    let directionOut = chain.directionsOut[start] ?? .zero
    let isSmooth = directionIn.dot(directionOut) >= smoothCosine
    if isSmooth, chain.isLine[before] != chain.isLine[after] {
      // A line that runs into a curve: lines longer than noise stay lines.
      let line = chain.isLine[before] ? before : after
      let length = chain.lengths[chain.nodes[line + 1]] - chain.lengths[chain.nodes[line]]
      let direction = chain.isLine[before] ? directionIn : directionOut
      chain.setDirection(direction, at: end)
      chain.setDirection(direction, at: start)
      return length > 8 * tolerance || chain.isKept[before] || chain.isKept[after]
    }
    let reach = 4 * tolerance
    let backwards = away(from: end, by: -reach, chain, isClosed)
    let forwards = away(from: start, by: reach, chain, isClosed)
    let cosine =
      backwards.unit.flatMap { a in forwards.unit.map { -a.dot($0) } } ?? -1
    // What is hardly longer than the tolerance has no direction of its own.
    let isLong = min(backwards.length, forwards.length) > 1.5 * tolerance
    if !isSmooth, isLong, cosine < cornerCosine {
      freeIfLine(before, isIn: true, &chain)
      freeIfLine(after, isIn: false, &chain)
      return true
    }
    var direction = (directionIn + directionOut).unit
    if !isSmooth || (chain.isLine[before] && chain.isLine[after]) {
      direction = bessel(end, start, chain, isClosed, tolerance) ?? direction
    }
    chain.setDirection(direction, at: end)
    chain.setDirection(direction, at: start)
    return chain.isKept[before] || chain.isKept[after]
  }

  /// At a corner or an end a fit to a chain of lines chooses its own direction.
  private static func freeIfLine(
    _ segment: Int, isIn: Bool, _ chain: inout SimplificationVertices
  ) {
    if chain.isLine[segment] {
      chain.freeDirection(in: isIn, at: isIn ? chain.nodes[segment + 1] : chain.nodes[segment])
    }
  }

  /// The vector to the point that is so far along the chain, negative backwards.
  private static func away(
    from index: Int, by reach: CGFloat, _ chain: SimplificationVertices, _ isClosed: Bool
  ) -> CGPoint {
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
  private static func bessel(
    _ end: Int, _ start: Int, _ chain: SimplificationVertices, _ isClosed: Bool,
    _ tolerance: CGFloat
  ) -> CGPoint? {
    let before = end > 0 ? chain.lengths[end] - chain.lengths[end - 1] : 0
    let after =
      start + 1 < chain.lengths.count ? chain.lengths[start + 1] - chain.lengths[start] : 0
    let back = away(from: end, by: -max(before, 2 * tolerance), chain, isClosed)
    let forth = away(from: start, by: max(after, 2 * tolerance), chain, isClosed)
    let (backLength, forthLength) = (back.length, forth.length)
    guard backLength > 0, forthLength > 0 else { return nil }
    return (forth * (backLength / forthLength) - back * (forthLength / backLength)).unit
  }
}
