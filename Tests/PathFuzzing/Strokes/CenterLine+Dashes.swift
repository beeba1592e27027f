import Foundation

extension CenterLine {
  /// Cuts the center line into dashes, and returns whether the result is beyond doubt.
  ///
  /// It is in doubt where a dash ends about where a segment does (to cap or to join?), or where the
  /// line turns so fast that the place of a dash's end decides its direction.
  mutating func dash(_ lengths: [Double], phase: Double, radius: Double, fringe: Double) -> Bool {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }) else { return true }
    let pattern = lengths.count % 2 == 1 ? lengths + lengths : lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite else { return true }
    var isSure = true
    var result: [Subpath] = []
    for subpath in subpaths {
      // Where the pattern changes: the first index, and what is left of its length.
      var index = 0
      var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
      if rest < 0 { rest += period }
      while rest > 0, rest >= pattern[index] {
        rest -= pattern[index]
        index = (index + 1) % pattern.count
      }
      let total = subpath.length
      if subpath.segments.isEmpty {
        if index % 2 == 0 {
          result.append(Subpath(start: subpath.start, segments: [], isClosed: false))
        }
        continue
      }
      var spans: [(Double, Double)] = []
      var at = 0.0
      var left = pattern[index] - rest
      while at + left <= total {
        if index % 2 == 0 { spans.append((at, at + left)) }
        at += left
        if !subpath.isSure(at, radius: radius, fringe: fringe) { isSure = false }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      let endsOn = index % 2 == 0 && at < total
      if endsOn { spans.append((at, total)) }
      if endsOn, spans.count == 1, at == 0 {
        result.append(subpath)
        continue
      }
      var dashes = spans.map { subpath.part(from: $0.0, to: $0.1) }
      if subpath.isClosed, endsOn, dashes.count > 1, spans[0].0 == 0 {
        let first = dashes.removeFirst()
        dashes[dashes.count - 1].segments += first.segments
      }
      result += dashes
    }
    subpaths = result
    return isSure
  }
}

extension CenterLine.Subpath {
  /// What lengths are known to.
  private static let lengthError = 2e-3

  /// Whether it makes no visible difference if a dash ends slightly before or after `at`.
  fileprivate func isSure(_ at: Double, radius: Double, fringe: Double) -> Bool {
    var behind = 0.0
    for segment in segments {
      let local = at - behind
      if abs(local) < 10 * Self.lengthError || abs(local - segment.length) < 10 * Self.lengthError {
        return false
      }
      if local > 0, local < segment.length {
        let a = segment.sample(at: max(local - Self.lengthError, 0)).direction
        let b = segment.sample(at: min(local + Self.lengthError, segment.length)).direction
        if a.dot(b) <= 0 || radius * abs(a.cross(b)) > 0.5 * fringe { return false }
      }
      behind += segment.length
    }
    return true
  }

  /// The part between two lengths, open; a dot where they are equal.
  fileprivate func part(from low: Double, to high: Double) -> CenterLine.Subpath {
    var result = CenterLine.Subpath(start: start, segments: [], isClosed: false)
    var behind = 0.0
    for segment in segments {
      let (a, b) = (low - behind, high - behind)
      behind += segment.length
      if b < 0 || a > segment.length { continue }
      if low == high {
        let sample = segment.sample(at: a)
        result.start = sample.point
        result.dotDirection = sample.direction
        return result
      }
      let (from, to) = (max(a, 0), min(b, segment.length))
      if to <= from { continue }
      var part = segment
      let first = segment.sample(at: from)
      let last = segment.sample(at: to)
      part.samples = [first]
      for sample in segment.samples where sample.length > from && sample.length < to {
        part.samples.append(sample)
      }
      part.samples.append(last)
      if result.segments.isEmpty { result.start = first.point }
      result.segments.append(part)
    }
    return result
  }
}

extension CenterLine.Segment {
  /// The point at a length from the start.
  func sample(at length: Double) -> CenterLine.Sample {
    if length <= 0 { return first }
    if length >= self.length { return last }
    var low = 0
    var high = samples.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if samples[middle].length <= length { low = middle } else { high = middle }
    }
    let (a, b) = (samples[low], samples[high])
    // Between two samples the speed may change a lot, from nothing where controls coincide.
    let share = (length - a.length) / (b.length - a.length)
    let target = share * curve.traveled(a.t, b.t)
    var (from, to) = (a.t, b.t)
    for _ in 0..<40 {
      let middle = 0.5 * (from + to)
      if curve.traveled(a.t, middle) < target { from = middle } else { to = middle }
    }
    let t = to
    let direction = curve.derivative(t).unit ?? a.direction
    return CenterLine.Sample(
      point: curve.point(t), direction: direction, t: t, length: length)
  }
}
