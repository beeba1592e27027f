/// The points of a chain at which its width changes at once, as where a thin line goes on from a wide one.
///
/// A step is where the widths on both sides differ by much, and hardly change on either side: a stroke
/// that tapers has none. What lies between the two sides is about half a width long, for there sections
/// include both.
struct WidthSteps {
  /// A change of width.
  struct Step {
    /// The first section after it.
    var index: Int
    /// The widths before and after, in pixels.
    var before: Float
    var after: Float
    /// How many sections beside it may include both.
    var reach: Int

    /// How far the narrow line reaches into the wide one, at most, in pixels.
    var narrowReach: Float { WidthSteps.reachWidths * max(before, after) }
  }

  /// The steps, by their place.
  private(set) var steps: [Step] = []

  /// The least ratio of the widths, and the least difference, in pixels: a pencil's line changes by less.
  private static let (leastRatio, leastJump): (Float, Float) = (1.6, 0.9)
  /// The same where there are no grays, in pixels: there widths are off by one.
  private static let leastJumpOfSteps: Float = 2
  /// How much the widths on both sides may change besides, in jumps: those of a taper change by as much as
  /// 0.8.
  private static let mostDrift: Float = 0.25
  /// How near to the widths on both sides those in between are not, in jumps, and how many there may be, in widths
  /// of the wide line and besides: where a thin line leaves a wide one's corner they are half a width long, in a
  /// pen's upstroke two.
  private static let (passing, passingWidths, passingSections): (Float, Float, Float) = (
    0.15, 0.4, 1
  )
  /// The number of sections on either side, in widths, and at the least.
  private static let (windowWidths, leastWindow): (Float, Int) = (0.5, 8)
  /// The sections that are left out on either side, in widths, and besides.
  private static let (gapWidths, gapSections): (Float, Int) = (0.5, 1)
  /// The least number of sections of a side.
  private static let leastSide = 4
  /// How far a narrow line reaches into a wide one, at most, in widths of the wide one: to its middle, and
  /// a little more where it comes aslant.
  private static let reachWidths: Float = 0.6

  /// Finds the steps; `hasSteps` tells of a picture without grays.
  init(_ sections: [StrokeShaper.Section], hasSteps: Bool) {
    let n = sections.count
    guard n >= 2 * Self.leastSide else { return }
    let widths = sections.map(\.width)
    let least = hasSteps ? Self.leastJumpOfSteps : Self.leastJump
    let (low, high) = widths.reduce((Float.infinity, Float(0))) {
      (min($0.0, $1), max($0.1, $1))
    }
    guard high >= Self.leastRatio * low, high - low >= least else { return }
    var best: (step: Step, worth: Float)?
    for i in Self.leastSide..<(n - Self.leastSide) {
      guard let found = Self.step(widths, at: i, least) else {
        if let best { steps.append(best.step) }
        best = nil
        continue
      }
      if found.worth > best?.worth ?? 0 { best = found }
    }
    if let best { steps.append(best.step) }
    for k in steps.indices { steps[k].index = Self.crossing(widths, steps[k]) }
    steps = steps.filter { Self.isAbrupt(widths, $0) }
    // Each part needs some sections.
    var last = 0
    steps = steps.filter { step in
      guard step.index - last >= Self.leastSide, n - step.index >= Self.leastSide else {
        return false
      }
      last = step.index
      return true
    }
  }

  /// The step at a section, and how clear it is; nil if there is none.
  private static func step(
    _ widths: [Float], at i: Int, _ least: Float
  ) -> (step: Step, worth: Float)? {
    let n = widths.count
    let around = max(0, i - leastWindow)..<min(n, i + leastWindow)
    let wide = widths[around].max() ?? 0
    guard wide >= leastRatio * (widths[around].min() ?? wide) else { return nil }
    let gap = Int(gapWidths * wide) + gapSections
    let window = max(leastWindow, Int(windowWidths * wide))
    // Near the ends of a chain there is less to see.
    let (end, start) = (max(i - gap, min(i, leastSide)), min(i + gap, max(i, n - leastSide)))
    let (first, second) = (max(end - window, 0)..<end, start..<min(start + window, n))
    guard first.count >= leastSide, second.count >= leastSide else { return nil }
    let (before, after) = (median(widths[first]), median(widths[second]))
    let jump = (before - after).magnitude
    guard jump >= least, max(before, after) >= leastRatio * min(before, after) else {
      return nil
    }
    func drift(_ range: Range<Int>) -> Float {
      let middle = (range.lowerBound + range.upperBound) / 2
      return
        (median(widths[range.lowerBound..<middle]) - median(widths[middle..<range.upperBound]))
        .magnitude
    }
    let drift = drift(first) + drift(second)
    guard drift <= mostDrift * jump else { return nil }
    return (Step(index: i, before: before, after: after, reach: gap + window), jump - drift)
  }

  /// Whether the widths go from one to the other within a short way.
  private static func isAbrupt(_ widths: [Float], _ step: Step) -> Bool {
    let jump = step.after - step.before
    func share(_ i: Int) -> Float { (widths[i] - step.before) / jump }
    var (first, last) = (step.index, step.index)
    while first > 0, share(first - 1) > passing { first -= 1 }
    while last < widths.count, share(last) < 1 - passing { last += 1 }
    return Float(last - first) <= passingWidths * max(step.before, step.after) + passingSections
  }

  /// The section nearest to a step at which the width crosses the mean of both sides.
  private static func crossing(_ widths: [Float], _ step: Step) -> Int {
    let mean = (step.before + step.after) / 2
    func isAcross(_ i: Int) -> Bool {
      i > 0 && i < widths.count && (widths[i - 1] > mean) != (widths[i] > mean)
        && (widths[i - 1] > mean) == (step.before > mean)
    }
    for d in 0..<step.reach {
      if isAcross(step.index - d) { return step.index - d }
      if isAcross(step.index + d) { return step.index + d }
    }
    return step.index
  }

  private static func median(_ values: ArraySlice<Float>) -> Float {
    let sorted = values.sorted()
    return sorted[sorted.count / 2]
  }
}
