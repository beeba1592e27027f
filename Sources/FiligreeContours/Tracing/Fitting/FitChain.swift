import CFiligreeContours

/// A polyline made ready for fitting: lengths along it and integrals over it.
///
/// A closed polyline is held twice in a row, so that each stretch of it is one range of indices; the
/// integrals run over both rounds.
struct FitChain {
  /// The points; `count` of them for an open polyline, 2 · `count` + 1 for a closed one.
  let points: [SIMD2<Double>]
  /// The length of the polyline up to each point.
  let lengths: [Double]
  /// How many different points there are.
  let count: Int
  /// Whether the last point joins the first.
  let isClosed: Bool
  /// Points at even distances along it, `spacing` apart, over both rounds of a closed polyline.
  private let samples: [SIMD2<Double>]
  private let density: Double
  /// Integrals over the length of x, y, x², xy and y², about the first point, up to each point.
  private let sums: [Moments]

  /// Length, and integrals over it, of x, y, x², xy and y².
  struct Moments {
    var length = 0.0
    var first = SIMD2<Double>.zero
    var squares = SIMD2<Double>.zero
    var product = 0.0

    /// Adds a line between two points.
    mutating func addLine(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ length: Double) {
      let sum = a + b
      self.length += length
      first += sum * (length / 2)
      // Simpson's rule is exact for squares.
      squares += (a * a + b * b + sum * sum) * (length / 6)
      product += (a.x * a.y + b.x * b.y + sum.x * sum.y) * (length / 6)
    }

    static func + (a: Moments, b: Moments) -> Moments {
      Moments(
        length: a.length + b.length, first: a.first + b.first, squares: a.squares + b.squares,
        product: a.product + b.product)
    }

    static func - (a: Moments, b: Moments) -> Moments {
      Moments(
        length: a.length - b.length, first: a.first - b.first, squares: a.squares - b.squares,
        product: a.product - b.product)
    }
  }

  init(_ clean: [SIMD2<Double>], isClosed: Bool) {
    count = clean.count
    self.isClosed = isClosed
    points =
      isClosed
      ? [SIMD2<Double>](unsafeUninitializedCapacity: 2 * clean.count + 1) { buffer, filled in
        for i in clean.indices {
          buffer[i] = clean[i]
          buffer[clean.count + i] = clean[i]
        }
        buffer[2 * clean.count] = clean[0]
        filled = 2 * clean.count + 1
      } : clean
    let origin = clean[0]
    let round = isClosed ? clean.count : clean.count - 1
    let all = points
    let sums = [Moments](unsafeUninitializedCapacity: all.count) { buffer, filled in
      var moments = Moments()
      buffer[0] = moments
      for i in 1...round {
        let d = all[i] - all[i - 1]
        moments.addLine(all[i - 1] - origin, all[i] - origin, (d * d).sum().squareRoot())
        buffer[i] = moments
      }
      // The second round is the first one again.
      for i in (round + 1)..<max(all.count, round + 1) { buffer[i] = buffer[i - round] + moments }
      filled = all.count
    }
    self.sums = sums
    let lengths = [Double](unsafeUninitializedCapacity: all.count) { buffer, filled in
      for i in all.indices { buffer[i] = sums[i].length }
      filled = all.count
    }
    self.lengths = lengths
    let total = sums[round].length
    // No more of them than points: a long line has no need of many.
    let steps = min(max((total / FitChain.spacing).rounded(.up), 1), 16 * Double(round + 1))
    let density = steps / max(total, .leastNormalMagnitude)
    self.density = density
    let roundCount = Int(steps)
    let sampleCount = isClosed ? 2 * roundCount + 1 : roundCount + 1
    samples = [SIMD2<Double>](unsafeUninitializedCapacity: sampleCount) { buffer, filled in
      var i = 0
      let last = round - 1
      let step = 1 / density
      for k in 0...roundCount {
        let s = Double(k) * step
        while i < last, lengths[i + 1] < s { i += 1 }
        let width = lengths[i + 1] - lengths[i]
        let t = width > 0 ? min(max((s - lengths[i]) / width, 0), 1) : 0
        buffer[k] = all[i] + (all[i + 1] - all[i]) * t
      }
      for k in (roundCount + 1)..<max(sampleCount, roundCount + 1) {
        buffer[k] = buffer[k - roundCount]
      }
      filled = sampleCount
    }
  }

  /// How far apart samples are, as a rule.
  private static let spacing = 0.6

  /// Whether so many samples, at even distances behind a length, lie no farther from a line than the root
  /// of a square.
  func isNear(
    _ point: SIMD2<Double>, _ direction: SIMD2<Double>, from first: Double, step: Double,
    count: Int, square: Double
  ) -> Bool {
    samples.withUnsafeBufferPointer { samples in
      for i in 1...count {
        let k = Int((first + step * Double(i)) * density + 0.5)
        let across = cross(direction, samples[min(max(k, 0), samples.count - 1)] - point)
        if across * across > square { return false }
      }
      return true
    }
  }

  /// The sample nearest to a length.
  @inline(__always)
  func sample(at s: Double) -> SIMD2<Double> {
    samples[min(max(Int(s * density + 0.5), 0), samples.count - 1)]
  }

  /// About the point at a length, between the two samples around it.
  @inline(__always)
  func point(near s: Double) -> SIMD2<Double> {
    let u = min(max(s * density, 0), Double(samples.count - 1))
    let k = min(Int(u), max(samples.count - 2, 0))
    let p = samples[k]
    return p + (samples[min(k + 1, samples.count - 1)] - p) * (u - Double(k))
  }

  /// Fits some of the cubics, at most as many as there are lanes, to samples of the chain; a bit each for
  /// those that keep within the distance.
  func fit(_ cubics: inout [filigree_cubic], _ range: Range<Int>) -> UInt32 {
    samples.withUnsafeBytes { bytes in
      var samples = filigree_cubic_samples(
        points: bytes.baseAddress?.assumingMemoryBound(to: Double.self), count: self.samples.count,
        density: density)
      return cubics.withUnsafeMutableBufferPointer { buffer in
        let part = UnsafeMutableBufferPointer(rebasing: buffer[range])
        return filigree_fit_cubics(
          &samples, part.baseAddress, Int32(truncatingIfNeeded: part.count))
      }
    }
  }

  /// Fits a cubic to samples of the chain; false where none keeps within the distance.
  func fit(_ cubic: inout filigree_cubic) -> Bool {
    samples.withUnsafeBytes { bytes in
      var samples = filigree_cubic_samples(
        points: bytes.baseAddress?.assumingMemoryBound(to: Double.self), count: self.samples.count,
        density: density)
      return filigree_fit_cubic(&samples, &cubic) != 0
    }
  }

  /// Whether a cubic is proven to be within a distance of the chain between two points of it: 1, 0 where some
  /// points are too far from it, as it seems, and -1 where neither is known.
  func prove(
    _ cubic: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>),
    _ range: ClosedRange<Int>, _ distance: Double
  ) -> Int32 {
    points[range].withUnsafeBytes { points in
      lengths[range].withUnsafeBufferPointer { lengths in
        withUnsafeBytes(of: cubic) { cubic in
          guard let points = points.baseAddress, let lengths = lengths.baseAddress,
            let cubic = cubic.baseAddress
          else { return -1 }
          // Points are two doubles each.
          return filigree_prove_cubic(
            points.assumingMemoryBound(to: Double.self), lengths, range.count,
            cubic.assumingMemoryBound(to: Double.self), distance)
        }
      }
    }
  }

  /// The integral, over the chain between two points of it, of the squared distance from a line.
  func squaredDistance(
    from a: Int, to b: Int, point: SIMD2<Double>, direction: SIMD2<Double>
  ) -> Double {
    let m = sums[b] - sums[a]
    let normal = SIMD2(-direction.y, direction.x)
    let offset = dot(point - points[0], normal)
    return normal.x * normal.x * m.squares.x + 2 * normal.x * normal.y * m.product
      + normal.y * normal.y * m.squares.y - 2 * offset * dot(normal, m.first)
      + offset * offset * m.length
  }

  /// The length of one round, or of the whole of an open polyline.
  var length: Double { isClosed ? lengths[count] : lengths[count - 1] }

  /// The point at a length, and the index of the point at or before it.
  func point(atLength wanted: Double, hint: inout Int) -> SIMD2<Double> {
    let last = lengths.count - 2
    hint = min(max(hint, 0), last)
    while hint > 0, lengths[hint] > wanted { hint -= 1 }
    while hint < last, lengths[hint + 1] < wanted { hint += 1 }
    let width = lengths[hint + 1] - lengths[hint]
    guard width > 0 else { return points[hint] }
    let t = min(max((wanted - lengths[hint]) / width, 0), 1)
    return points[hint] + (points[hint + 1] - points[hint]) * t
  }

  /// The line that fits the polyline best between two lengths, or nil where there is none.
  ///
  /// - Parameters:
  ///   - a: The smaller length.
  ///   - b: The larger one.
  ///   - hint: The index of a point near them, which saves a search.
  /// - Returns: A point of the line, and its direction of travel.
  func line(from a: Double, to b: Double, hint: Int) -> (
    point: SIMD2<Double>, direction: SIMD2<Double>
  )? {
    var (i, j) = (hint, hint)
    let origin = points[0]
    let p = point(atLength: a, hint: &i) - origin
    let q = point(atLength: b, hint: &j) - origin
    guard b - a > 1e-9 else { return nil }
    var moments: Moments
    if i == j {
      moments = Moments()
      moments.addLine(p, q, b - a)
    } else {
      moments = sums[j] - sums[i + 1]
      moments.addLine(p, points[i + 1] - origin, lengths[i + 1] - a)
      moments.addLine(points[j] - origin, q, b - lengths[j])
    }
    let mean = moments.first / moments.length
    let squares = moments.squares / moments.length - mean * mean
    let product = moments.product / moments.length - mean.x * mean.y
    // The principal axis of the covariance.
    let half = (squares.x - squares.y) / 2
    let root = (half * half + product * product).squareRoot()
    var axis = half > 0 ? SIMD2(half + root, product) : SIMD2(product, root - half)
    let size = (axis * axis).sum().squareRoot()
    guard size > 0 else { return nil }
    axis /= size
    if (axis * (q - p)).sum() < 0 { axis = -axis }
    return (mean + origin, axis)
  }
}

/// The cross product's third coordinate.
@inline(__always)
func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

/// The dot product.
@inline(__always)
func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }
