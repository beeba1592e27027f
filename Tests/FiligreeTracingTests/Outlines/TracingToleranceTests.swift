import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// The promise of `Tracer.Options.tolerance`, on random pictures, measured by brute force.
@Suite struct TracingToleranceTests {
  @Test(arguments: 0..<16)
  func noPointIsFartherThanTheTolerance(_ seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let size = 16 + Int(random.number(in: 0...16))
    let image: CGImage
    switch seed % 4 {
    case 0: image = busyPicture(seed: seed + 100, size: size)
    case 1: image = noise(size, &random, smooth: 0)
    case 2: image = noise(size, &random, smooth: 2)
    default: image = noise(size, &random, smooth: 5)
    }
    var tracer = Tracer()
    tracer.options.despeckle = 0
    let tolerance = [0.05, 0.2, 0.5, 1.5][Int(random.number(in: 0...3.99))]
    tracer.options.tolerance = tolerance
    tracer.options.cornerAngle = [25, 60, 180, 0][Int(random.number(in: 0...3.99))]
    let trace = try tracer.trace(image)
    expect(trace.outlineCount == trace.contours.count)
    for (contour, curve) in zip(trace.kept, trace.curves) {
      let outline = trace.contours[contour].map { SIMD2<Double>($0) }
      var storage = PathStorage()
      curve.append(to: &storage)
      var lines = Polylines()
      lines.append(storage, tolerance: 0.001)
      let drawn = lines.points.map { SIMD2(Double($0.x), Double($0.y)) }
      let worst = max(farthest(outline, drawn), farthest(drawn, outline))
      expect(
        worst <= tolerance + 0.002,
        "seed \(seed), contour \(contour): \(worst) > \(tolerance)")
    }
  }

  /// Chains that no picture has: random walks, loops, spikes, points on one another.
  @Test func fitsOfAnyChainKeepTheTolerance() {
    for seed in 0..<150 {
      var random = RandomSource(seed: UInt64(seed))
      let count = Int(random.number(in: 3...(seed % 4 == 0 ? 60 : 16)))
      let isClosed = random.number(in: 0...1) < 0.7
      let step = [0.02, 0.3, 1, 3][Int(random.number(in: 0...3.99))]
      let kind = Int(random.number(in: 0...3.99))
      let bend = random.number(in: -0.6...0.6)
      var (at, heading) = (SIMD2(20.0, 20), 0.0)
      let points = (0..<count).map { i -> SIMD2<Float> in
        func any(_ size: Double) -> Double { random.number(in: -size...size) }
        switch kind {
        case 0: at = SIMD2(20 + any(5 * step), 20 + any(5 * step))
        case 1: at += SIMD2(any(step), any(step))
        case 2:
          heading += bend + any(0.3)
          at += SIMD2(cos(heading), sin(heading)) * step
        default: at += SIMD2(any(1).rounded(), any(1).rounded()) * (step / 2)
        }
        return SIMD2<Float>(at)
      }
      let tolerance = [1.0 / 64, 0.05, 0.2, 0.5, 1.5, 10][Int(random.number(in: 0...5.99))]
      var fitter = CurveFitter(
        tolerance: tolerance, cornerAngle: [25, 60, 180, 0][Int(random.number(in: 0...3.99))],
        reach: [3.5, 1, 10][Int(random.number(in: 0...2.99))])
      fitter.hasSteps = seed % 3 == 0
      let curve = fitter.fit(points[...], isClosed: isClosed)
      var drawn = [curve.start]
      for segment in curve.segments {
        if case .cubic(let c1, let c2, let end) = segment {
          let start = drawn[drawn.count - 1]
          for i in 1..<32 {
            let t = Double(i) / 32
            let s = 1 - t
            drawn.append((start * s + c1 * (3 * t)) * (s * s) + (c2 * (3 * s) + end * t) * (t * t))
          }
        }
        drawn.append(segment.end)
      }
      var outline = points.map { SIMD2<Double>($0) }
      // An open line there and back is a closed one.
      if !isClosed {
        outline += outline.reversed()
        drawn += drawn.reversed()
      }
      // The ends of 32 lines for a curve lie on it; what lies between is a little short.
      let worst = max(farthest(outline, drawn) - 0.01 * tolerance, farthest(drawn, outline))
      expect(worst <= tolerance * 1.001 + 1e-5, "seed \(seed): \(worst) > \(tolerance)")
    }
  }

  /// The largest distance of a corner or a middle of `a` from the closed line `b`.
  private func farthest(_ a: [SIMD2<Double>], _ b: [SIMD2<Double>]) -> Double {
    var worst = 0.0
    for i in a.indices {
      let next = a[(i + 1) % a.count]
      for p in [a[i], (a[i] + next) / 2] {
        var best = Double.infinity
        for j in b.indices {
          let (q, r) = (b[j], b[(j + 1) % b.count])
          let (d, o) = (r - q, p - q)
          let square = (d * d).sum()
          let t = square > 0 ? min(max((o * d).sum() / square, 0), 1) : 0
          let e = o - d * t
          best = min(best, (e * e).sum())
        }
        worst = max(worst, best)
      }
    }
    return worst.squareRoot()
  }

  private func noise(_ size: Int, _ random: inout RandomSource, smooth: Int) -> CGImage {
    var values = (0..<(size * size)).map { _ in random.number(in: 0...255) }
    for _ in 0..<smooth {
      var next = values
      for y in 0..<size {
        for x in 0..<size {
          var sum = 0.0
          for dy in -1...1 {
            for dx in -1...1 {
              sum += values[(y + dy + size) % size * size + (x + dx + size) % size]
            }
          }
          next[y * size + x] = sum / 9
        }
      }
      values = next
    }
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    return .gray(size, size, values.map { UInt8(255 * ($0 - low) / max(high - low, 1e-9)) })
  }

  @Test(arguments: [false, true])
  func arcsKeepTheirEnds(_ isStraight: Bool) {
    let points = (0...60).map { i -> SIMD2<Float> in
      let x = Float(i) * 0.5
      return SIMD2(x, isStraight ? 3 : 3 + x * (30 - x) / 20)
    }
    let curve = CurveFitter(tolerance: 0.3).fit(points[...], isClosed: false)
    expect(curve.start == SIMD2<Double>(points[0]))
    expect(curve.segments.last?.end == SIMD2<Double>(points[60]))
    expect(curve.segments.count == 1)
    let back = curve.reversed
    expect(back.start == SIMD2<Double>(points[60]) && back.reversed == curve)
  }

  @Test func fitterTakesAnyPoints() {
    let fitter = CurveFitter(tolerance: .nan, cornerAngle: .nan, reach: 3.5)
    let p = SIMD2<Float>(3, 4)
    for isClosed in [false, true] {
      expect(fitter.fit([SIMD2<Float>]()[...], isClosed: isClosed).segments.isEmpty)
      expect(fitter.fit([p][...], isClosed: isClosed).segments.isEmpty)
      expect(fitter.fit([p, p, p][...], isClosed: isClosed).segments.isEmpty)
      expect(!fitter.fit([p, p + 1][...], isClosed: isClosed).segments.isEmpty)
      expect(
        !fitter.fit([p, p + 1, SIMD2(.nan, 0), p + 2][...], isClosed: isClosed).segments.isEmpty)
      _ = fitter.fit([p, p * 1e9, SIMD2(-1e9, 5), p][...], isClosed: isClosed)
      _ = fitter.fit([p, p * 1e30, SIMD2(-1e30, 5), p][...], isClosed: isClosed)
      _ = fitter.fit([p, p * 1e-30, p * 2e-30][...], isClosed: isClosed)
    }
    // There and back on the same line.
    let line = (0..<40).map { SIMD2<Float>(Float($0 < 20 ? $0 : 40 - $0), 7) }
    expect(!fitter.fit(line[...], isClosed: true).segments.isEmpty)
  }
}
