import CFiligreeContours

/// A polyline made ready for fitting: lengths along it and integrals over it.
///
/// A closed polyline is held twice in a row, so that each stretch of it is one range of indices; the
/// integrals run over both rounds.
///
/// A class, though it never changes: what fits pieces to it holds it in several places, and a structure's
/// four arrays would be counted in each.
final class FitChain: Sendable {
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
  private let sums: [filigree_moments]

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
    let round = isClosed ? clean.count : clean.count - 1
    let all = points
    var whole = filigree_moments()
    var lengths: [Double] = []
    sums = [filigree_moments](unsafeUninitializedCapacity: all.count) { buffer, filled in
      lengths = [Double](unsafeUninitializedCapacity: all.count) { lengths, filled in
        whole = FitChain.integrate(all, round: round, buffer, lengths)
        filled = all.count
      }
      filled = all.count
    }
    self.lengths = lengths
    // No more of them than points: a long line has no need of many.
    // Kernels count them with 31 bits.
    let most = min(16 * Double(round + 1), 0x1p29)
    let steps = min(max((whole.length / FitChain.spacing).rounded(.up), 1), most)
    let density = steps / max(whole.length, .leastNormalMagnitude)
    self.density = density
    let count = Int(steps)
    samples = [SIMD2<Double>](
      unsafeUninitializedCapacity: isClosed ? 2 * count + 1 : count + 1
    ) { buffer, filled in
      FitChain.sample(all, lengths, round: round, density: density, count: count, buffer)
      for k in (count + 1)..<max(buffer.count, count + 1) { buffer[k] = buffer[k - count] }
      filled = isClosed ? 2 * count + 1 : count + 1
    }
  }

  /// Writes the integrals and lengths up to each point; returns those of one round.
  private static func integrate(
    _ points: [SIMD2<Double>], round: Int, _ sums: UnsafeMutableBufferPointer<filigree_moments>,
    _ lengths: UnsafeMutableBufferPointer<Double>
  ) -> filigree_moments {
    points.withUnsafeBufferPointer { points in
      let origin = points[0]
      var moments = filigree_moments()
      sums[0] = moments
      lengths[0] = 0
      for i in 1...round {
        let d = points[i] - points[i - 1]
        moments.addLine(points[i - 1] - origin, points[i] - origin, (d * d).sum().squareRoot())
        sums[i] = moments
        lengths[i] = moments.length
      }
      // The second round is the first one again.
      for i in (round + 1)..<max(points.count, round + 1) {
        sums[i] = sums[i - round] + moments
        lengths[i] = sums[i].length
      }
      return moments
    }
  }

  /// Writes the first round's samples, from the first point to the last one.
  private static func sample(
    _ points: [SIMD2<Double>], _ lengths: [Double], round: Int, density: Double, count: Int,
    _ samples: UnsafeMutableBufferPointer<SIMD2<Double>>
  ) {
    points.withUnsafeBufferPointer { points in
      lengths.withUnsafeBufferPointer { lengths in
        let step = 1 / density
        var k = 0
        for i in 0..<round where k <= count {
          let (begin, end) = (lengths[i], i + 1 < round ? lengths[i + 1] : .infinity)
          var s = Double(k) * step
          if s > end { continue }
          let width = lengths[i + 1] - begin
          let (p, d) = (points[i], points[i + 1] - points[i])
          let scale = width > 0 ? 1 / width : 0
          repeat {
            samples[k] = p + d * min(max((s - begin) * scale, 0), 1)
            k += 1
            s = Double(k) * step
          } while k <= count && s <= end
        }
      }
    }
  }

  /// How far apart samples are, as a rule.
  private static let spacing = 0.6

  /// The position and the slope, with what length however, of a parabola through what lies about a length,
  /// up to so much to either side.
  ///
  /// It is that of nine samples; their weights are A. Savitzky's and M. Golay's (1964).
  func parabola(at s: Double, reach: Double) -> (position: SIMD2<Double>, slope: SIMD2<Double>) {
    samples.withUnsafeBufferPointer { samples in
      let last = Double(samples.count - 1)
      var slope = SIMD2<Double>.zero
      var position = SIMD2<Double>.zero
      for i in 0..<9 {
        let u = min(max((s + reach * (Double(i - 4) * 0.25)) * density, 0), last)
        let k = Int(u)
        var p = samples[k]
        if k + 1 < samples.count { p += (samples[k + 1] - p) * (u - Double(k)) }
        slope += p * Double(i - 4)
        position += p * FitChain.smoothing[i]
      }
      return (position, slope)
    }
  }

  private static let smoothing: InlineArray<9, Double> = [
    -21 / 231.0, 14 / 231.0, 39 / 231.0, 54 / 231.0, 59 / 231.0, 54 / 231.0, 39 / 231.0,
    14 / 231.0, -21 / 231.0,
  ]

  /// Fits a cubic to samples of the chain; false where none keeps within the distance.
  func fit(_ cubic: inout filigree_cubic) -> Bool {
    withSamples { samples in
      withUnsafePointer(to: samples) { filigree_fit_cubic($0, &cubic) != 0 }
    }
  }

  /// Hands the samples to a kernel.
  @inline(__always)
  func withSamples<Result>(_ body: (filigree_cubic_samples) -> Result) -> Result {
    samples.withUnsafeBytes { bytes in
      // Points are two doubles each.
      body(
        filigree_cubic_samples(
          points: bytes.baseAddress?.assumingMemoryBound(to: Double.self), count: samples.count,
          density: density))
    }
  }

  /// Fits a cubic to the chain between two points of it, and tells whether it is proven to be near: as
  /// `filigree_prove_cubic` does.
  func prove(_ piece: inout filigree_piece, from a: Int, to b: Int) -> Int32 {
    points.withUnsafeBytes { points in
      lengths.withUnsafeBufferPointer { lengths in
        guard 0 <= a, a <= b, b < lengths.count, let lengths = lengths.baseAddress,
          let points = points.baseAddress?.assumingMemoryBound(to: Double.self)
        else { return -1 }
        // Points are two doubles each.
        return filigree_prove_cubic(points + 2 * a, lengths + a, b - a + 1, &piece)
      }
    }
  }

  /// The integrals over the chain up to a point of it, about the first one.
  func moments(at index: Int) -> filigree_moments { sums[index] }

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

  /// The lines that fit stretches of the polyline best.
  func lines(_ stretches: [filigree_stretch]) -> [filigree_line] {
    [filigree_line](unsafeUninitializedCapacity: stretches.count) { lines, filled in
      points.withUnsafeBytes { points in
        lengths.withUnsafeBufferPointer { lengths in
          sums.withUnsafeBufferPointer { sums in
            // Points are two doubles each.
            var chain = filigree_chain(
              points: points.baseAddress?.assumingMemoryBound(to: Double.self),
              lengths: lengths.baseAddress, sums: sums.baseAddress, count: lengths.count)
            filigree_fit_lines(&chain, stretches, lines.baseAddress, stretches.count)
          }
        }
      }
      filled = stretches.count
    }
  }
}

/// The cross product's third coordinate.
@inline(__always)
func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

/// The dot product.
@inline(__always)
func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }
