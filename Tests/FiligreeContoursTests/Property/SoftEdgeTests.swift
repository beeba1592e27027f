import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours

/// Edges that a Gaussian has blurred are found at least about as well as plain interpolation finds them.
struct SoftEdgeTests {
  private static let side = 48

  /// Pixels of a page that is ink where `distance` is negative: the mean of the blurred edge over samples of
  /// each pixel. The radii of bent edges are many times the deviation, so that the edge's profile is the straight one's.
  private func samples(
    deviation: Double, _ distance: (SIMD2<Double>) -> Double
  ) -> [UInt8] {
    // Unblurred, a pixel's share needs many samples; a blurred edge is smooth.
    let n = deviation < 0.4 ? 12 : 4
    let profile = (-400...400).map { 0.5 * (1 + erf(Double($0) / 100 / 2.0.squareRoot())) }
    func light(_ d: Double) -> Double {
      guard deviation > 0 else { return d < 0 ? 0 : 1 }
      let place = min(max(d / deviation * 100 + 400, 0), 800)
      let i = min(Int(place), 799)
      return profile[i] + (profile[i + 1] - profile[i]) * (place - Double(i))
    }
    return (0..<Self.side * Self.side).map { pixel in
      let corner = SIMD2(Double(pixel % Self.side), Double(pixel / Self.side))
      let middle = distance(corner + 0.5)
      if abs(middle) > 4 * deviation + 1 { return middle < 0 ? 0 : 255 }
      var sum = 0.0
      for i in 0..<n * n {
        let place = SIMD2(Double(i % n) + 0.5, Double(i / n) + 0.5) / Double(n)
        sum += light(distance(corner + place))
      }
      return UInt8((sum / Double(n * n) * 255).rounded())
    }
  }

  /// Where the straight line between the grays of neighboring pixels crosses the middle gray, for all pairs of
  /// which one is ink: marching squares' points.
  private func interpolated(_ samples: [UInt8]) -> [SIMD2<Double>] {
    var points: [SIMD2<Double>] = []
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let a = Double(samples[y * Self.side + x])
        for (dx, dy) in [(1, 0), (0, 1)] where x + dx < Self.side && y + dy < Self.side {
          let b = Double(samples[(y + dy) * Self.side + x + dx])
          guard (a < 127.5) != (b < 127.5) else { continue }
          let t = (127.5 - a) / (b - a)
          points.append(SIMD2(Double(x) + 0.5 + t * Double(dx), Double(y) + 0.5 + t * Double(dy)))
        }
      }
    }
    return points
  }

  /// The root of the mean square of the distances of those points that lie off the frame.
  private func error(_ points: [SIMD2<Double>], _ distance: (SIMD2<Double>) -> Double) -> Double {
    let frame = 5.0..<Double(Self.side) - 5
    let seen = points.filter { frame.contains($0.x) && frame.contains($0.y) }
    let squares = seen.reduce(0) { $0 + distance($1) * distance($1) }
    return (squares / Double(max(seen.count, 1))).squareRoot()
  }

  private func compare(
    deviation: Double, _ distances: [(SIMD2<Double>) -> Double], _ what: String
  ) throws {
    var (ours, plain) = (0.0, 0.0)
    for distance in distances {
      let samples = samples(deviation: deviation, distance)
      let plane = LumaPlane(width: Self.side, height: Self.side, samples: samples)
      let set = try ContourDetection().contours(in: .init(plane: plane))
      let points = (0..<set.count).flatMap { set[$0].map { SIMD2<Double>($0) } }
      ours += pow(error(points, distance), 2)
      plain += pow(error(interpolated(samples), distance), 2)
    }
    ours = (ours / Double(distances.count)).squareRoot()
    plain = (plain / Double(distances.count)).squareRoot()
    // What 8 bits leave uncertain is not held against either.
    #expect(ours < 1.1 * plain + 0.001, "\(what), deviation \(deviation): \(ours), \(plain)")
    #expect(ours < 0.02, "\(what), deviation \(deviation): \(ours)")
  }

  private static let deviations =
    (0...15).map { Double($0) / 10 } + (4...6).map { Double($0) / 2 }

  @Test(arguments: deviations)
  func straightEdges(deviation: Double) throws {
    var source = RandomSource(seed: 71)
    try compare(
      deviation: deviation,
      (0..<6).map { _ in
        let angle = source.number(in: 0...(2 * .pi))
        let normal = SIMD2(cos(angle), sin(angle))
        let shift = source.number(in: -1...1)
        return { p in ((p - Double(Self.side) / 2) * normal).sum() - shift }
      }, "straight")
  }

  @Test(arguments: deviations)
  func circles(deviation: Double) throws {
    var source = RandomSource(seed: 72)
    try compare(
      deviation: deviation,
      (0..<3).map { _ in
        let radius = source.number(in: 10...15)
        let center = SIMD2(source.number(in: 23...25), source.number(in: 23...25))
        return { p in
          let d = p - center
          return (d * d).sum().squareRoot() - radius
        }
      }, "circles")
  }
}
