import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Straight edges of clean pictures are lines from corner to corner.
@Suite struct StraightEdgeTests {
  /// A box at a random position between pixels, rotated.
  private struct Box {
    var center: SIMD2<Double>
    var half: SIMD2<Double>
    var angle: Double
    var radius = 0.0

    func contains(_ x: Double, _ y: Double) -> Bool {
      let d = SIMD2(x, y) - center
      let u = abs(d.x * cos(angle) + d.y * sin(angle))
      let v = abs(d.y * cos(angle) - d.x * sin(angle))
      guard u < half.x, v < half.y else { return false }
      let a = max(u - half.x + radius, 0)
      let b = max(v - half.y + radius, 0)
      return a * a + b * b <= radius * radius
    }

    var corners: [SIMD2<Double>] {
      [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { (i, j) in
        let (u, v) = (Double(i) * half.x, Double(j) * half.y)
        return center
          + SIMD2(u * cos(angle) - v * sin(angle), u * sin(angle) + v * cos(angle))
      }
    }

    func traced() throws -> [Path.Element] {
      var painting = Painting(44, 44, ground: SIMD4(0.95, 0.93, 0.9, 1))
      painting.paint(samples: 12) { contains($0, $1) ? SIMD4(0.2, 0.3, 0.6, 1) : nil }
      let trace = try ColorTracer().trace(painting.image())
      // The page, and the box.
      expect(trace.layers.count == 2)
      var elements: [Path.Element] = []
      trace.layers.last?.path.forEach { elements.append($0) }
      return elements
    }
  }

  /// Also where a side hardly touches a row of pixels, which looks like a compression artifact.
  @Test func boxesAnywhereAreFourLines() throws {
    var others: [UInt64] = []
    for seed in 0..<120 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { source.number(in: range) }
      let angle =
        seed % 4 == 0 ? 0 : seed % 4 == 1 ? Double.pi / 4 : number(0...(.pi / 2))
      let box = Box(
        center: SIMD2(number(21...23), number(21...23)),
        half: SIMD2(number(5...13), number(5...13)), angle: angle)
      var corners: [SIMD2<Double>] = []
      var hasCurves = false
      for element in try box.traced() {
        switch element {
        case .move(let p), .line(let p): corners.append(SIMD2(p.x, p.y))
        case .closeSubpath: break
        default: hasCurves = true
        }
      }
      if corners.count > 4, corners.first == corners.last { corners.removeLast() }
      if hasCurves || corners.count != 4 {
        others.append(seed)
        continue
      }
      for corner in box.corners {
        let away = corners.map { (($0 - corner) * ($0 - corner)).sum().squareRoot() }.min() ?? 99
        expect(away < 0.25, "seed \(seed): \(away) from \(corner)")
      }
    }
    expect(others.isEmpty, "seeds \(others)")
  }

  /// Corners that are rounded on purpose stay round.
  @Test(arguments: [1.25, 1.5, 2, 3, 4, 6])
  func roundCornersStayRound(_ radius: Double) throws {
    for (shift, angle) in [(0.0, 0.0), (0.3, 0.1), (0.6, 0.5), (0.2, 0.8)] {
      let box = Box(
        center: SIMD2(21.5 + shift, 22), half: SIMD2(14, 11), angle: angle, radius: radius)
      var path = Path()
      for element in try box.traced() {
        switch element {
        case .move(let p): path.move(to: p)
        case .line(let p): path.addLine(to: p)
        case .quadCurve(let p, let c): path.addQuadCurve(to: p, control: c)
        case .curve(let p, let a, let b): path.addCurve(to: p, control1: a, control2: b)
        case .closeSubpath: path.closeSubpath()
        }
      }
      // The tip of a square corner is outside by (√2 − 1) r.
      let inwards = (2.0.squareRoot() - 1) * radius - (radius < 3 ? 0.35 : 0.5)
      for corner in box.corners {
        let d = box.center - corner
        let p = corner + d / (d * d).sum().squareRoot() * inwards * 0.6
        expect(!path.contains(CGPoint(x: p.x, y: p.y)), "\(radius) \(shift) \(angle)")
      }
    }
  }

  /// A shape that turns evenly has no corners: a disc's outline stays within 0.3 pixels.
  @Test(arguments: [4.0, 5.5, 7, 9.5, 13])
  func discsStayRound(_ radius: Double) throws {
    for shift in [0.0, 0.3, 0.7] {
      let center = SIMD2(20 + shift, 20.4 - shift)
      var painting = Painting(41, 41, ground: SIMD4(0.95, 0.93, 0.9, 1))
      painting.paint(samples: 12) { x, y in
        let d = SIMD2(x, y) - center
        return (d * d).sum() < radius * radius ? SIMD4(0.2, 0.3, 0.6, 1) : nil
      }
      let trace = try ColorTracer().trace(painting.image())
      let path = try #require(trace.layers.last?.path)
      for i in 0..<72 {
        let a = Double(i) * .pi / 36
        for (r, isInside) in [(radius - 0.3, true), (radius + 0.3, false)] {
          let p = center + SIMD2(cos(a), sin(a)) * r
          expect(path.contains(CGPoint(x: p.x, y: p.y)) == isInside, "\(radius), \(shift), \(i)")
        }
      }
    }
  }

  /// An edge across five rows, as subsampled chroma has it, is one line where half of the color is, though labels change from column to column a
  /// pixel beside it.
  @Test func aWideSlopeIsOneLine() throws {
    let (red, blue) = (SIMD3(231.0, 3, 16), SIMD3(0.0, 59, 210))
    var bytes: [UInt8] = []
    for y in 0..<40 {
      for x in 0..<64 {
        let ripple = y == 19 ? x % 2 == 0 ? 0.006 : -0.006 : 0
        let share = min(max(0.35 + ripple + 0.2 * Double(19 - y), 0), 1)
        let color = red * share + blue * (1 - share)
        bytes += (0..<3).map { UInt8(color[$0].rounded()) }
      }
    }
    var tracer = ColorTracer()
    tracer.colors = .list(
      [red, blue].map {
        CGColor(srgbRed: $0.x / 255, green: $0.y / 255, blue: $0.z / 255, alpha: 1)
      })
    let trace = try tracer.trace(
      CGImage(width: 64, height: 40, components: 3, depth: 8, bytes: bytes))
    expect(trace.layers.count == 2 && trace.segmentCount <= 8)
    // Half is reached a quarter of the way from the middle of row 18 to that of row 19.
    let edge = try #require(trace.layers.last?.path).boundingRect
    expect([edge.minY, edge.maxY].contains { abs($0 - 18.75) < 0.15 }, "\(edge)")
  }
}
