import FiligreeBase

/// Groups of closed outlines that may be the same but for their places, by their signatures.
///
/// A group's first outline is one in whose neighborhood of moments the others are; whether points are as near is seen when they are fitted. What
/// resembles nothing is a group of its own.
package struct LikeOutlines: Sendable {
  /// The outlines, group by group, and where each group begins, with the end of the last.
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

/// Symmetric outlines become exactly so, and outlines that are the same get the same curve.
extension CurveFitter {
  /// The shares of the tolerance with which a curve is sought that is near several outlines, for the whole curve and for its corners.
  ///
  /// The mean of the outlines is nearer than the last one leaves, and all but a few tips are cut off no more than that.
  private static let shares = [(1.0, 0.93), (1, 0.65), (0.8, 0.65)]
  /// The number of different shapes that are looked for in a group.
  private static let mostShapes = 2

  /// The curves of closed outlines whose moments are alike, each within the tolerance of its own outline.
  ///
  /// Those that are the same but for their places get the same curve, fitted to their mean. An outline that is its own mirror image, or is turned into
  /// itself, gets a curve that is. "The same" leaves room for the noise of pixels (`LikenessLimits`).
  package func fit(like outlines: [ArraySlice<SIMD2<Float>>]) -> [FittedCurve] {
    let limits = LikenessLimits(self)
    var curves = [FittedCurve?](repeating: nil, count: outlines.count)
    var open = Array(outlines.indices)
    var shapes = 0
    while outlines.count > 1, open.count > 1, shapes < Self.mostShapes {
      shapes += 1
      let first = Self.distinct(outlines[open[0]], isClosed: true)
      guard let model = ClosedOutline(first) else { break }
      var sums = OutlineMean(model, limits)
      var copies = [Copy(index: open[0], points: first, center: model.signature.center)]
      // The mean has less noise than the first one: what was too far from that may be near it.
      var rest = Array(open.dropFirst())
      for pass in 0...1 where !rest.isEmpty {
        guard pass == 0 || copies.count > 1 else { break }
        let mean = sums.points
        let own = pass == 0 ? model : model.moved(to: mean)
        rest.removeAll { i in
          let points = Self.distinct(outlines[i], isClosed: true)
          guard let other = ClosedOutline(points),
            let match = OutlineMatch(own, .identity, onto: other, within: limits)
          else { return false }
          sums.add(match.feet)
          copies.append(Copy(index: i, points: points, center: other.signature.center))
          return true
        }
      }
      open = rest
      guard copies.count > 1 else { continue }
      // Those whose tips are cut off more or less than the others' may be alike among themselves.
      for (copy, curve) in zip(copies, common(sums.points, copies, limits)) {
        curves[copy.index] = curve
        if curve == nil, copy.index != copies[0].index { open.append(copy.index) }
      }
      open.sort()
    }
    return outlines.indices.map { curves[$0] ?? symmetric(outlines[$0], limits) }
  }

  /// One of several outlines of a shape.
  private struct Copy {
    var index: Int
    var points: [SIMD2<Double>]
    var center: SIMD2<Double>
  }

  /// The curve of one outline by itself.
  private func symmetric(
    _ points: ArraySlice<SIMD2<Float>>, _ limits: LikenessLimits
  ) -> FittedCurve {
    let clean = Self.distinct(points, isClosed: true)
    if let lines = Self.lines(clean, isClosed: true) { return lines }
    if let shape = plainShape(clean) { return shape }
    let polyline = FitPolyline(clean, isClosed: true)
    let plain = fit(polyline, BreakPointFinder(polyline, self).find())
    guard let signature = OutlineSignature(clean),
      OutlineSymmetry.isPossible(signature, limits),
      let outline = ClosedOutline(clean), let symmetry = OutlineSymmetry.find(outline, limits),
      let symmetric = SymmetricOutline(outline, symmetry, limits)
    else { return plain }
    let center = outline.signature.center
    let usual = plain.moved(by: -center)
    if let mean = usual.mean(of: symmetry, within: limits.nodes) {
      guard !mean.isEqual(to: usual), mean.keepsSides(of: usual, within: noise / 2) else {
        return plain
      }
      let moved = mean.moved(by: center)
      if isNear(moved, clean) { return moved }
    }
    for share in Self.shares {
      guard let curve = self.share(share).curve(of: symmetric, plain: usual)
      else { break }
      let moved = curve.moved(by: center)
      if isNear(moved, clean) { return moved }
    }
    return plain
  }

  /// The curves of several outlines of a shape, whose mean is about its middle; nil for those that it is too far from.
  private func common(
    _ mean: [SIMD2<Double>], _ copies: [Copy], _ limits: LikenessLimits
  ) -> [FittedCurve?] {
    var clean: [SIMD2<Double>] = []
    for point in mean where clean.last != point { clean.append(point) }
    while clean.count > 1, clean.last == clean[0] { clean.removeLast() }
    var result = [FittedCurve?](repeating: nil, count: copies.count)
    guard let outline = ClosedOutline(clean) else { return result }
    let symmetric = OutlineSymmetry.find(outline, limits).flatMap {
      SymmetricOutline(outline, $0, limits)
    }
    let offset = outline.signature.center
    // The fewest copies for which a curve failed.
    var least = copies.count
    // Of several, the tips of one at least are cut off more than the first share allows.
    for share in Self.shares.dropFirst() {
      let fitter = self.share(share)
      var curve: FittedCurve
      if let shape = fitter.plainShape(outline.points) {
        curve = shape
      } else {
        let polyline = FitPolyline(outline.points, isClosed: true)
        curve = fitter.fit(polyline, BreakPointFinder(polyline, fitter).find())
        if let symmetric {
          if let mean = curve.mean(of: symmetric.symmetry, within: limits.nodes) {
            if mean.keepsSides(of: curve, within: noise / 2) { curve = mean }
          } else if let own = fitter.curve(of: symmetric, plain: curve) {
            curve = own
          }
        }
      }
      var own = [FittedCurve?](repeating: nil, count: copies.count)
      var failed = 0
      for (i, copy) in copies.enumerated() where failed < least {
        let moved = curve.moved(by: copy.center + offset)
        if isNear(moved, copy.points) { own[i] = moved } else { failed += 1 }
      }
      if failed < least { (result, least) = (own, failed) }
      if least == 0 { break }
    }
    return result
  }

  private func share(_ share: (curve: Double, corners: Double)) -> CurveFitter {
    var fitter = self
    fitter.tolerance *= share.curve
    fitter.traits.tipShare = share.corners / share.curve
    return fitter
  }

  private func curve(of outline: SymmetricOutline, plain: FittedCurve) -> FittedCurve? {
    SymmetricFit(outline, self, plain: plain).curve()
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
