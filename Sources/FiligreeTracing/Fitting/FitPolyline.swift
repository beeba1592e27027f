import CFiligreeTracing

/// A polyline prepared for fitting, with lengths along it and integrals over it.
///
/// A closed polyline is held twice in a row, so that each stretch of it is one range of indices; the
/// integrals run over both rounds.
///
/// It is a class, though it never changes: several owners hold it, and copies of a structure would
/// count the references of its four buffers.
final class FitPolyline {
  /// The arena of all that is computed for the polyline.
  let arena: FitArena
  /// The points; `count` of them for an open polyline, 2 · `count` + 1 for a closed one.
  let points: FitBuffer<SIMD2<Double>>
  /// The length of the polyline up to each point.
  let lengths: FitBuffer<Double>
  /// The number of different points.
  let count: Int
  /// Whether the last point joins the first.
  let isClosed: Bool
  /// Samples at even distances, `spacing` apart, over both rounds of a closed polyline.
  private let samples: FitBuffer<SIMD2<Double>>
  private let density: Double
  /// Integrals over the length of x, y, x², xy and y², about the first point, up to each point.
  private let sums: FitBuffer<filigree_moments>

  /// Takes over a list of points without repetitions; the list of a closed polyline has the capacity
  /// for a second round and one more point.
  init(_ clean: consuming FitList<SIMD2<Double>>, isClosed: Bool, arena: FitArena) {
    self.arena = arena
    self.isClosed = isClosed
    count = clean.count
    let round = isClosed ? clean.count : clean.count - 1
    if isClosed {
      clean.repeatFirst(clean.count)
      clean.append(clean[0])
    }
    points = clean.elements
    lengths = arena.buffer(count: points.count, of: Double.self)
    sums = arena.buffer(count: points.count, of: filigree_moments.self)
    let whole = FitPolyline.integrate(points, round: round, sums, lengths)
    // At most sixteen samples for each point: a long line needs no more. Kernels count samples with 31
    // bits.
    let most = min(16 * Double(round + 1), 0x1p29)
    let steps = min(max((whole.length / FitPolyline.spacing).rounded(.up), 1), most)
    density = steps / max(whole.length, .leastNormalMagnitude)
    let count = Int(steps)
    samples = arena.buffer(count: isClosed ? 2 * count + 1 : count + 1, of: SIMD2<Double>.self)
    FitPolyline.sample(points, lengths, round: round, density: density, count: count, samples)
  }

  /// Creates a polyline from an array, in an arena of its own.
  convenience init(_ clean: [SIMD2<Double>], isClosed: Bool) {
    let arena = FitArena()
    var points = arena.list(of: SIMD2<Double>.self, capacity: 2 * clean.count + 1)
    for point in clean { points.append(point) }
    self.init(points, isClosed: isClosed, arena: arena)
  }

  /// Computes the integrals and lengths up to each point; returns those of one round.
  private static func integrate(
    _ points: FitBuffer<SIMD2<Double>>, round: Int, _ sums: FitBuffer<filigree_moments>,
    _ lengths: FitBuffer<Double>
  ) -> filigree_moments {
    precondition(round < points.count && points.count == sums.count && sums.count == lengths.count)
    let count = points.count
    let (points, sums, lengths) = (points.base, sums.base, lengths.base)
    let origin = points[0]
    var moments = filigree_moments()
    sums[0] = moments
    lengths[0] = 0
    var before = SIMD2<Double>.zero
    for i in 1..<max(round + 1, 1) {
      let d = points[i] - points[i - 1]
      let point = points[i] - origin
      moments.addLine(before, point, (d * d).sum().squareRoot())
      before = point
      sums[i] = moments
      lengths[i] = moments.length
    }
    // The second round repeats the first.
    for i in (round + 1)..<max(count, round + 1) {
      sums[i] = sums[i - round] + moments
      lengths[i] = sums[i].length
    }
    return moments
  }

  /// Computes samples: `count` + 1 from the first point to the last, and then those of the second
  /// round.
  private static func sample(
    _ points: FitBuffer<SIMD2<Double>>, _ lengths: FitBuffer<Double>, round: Int, density: Double,
    count: Int, _ samples: FitBuffer<SIMD2<Double>>
  ) {
    precondition(round < min(points.count, lengths.count) && count < samples.count)
    let all = samples.count
    let (points, lengths, samples) = (points.base, lengths.base, samples.base)
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
    // An open polyline of one point.
    while k <= count {
      samples[k] = points[0]
      k += 1
    }
    if all > count + 1 { (samples + count + 1).update(from: samples + 1, count: all - count - 1) }
  }

  /// The usual distance between samples, in units of the polyline.
  private static let spacing = 0.6

  /// The position and the derivative, of any length, of a parabola through the samples within `reach`
  /// of a length.
  ///
  /// It uses nine samples with the weights of A. Savitzky and M. Golay (1964).
  func parabola(at s: Double, reach: Double) -> (position: SIMD2<Double>, slope: SIMD2<Double>) {
    samples.withElements { samples in
      let last = Double(samples.count - 1)
      var slope = SIMD2<Double>.zero
      var position = SIMD2<Double>.zero
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
  }

  private static let smoothing: InlineArray<9, Double> = [
    -21 / 231.0, 14 / 231.0, 39 / 231.0, 54 / 231.0, 59 / 231.0, 54 / 231.0, 39 / 231.0,
    14 / 231.0, -21 / 231.0,
  ]

  /// Fits a cubic to samples of the polyline; returns false where none stays within the distance.
  func fit(_ cubic: inout filigree_cubic) -> Bool {
    withSamples { samples in
      withUnsafePointer(to: samples) { filigree_fit_cubic($0, &cubic) != 0 }
    }
  }

  /// Calls `body` with the samples as kernels read them.
  @inline(__always)
  func withSamples<Result>(_ body: (filigree_cubic_samples) -> Result) -> Result {
    samples.withElements { samples in
      // A point is two doubles.
      body(
        filigree_cubic_samples(
          points: UnsafeRawPointer(samples.baseAddress)?.assumingMemoryBound(to: Double.self),
          count: samples.count, density: density))
    }
  }

  /// Fits a cubic to the polyline between two of its points and proves that it is near: returns the
  /// verdict of `filigree_prove_cubic`.
  func prove(_ segment: inout filigree_segment, from a: Int, to b: Int) -> Int32 {
    guard 0 <= a, a <= b, b < lengths.count else { return -1 }
    // A point is two doubles.
    let points = UnsafeRawPointer(points.base).assumingMemoryBound(to: Double.self)
    return filigree_prove_cubic(points + 2 * a, lengths.base + a, b - a + 1, &segment)
  }

  /// The integrals over the polyline up to a point, about the first point.
  func moments(at index: Int) -> filigree_moments { sums[index] }

  /// The length of one round, or of an open polyline.
  var length: Double { isClosed ? lengths[count] : lengths[count - 1] }

  /// The point at a length; `hint` becomes the index of the point at or before it.
  func point(atLength target: Double, hint: inout Int) -> SIMD2<Double> {
    let last = lengths.count - 2
    hint = min(max(hint, 0), last)
    while hint > 0, lengths[hint] > target { hint -= 1 }
    while hint < last, lengths[hint + 1] < target { hint += 1 }
    let width = lengths[hint + 1] - lengths[hint]
    guard width > 0 else { return points[hint] }
    let t = min(max((target - lengths[hint]) / width, 0), 1)
    return points[hint] + (points[hint + 1] - points[hint]) * t
  }

  /// The lines that fit stretches of the polyline best.
  func lines(_ stretches: FitBuffer<filigree_stretch>) -> FitBuffer<filigree_line> {
    let lines = arena.buffer(count: stretches.count, of: filigree_line.self)
    // A point is two doubles.
    var polyline = filigree_polyline(
      points: UnsafeRawPointer(points.base).assumingMemoryBound(to: Double.self),
      lengths: lengths.base, sums: sums.base, count: lengths.count)
    filigree_fit_lines(&polyline, stretches.base, lines.base, stretches.count)
    return lines
  }
}

/// The cross product's third coordinate.
@inline(__always)
func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

/// The dot product.
@inline(__always)
func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }

extension filigree_moments {
  /// Adds the integrals over a line between two points.
  @inline(__always)
  mutating func addLine(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ length: Double) {
    let sum = a + b
    self.length += length
    x += sum.x * (length / 2)
    y += sum.y * (length / 2)
    // Simpson's rule is exact for squares.
    let squares = (a * a + b * b + sum * sum) * (length / 6)
    xx += squares.x
    yy += squares.y
    xy += (a.x * a.y + b.x * b.y + sum.x * sum.y) * (length / 6)
  }

  @inline(__always)
  static func + (a: Self, b: Self) -> Self {
    Self(
      length: a.length + b.length, x: a.x + b.x, y: a.y + b.y, xx: a.xx + b.xx, xy: a.xy + b.xy,
      yy: a.yy + b.yy)
  }

  @inline(__always)
  static func - (a: Self, b: Self) -> Self {
    Self(
      length: a.length - b.length, x: a.x - b.x, y: a.y - b.y, xx: a.xx - b.xx, xy: a.xy - b.xy,
      yy: a.yy - b.yy)
  }
}
