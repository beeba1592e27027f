/// The frequencies of 256 grays.
struct GrayHistogram {
  private let counts: [Int]

  init(_ values: [Float]) {
    // Four counters for each gray: consecutive pixels of one gray would wait for the same counter.
    var counts = [Int](repeating: 0, count: 4 * 256)
    counts.withUnsafeMutableBufferPointer { counts in
      values.withUnsafeBufferPointer { values in
        for i in values.indices {
          counts[4 * Int(min(max(values[i] + 0.5, 0), 255)) + i & 3] += 1
        }
      }
    }
    self.counts = (0..<256).map { counts[(4 * $0)..<(4 * $0 + 4)].reduce(0, +) }
  }

  init(_ values: [UInt8]) {
    var counts = [Int](repeating: 0, count: 256)
    for value in values { counts[Int(value)] += 1 }
    self.counts = counts
  }

  /// The gray that divides the picture into the two classes of least variance.
  ///
  /// It is nil where there is only one gray. Where a range of unused grays divides equally well, it is
  /// the range's middle. After N. Otsu, "A threshold selection method from gray-level histograms"
  /// (1979).
  var otsu: Float? {
    let total = Double(counts.reduce(0, +))
    var all = 0.0
    for (gray, count) in counts.enumerated() { all += Double(gray) * Double(count) }
    var (below, sum, best) = (0.0, 0.0, 0.0)
    var (first, last) = (-1, -1)
    for gray in 0..<255 {
      below += Double(counts[gray])
      sum += Double(gray) * Double(counts[gray])
      guard below > 0, below < total else { continue }
      let difference = all * below - sum * total
      let between = difference * difference / (below * (total - below))
      if between > best {
        (best, first, last) = (between, gray, gray)
      } else if between == best, last == gray - 1, first >= 0 {
        last = gray
      }
    }
    return first < 0 ? nil : Float(first + last + 1) / 2
  }

  /// The grays of foreground and background on the two sides of a level, or nil where one side is
  /// empty.
  ///
  /// The background is the median of the lighter side. The foreground is the darkest part of the
  /// darker side, a twentieth of it unless `share` says otherwise: most pixels of small letters are edges, and the darkest
  /// ones show the foreground.
  func classes(
    at level: Float, share: Double = 0.05
  ) -> (foreground: Float, background: Float)? {
    let split = min(max(Int(level.rounded(.up)), 0), 256)
    guard let foreground = quantile(0..<split, share), let background = quantile(split..<256, 0.5)
    else {
      return nil
    }
    return (foreground, background)
  }

  private func quantile(_ range: Range<Int>, _ share: Double) -> Float? {
    let total = range.reduce(0) { $0 + counts[$1] }
    guard total > 0 else { return nil }
    var seen = 0
    for gray in range {
      seen += counts[gray]
      if Double(seen) >= share * Double(total) { return Float(gray) }
    }
    return nil
  }
}
