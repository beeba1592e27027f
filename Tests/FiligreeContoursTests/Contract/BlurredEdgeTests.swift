import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeContours

/// Contours of blurred edges, beside plain interpolation between the same pixels: marching squares'
/// points at the threshold.
struct BlurredEdgeTests {
  /// An edge with a signed distance in pixels, positive in the ink, and its picture.
  private struct Edge {
    var distance: (SIMD2<Double>) -> Double
    var samples: [UInt8]
  }

  private static let size = 26
  private static let middle = Double(size) / 2
  private static let fine = 4
  /// No multiples of a right angle or its half: plain interpolation is exact by chance there.
  private static let angles = [3, 11, 20, 28, 37, 43].map { Double($0) * .pi / 180 }

  /// The ink where `offset` is more than how far a point lies along a normal, from the middle of the picture;
  /// by coverage, blurred by a Gaussian of `sigma` pixels.
  private func line(sigma: Double, angle: Double, offset: Double) -> Edge {
    let normal = SIMD2(cos(angle), sin(angle))
    let distance = { (p: SIMD2<Double>) in offset - ((p - Self.middle) * normal).sum() }
    return Edge(
      distance: distance,
      samples: samples(shares(sigma: sigma, normal: normal, distance: distance)))
  }

  /// A stroke as wide as `width`, the same way: what is left of one edge's ink without that of another.
  private func stroke(sigma: Double, width: Double, angle: Double, offset: Double) -> Edge {
    let normal = SIMD2(cos(angle), sin(angle))
    let place = { (p: SIMD2<Double>) in offset - ((p - Self.middle) * normal).sum() }
    let wide = shares(sigma: sigma, normal: normal) { place($0) + width / 2 }
    let beyond = shares(sigma: sigma, normal: normal) { place($0) - width / 2 }
    return Edge(
      distance: { width / 2 - abs(place($0)) }, samples: samples(zip(wide, beyond).map { $0 - $1 }))
  }

  /// The shares of ink in the picture's pixels where it lies at positive distances, blurred.
  private func shares(
    sigma: Double, normal: SIMD2<Double>, distance: (SIMD2<Double>) -> Double
  ) -> [Double] {
    // The second integral of the blurred step: a pixel's mean is its difference over both sides.
    func integral(_ x: Double) -> Double {
      guard sigma > 0 else { return x > 0 ? x * x / 2 : 0 }
      let z = x / sigma
      let (share, density) = (
        (1 + erf(z / 2.0.squareRoot())) / 2, exp(-z * z / 2) / (2 * .pi).squareRoot()
      )
      return ((x * x + sigma * sigma) * share + x * sigma * density) / 2
    }
    let (a, b) = (normal.x / 2, normal.y / 2)
    var shares: [Double] = []
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        let d = distance(SIMD2(Double(x), Double(y)) + 0.5)
        shares.append(
          (integral(d + a + b) - integral(d + a - b) - integral(d - a + b) + integral(d - a - b))
            / (4 * a * b))
      }
    }
    return shares
  }

  private func samples(_ shares: [Double]) -> [UInt8] {
    shares.map { UInt8((255 * (1 - min(max($0, 0), 1))).rounded()) }
  }

  /// A disc, the same way.
  private func disc(sigma: Double, radius: Double, center: SIMD2<Double>) -> Edge {
    let distance = { (p: SIMD2<Double>) in
      let d = p - center
      return radius - (d * d).sum().squareRoot()
    }
    // Gaussian weights of fine cells, and the sum over a pixel's cells: one kernel for both.
    let (n, fine) = (Self.size, Self.fine)
    let margin = Int((3.5 * sigma).rounded(.up))
    let cells = (n + 2 * margin) * fine
    let reach = Int((3.5 * sigma * Double(fine)).rounded(.down))
    let gauss = (-reach...reach).map {
      sigma == 0 ? 1 : exp(-0.5 * pow(Double($0) / (sigma * Double(fine)), 2))
    }
    var kernel = [Double](repeating: 0, count: fine + 2 * reach)
    for i in 0..<fine { for (k, w) in gauss.enumerated() { kernel[i + k] += w } }
    let total = kernel.reduce(0, +)
    for k in kernel.indices { kernel[k] /= total }
    let first = margin * fine - reach
    var across = [Double](repeating: 0, count: cells * n)
    var row = [Double](repeating: 0, count: cells)
    for y in 0..<cells {
      for x in 0..<cells {
        let p = (SIMD2(Double(x), Double(y)) + 0.5) / Double(fine) - Double(margin)
        row[x] = min(max(distance(p) * Double(fine) + 0.5, 0), 1)
      }
      for x in 0..<n {
        var sum = 0.0
        for k in kernel.indices { sum += kernel[k] * row[first + x * fine + k] }
        across[y * n + x] = sum
      }
    }
    var samples: [UInt8] = []
    for y in 0..<n {
      for x in 0..<n {
        var sum = 0.0
        for k in kernel.indices { sum += kernel[k] * across[(first + y * fine + k) * n + x] }
        samples.append(UInt8((255 * (1 - sum)).rounded()))
      }
    }
    return Edge(distance: distance, samples: samples)
  }

  /// The mean squares of what points are off, ours and plain ones, away from the frame.
  private func errors(_ edge: Edge) throws -> (ours: [Double], plain: [Double]) {
    let n = Self.size
    let set = try ContourDetection().contours(
      in: .init(plane: LumaPlane(width: n, height: n, samples: edge.samples)))
    func isInside(_ p: SIMD2<Double>) -> Bool {
      min(p.x, p.y) > 4 && max(p.x, p.y) < Double(n) - 4
    }
    let ours = set.points.map { SIMD2<Double>($0) }.filter(isInside).map(edge.distance)
    var plain: [Double] = []
    for y in 0..<(n - 1) {
      for x in 0..<(n - 1) {
        for (dx, dy) in [(1, 0), (0, 1)] {
          let a = Double(edge.samples[y * n + x])
          let b = Double(edge.samples[(y + dy) * n + x + dx])
          guard (a < 127.5) != (b < 127.5) else { continue }
          let share = (127.5 - a) / (b - a)
          let p = SIMD2(
            Double(x) + 0.5 + share * Double(dx), Double(y) + 0.5 + share * Double(dy))
          if isInside(p) { plain.append(edge.distance(p)) }
        }
      }
    }
    return (ours, plain)
  }

  private func rms(_ values: [Double]) -> Double {
    (values.reduce(0) { $0 + $1 * $1 } / Double(max(values.count, 1))).squareRoot()
  }

  /// Straight edges at many angles, and discs; at all blurs.
  @Test(arguments: 0...30)
  func contoursAreNoWorseThanInterpolation(tenths: Int) throws {
    let sigma = Double(tenths) / 10
    var lines: (ours: [Double], plain: [Double]) = ([], [])
    for (k, angle) in Self.angles.enumerated() {
      let found = try errors(line(sigma: sigma, angle: angle, offset: 0.37 * Double(k) - 0.8))
      lines.ours += found.ours
      lines.plain += found.plain
    }
    var discs: (ours: [Double], plain: [Double]) = ([], [])
    for (radius, center) in [(4.0, SIMD2(13.2, 12.7)), (7, SIMD2(12.6, 13.4))] {
      let found = try errors(disc(sigma: sigma, radius: radius, center: center))
      discs.ours += found.ours
      discs.plain += found.plain
    }
    check("lines", sigma, lines)
    check("discs", sigma, discs)
  }

  /// Strokes of 1.5 to 6 px, whose two edges' blurs overlap.
  ///
  /// Those so thin and blurred that hardly any pixel is strong have no contours to compare.
  @Test(arguments: [1.5, 2, 2.5, 3, 3.5, 4, 5, 6])
  func thinStrokesAreNoWorseThanInterpolation(width: Double) throws {
    for sigma in [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.2, 1.5, 2, 3] {
      var strokes: (ours: [Double], plain: [Double]) = ([], [])
      for (k, angle) in Self.angles.enumerated() {
        for step in 0..<3 {
          let offset = 0.37 * Double(k) - 0.8 + 0.31 * Double(step)
          let found = try errors(
            stroke(sigma: sigma, width: width, angle: angle, offset: offset))
          strokes.ours += found.ours
          strokes.plain += found.plain
        }
      }
      if strokes.ours.count > 50 { check("strokes of \(width) px", sigma, strokes) }
    }
  }

  private func check(
    _ name: String, _ sigma: Double, _ found: (ours: [Double], plain: [Double])
  ) {
    let (ours, plain) = (rms(found.ours), rms(found.plain))
    expect(
      found.ours.count > 50 && ours <= 1.1 * plain + 1e-4,
      "\(name), blur \(sigma): \(ours) px, plain interpolation \(plain) px")
    if ProcessInfo.processInfo.environment["FILIGREE_FIGURES"] != nil {
      print(name, sigma, ours, plain)
    }
  }
}
