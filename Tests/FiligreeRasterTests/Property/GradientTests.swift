import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Radial, conic and repeated gradients are within a level of their definitions.
struct GradientTests {
  /// From black at 0 to white at 1, so that a level is a location.
  private let stops = GradientStop.evenly([.rgb(0, 0, 0), .rgb(1, 1, 1)])

  private func render(
    _ paint: Paint, _ transform: CGAffineTransform = .identity
  ) throws -> CGImage {
    let list = drawing(60, 50) {
      $0.transform = transform
      let inverse = transform.inverted()
      let page = [(0.0, 0.0), (60, 0), (60, 50), (0, 50)].map {
        CGPoint(x: $0.0, y: $0.1).applying(inverse)
      }
      $0.fill(Path(polygon: page), with: paint)
    }
    return try Rasterizer().render(list)
  }

  private func spread(_ t: Double, _ spread: GradientSpread) -> Double {
    switch spread {
    case .pad: return min(max(t, 0), 1)
    case .repeat: return t - floor(t)
    case .mirror:
      let u = abs(t).truncatingRemainder(dividingBy: 2)
      return u <= 1 ? u : 2 - u
    }
  }

  /// Compares a picture with locations; those near a jump of a repeated gradient are not looked at.
  private func expectGradient(
    _ image: CGImage, _ how: GradientSpread, _ case: String,
    _ location: (Double, Double) -> Double?
  ) {
    for y in 0..<50 {
      for x in 0..<60 {
        guard let t = location(Double(x) + 0.5, Double(y) + 0.5) else {
          expect(pixel(image, x, y)[3] == 0, "\(`case`) at \(x), \(y)")
          continue
        }
        if how == .repeat, abs(t - t.rounded()) < 1e-6 { continue }
        let level = Double(pixel(image, x, y)[0])
        expect(
          pixel(image, x, y)[3] == 255 && abs(level - 255 * spread(t, how)) <= 0.51,
          "\(`case`) at \(x), \(y)")
      }
    }
  }

  @Test(arguments: GradientSpread.allCases)
  func repeatedLines(spread: GradientSpread) throws {
    let paint = LinearGradientPaint(
      stops: stops, startPoint: CGPoint(x: 20, y: 12), endPoint: CGPoint(x: 33, y: 19),
      spread: spread)
    expectGradient(try render(.linearGradient(paint)), spread, "\(spread)") { x, y in
      ((x - 20) * 13 + (y - 12) * 7) / (13 * 13 + 7 * 7)
    }
  }

  @Test(arguments: GradientSpread.allCases)
  func rings(spread: GradientSpread) throws {
    for (start, end) in [(0.0, 20.0), (7, 19), (19, 7)] {
      let paint = RadialGradientPaint(
        stops: stops, center: CGPoint(x: 22, y: 31), startRadius: start, endRadius: end,
        spread: spread)
      expectGradient(try render(.radialGradient(paint)), spread, "\(start), \(end)") { x, y in
        (hypot(x - 22, y - 31) - start) / (end - start)
      }
    }
  }

  @Test func ellipses() throws {
    var paint = RadialGradientPaint(stops: stops, center: .zero, endRadius: 1)
    paint.transform = CGAffineTransform(a: 30, b: 0, c: 0, d: 12, tx: 28, ty: 24)
    let map = CGAffineTransform(translationX: 3, y: 2).scaledBy(x: 0.8, y: 1.1)
    expectGradient(try render(.radialGradient(paint), map), .pad, "ellipse") { x, y in
      let p = CGPoint(x: x, y: y).applying(map.inverted())
      return hypot((p.x - 28) / 30, (p.y - 24) / 12)
    }
  }

  /// The largest location whose circle goes through a point, found by looking.
  @Test(arguments: UInt64(1)...8)
  func circles(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let (a, b) = (random.point(10, 50), random.point(10, 50))
    let (r, s) = (random.number(in: 0...12), random.number(in: 0...12))
    var paint = RadialGradientPaint(
      stops: stops, startCenter: a, startRadius: r, endCenter: b, endRadius: s)
    paint.drawsBeforeStart = seed % 2 == 0
    paint.drawsAfterEnd = seed % 3 == 0
    let image = try render(.radialGradient(paint))
    for y in 0..<50 {
      for x in 0..<60 {
        let (px, py) = (Double(x) + 0.5 - a.x, Double(y) + 0.5 - a.y)
        let (cx, cy, dr) = (b.x - a.x, b.y - a.y, s - r)
        // |p − t·c|² = (r + t·dr)²
        let (qa, qb, qc) = (
          cx * cx + cy * cy - dr * dr, -2 * (px * cx + py * cy + r * dr), px * px + py * py - r * r
        )
        let discriminant = qb * qb - 4 * qa * qc
        var roots: [Double] = []
        if discriminant >= 0 {
          roots = [-1.0, 1].map { (-qb + $0 * discriminant.squareRoot()) / (2 * qa) }
        }
        let t = roots.filter {
          r + $0 * dr >= 0 && ($0 >= 0 || paint.drawsBeforeStart)
            && ($0 <= 1 || paint.drawsAfterEnd)
        }.max()
        let isNearAnEdge =
          abs(discriminant) < 1e-6 || roots.contains { abs($0) < 1e-6 || abs($0 - 1) < 1e-6 }
        if isNearAnEdge { continue }
        let drawn = pixel(image, x, y)
        if let t {
          expect(
            drawn[3] == 255 && abs(Double(drawn[0]) - 255 * spread(t, .pad)) <= 0.51,
            "seed \(seed) at \(x), \(y)")
        } else {
          expect(drawn[3] == 0, "seed \(seed) at \(x), \(y)")
        }
      }
    }
  }

  @Test func cones() throws {
    for (start, end) in [(0.0, 2 * Double.pi), (0.5, 2), (-4, 1), (2, -1), (1, 14), (0.3, 0.3)] {
      let paint = ConicGradientPaint(
        stops: stops, center: CGPoint(x: 30.2, y: 24.7), startAngle: start, endAngle: end)
      let sweep = end - start
      let turn = 2 * Double.pi
      expectGradient(try render(.conicGradient(paint)), .pad, "\(start)…\(end)") { x, y in
        var angle = (atan2(y - 24.7, x - 30.2) - start) * (sweep < 0 ? -1 : 1)
        angle -= floor(angle / turn) * turn
        let size = abs(sweep)
        if size > turn {
          // The last whole turn.
          while angle + turn <= size { angle += turn }
          return angle / size
        }
        if angle <= size { return size > 0 ? angle / size : 0 }
        return angle < (size + turn) / 2 ? 1 : 0
      }
    }
  }

  @Test func directionsAreExact() {
    func turns(_ x: Double, _ y: Double) -> Float {
      Turns.of(SIMD4(repeating: Float(x)), SIMD4(repeating: Float(y))).x
    }
    for i in 0..<20_000 {
      let angle = Double(i) / 20_000 * 2 * .pi
      let error = abs(Double(turns(3 * cos(angle), 3 * sin(angle))) - Double(i) / 20_000)
      expect(min(error, 1 - error) < 0x1p-22, "at \(angle)")
    }
    expect(
      [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)].map { turns($0.0, $0.1) } == [0, 0.25, 0.5, 0.75])
    expect(turns(0, 0) == 0)
    // Four at a time are what each is by itself.
    let x = SIMD4<Float>(3, -2, 0.1, -7), y = SIMD4<Float>(1, 5, -4, -0.2)
    let four = Turns.of(x, y)
    for i in 0..<4 { expect(four[i] == turns(Double(x[i]), Double(y[i]))) }
  }

  @Test func degenerateOnes() throws {
    let point = CGPoint(x: 9, y: 9)
    let flat: [Paint] = [
      .radialGradient(
        RadialGradientPaint(stops: stops, center: point, startRadius: 5, endRadius: 5)),
      .radialGradient(
        RadialGradientPaint(stops: stops, center: point, startRadius: -5, endRadius: 0)),
      .linearGradient(
        LinearGradientPaint(stops: stops, startPoint: point, endPoint: point, spread: .mirror)),
    ]
    for paint in flat { expect(pixel(try render(paint), 30, 30) == [255, 255, 255, 255]) }
    let nothing: [Paint] = [
      .radialGradient(RadialGradientPaint(stops: [], center: point, endRadius: 5)),
      .conicGradient(ConicGradientPaint(stops: [], center: point)),
      .radialGradient(RadialGradientPaint(stops: stops, center: point, endRadius: .nan)),
      .conicGradient(ConicGradientPaint(stops: stops, center: point, endAngle: .infinity)),
    ]
    for paint in nothing { expect(pixel(try render(paint), 30, 30) == [0, 0, 0, 0]) }
    for size in [1e-300, 1e-20, 1e20, 1e300] {
      for spread in GradientSpread.allCases {
        _ = try render(
          .radialGradient(
            RadialGradientPaint(
              stops: stops, startCenter: CGPoint(x: size, y: 3), startRadius: size,
              endCenter: point, endRadius: 2 * size, spread: spread)))
        _ = try render(
          .conicGradient(
            ConicGradientPaint(
              stops: stops, center: CGPoint(x: size, y: size), startAngle: size, endAngle: -size,
              spread: spread)))
      }
    }
  }
}
