import FiligreeBase
import CFiligreePaths

/// A polyline prepared for fitting, with lengths along it and integrals over it.
///
/// A closed polyline is held twice in a row, so that each stretch of it is one range of indices; the
/// integrals run over both rounds.
struct FitPolyline {
  /// The points; `count` of them for an open polyline, 2 · `count` + 1 for a closed one.
  let points: [SIMD2<Double>]
  /// The length of the polyline up to each point.
  let lengths: [Double]
  /// The number of different points.
  let count: Int
  /// Whether the last point joins the first.
  let isClosed: Bool
  /// The integrals over the polyline up to each point, about the first point.
  private let moments: [Moments]
  /// Points at even distances, over both rounds of a closed polyline.
  private let samples: [SIMD2<Double>]
  /// The number of samples in a unit of length.
  private let density: Double

  /// Integrals over the length of a polyline: of 1, x, y, x², y² and xy.
  struct Moments {
    var length = 0.0
    var first = SIMD2<Double>.zero
    var squares = SIMD2<Double>.zero
    var product = 0.0

    /// Adds the integrals over a line between two points.
    @inline(__always)
    mutating func addLine(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ length: Double) {
      let sum = a + b
      self.length += length
      first += sum * (length / 2)
      // Simpson's rule is exact for squares.
      let share = length / 6
      let squaresOfEnds = a * a + b * b
      squares += (squaresOfEnds + sum * sum) * share
      let productOfEnds = a.x * a.y + b.x * b.y
      product += (productOfEnds + sum.x * sum.y) * share
    }

    @inline(__always)
    static func + (a: Self, b: Self) -> Self {
      Self(
        length: a.length + b.length, first: a.first + b.first, squares: a.squares + b.squares,
        product: a.product + b.product)
    }

    @inline(__always)
    static func - (a: Self, b: Self) -> Self {
      Self(
        length: a.length - b.length, first: a.first - b.first, squares: a.squares - b.squares,
        product: a.product - b.product)
    }
  }

  /// A straight line: a point of it, and its direction of travel, a unit vector.
  struct Line {
    var point, direction: SIMD2<Double>
  }

  /// The usual distance between samples, in units of the polyline.
  private static let spacing = 0.6
  /// The largest number of samples for each point: a long line needs no more.
  private static let samplesPerPoint = 16.0
  /// The largest number of samples: kernels count them with 31 bits, over two rounds.
  private static let mostSamples = 0x1p29

  /// Prepares a polyline of at least one point, without repetitions.
  init(_ clean: [SIMD2<Double>], isClosed: Bool) {
    self.isClosed = isClosed
    count = clean.count
    let round = isClosed ? count : count - 1
    var (points, lengths, moments) = (clean, [0.0], [Moments()])
    points.reserveCapacity(2 * count + 1)
    lengths.reserveCapacity(2 * count + 1)
    moments.reserveCapacity(2 * count + 1)
    if isClosed {
      points += clean
      points.append(clean[0])
    }
    var sum = Moments()
    for i in 1..<max(points.count, 1) {
      let d = points[i] - points[i - 1]
      sum.addLine(points[i - 1] - points[0], points[i] - points[0], d.length)
      lengths.append(sum.length)
      moments.append(sum)
    }
    let length = lengths[round]
    let most = min(FitPolyline.samplesPerPoint * Double(round + 1), FitPolyline.mostSamples)
    let steps = min(max((length / FitPolyline.spacing).rounded(.up), 1), most)
    density = steps / max(length, .leastNormalMagnitude)
    samples = FitPolyline.samples(
      points, lengths, count: (isClosed ? 2 : 1) * Int(steps) + 1, density: density)
    (self.points, self.lengths, self.moments) = (points, lengths, moments)
  }

  /// Points at even distances.
  private static func samples(
    _ points: [SIMD2<Double>], _ lengths: [Double], count: Int, density: Double
  ) -> [SIMD2<Double>] {
    let step = 1 / density
    return [SIMD2<Double>](unsafeUninitializedCapacity: count) { samples, filled in
      var k = 0
      for i in 0..<(points.count - 1) where k < count {
        let (begin, end) = (lengths[i], i + 2 < points.count ? lengths[i + 1] : .infinity)
        var s = Double(k) * step
        if s > end { continue }
        let width = lengths[i + 1] - begin
        let (p, d, scale) = (points[i], points[i + 1] - points[i], width > 0 ? 1 / width : 0)
        repeat {
          samples.initializeElement(at: k, to: p + d * min(max((s - begin) * scale, 0), 1))
          k += 1
          s = Double(k) * step
        } while k < count && s <= end
      }
      // A polyline of one point.
      for k in k..<max(count, k) { samples.initializeElement(at: k, to: points[0]) }
      filled = count
    }
  }

  /// The length of one round, or of an open polyline.
  var length: Double { isClosed ? lengths[count] : lengths[count - 1] }

  /// The integrals over the polyline up to a point, about the first point.
  func moments(at index: Int) -> Moments { moments[index] }

  /// The sample nearest to a length.
  @inline(__always)
  func sample(atLength s: Double) -> SIMD2<Double> {
    // NaN becomes 0.
    samples[Int(min(max(0, s * density + 0.5), Double(samples.count - 1)))]
  }

  /// The index of the point at or before a length; the search begins at `hint`.
  func index(atLength target: Double, near hint: Int) -> Int {
    let last = lengths.count - 2
    var i = min(max(hint, 0), last)
    while i > 0, lengths[i] > target { i -= 1 }
    while i < last, lengths[i + 1] < target { i += 1 }
    return i
  }

  /// The point at a length; `index` is that of the point at or before it.
  func point(atLength target: Double, after index: Int) -> SIMD2<Double> {
    let width = lengths[index + 1] - lengths[index]
    guard width > 0 else { return points[index] }
    let t = min(max((target - lengths[index]) / width, 0), 1)
    return points[index] + (points[index + 1] - points[index]) * t
  }

  /// The weights of nine even samples in the middle of the parabola that fits them best (Savitzky and
  /// Golay, 1964).
  private static let smoothing: InlineArray<9, Double> = [
    -21 / 231.0, 14 / 231.0, 39 / 231.0, 54 / 231.0, 59 / 231.0, 54 / 231.0, 39 / 231.0,
    14 / 231.0, -21 / 231.0,
  ]

  /// The position and the derivative, of any length, of a parabola through the samples within `reach`
  /// of a length.
  func parabola(at s: Double, reach: Double) -> (position: SIMD2<Double>, slope: SIMD2<Double>) {
    let last = Double(samples.count - 1)
    var (slope, position) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    for i in 0..<9 {
      let u = min(max((s + reach * (Double(i - 4) * 0.25)) * density, 0), last)
      let k = Int(u)
      var p = samples[k]
      if k + 1 < samples.count { p += (samples[k + 1] - p) * (u - Double(k)) }
      slope += p * Double(i - 4)
      position += p * FitPolyline.smoothing[i]
    }
    return (position, slope)
  }

  /// The line that fits a stretch between two lengths best, in the stretch's direction; nil where there is
  /// none.
  ///
  /// `hint` is the index of a point near the stretch.
  func line(from begin: Double, to end: Double, near hint: Int) -> Line? {
    guard end - begin > 1e-9 else { return nil }
    let (i, j) = (index(atLength: begin, near: hint), index(atLength: end, near: hint))
    let origin = points[0]
    let p = point(atLength: begin, after: i) - origin
    let q = point(atLength: end, after: j) - origin
    var m = Moments()
    if i == j {
      m.addLine(p, q, end - begin)
    } else {
      m = moments[j] - moments[i + 1]
      m.addLine(p, points[i + 1] - origin, lengths[i + 1] - begin)
      m.addLine(points[j] - origin, q, end - lengths[j])
    }
    let share = 1 / m.length
    let mean = m.first * share
    let spread = m.squares * share - mean * mean
    let product = m.product * share - mean.x * mean.y
    // The principal axis of the covariance.
    let half = (spread.x - spread.y) / 2
    let root = max(half * half + product * product, 0).squareRoot()
    var axis = half > 0 ? SIMD2(half + root, product) : SIMD2(product, root - half)
    let size = axis.length
    guard size > 0 else { return nil }
    axis *= (axis.dot(q - p) < 0 ? -1 : 1) / size
    return Line(point: mean + origin, direction: axis)
  }

  /// Fits cubics to the samples of stretches between nodes, by the kernel in cubic_fitting.c.
  ///
  /// `CubicFitReference` in the tests is a plain version of it.
  func fit(
    _ cubics: inout [filigree_cubic], to stretches: [filigree_stretch],
    between nodes: [filigree_node],
    _ fit: filigree_fit
  ) {
    precondition(cubics.count == stretches.count)
    samples.withUnsafeBufferPointer { samples in
      // A point is two doubles.
      let points = UnsafeRawPointer(samples.baseAddress)?.assumingMemoryBound(to: Double.self)
      var read = filigree_samples(points: points, count: samples.count, density: density)
      var fit = fit
      filigree_fit_cubics(&read, &fit, nodes, stretches, stretches.count, &cubics)
    }
  }
}
