import FiligreeBase

/// As few stops as a profile needs.
///
/// They are chosen by Ramer's algorithm (1972), moved to where the lines on both sides of them meet, and get the
/// colors with the least squared error.
struct RampStops {
  /// By rising position; at least two.
  private(set) var stops: [Ramp.Stop]

  /// How far lines on both sides of a stop may meet from it, in bins: where the profile bends, and not at a corner,
  /// they meet anywhere.
  private static let reach = 1.5
  /// The weight of a stop's first color, in samples: it decides where there are none.
  private static let inertia: Float = 0.05
  /// The opacity from which on a color can be told, 0…255.
  private static let leastOpacity: Float = 16

  /// The stops of a profile whose area reaches `margin` beyond the outermost samples, and so many more, each component within
  /// `tolerance`.
  init(
    _ profile: RampProfile, range: ClosedRange<Float>, tolerance: Float,
    _ samples: [RampProfile.Sample], positions: [Float]
  ) {
    let all = Self.extended(profile, range)
    let straight = Self.straight(all)
    let kept = Self.corners(all, straight, tolerance)
    stops = kept.map { straight[$0] }
    for k in 1..<max(stops.count - 1, 1) {
      let meeting = Self.meeting(all[kept[k - 1]...kept[k]], all[kept[k]...kept[k + 1]])
      let width = (range.upperBound - range.lowerBound) / Float(all.count)
      guard let meeting, abs(meeting - stops[k].position) < Float(Self.reach) * width,
        meeting > stops[k - 1].position, meeting < stops[k + 1].position
      else { continue }
      stops[k].position = meeting
    }
    // First the opacity; then the colors, which it weights.
    fit(samples, positions) { color, _ in
      (color, 1)
    } set: {
      $0.w = min(max($1.w, 0), 255)
    }
    let known = stops
    fit(samples, positions) { color, position in
      let share = Ramp.color(of: known, at: position).w / 255
      return (color, share)
    } set: { old, new in
      let color = new.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      old = SIMD4(color.x, color.y, color.z, old.w)
    }
  }

  /// Colors that are not premultiplied; where there is hardly any, that of the nearest one.
  private static func straight(_ all: [Ramp.Stop]) -> [Ramp.Stop] {
    var result = all
    var known: SIMD4<Float>?
    func visit(_ i: Int) {
      let color = all[i].color
      if color.w >= leastOpacity {
        let share = 255 / color.w
        let own = (color * share).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        result[i].color = SIMD4(own.x, own.y, own.z, color.w)
        known = own
      } else if let known {
        result[i].color = SIMD4(known.x, known.y, known.z, color.w)
      }
    }
    for i in all.indices { visit(i) }
    // Once more back, for those at the beginning.
    for i in all.indices.reversed() { visit(i) }
    return result
  }

  /// The bins, and the ends of the range on the outermost lines, or where these come to nothing.
  private static func extended(
    _ profile: RampProfile, _ range: ClosedRange<Float>
  ) -> [Ramp.Stop] {
    func beyond(_ a: Ramp.Stop, _ b: Ramp.Stop, _ position: Float) -> Ramp.Stop {
      let width = b.position - a.position
      guard width != 0 else { return Ramp.Stop(position: position, color: a.color) }
      let color = a.color + (b.color - a.color) * ((position - a.position) / width)
      if color.w < 0 {
        let end = a.position + width * a.color.w / (a.color.w - b.color.w)
        return Ramp.Stop(position: end, color: .zero)
      }
      return Ramp.Stop(
        position: position,
        color: color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
    }
    let bins = profile.bins
    // Over a few bins, so that noise is not extrapolated.
    let far = min(3, bins.count - 1)
    let n = bins.count
    return [beyond(bins[0], bins[far], range.lowerBound)] + bins
      + [beyond(bins[n - 1], bins[n - 1 - far], range.upperBound)]
  }

  /// The indices of the stops that are kept, by their colors premultiplied and straight.
  private static func corners(
    _ all: [Ramp.Stop], _ straight: [Ramp.Stop], _ tolerance: Float
  ) -> [Int] {
    var isKept = [Bool](repeating: false, count: all.count)
    isKept[0] = true
    isKept[all.count - 1] = true
    var stack = [(0, all.count - 1)]
    while let (a, b) = stack.popLast() {
      guard b - a > 1 else { continue }
      var worst = tolerance
      var at = -1
      for i in (a + 1)..<b {
        let d = all[i].color - Ramp.color(of: [straight[a], straight[b]], at: all[i].position)
        let most = d.largestMagnitude
        if most > worst { (worst, at) = (most, i) }
      }
      guard at >= 0 else { continue }
      isKept[at] = true
      stack += [(a, at), (at, b)]
    }
    return all.indices.filter { isKept[$0] }
  }

  /// Where the lines through two stretches meet, each without its ends; nil where they are too short, or parallel.
  private static func meeting(
    _ before: ArraySlice<Ramp.Stop>, _ after: ArraySlice<Ramp.Stop>
  ) -> Float? {
    guard let a = line(before.dropFirst().dropLast()), let b = line(after.dropFirst().dropLast())
    else { return nil }
    let (base, rise) = (a.base - b.base, a.rise - b.rise)
    let square = rise.squaredLength
    return square > 0 ? -base.dot(rise) / square : nil
  }

  private static func line(
    _ stops: ArraySlice<Ramp.Stop>
  ) -> (base: SIMD4<Float>, rise: SIMD4<Float>)? {
    guard stops.count >= 3 else { return nil }
    let count = Float(stops.count)
    let mean = stops.reduce(Float(0)) { $0 + $1.position } / count
    let color = stops.reduce(SIMD4<Float>.zero) { $0 + $1.color } / count
    var (square, product) = (Float(0), SIMD4<Float>.zero)
    for stop in stops {
      let t = stop.position - mean
      square += t * t
      product += stop.color * t
    }
    guard square > 0 else { return nil }
    let rise = product / square
    return (color - rise * mean, rise)
  }

  /// Gives the stops what has the least squared error, from each sample's components and their weight: a system of
  /// three diagonals.
  private mutating func fit(
    _ samples: [RampProfile.Sample], _ positions: [Float],
    _ target: (SIMD4<Float>, Float) -> (SIMD4<Float>, weight: Float),
    set: (inout SIMD4<Float>, SIMD4<Float>) -> Void
  ) {
    let n = stops.count
    var diagonal = [Float](repeating: Self.inertia, count: n)
    var beside = [Float](repeating: 0, count: n)
    var right = stops.map { $0.color * Self.inertia }
    for i in samples.indices {
      let t = positions[i]
      var k = 1
      while k < n - 1, stops[k].position < t { k += 1 }
      let width = stops[k].position - stops[k - 1].position
      let (color, weight) = target(samples[i].color, t)
      let s = width > 0 ? min(max((t - stops[k - 1].position) / width, 0), 1) : 0
      let (before, after) = ((1 - s) * weight, s * weight)
      diagonal[k - 1] += before * before
      diagonal[k] += after * after
      beside[k] += before * after
      right[k - 1] += color * before
      right[k] += color * after
    }
    for k in 1..<n {
      let ratio = beside[k] / diagonal[k - 1]
      diagonal[k] -= ratio * beside[k]
      right[k] -= right[k - 1] * ratio
    }
    var next = SIMD4<Float>.zero
    for k in (0..<n).reversed() {
      var sum = right[k]
      if k + 1 < n { sum -= next * beside[k + 1] }
      next = sum / diagonal[k]
      set(&stops[k].color, next)
    }
  }
}
