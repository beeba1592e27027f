/// The blur of a picture's edges, and the noise of its background, for grays with foreground 0 and
/// background 1.
///
/// Along rows and columns, where an edge leads from plain foreground to plain background, the integral
/// of u (1 − u) measures its width whatever its shape: 0.564 σ for a Gaussian of deviation σ. A pixel
/// that averages over itself has a variance of 1/12, which is no blur. Lines thinner than their blur
/// never reach plain foreground, and are left out.
struct EdgeBlur {
  /// The variance of the blur in square pixels, without that of the pixels; 0 where there are too few
  /// edges.
  let variance: Float
  /// The standard deviation of the grays of plain background.
  let noise: Float

  private static let plain: Float = 0.12
  /// The largest extent of an edge, in pixels.
  private static let farthest = 5
  /// The number of edges that are needed, and the number that are enough.
  private static let least = 24
  private static let enough = 20_000

  init(_ values: [Float], width: Int, height: Int) {
    var integrals: [Float] = []
    var jumps: [Float] = []
    // About 200 rows and columns are enough.
    EdgeBlur.scan(
      values, lines: height, lineStep: width, count: width, step: 1, &integrals, &jumps)
    EdgeBlur.scan(
      values, lines: width, lineStep: 1, count: height, step: width, &integrals, &jumps)
    jumps.sort()
    // The deviation of differences of neighbors is the root of two times the noise's; half of the
    // differences are smaller than 0.6745 of it.
    noise = jumps.isEmpty ? 0 : jumps[jumps.count / 2] / (1.414 * 0.6745)
    guard integrals.count >= EdgeBlur.least else {
      variance = 0
      return
    }
    integrals.sort()
    // Slanted edges look up to 1.4 times wider than they are: the lower third contains few of them.
    let typical = integrals[integrals.count / 3]
    let deviation = max(typical - noise * 0.5, 0) / 0.564
    variance = max(deviation * deviation - 1.0 / 12, 0)
  }

  private static func scan(
    _ values: [Float], lines: Int, lineStep: Int, count: Int, step: Int,
    _ integrals: inout [Float], _ jumps: inout [Float]
  ) {
    let limit = integrals.count + enough
    let skip = max(lines / 200, 1)
    for line in stride(from: skip / 2, to: lines, by: skip) {
      let base = line * lineStep
      var i = 1
      while i < count, integrals.count < limit {
        let (before, here) = (values[base + (i - 1) * step], values[base + i * step])
        if before > 1 - plain, here > 1 - plain, i % 8 == 0 { jumps.append(abs(here - before)) }
        if (before < 0.5) != (here < 0.5) {
          if let integral = integral(values, base, step, count, at: i, rises: here >= 0.5) {
            integrals.append(integral)
          }
        }
        i += 1
      }
    }
  }

  /// The integral over the edge between samples `at` − 1 and `at`, or nil if it is not plain on both
  /// sides.
  private static func integral(
    _ values: [Float], _ base: Int, _ step: Int, _ count: Int, at: Int, rises: Bool
  ) -> Float? {
    func share(_ i: Int) -> Float {
      let v = values[base + i * step]
      return rises ? v : 1 - v
    }
    var sum: Float = 0
    var i = at
    while true {
      guard i < count, i - at <= farthest else { return nil }
      let v = share(i)
      if v >= 1 - plain {
        // A single plain sample may be a peak: two are needed.
        guard i + 1 < count, share(i + 1) >= 1 - plain else { return nil }
        sum += max(v * (1 - v), 0)
        break
      }
      sum += v * (1 - v)
      i += 1
    }
    i = at - 1
    while true {
      guard i >= 0, at - i <= farthest else { return nil }
      let v = share(i)
      if v <= plain {
        guard i > 0, share(i - 1) <= plain else { return nil }
        sum += max(v * (1 - v), 0)
        break
      }
      sum += v * (1 - v)
      i -= 1
    }
    return sum
  }
}
