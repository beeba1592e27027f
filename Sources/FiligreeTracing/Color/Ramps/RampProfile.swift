import FiligreeBase

/// The colors of an area along a ramp's positions: the mean of each of a number of bins, and lines between them.
struct RampProfile {
  /// A point of the area and its color.
  struct Sample {
    var point: SIMD2<Float>
    var color: SIMD4<Float>
  }

  /// The mean position and color of each bin, by position; at least two.
  private(set) var bins: [Ramp.Stop] = []
  /// The least and the greatest position of a sample.
  let (low, high): (Float, Float)
  /// Bins in a unit of positions.
  private let scale: Float

  /// The most bins: a stop between two of them is off by less than a hundredth of the ramp.
  private static let mostBins = 64
  /// The samples that a bin needs: of fewer the mean says little about the area.
  private static let samplesPerBin = 4

  /// The profile of samples at positions; nil where all positions are the same.
  init?(_ samples: [Sample], positions: [Float], spacing: Float) {
    var (low, high) = (Float.infinity, -Float.infinity)
    for t in positions {
      low = min(low, t)
      high = max(high, t)
    }
    guard (high - low).isFinite, high > low else { return nil }
    (self.low, self.high) = (low, high)
    // Bins hardly narrower than the distance of samples, or some would be empty.
    let wide = min((high - low) / spacing, Float(Self.mostBins))
    let count = max(min(Int(wide), samples.count / Self.samplesPerBin), 2)
    scale = Float(count) / (high - low)
    var sums = [(color: SIMD4<Float>, position: Float, count: Float)](
      repeating: (.zero, 0, 0), count: count)
    let scale = scale
    sums.withUnsafeMutableBufferPointer { sums in
      for (i, t) in positions.enumerated() {
        let bin = min(Int((t - low) * scale), count - 1)
        sums[bin].color += samples[i].color
        sums[bin].position += t
        sums[bin].count += 1
      }
    }
    bins.reserveCapacity(count)
    for sum in sums {
      // The first and the last bin have samples.
      if sum.count > 0 {
        bins.append(.init(position: sum.position / sum.count, color: sum.color / sum.count))
      } else {
        bins.append(.init(position: .nan, color: .zero))
      }
    }
    fillEmpty()
  }

  /// Puts empty bins on the lines between their neighbors.
  private mutating func fillEmpty() {
    var last = 0
    for i in 1..<bins.count where bins[i].position.isFinite {
      for k in (last + 1)..<max(i, last + 1) {
        let t = Float(k - last) / Float(i - last)
        bins[k].position = bins[last].position + (bins[i].position - bins[last].position) * t
        bins[k].color = bins[last].color + (bins[i].color - bins[last].color) * t
      }
      last = i
    }
  }

  /// The mean of a vector over each bin's samples, which are at the same positions as the profile's.
  func means(of vectors: [SIMD4<Float>], positions: [Float]) -> [SIMD4<Float>] {
    var sums = [(vector: SIMD4<Float>, count: Float)](repeating: (.zero, 0), count: bins.count)
    sums.withUnsafeMutableBufferPointer { sums in
      for (i, t) in positions.enumerated() {
        let bin = bin(t)
        sums[bin].vector += vectors[i]
        sums[bin].count += 1
      }
    }
    // Only bins with samples are asked for.
    return sums.map { $0.vector / $0.count }
  }

  /// The bin of a position.
  @inline(__always)
  func bin(_ position: Float) -> Int {
    min(max(Int((position - low) * scale), 0), bins.count - 1)
  }

  /// The color at a position; beyond the ends on the outermost lines, as far as there are such colors.
  @inline(__always)
  func color(at position: Float) -> SIMD4<Float> { line(at: position).color }

  /// A position's bin, the color there, as above, and its change, in levels in a unit of positions.
  @inline(__always)
  func line(at position: Float) -> (bin: Int, color: SIMD4<Float>, slope: SIMD4<Float>) {
    let own = bin(position)
    let (a, b) = bins.withUnsafeBufferPointer { bins in
      let first = min(max(position < bins[own].position ? own - 1 : own, 0), bins.count - 2)
      return (bins[first], bins[first + 1])
    }
    let width = b.position - a.position
    guard width > 0 else { return (own, a.color, .zero) }
    let change = b.color - a.color
    var color = a.color + change * ((position - a.position) / width)
    color.replace(with: 0, where: color .< 0)
    color.replace(with: 255, where: color .> 255)
    return (own, color, change / width)
  }

  /// The positions without those at both ends whose colors are within `tolerance` of the outermost ones.
  func slope(within tolerance: Float) -> ClosedRange<Float> {
    func isAway(_ i: Int, from end: Int) -> Bool {
      let d = bins[i].color - bins[end].color
      return d.largestMagnitude > tolerance
    }
    let last = bins.count - 1
    guard let first = bins.indices.first(where: { isAway($0, from: 0) }),
      let end = bins.indices.last(where: { isAway($0, from: last) })
    else { return low...high }
    let (from, to) = (
      first > 1 ? bins[first - 1].position : low, end < last - 1 ? bins[end + 1].position : high
    )
    return min(from, to)...max(from, to)
  }

  /// The mean squared distance of samples from the profile, as if it had not been made from them.
  func error(_ samples: [Sample], positions: [Float]) -> Float {
    var sum: Float = 0
    for i in samples.indices { sum += (samples[i].color - color(at: positions[i])).squaredLength }
    return sum / Float(max(samples.count - bins.count, 1))
  }
}

extension SIMD4<Float> {
  /// The greatest magnitude of a component.
  @inline(__always)
  var largestMagnitude: Float {
    Swift.max(Swift.max(x.magnitude, y.magnitude), Swift.max(z.magnitude, w.magnitude))
  }
}
