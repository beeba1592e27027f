import FiligreeBase

/// The colors of an area along a ramp's positions, in bins.
struct RampProfile {
  /// A point of the area and its color.
  struct Sample {
    var point: SIMD2<Float>
    var color: SIMD4<Float>
  }

  /// The mean position and color of each bin that is not empty, by position.
  private(set) var bins: [Ramp.Stop] = []
  /// The mean squared difference of the samples from the profile.
  private(set) var error: Float = .infinity
  /// The least and the greatest position.
  private(set) var range: ClosedRange<Float> = 0...0

  private static let count = 48

  init(_ samples: [Sample], _ shape: Ramp.Shape) {
    let ramp = Ramp(shape: shape, stops: [])
    guard let first = samples.first else { return }
    var low = ramp.position(first.point.x, first.point.y)
    var high = low
    for sample in samples {
      let t = ramp.position(sample.point.x, sample.point.y)
      low = min(low, t)
      high = max(high, t)
    }
    guard (high - low).isFinite, high > low else { return }
    // The area extends to the far corners of its outermost blocks.
    let half = Float(SmoothBlocks.side) / 2
    switch shape {
    case .linear(let d):
      let reach = half * (d.x.magnitude + d.y.magnitude)
      range = (low - reach)...(high + reach)
    case .radial: range = max(low - 1.5 * half, 0)...(high + 1.5 * half)
    }
    let scale = Float(Self.count) / (high - low)
    func bin(_ t: Float) -> Int { min(Int((t - low) * scale), Self.count - 1) }
    var sums = [SIMD4<Float>](repeating: .zero, count: Self.count)
    var positions = [Float](repeating: 0, count: Self.count)
    var counts = [Float](repeating: 0, count: Self.count)
    for sample in samples {
      let t = ramp.position(sample.point.x, sample.point.y)
      let i = bin(t)
      sums[i] += sample.color
      positions[i] += t
      counts[i] += 1
    }
    for i in 0..<Self.count where counts[i] > 0 {
      bins.append(Ramp.Stop(position: positions[i] / counts[i], color: sums[i] / counts[i]))
    }
    guard bins.count > 1 else { return }
    let whole = Ramp(shape: shape, stops: extended())
    var total: Float = 0
    for sample in samples {
      let d = sample.color - whole.color(sample.point.x, sample.point.y)
      total += d.squaredLength
    }
    error = total / Float(samples.count)
  }

  /// The bins, and the ends of the range by extrapolation of the outermost bins.
  private func extended() -> [Ramp.Stop] {
    guard bins.count > 1 else { return bins }
    func beyond(_ a: Ramp.Stop, _ b: Ramp.Stop, _ position: Float) -> Ramp.Stop {
      let width = b.position - a.position
      guard width != 0 else { return Ramp.Stop(position: position, color: a.color) }
      let color = a.color + (b.color - a.color) * ((position - a.position) / width)
      return Ramp.Stop(
        position: position,
        color: color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
    }
    // Over a few bins, so that noise is not extrapolated.
    let far = min(3, bins.count - 1)
    let n = bins.count
    return [beyond(bins[0], bins[far], range.lowerBound)] + bins
      + [beyond(bins[n - 1], bins[n - 1 - far], range.upperBound)]
  }

  /// As few stops as stay within `tolerance` of the profile in each component: Ramer's algorithm
  /// (1972).
  func stops(tolerance: Float) -> [Ramp.Stop] {
    let all = extended()
    guard all.count > 2 else { return all }
    var isKept = [Bool](repeating: false, count: all.count)
    isKept[0] = true
    isKept[all.count - 1] = true
    var stack = [(0, all.count - 1)]
    while let (a, b) = stack.popLast() {
      guard b - a > 1 else { continue }
      var worst = tolerance
      var at = -1
      let line = Ramp(shape: .linear(.zero), stops: [all[a], all[b]])
      for i in (a + 1)..<b {
        let d = all[i].color - line.color(at: all[i].position)
        let most = max(d.max(), -d.min())
        if most > worst { (worst, at) = (most, i) }
      }
      guard at >= 0 else { continue }
      isKept[at] = true
      stack += [(a, at), (at, b)]
    }
    return all.indices.filter { isKept[$0] }.map { all[$0] }
  }
}
