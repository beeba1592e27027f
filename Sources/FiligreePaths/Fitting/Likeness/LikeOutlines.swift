import FiligreeBase

/// Groups of closed outlines that may be the same but for their places, by their signatures.
///
/// A group's first outline is one in whose neighborhood of moments the others are; whether one curve is near enough to several of them is seen
/// when they are fitted. What resembles nothing is a group of its own.
package struct LikeOutlines: Sendable {
  /// The outlines' indices, group by group, and where each group begins, with the end of the last.
  private var members: [Int]
  private var starts: [Int] = [0]

  /// The largest number of groups in a cell: on noisy pages more would be compared than is gained.
  private static let mostInCell = 16

  /// Groups closed outlines that are to be fitted; those that enclose nothing are alone.
  package init(_ outlines: [ArraySlice<SIMD2<Float>>], fitter: CurveFitter) {
    let limits = LikenessLimits(fitter)
    let width = limits.moments
    // Cells of the roots of the area and of the mean squared radius.
    var cells: [SIMD2<Int32>: [Int]] = [:]
    var firsts: [OutlineSignature] = []
    var groupOfFirst: [Int] = []
    // How many outlines each group has, and the group of each outline.
    var counts: [Int] = []
    var groups: [Int] = []
    groups.reserveCapacity(outlines.count)
    for outline in outlines {
      // Along the edges of pixels the same steps have the same curve anyway, and others differ by too much.
      guard !fitter.hasSteps, width > 0, let signature = OutlineSignature(outline),
        signature.shorterHalf >= limits.smallestHalf
      else {
        groups.append(counts.count)
        counts.append(1)
        continue
      }
      func cell(_ length: Double) -> Int32 { Int32(min(length / width, 0x1p30)) }
      let (x, y) = (cell(abs(signature.area).squareRoot()), cell(signature.radius))
      var found: Int?
      search: for dy in -1...1 as ClosedRange<Int32> {
        for dx in -1...1 as ClosedRange<Int32> {
          for first in cells[SIMD2(x + dx, y + dy)] ?? []
          where firsts[first].resembles(signature, within: width) {
            found = groupOfFirst[first]
            break search
          }
        }
      }
      if let found {
        groups.append(found)
        counts[found] += 1
        continue
      }
      groups.append(counts.count)
      counts.append(1)
      guard cells[SIMD2(x, y), default: []].count < Self.mostInCell else { continue }
      cells[SIMD2(x, y), default: []].append(firsts.count)
      firsts.append(signature)
      groupOfFirst.append(counts.count - 1)
    }
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    members = [Int](repeating: 0, count: groups.count)
    var next = starts
    for (i, group) in groups.enumerated() {
      members[next[group]] = i
      next[group] += 1
    }
  }

  /// The number of groups.
  package var count: Int { starts.count - 1 }

  /// The outlines of a group, rising; the groups are in the order of their first ones.
  package subscript(_ group: Int) -> ArraySlice<Int> {
    members[starts[group]..<starts[group + 1]]
  }
}

/// Outlines that are the same but for their places get the same curve, and symmetric ones become exactly so.
extension CurveFitter {
  /// The largest number of curves with which one of several outlines is compared.
  private static let mostModels = 4
  /// `Traits.tipShare` of several outlines: tips of the others may be cut off more than those of the one that is fitted.
  private static let sharedTipShare = 0.65

  /// The curves of closed outlines whose moments are alike, each within the tolerance of its own outline.
  ///
  /// An outline that is near the curve of one before it gets that curve, moved to its own place: the noise of all its points is averaged in the
  /// middle of its area.
  package func fit(like outlines: [ArraySlice<SIMD2<Float>>]) -> [FittedCurve] {
    let limits = LikenessLimits(self)
    var fitter = self
    if outlines.count > 1 { fitter.traits.tipShare = Self.sharedTipShare }
    // Curves about the middle of their areas, the most used ones first.
    var models: [(curve: FittedCurve, uses: Int)] = []
    return outlines.map { outline in
      let points = Self.distinct(outline, isClosed: true)
      let signature = OutlineSignature(points)
      guard outlines.count > 1, let center = signature?.center else {
        return fitter.symmetric(points, signature, limits)
      }
      for k in models.indices {
        let curve = models[k].curve.moved(by: center)
        guard fitter.isNear(curve, points) else { continue }
        models[k].uses += 1
        if k > 0, models[k].uses > models[k - 1].uses { models.swapAt(k, k - 1) }
        return curve
      }
      let curve = fitter.symmetric(points, signature, limits)
      if models.count < Self.mostModels { models.append((curve.moved(by: -center), 1)) }
      return curve
    }
  }

  /// The shares of the tolerance with which a curve is sought that is near all images of an outline, for the whole curve and for its corners.
  ///
  /// Their mean is nearer than the last one leaves, and all but a few tips are cut off no more than that.
  private static let shares = [(1.0, 0.93), (1, 0.65), (0.8, 0.65)]

  /// The curve of one closed outline of different points: if that is its own mirror image, or is turned into itself, the curve is as well.
  ///
  /// What is the same leaves room for the noise of pixels (`LikenessLimits`).
  private func symmetric(
    _ points: [SIMD2<Double>], _ signature: OutlineSignature?, _ limits: LikenessLimits
  ) -> FittedCurve {
    if let lines = Self.lines(points, isClosed: true) { return lines }
    if let shape = plainShape(points, signature) { return shape }
    let polyline = FitPolyline(points, isClosed: true)
    let plain = fit(polyline, BreakPointFinder(polyline, self).find())
    guard let signature, OutlineSymmetry.isPossible(signature, limits),
      let outline = ClosedOutline(points), let symmetry = OutlineSymmetry.find(outline, limits),
      let symmetric = SymmetricOutline(outline, symmetry, limits)
    else { return plain }
    let center = outline.signature.center
    let usual = plain.moved(by: -center)
    if let mean = usual.mean(of: symmetry, within: limits.nodes) {
      guard !mean.isEqual(to: usual), mean.keepsSides(of: usual, within: noise / 2) else {
        return plain
      }
      let moved = mean.moved(by: center)
      if isNear(moved, points) { return moved }
    }
    for share in Self.shares {
      var fitter = self
      fitter.tolerance *= share.0
      fitter.traits.tipShare = share.1 / share.0
      guard let curve = SymmetricFit(symmetric, fitter, plain: usual).curve() else { break }
      let moved = curve.moved(by: center)
      if isNear(moved, points) { return moved }
    }
    return plain
  }
}

extension FittedCurve {
  /// The same curve elsewhere.
  func moved(by offset: SIMD2<Double>) -> FittedCurve {
    FittedCurve(
      start: start + offset,
      segments: segments.map {
        switch $0 {
        case .line(let end): .line(to: end + offset)
        case .cubic(let c1, let c2, let end):
          .cubic(c1 + offset, c2 + offset, to: end + offset)
        }
      }, isClosed: isClosed)
  }
}
