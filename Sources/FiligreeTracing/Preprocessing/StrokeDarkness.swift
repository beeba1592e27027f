/// The darkness of the foreground where no stroke is wide enough to show it.
///
/// Across a stroke of width w, blurred by a Gaussian of deviation s, the darkness integrates to w · c
/// for a foreground of darkness c, and its ridge is c · erf(w / (s · √8)) dark. Neither w nor s nor c
/// is known, but many strokes share s and c: a search finds those that put all strokes' integrals and
/// ridges on one such curve. Where some strokes are wide the curve levels off at c itself.
struct StrokeDarkness {
  /// The darkness, or nil where there are too few strokes.
  let darkness: Float?

  /// A section across a stroke: the integral of its darkness, and the darkness of its ridge.
  private struct Section {
    var sum: Float
    var ridge: Float
  }

  /// The largest distance of a stroke's foot from its ridge, in pixels.
  private static let reach = 6
  /// The smallest darkness of a ridge, and the largest of a foot.
  private static let ridge: Float = 0.25
  private static let foot: Float = 0.14
  /// The number of strokes that are needed, the number that are enough, and the number of classes of
  /// width.
  private static let least = 240
  private static let enough = 20_000
  private static let classes = 24
  /// The smallest rise by noise that is allowed between a ridge and its foot.
  private static let leastSlack: Float = 0.02
  /// The percentile of the ridges of a class that counts as their darkness.
  private static let ridgePercentile = 85

  /// Measures grays of which 0 is about the foreground and 1 is background, with the deviation of the
  /// noise.
  init(_ grays: [Float], width: Int, height: Int, noise: Float) {
    var sections: [Section] = []
    let slack = max(noise, StrokeDarkness.leastSlack)
    grays.withUnsafeBufferPointer { grays in
      StrokeDarkness.scan(grays, lines: height, width, count: width, 1, slack, &sections)
      StrokeDarkness.scan(grays, lines: width, 1, count: height, width, slack, &sections)
    }
    guard sections.count >= StrokeDarkness.least else {
      darkness = nil
      return
    }
    darkness = StrokeDarkness.fit(StrokeDarkness.typical(&sections))
  }

  /// Finds strokes along lines of samples that are `lineStep` apart; their samples are `step` apart.
  private static func scan(
    _ grays: UnsafeBufferPointer<Float>, lines: Int, _ lineStep: Int, count: Int, _ step: Int,
    _ slack: Float, _ sections: inout [Section]
  ) {
    let limit = sections.count + enough
    for line in stride(from: 0, to: lines, by: max(lines / 400, 1)) {
      let base = line * lineStep
      var i = 1
      while i + 1 < count, sections.count < limit {
        let here = 1 - grays[base + i * step]
        let (before, after) = (1 - grays[base + (i - 1) * step], 1 - grays[base + (i + 1) * step])
        if here > ridge, here >= before, here > after,
          let sum = sum(grays, base, step, count, at: i, slack)
        {
          // A slanted stroke is wider along either axis than across.
          let other = self.sum(grays, i * step, lineStep, lines, at: line, slack)
          if let other, other < sum {
            i += 1
            continue
          }
          let across =
            other.map { sum * $0 / (sum * sum + $0 * $0).squareRoot() } ?? sum
          let bend = before - 2 * here + after
          let rise = before - after
          sections.append(
            Section(sum: across, ridge: bend < 0 ? here - rise * rise / (8 * bend) : here))
        }
        i += 1
      }
    }
  }

  /// The integral of the darkness around a ridge, or nil if it has no feet.
  private static func sum(
    _ grays: UnsafeBufferPointer<Float>, _ base: Int, _ step: Int, _ count: Int, at ridge: Int,
    _ slack: Float
  ) -> Float? {
    var sum = 1 - grays[base + ridge * step]
    for direction in [-1, 1] {
      var i = ridge
      var last = 1 - grays[base + ridge * step]
      while true {
        let next = i + direction
        guard next >= 0, next < count, abs(next - ridge) <= reach else { break }
        let here = 1 - grays[base + next * step]
        if last <= foot / 2 || here >= last + slack { break }
        sum += here
        (last, i) = (here, next)
      }
      if last > foot { return nil }
    }
    return sum
  }

  /// The typical integral of each class of strokes of about one width, and the darkness of its darker
  /// ridges.
  private static func typical(_ sections: inout [Section]) -> [Section] {
    sections.sort { ($0.sum, $0.ridge) < ($1.sum, $1.ridge) }
    let n = sections.count
    return (0..<classes).map { k in
      let part = sections[(k * n / classes)..<((k + 1) * n / classes)]
      let ridges = part.map(\.ridge).sorted()
      // Joints and bends make ridges lighter, never darker.
      return Section(
        sum: part[part.startIndex + part.count / 2].sum,
        ridge: ridges[ridges.count * ridgePercentile / 100])
    }
  }

  /// The darkness whose curve comes nearest to all classes.
  private static func fit(_ classes: [Section]) -> Float {
    var best = (miss: Float.infinity, darkness: Float(1))
    for i in 0...80 {
      let darkness = 0.5 + Float(i) * 0.02
      for j in 0...32 {
        let deviation = 0.3 + Float(j) * 0.04
        var miss: Float = 0
        for section in classes {
          let curve = darkness * erf(section.sum / (darkness * deviation * 2.828_427))
          miss += abs(curve - section.ridge)
        }
        if miss < best.miss { best = (miss, darkness) }
      }
    }
    return best.darkness
  }

  /// The error function for x ≥ 0, within 0.0005.
  ///
  /// After M. Abramowitz and I. Stegun (1964), 7.1.27.
  private static func erf(_ x: Float) -> Float {
    let s = 1 + x * (0.278_393 + x * (0.230_389 + x * (0.000_972 + x * 0.078_108)))
    let square = s * s
    return 1 - 1 / (square * square)
  }
}
