import FiligreeBase

/// A closed polyline about the middle of its area.
struct ClosedOutline {
  let points: [SIMD2<Double>]
  /// The length up to each point, and around.
  let lengths: [Double]
  let signature: OutlineSignature

  /// An outline of different points; nil if it encloses nothing.
  init?(_ clean: [SIMD2<Double>]) {
    guard let signature = OutlineSignature(clean) else { return nil }
    self.signature = signature
    points = clean.map { $0 - signature.center }
    var (lengths, sum) = ([0.0], 0.0)
    lengths.reserveCapacity(points.count + 1)
    for i in points.indices {
      sum += (points[i + 1 < points.count ? i + 1 : 0] - points[i]).length
      lengths.append(sum)
    }
    self.lengths = lengths
  }

  var length: Double { lengths[points.count] }
}

/// How far outlines of one shape may be apart.
///
/// Where grays place points, these are 0.05 to 0.1 pixels off in the mean, and 0.2 at a tip; an image of such an outline differs from it by the
/// noise of both. Points along the edges of pixels are off by up to half a pixel. Beyond that, a difference is the shape's.
struct LikenessLimits {
  /// The largest distance, and the root of the mean squared one.
  let largest: Double
  let mean: Double
  /// The smallest half of the shorter axis: of fewer pixels, too many shapes look alike.
  let smallestHalf: Double

  /// The numbers of pixels, and the shares of a tolerance that are smaller where the curve must be nearer than points are accurate.
  init(tolerance: Double, hasSteps: Bool) {
    largest = hasSteps ? min(0.6, 0.8 * tolerance) : min(0.3, 0.6 * tolerance)
    mean = hasSteps ? min(0.25, 0.33 * tolerance) : min(0.1, 0.2 * tolerance)
    smallestHalf = hasSteps ? 6 : 3
  }

  /// How far moments may be apart, as a length: less than points, whose noise they average.
  var moments: Double { 0.5 * mean + 0.2 * largest }
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
    _ a: ClosedOutline, _ turn: PlaneTurn, onto b: ClosedOutline, largest: Double, mean limit: Double
  ) {
    let (n, m) = (a.points.count, b.points.count)
    let square = largest * largest
    var feet = [SIMD2<Double>](repeating: .zero, count: n)
    // The image's beginning is sought everywhere.
    let origin = turn(a.points[0])
    var best = (square: Double.infinity, line: 0, share: 0.0)
    for i in 0..<m {
      let (share, rest) = OutlineMatch.project(
        origin, b.points[i], b.points[i + 1 < m ? i + 1 : 0])
      if rest < best.square { best = (rest, i, share) }
    }
    guard best.square <= square else { return nil }
    feet[0] = OutlineMatch.point(b, best.line, best.share)
    var sum = best.square
    let first = best.line
    // The line that the last foot is on, counted around, and the length up to the foot.
    var line = best.line
    var along = OutlineMatch.along(b, best.line, best.share)
    var last = origin
    for step in 1...n {
      let index = step == n ? 0 : turn.isMirrored ? n - step : step
      let q = turn(a.points[index])
      let reach = along + OutlineMatch.leeway * ((q - last).length + 2 * largest)
      var nearest = (square: Double.infinity, line: line, share: 0.0)
      // Noise may lead one line back.
      var i = max(line - 1, first)
      var begin = Double(i / m) * b.length + b.lengths[i % m]
      while begin <= reach || i <= line {
        let own = i % m
        let (share, rest) = OutlineMatch.project(
          q, b.points[own], b.points[own + 1 < m ? own + 1 : 0])
        if rest < nearest.square { nearest = (rest, i, share) }
        i += 1
        begin = Double(i / m) * b.length + b.lengths[i % m]
      }
      guard nearest.square <= square else { return nil }
      // What was passed must be near as well.
      if nearest.line > line {
        for passed in (line + 1)...nearest.line {
          guard OutlineMatch.project(b.points[passed % m], last, q).square <= square else {
            return nil
          }
        }
      }
      if step < n {
        feet[index] = OutlineMatch.point(b, nearest.line % m, nearest.share)
        sum += nearest.square
        // Already hopeless.
        guard sum <= limit * limit * Double(n) else { return nil }
      }
      line = nearest.line
      along = Double(line / m) * b.length + OutlineMatch.along(b, line % m, nearest.share)
      last = q
    }
    // Around once, and no more.
    guard abs(line - first - m) <= 1 else { return nil }
    self.feet = feet
    mean = (sum / Double(n)).squareRoot()
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
