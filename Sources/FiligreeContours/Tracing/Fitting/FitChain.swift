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
    let steps = min(max((whole.length / FitChain.spacing).rounded(.up), 1), 16 * Double(round + 1))
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
    return normal.x * normal.x * m.xx + 2 * normal.x * normal.y * m.xy
      + normal.y * normal.y * m.yy - 2 * offset * dot(normal, SIMD2(m.x, m.y))
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
