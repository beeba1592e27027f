import CFiligreeTracing
import FiligreeTestSupport
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// The kernel that fits lines: its result is the principal axis, and every variant gives the same.
@Suite struct LineKernelTests {
  private typealias Vector = SIMD2<Double>

  private struct Polyline {
    var points: [Vector] = []
    var lengths: [Double] = [0]
    var sums = [filigree_moments()]

    init(_ points: [Vector]) {
      self.points = points
      var whole = filigree_moments()
      for i in 1..<points.count {
        let d = points[i] - points[i - 1]
        whole.addLine(points[i - 1] - points[0], points[i] - points[0], dot(d, d).squareRoot())
        sums.append(whole)
        lengths.append(whole.length)
      }
    }

    func lines(_ stretches: [filigree_stretch], isBaseline: Bool) -> [filigree_line] {
      let flat = points.flatMap { [$0.x, $0.y] }
      var lines = Array(
        repeating: filigree_line(x: 9, y: 9, dx: 9, dy: 9), count: stretches.count)
      flat.withUnsafeBufferPointer { flat in
        lengths.withUnsafeBufferPointer { lengths in
          sums.withUnsafeBufferPointer { sums in
            var polyline = filigree_polyline(
              points: flat.baseAddress, lengths: lengths.baseAddress, sums: sums.baseAddress,
              count: points.count)
            if isBaseline {
              filigree_fit_lines_baseline(&polyline, stretches, &lines, stretches.count)
            } else {
              filigree_fit_lines(&polyline, stretches, &lines, stretches.count)
            }
          }
        }
      }
      return lines
    }

    func position(_ s: Double) -> Vector {
      for i in 1..<points.count where lengths[i] >= s && lengths[i] > lengths[i - 1] {
        let t = max((s - lengths[i - 1]) / (lengths[i] - lengths[i - 1]), 0)
        return points[i - 1] + (points[i] - points[i - 1]) * t
      }
      return points[points.count - 1]
    }

    /// The mean and the direction of a large number of samples.
    func sampled(_ stretch: filigree_stretch) -> (mean: Vector, direction: Vector) {
      let count = 20_000
      let step = (stretch.end - stretch.begin) / Double(count)
      let samples = (0..<count).map { position(stretch.begin + (Double($0) + 0.5) * step) }
      let mean = samples.reduce(.zero, +) / Double(count)
      var (xx, xy, yy) = (0.0, 0.0, 0.0)
      for p in samples {
        let d = p - mean
        (xx, xy, yy) = (xx + d.x * d.x, xy + d.x * d.y, yy + d.y * d.y)
      }
      // Power iteration finds the longer axis.
      var axis = samples[count - 1] - samples[0]
      for _ in 0..<500 {
        axis = Vector(xx * axis.x + xy * axis.y, xy * axis.x + yy * axis.y)
        axis /= dot(axis, axis).squareRoot()
      }
      if dot(axis, samples[count - 1] - samples[0]) < 0 { axis = -axis }
      return (mean, axis)
    }
  }

  /// A walk that bends a little, with some repeated points.
  private func polyline(_ random: inout RandomSource) -> Polyline {
    var p = Vector(random.number(in: -500...500), random.number(in: -500...500))
    var angle = random.number(in: 0...6)
    var points = [p]
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      angle += random.number(in: -0.4...0.4)
      let length = random.number(in: 0...1) < 0.1 ? 0 : random.number(in: 0.3...3)
      p += Vector(polynomialCosine(angle), polynomialCosine(angle - 1.5707963267948966)) * length
      points.append(p)
    }
    return Polyline(points)
  }

  private func polynomialCosine(_ x: Double) -> Double { BreakPointFinder.cosine(x * 180 / .pi) }

  private func stretches(
    _ polyline: Polyline, _ count: Int, _ random: inout RandomSource
  ) -> [filigree_stretch] {
    let whole = polyline.lengths[polyline.lengths.count - 1]
    return (0..<count).map { _ in
      let a = random.number(in: 0...whole)
      let b = random.number(in: 0...1) < 0.1 ? a : random.number(in: a...max(a, whole))
      // Hints may be anywhere, also beyond both ends.
      return filigree_stretch(
        begin: a, end: b, hint: Int.random(in: -3...(polyline.points.count + 3), using: &random))
    }
  }

  @Test func linesAreThePrincipalAxes() {
    for seed in 0..<30 {
      var random = RandomSource(seed: UInt64(seed))
      let polyline = polyline(&random)
      let stretches = stretches(polyline, 5, &random)
      for (stretch, line) in zip(stretches, polyline.lines(stretches, isBaseline: false)) {
        guard stretch.end - stretch.begin > 0.5 else { continue }
        let (mean, direction) = polyline.sampled(stretch)
        #expect(abs(line.x - mean.x) < 1e-3 && abs(line.y - mean.y) < 1e-3, "seed \(seed)")
        #expect(abs(line.dx - direction.x) < 1e-3, "seed \(seed), \(stretch)")
        #expect(abs(line.dy - direction.y) < 1e-3, "seed \(seed), \(stretch)")
      }
    }
  }

  @Test func everyVariantGivesTheSame() {
    for seed in 0..<2000 {
      var random = RandomSource(seed: UInt64(10_000 + seed))
      let polyline = polyline(&random)
      let stretches = stretches(polyline, Int.random(in: 1...20, using: &random), &random)
      let (a, b) = (
        polyline.lines(stretches, isBaseline: false), polyline.lines(stretches, isBaseline: true)
      )
      for (a, b) in zip(a, b) {
        let isSame =
          a.x.bitPattern == b.x.bitPattern && a.y.bitPattern == b.y.bitPattern
          && a.dx.bitPattern == b.dx.bitPattern && a.dy.bitPattern == b.dy.bitPattern
        #expect(isSame, "seed \(seed): \(a) and \(b)")
        if !isSame { return }
      }
    }
  }

  @Test func whatHasNoLengthHasNoLine() {
    let polyline = Polyline([Vector(1, 2), Vector(5, 2), Vector(5, 2), Vector(9, 2)])
    let stretches = [
      filigree_stretch(begin: 3, end: 3, hint: 0), filigree_stretch(begin: 4, end: 4, hint: 2),
      filigree_stretch(begin: 1, end: 7, hint: 1),
    ]
    let lines = polyline.lines(stretches, isBaseline: false)
    for line in lines[..<2] { #expect(line.dx == 0 && line.dy == 0) }
    #expect(lines[2].dx == 1 && lines[2].dy == 0 && lines[2].x == 5 && lines[2].y == 2)
  }
}
