import FiligreeBase

/// The widths along a stroke that gets wider and narrower, as a brush's or a pen's under pressure.
struct WidthProfile {
  /// Points along the stroke's middle.
  let points: [SIMD2<Float>]
  /// The widths there, smoothed.
  let widths: [Float]

  /// The least spread of widths of a stroke that varies, in widths and in pixels: what noise, pencils and the
  /// edges of pixels make.
  private static let (leastSpread, leastPixels): (Float, Float) = (0.2, 0.5)
  /// The same where there are no grays, in pixels: there widths are off by one.
  private static let leastPixelsOfSteps: Float = 1.25
  /// The share of a stroke's widths that is left out at either end of their order.
  private static let tail = 0.1
  /// The distance from the page's edge at which a stroke that runs aslant to it is cut off, in widths.
  private static let edgeWidths: Float = 0.75
  /// The least length, in widths and in sections: less is all ends.
  private static let (leastWidths, leastSections): (Float, Int) = (2.5, 12)
  /// The reach of the median that widths are replaced by, in widths, and at the least in sections: sections beside
  /// a crossing include part of it.
  private static let (medianWidths, medianSections): (Float, Int) = (0.5, 2)
  /// How much wider than measured widths may become by being averaged, in pixels.
  private static let slack: Float = 0.5
  /// How often widths are averaged with both neighbors.
  private static let rounds = 4
  /// How far the list of widths may be from them, in pixels: a third of a gray's step at both edges.
  private static let listError: Float = 0.15

  /// Measures the widths; nil where they are all about the same.
  ///
  /// Near the edges of the page, whose size is given, a stroke is cut off.
  init?(_ sections: [StrokeShaper.Section], isClosed: Bool, hasSteps: Bool, page: SIMD2<Float>) {
    let n = sections.count
    guard n >= Self.leastSections else { return nil }
    var widths = sections.map(\.width)
    let (low, middle, high) = Self.spread(widths)
    let limit = max(
      hasSteps ? Self.leastPixelsOfSteps : Self.leastPixels, Self.leastSpread * middle)
    guard high - low > limit, Float(n) >= Self.leastWidths * middle else { return nil }
    if !isClosed {
      // Within a cap sections are oblique, and beside a junction they include part of it.
      func isCut(_ i: Int) -> Bool {
        let room = pointwiseMin(sections[i].point, page - sections[i].point).min()
        return room < Self.edgeWidths * middle + 1
      }
      var head = min(n / 4, Int(widths[min(n / 4, 3)] / 2) + 2)
      var tail = min(n / 4, Int(widths[max(n - 1 - n / 4, n - 4)] / 2) + 2)
      while head < n / 3, isCut(head) { head += 1 }
      while tail < n / 3, isCut(n - 1 - tail) { tail += 1 }
      for i in 0..<head { widths[i] = widths[head] }
      for i in (n - tail)..<n { widths[i] = widths[n - 1 - tail] }
    }
    let reach = max(Self.medianSections, Int(Self.medianWidths * middle))
    func at(_ i: Int, of values: [Float]) -> Float {
      isClosed ? values[(i + n) % n] : values[min(max(i, 0), n - 1)]
    }
    var smooth = (0..<n).map { i in
      let window = (i - reach...i + reach).map { at($0, of: widths) }.sorted()
      return window[reach]
    }
    for _ in 0..<Self.rounds {
      smooth = (0..<n).map {
        (at($0 - 1, of: smooth) + 2 * smooth[$0] + at($0 + 1, of: smooth)) / 4
      }
    }
    // Averages may exceed what was measured where a stroke ends beside another one.
    for i in 0..<n {
      let most = (-Self.medianSections...Self.medianSections).map { at(i + $0, of: widths) }.max()
      smooth[i] = min(smooth[i], (most ?? 0) + Self.slack)
    }
    let (least, _, most) = Self.spread(smooth)
    guard most - least > limit else { return nil }
    points = sections.map(\.point)
    self.widths = smooth
  }

  /// The widths below which a tenth, a half and nine tenths lie.
  private static func spread(_ widths: [Float]) -> (Float, Float, Float) {
    let sorted = widths.sorted()
    let edge = Int(Double(sorted.count) * tail)
    return (sorted[edge], sorted[sorted.count / 2], sorted[sorted.count - 1 - edge])
  }

  /// The widths at points that follow the stroke from its start to its end.
  func widths(at path: [SIMD2<Float>]) -> [Float] {
    var at = 0
    return path.map { p in
      var best = (points[at] - p).squaredLength
      // A few points farther on another may be nearer again; much farther it is another turn.
      var (i, misses) = (at + 1, 0)
      while i < points.count, misses < 8 {
        let d = (points[i] - p).squaredLength
        if d < best { (best, at, misses) = (d, i, 0) } else { misses += 1 }
        i += 1
      }
      return widths[at]
    }
  }

  /// The widths as a list, linear in between: places 0…1 along a path, and the widths there.
  static func list(
    _ path: [SIMD2<Float>], _ widths: [Float]
  ) -> [(location: Float, width: Float)] {
    var lengths: [Float] = [0]
    for i in path.indices.dropFirst() {
      lengths.append(lengths[i - 1] + (path[i] - path[i - 1]).length)
    }
    let total = max(lengths[lengths.count - 1], .leastNormalMagnitude)
    // Ramer (1972), Douglas and Peucker (1973), with distances in width alone.
    var isKept = [Bool](repeating: false, count: path.count)
    (isKept[0], isKept[path.count - 1]) = (true, true)
    var rest = [(0, path.count - 1)]
    while let (a, b) = rest.popLast() {
      var (worst, error) = (-1, listError)
      let span = max(lengths[b] - lengths[a], .leastNormalMagnitude)
      for i in a..<b where i > a {
        let t = (lengths[i] - lengths[a]) / span
        let d = (widths[a] + (widths[b] - widths[a]) * t - widths[i]).magnitude
        if d > error { (worst, error) = (i, d) }
      }
      guard worst > 0 else { continue }
      isKept[worst] = true
      rest += [(a, worst), (worst, b)]
    }
    return path.indices.filter { isKept[$0] }.map { (lengths[$0] / total, widths[$0]) }
  }
}
