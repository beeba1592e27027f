import FiligreeBase

/// A closed polyline about the middle of its area.
struct ClosedOutline {
  let points: [SIMD2<Double>]
  /// The length up to each point, and around.
  let lengths: [Double]
  /// Where the outline turns sharply the direction to which it does, and zero elsewhere: there pixels cut off more or less of a tip.
  let tips: [SIMD2<Double>]
  let signature: OutlineSignature

  /// How far the outline is examined to either side for its turn, in pixels.
  private static let reach = 2.5
  /// The cosine of the smallest sharp turn: 40 degrees.
  private static let sharpCosine = 0.766

  /// An outline of different points; nil if it encloses nothing.
  init?(_ clean: [SIMD2<Double>]) {
    guard let signature = OutlineSignature(clean) else { return nil }
    self.signature = signature
    points = ClosedOutline.dense(clean, around: signature.center)
    var (lengths, sum) = ([0.0], 0.0)
    lengths.reserveCapacity(points.count + 1)
    for i in points.indices {
      sum += (points[i + 1 < points.count ? i + 1 : 0] - points[i]).length
      lengths.append(sum)
    }
    self.lengths = lengths
    tips = ClosedOutline.tips(points, lengths)
  }

  /// The longest lines, in pixels: what is between the ends of longer ones counts as well.
  private static let longestLine = 2.0
  /// The largest number of lines in place of one.
  private static let mostLines = 256.0

  private static func dense(
    _ clean: [SIMD2<Double>], around center: SIMD2<Double>
  ) -> [SIMD2<Double>] {
    var points: [SIMD2<Double>] = []
    points.reserveCapacity(clean.count)
    for i in clean.indices {
      let (a, b) = (clean[i] - center, clean[i + 1 < clean.count ? i + 1 : 0] - center)
      points.append(a)
      let parts = min(((b - a).length / longestLine).rounded(.up), mostLines)
      var k = 1.0
      while k < parts {
        points.append(a + (b - a) * (k / parts))
        k += 1
      }
    }
    return points
  }

  private static func tips(
    _ points: [SIMD2<Double>], _ lengths: [Double]
  ) -> [SIMD2<Double>] {
    let n = points.count
    let around = lengths[n]
    let reach = min(Self.reach, around / 8)
    let after = Self.points(points, lengths, ahead: reach)
    let before = Self.points(points, lengths, ahead: around - reach)
    let isSharp = (0..<n).map { i in
      let (into, out) = (points[i] - before[i], after[i] - points[i])
      let (squares, dot) = (into.squaredLength * out.squaredLength, into.dot(out))
      return dot <= 0 ? squares > 0 : dot * dot < sharpCosine * sharpCosine * squares
    }
    // Beside a tip it is cut off as well.
    return (0..<n).map { i in
      guard isSharp[i] || isSharp[i > 0 ? i - 1 : n - 1] || isSharp[i + 1 < n ? i + 1 : 0]
      else { return .zero }
      let (into, out) = (points[i] - before[i], after[i] - points[i])
      let (before, after) = (into.length, out.length)
      return before > 0 && after > 0 ? out / after - into / before : .zero
    }
  }

  /// The point that lies so far ahead of each point, less than once around.
  private static func points(
    _ points: [SIMD2<Double>], _ lengths: [Double], ahead: Double
  ) -> [SIMD2<Double>] {
    let n = points.count
    var (line, passed) = (0, 0.0)
    return (0..<n).map { i in
      let target = lengths[i] + ahead
      while passed + lengths[line + 1] <= target {
        line += 1
        if line == n { (line, passed) = (0, passed + lengths[n]) }
      }
      let (a, b) = (points[line], points[line + 1 < n ? line + 1 : 0])
      let width = lengths[line + 1] - lengths[line]
      return width > 0 ? a + (b - a) * ((target - passed - lengths[line]) / width) : a
    }
  }

  var length: Double { lengths[points.count] }
}

/// How far outlines of one shape may be apart.
///
/// Where grays place points, these are 0.05 to 0.1 pixels off, and at a tip up to one; an image of such an outline differs from it by the
/// noise of both. Points along the edges of pixels are off by up to half a pixel. Beyond that, a difference is the shape's.
struct LikenessLimits {
  /// The largest distance, that at tips, and the root of the mean squared one elsewhere.
  let largest: Double
  let tip: Double
  let mean: Double
  /// How far a mean of tips may be from the one that is cut off the most: a share of the tolerance, of which corners keep the rest.
  let tipReach: Double
  /// The smallest half of the shorter axis: of fewer pixels, too many shapes look alike.
  let smallestHalf: Double

  /// The numbers of pixels, and the shares of a tolerance that are smaller where the curve must be nearer than points are accurate.
  init(_ fitter: CurveFitter) {
    let (tolerance, hasSteps) = (fitter.tolerance, fitter.hasSteps)
    largest = hasSteps ? min(0.6, 0.8 * tolerance) : min(2.5 * fitter.noise, 0.6 * tolerance)
    tip = min(1.5, 3 * tolerance)
    mean = hasSteps ? min(0.25, 0.33 * tolerance) : min(fitter.noise, 0.24 * tolerance)
    tipReach = 0.25 * tolerance
    smallestHalf = hasSteps ? 6 : 3
  }

  /// The same, each so many times as large.
  func times(_ factor: Double) -> LikenessLimits {
    LikenessLimits(
      largest: factor * largest, tip: factor * tip, mean: factor * mean, tipReach: tipReach,
      smallestHalf: smallestHalf)
  }

  private init(
    largest: Double, tip: Double, mean: Double, tipReach: Double, smallestHalf: Double
  ) {
    (self.largest, self.tip, self.mean) = (largest, tip, mean)
    (self.tipReach, self.smallestHalf) = (tipReach, smallestHalf)
  }

  /// How far nodes of one curve may be from images of others.
  var nodes: Double { tip / 2 }

  /// How far moments may be apart, as a length: less than points, whose noise they average.
  var moments: Double { 0.5 * largest }

  /// How far moments of one outline may be from those of a symmetric one: half as far, as they have the noise of one outline and not of two.
  var ownMoments: Double { 0.25 * largest }
}

/// For each point of an outline's image the nearest point of another outline, in the same order around.
struct OutlineMatch {
  /// The nearest points, in the order of the first outline's points.
  private(set) var feet: [SIMD2<Double>]
  /// The root of the mean squared distance.
  let mean: Double

  /// How many times longer than the step the other outline may be on the way from one foot to the next.
  private static let leeway = 1.5

  /// The match of an outline's image and another outline; nil where they are farther apart than the limits.
  init?(
    _ a: ClosedOutline, _ turn: PlaneTurn, onto b: ClosedOutline,
    within limits: LikenessLimits
  ) {
    let (n, m) = (a.points.count, b.points.count)
    let (points, lengths, around) = (b.points, b.lengths, b.length)
    let square = limits.largest * limits.largest
    let tipSquare = max(limits.tip * limits.tip, square)
    let reach = limits.largest
    var feet = [SIMD2<Double>](repeating: .zero, count: n)
    // The image's beginning is sought everywhere.
    let origin = turn(a.points[0])
    var best = (square: Double.infinity, line: 0, share: 0.0)
    for i in 0..<m {
      let (share, rest) = OutlineMatch.project(
        origin, b.points[i], b.points[i + 1 < m ? i + 1 : 0])
      if rest < best.square { best = (rest, i, share) }
    }
    guard best.square <= tipSquare else { return nil }
    feet[0] = OutlineMatch.point(b, best.line, best.share)
    var (sum, count) = (0.0, 0)
    let most = limits.mean * limits.mean * Double(n)
    let first = best.line
    // Lines are counted around, up to twice.
    func wrapped(_ i: Int) -> Int { i < m ? i : i < 2 * m ? i - m : i - 2 * m }
    func passed(_ i: Int) -> Double { i < m ? 0 : i < 2 * m ? around : 2 * around }
    // The line that the last foot is on, counted around, and the length up to the foot.
    var line = best.line
    var along = OutlineMatch.along(b, best.line, best.share)
    var last = origin
    for step in 1...n {
      let index = step == n ? 0 : turn.isMirrored ? n - step : step
      let q = turn(a.points[index])
      let end = along + OutlineMatch.leeway * ((q - last).length + 2 * reach)
      var nearest = (square: Double.infinity, line: line, share: 0.0)
      // Noise may lead one line back.
      var i = max(line - 1, first)
      var (own, round) = (wrapped(i), passed(i))
      while round + lengths[own] <= end || i <= line {
        let next = own + 1 < m ? own + 1 : 0
        let (share, rest) = OutlineMatch.project(q, points[own], points[next])
        if rest < nearest.square { nearest = (rest, i, share) }
        i += 1
        own = next
        if next == 0 { round += around }
      }
      // Around once, and no more.
      guard nearest.line <= first + m + 1 else { return nil }
      let foot = wrapped(nearest.line)
      let isSharp =
        a.tips[index] != .zero || b.tips[foot] != .zero
        || b.tips[foot + 1 < m ? foot + 1 : 0] != .zero
      guard nearest.square <= (isSharp ? tipSquare : square) else { return nil }
      // What was passed must be near as well.
      if nearest.line > line {
        for passed in (line + 1)...nearest.line {
          let own = wrapped(passed)
          guard
            OutlineMatch.project(points[own], last, q).square
              <= (isSharp || b.tips[own] != .zero ? tipSquare : square)
          else { return nil }
        }
      }
      if step < n {
        feet[index] = OutlineMatch.point(b, foot, nearest.share)
        if !isSharp {
          sum += nearest.square
          count += 1
          // Already hopeless.
          guard sum <= most else { return nil }
        }
      }
      line = nearest.line
      along = passed(line) + OutlineMatch.along(b, foot, nearest.share)
      last = q
    }
    guard line >= first + m - 1 else { return nil }
    self.feet = feet
    mean = (sum / Double(max(count, 1))).squareRoot()
    guard mean <= limits.mean else { return nil }
  }

  @inline(__always)
  private static func point(_ b: ClosedOutline, _ line: Int, _ share: Double) -> SIMD2<Double> {
    let (p, q) = (b.points[line], b.points[line + 1 < b.points.count ? line + 1 : 0])
    return p + (q - p) * share
  }

  @inline(__always)
  private static func along(_ b: ClosedOutline, _ line: Int, _ share: Double) -> Double {
    b.lengths[line] + (b.lengths[line + 1] - b.lengths[line]) * share
  }

  /// Where on the line from `a` to `b` a point is nearest, and the squared distance there.
  @inline(__always)
  private static func project(
    _ p: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>
  ) -> (t: Double, square: Double) {
    let (d, o) = (b - a, p - a)
    let square = d.squaredLength
    let along = o.dot(d)
    let t = along <= 0 ? 0 : along >= square ? 1 : along / square
    return (t, (o - d * t).squaredLength)
  }
}

/// The mean of an outline and images of others.
///
/// At a tip it is not much farther out than the image that is cut off the most: a corner that is near it is near enough to all of them.
struct OutlineMean {
  private let outline: ClosedOutline
  private var sums: [SIMD2<Double>]
  private var deepest: [SIMD2<Double>]
  private var count = 1
  /// How far the mean may be from the image that is cut off the most.
  private let reach: Double

  init(_ outline: ClosedOutline, _ limits: LikenessLimits) {
    (self.outline, sums, deepest) = (outline, outline.points, outline.points)
    reach = limits.tipReach
  }

  /// Adds what corresponds to the outline's points.
  mutating func add(_ feet: [SIMD2<Double>], _ turn: PlaneTurn) {
    count += 1
    for i in sums.indices {
      let (foot, tip) = (turn(feet[i]), outline.tips[i])
      sums[i] += foot
      if tip != .zero, (foot - deepest[i]).dot(tip) > 0 { deepest[i] = foot }
    }
  }

  /// The points, in the outline's order.
  var points: [SIMD2<Double>] {
    let share = 1 / Double(count)
    return sums.indices.map {
      let mean = sums[$0] * share
      let tip = outline.tips[$0]
      guard tip != .zero else { return mean }
      let direction = tip / tip.length
      let lack = (deepest[$0] - mean).dot(direction) - reach
      return lack > 0 ? mean + direction * lack : mean
    }
  }
}
