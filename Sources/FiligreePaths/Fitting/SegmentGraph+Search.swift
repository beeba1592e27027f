import FiligreeBase
import CFiligreePaths

/// The search for segments: lines by integrals along the polyline, cubics by least squares.
extension SegmentGraph {
  /// The number of break points that are first tried from a node.
  private static let firstReach = 4
  /// The number of break points searched from at a time, which bounds the memory.
  private static let batch = 512
  /// The cost of a line, without its squared distances; that of a cubic is 1.
  private static let lineCost = 0.95
  /// Lines that cost more than this have a cubic as an alternative.
  private static let goodLine = 1.02
  /// The square of the sine of the largest bend that is not seen: 4 degrees.
  private static let leastBend = 0.07 * 0.07
  /// The share of the tolerance allowed half-way between samples of a polyline with steps: these points hit
  /// the worst of the steps.
  private static let steppedMiddleShare = 0.9
  /// The number of unreachable break points before others there: some steps block a segment where farther
  /// ones do not.
  private static let steppedGap = 1
  /// Cubics that bulge by no more than this share of the tolerance become lines where a line is near
  /// enough.
  private static let flat = 0.3
  /// The same between two corners.
  ///
  /// Corners that the tolerance holds back from their tips lie inside the lines of their sides: between
  /// two of them a cubic would bulge to compensate.
  private static let freeFlat = 0.45
  /// The extra cost of a cubic with an inflection between two corners: beside a tip that pixels cut off
  /// it would beat the side's line.
  private static let inflectionCost = 0.05
  /// The number of samples that a cubic is fitted to, and that must be near a line.
  private static let searchSamples: Int32 = 8

  /// The cost of a unit of the integral of squared distances.
  private var scale: Double {
    1 / (fitter.errorPerSegment * fitter.tolerance * fitter.tolerance)
  }

  /// A node whose segments are being searched for.
  private struct Search {
    let node: Int
    let breakPoint: Int
    /// The last break point that has been tried.
    var last: Int
  }

  /// Stretches that need cubics, and the costs of the lines that could stand instead.
  private struct Requests {
    var stretches: [filigree_stretch] = []
    var lines: [Double] = []

    mutating func append(_ origin: Int, _ target: Int, line: Double) {
      stretches.append(
        filigree_stretch(
          from: Int32(truncatingIfNeeded: origin), to: Int32(truncatingIfNeeded: target)))
      lines.append(line)
    }

    /// Takes all requests of another list.
    mutating func take(_ other: inout Requests) {
      stretches += other.stretches
      lines += other.lines
      other.removeAll()
    }

    mutating func removeAll() {
      stretches.removeAll(keepingCapacity: true)
      lines.removeAll(keepingCapacity: true)
    }
  }

  /// Finds the segments that leave each node: to the next few break points, and to farther ones as long as
  /// some lead as far as was tried.
  mutating func search() {
    let gap = fitter.hasSteps ? SegmentGraph.steppedGap : traits.gap
    // Those with both directions known are quicker to solve for, and come together.
    var (known, free) = (Requests(), Requests())
    for begin in stride(from: 0, to: limits.count, by: SegmentGraph.batch) {
      var searches: [Search] = []
      for breakPoint in begin..<min(begin + SegmentGraph.batch, limits.count) {
        for node in nodesOfBreakPoint[breakPoint] {
          searches.append(Search(node: node, breakPoint: breakPoint, last: breakPoint))
        }
      }
      var width = SegmentGraph.firstReach
      while !searches.isEmpty {
        for k in searches.indices {
          let first = searches[k].last + 1
          let last = min(searches[k].last + width, limits[searches[k].breakPoint])
          searches[k].last = last
          guard first <= last else { continue }
          connect(
            searches[k].node,
            to: nodesOfBreakPoint[first].lowerBound..<nodesOfBreakPoint[last].upperBound, &known,
            &free)
        }
        known.take(&free)
        add(known)
        known.removeAll()
        searches.removeAll {
          $0.last == limits[$0.breakPoint]
            || Int(farthest[$0.node])
              < nodesOfBreakPoint[max($0.last - gap, $0.breakPoint + 1)].lowerBound
        }
        width = 1 + gap
      }
    }
  }

  /// Adds the lines from one node to others, and requests cubics where they are not near enough.
  private mutating func connect(
    _ origin: Int, to targets: Range<Int>, _ known: inout Requests, _ free: inout Requests
  ) {
    let a = nodes[origin]
    let longest = traits.longestArcToChord * traits.longestArcToChord
    for target in targets {
      let b = nodes[target]
      let line = lineCost(origin, target)
      if line <= SegmentGraph.goodLine {
        append(.line, from: origin, to: target, cost: line)
        continue
      }
      let (chord, length) = (b.point - a.point, b.length - a.length)
      // A stretch that has turned around is no single segment.
      guard length > 0, length * length <= longest * chord.squaredLength else { continue }
      if a.isFree || b.isFree {
        free.append(origin, target, line: line)
      } else {
        known.append(origin, target, line: line)
      }
    }
  }

  /// The cost of a line between two nodes, or infinity where it is not near enough.
  private func lineCost(_ origin: Int, _ target: Int) -> Double {
    let (a, b) = (nodes[origin], nodes[target])
    let (start, d, length) = (a.point, b.point - a.point, b.length - a.length)
    let square = d.squaredLength
    guard square > 0 else { return .infinity }
    let share = traits.sampleShare * fitter.tolerance * traits.lineShare
    let bound = share * share * square
    // A stretch that bends is mostly too far off half-way.
    let middle = d.cross(polyline.sample(atLength: a.length + 0.5 * length) - start)
    guard middle * middle <= bound, SegmentGraph.goesOn(a.heading, d, square),
      SegmentGraph.goesOn(b.heading, d, square)
    else { return .infinity }
    // The integral of the squared distance, times the square of the line's length.
    let normal = SIMD2(-d.y, d.x)
    let moments = polyline.moments(at: indices[target]) - polyline.moments(at: indices[origin])
    let offset = (start - polyline.points[0]).dot(normal)
    let error =
      (normal * normal).dot(moments.squares) + 2 * normal.x * normal.y * moments.product
      - 2 * offset * normal.dot(moments.first) + offset * offset * length
    // The mean is no more than the largest.
    guard error <= bound * length else { return .infinity }
    let step = length / Double(SegmentGraph.searchSamples + 1)
    for i in 1...SegmentGraph.searchSamples {
      let across = d.cross(polyline.sample(atLength: a.length + step * Double(i)) - start)
      if across * across > bound { return .infinity }
    }
    return SegmentGraph.lineCost + max(error / square, 0) * scale
  }

  /// Whether a line continues a direction, as far as the eye can see.
  private static func goesOn(
    _ direction: SIMD2<Double>, _ line: SIMD2<Double>, _ square: Double
  ) -> Bool {
    let across = direction.cross(line)
    return across * across <= leastBend * square && direction.dot(line) >= 0
  }

  /// Fits requested cubics, and adds them, or lines where those are better.
  private mutating func add(_ requests: Requests) {
    guard !requests.lines.isEmpty else { return }
    let middle = fitter.hasSteps ? SegmentGraph.steppedMiddleShare : traits.middleShare
    var cubics = [filigree_cubic](repeating: filigree_cubic(), count: requests.lines.count)
    polyline.fit(
      &cubics, to: requests.stretches, between: nodes,
      kernelSettings(
        samples: SegmentGraph.searchSamples, share: traits.sampleShare, middleShare: middle))
    for (k, cubic) in cubics.enumerated() {
      let (from, to) = (Int(requests.stretches[k].from), Int(requests.stretches[k].to))
      let line = requests.lines[k]
      let cost = cost(of: cubic, from, to, line: line)
      if cost < line {
        append(.cubic(cubic.vector), from: from, to: to, cost: cost)
      } else if line < .infinity {
        append(.line, from: from, to: to, cost: line)
      }
    }
  }

  /// The cost of a cubic; infinity where a line is to be taken.
  private func cost(
    of cubic: filigree_cubic, _ origin: Int, _ target: Int, line: Double
  ) -> Double {
    guard cubic.error < .infinity else { return .infinity }
    let (a, b, arms) = (nodes[origin], nodes[target], SIMD4<Double>(cubic.vector))
    let chord = b.point - a.point
    let (first, second) = (chord.cross(arms.lowHalf), chord.cross(arms.highHalf))
    let isFree = a.isFree && b.isFree
    if line < .infinity {
      // The largest distance of the cubic from its chord: at most three quarters of that of its control
      // points (they weigh 3/8 each in the middle).
      let bulge = 0.75 * max(abs(first), abs(second))
      let flat = (isFree ? SegmentGraph.freeFlat : SegmentGraph.flat) * fitter.tolerance
      if bulge * bulge <= flat * flat * chord.squaredLength { return .infinity }
    }
    // A cubic with an inflection between two corners mostly belongs beside a tip that pixels cut off,
    // where a line is better.
    let inflection = isFree && first * second < 0 ? SegmentGraph.inflectionCost : 0
    return 1 + Double(cubic.error) * scale + inflection
  }
}
