import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Symmetric outlines become exactly so, and outlines that are the same get the same curve.
@Suite struct LikenessTests {
  /// Nodes and control points of symmetric shapes are images of one another, wherever these lie on the pixels.
  ///
  /// Tips of curved sides may be cut off so unevenly that no symmetric curve is within the tolerance of all: of the star with such sides half
  /// of the places are asked for.
  @Test(arguments: [SymmetricShape.heart, .gear, .arrow, .star, .pentagram])
  func symmetricShapesStaySymmetric(_ shape: SymmetricShape) throws {
    var exact = 0
    for seed in 1...4 as ClosedRange<UInt64> {
      var source = RandomSource(seed: seed)
      let center = SIMD2(source.number(in: 60...61), source.number(in: 60...61))
      let degrees = seed == 1 ? 0 : source.number(in: 0...360)
      var painting = Painting(122, 122)
      shape.paint(&painting, at: center, degrees: degrees, scale: 1)
      let trace = try Tracer().trace(painting.image())
      let curve = try #require(trace.curves.first)
      expect(trace.curves.count == 1)
      expect(trace.largestError() <= 0.5)
      let turns = shape == .star || shape == .gear || shape == .pentagram
      if curve.asymmetry(isMirrored: true) < 1e-9,
        !turns || curve.asymmetry(isMirrored: false) < 1e-9
      {
        exact += 1
      } else if shape != .star {
        Issue.record("seed \(seed), \(degrees)°")
      }
      // As many lines as were drawn.
      if shape == .pentagram { expect(curve.segments.count == 10, "\(curve.segments)") }
      if shape == .arrow { expect(curve.segments.count == 7, "\(curve.segments)") }
    }
    expect(exact >= 2, "\(exact) of 4")
  }

  /// A small star of six tips has twelve lines, and a rhombus four, wherever they lie on the pixels; one star of four may keep an uneven tip.
  @Test(arguments: [(SymmetricShape.hexagram, 12, 3), (.rhombus, 4, 4), (.pentagram, 10, 3)])
  func smallPolygonsAreEven(_ shape: SymmetricShape, lines: Int, fewest: Int) throws {
    var exact = 0
    for seed in 1...4 as ClosedRange<UInt64> {
      var source = RandomSource(seed: seed)
      let center = SIMD2(source.number(in: 16...17), source.number(in: 16...17))
      var painting = Painting(33, 33)
      shape.paint(&painting, at: center, degrees: 0, scale: 0.25)
      let trace = try Tracer().trace(painting.image())
      let curve = try #require(trace.curves.first)
      expect(trace.largestError() <= 0.5)
      if curve.asymmetry(isMirrored: true) < 1e-9, curve.segments.count == lines,
        !curve.segments.contains(where: \.isCubic)
      {
        exact += 1
      }
    }
    expect(exact >= fewest, "\(exact) of 4")
  }

  /// A picture of copies of a shape, in rows of five, each elsewhere on the pixels.
  private func copies(
    _ shape: SymmetricShape, count: Int, scale: Double, seed: UInt64
  ) -> CGImage {
    var source = RandomSource(seed: seed)
    var painting = Painting(250, 80 * ((count + 4) / 5))
    for k in 0..<count {
      let center = SIMD2(
        25 + 50 * Double(k % 5) + source.number(in: 0...1),
        40 + 80 * Double(k / 5) + source.number(in: 0...1))
      shape.paint(&painting, at: center, degrees: 0, scale: scale)
    }
    return painting.image()
  }

  /// The same leaf in twenty places has one curve.
  @Test func copiesHaveOneCurve() throws {
    let trace = try Tracer().trace(copies(.leaf, count: 20, scale: 1, seed: 20))
    expect(trace.curves.count == 20)
    let first = try #require(trace.curves.first)
    for curve in trace.curves {
      expect(differs(curve, first) < 1e-9, "\(curve.start)")
    }
    expect(trace.largestError() <= 0.5)
  }

  /// The same in colors, to the accuracy of the numbers there.
  @Test func copiesInColorsHaveOneCurve() throws {
    let trace = try ColorTracer().trace(copies(.heart, count: 10, scale: 0.5, seed: 21))
    func vector(_ p: CGPoint) -> SIMD2<Double> { SIMD2(Double(p.x), Double(p.y)) }
    var curves: [[SIMD2<Double>]] = []
    for layer in trace.layers {
      layer.path.forEach { element in
        switch element {
        case .move(let p): curves.append([vector(p)])
        case .line(let p): curves[curves.count - 1].append(vector(p))
        case .quadCurve(let p, let c):
          curves[curves.count - 1] += [vector(c), vector(p)]
        case .curve(let p, let c1, let c2):
          curves[curves.count - 1] += [c1, c2, p].map(vector)
        case .closeSubpath: break
        }
      }
    }
    // Without what is around the hearts.
    let hearts = curves.filter { curve in
      curve.allSatisfy { abs($0.x - curve[0].x) < 48 && abs($0.y - curve[0].y) < 48 }
    }
    expect(hearts.count == 10)
    let paths = Set(
      hearts.map { curve in
        curve.map { p in
          let d = (p - curve[0]) * 500
          return SIMD2(Int(d.x.rounded()), Int(d.y.rounded()))
        }
      })
    expect(paths.count == 1, "\(paths.count) curves")
  }

  /// The largest distance of points of one curve from those of another, from the beginning of each; infinite where the segments differ.
  private func differs(_ a: FittedCurve, _ b: FittedCurve) -> Double {
    guard a.segments.count == b.segments.count else { return .infinity }
    var worst = 0.0
    func add(_ p: SIMD2<Double>, _ q: SIMD2<Double>) {
      let d = (p - a.start) - (q - b.start)
      worst = max(worst, (d * d).sum().squareRoot())
    }
    for pair in zip(a.segments, b.segments) {
      switch pair {
      case (.line(let p), .line(let q)): add(p, q)
      case (.cubic(let c1, let c2, let p), .cubic(let d1, let d2, let q)):
        add(c1, d1)
        add(c2, d2)
        add(p, q)
      default: return .infinity
      }
    }
    return worst
  }

  /// A blob with harmonics of random size: about an axis if it is symmetric, at random angles else.
  private func blob(_ source: inout RandomSource, isSymmetric: Bool) -> [SIMD2<Float>] {
    let radius = source.number(in: 15...50)
    let (axis, order) = (
      source.number(in: 0...6), isSymmetric ? Int(source.number(in: 1...5.99)) : 1
    )
    let waves = (1...4).map { k in
      (
        count: Double(order * (k + (order == 1 ? 1 : 0))), size: source.number(in: 0.05...0.12),
        phase: isSymmetric ? 0 : source.number(in: 0...6)
      )
    }
    let center = SIMD2(100 + source.number(in: 0...1), 100 + source.number(in: 0...1))
    let count = Int(radius * 7)
    return (0..<count).map { i in
      let angle = 2 * .pi * Double(i) / Double(count)
      let r = radius * (1 + waves.reduce(0) { $0 + $1.size * cos($1.count * angle + $1.phase) })
      let noise = source.number(in: -0.06...0.06)
      let direction = SIMD2(cos(angle + axis), sin(angle + axis))
      return SIMD2<Float>(center + direction * (r + noise))
    }
  }

  /// What has no symmetry stays as it is, bit for bit.
  @Test func asymmetricOutlinesStay() {
    for seed in 1...60 as ClosedRange<UInt64> {
      var source = RandomSource(seed: seed)
      let points = blob(&source, isSymmetric: false)
      var fitter = CurveFitter(tolerance: 0.5)
      fitter.findsShapes = true
      let plain = fitter.fit(points[...], isClosed: true)
      expect(fitter.fit(like: [points[...]]) == [plain], "seed \(seed)")
    }
  }

  /// A shape that is nearly symmetric, but by more than noise, stays as it is.
  @Test func dentsAreNoNoise() throws {
    for depth in [0.8, 1.5] {
      var painting = Painting(122, 122)
      SymmetricShape.heart.paint(&painting, at: SIMD2(60.3, 60.6), degrees: 0, scale: 1)
      painting.fill(SIMD4(1, 1, 1, 1)) { x, y in
        let d = SIMD2(x - 96.3 - 15 + depth, y - 50)
        return (d * d).sum() < 225
      }
      let curve = try #require(try Tracer().trace(painting.image()).curves.first)
      expect(curve.asymmetry(isMirrored: true) > 1e-4, "\(depth)")
    }
  }

  /// Symmetric outlines keep within the tolerance, with no more segments or numbers, and half of them at least become exactly symmetric:
  /// the others would have more.
  @Test func symmetricOutlinesKeepTheTolerance() {
    var exact = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var source = RandomSource(seed: seed)
      let points = blob(&source, isSymmetric: true)
      var fitter = CurveFitter(tolerance: 0.5)
      fitter.findsShapes = true
      let plain = fitter.fit(points[...], isClosed: true)
      let curve = fitter.fit(like: [points[...]])[0]
      let error = CurveDistance.largest(between: points[...], and: curve)
      expect(error <= 0.5, "seed \(seed): \(error)")
      func numbers(_ curve: FittedCurve) -> Int {
        curve.segments.reduce(0) { $0 + ($1.isCubic ? 6 : 2) }
      }
      expect(
        curve.segments.count <= plain.segments.count || numbers(curve) <= numbers(plain),
        "seed \(seed)")
      if curve.asymmetry(isMirrored: true) < 1e-9 { exact += 1 }
    }
    expect(exact >= 30, "\(exact) of 60")
  }
}
