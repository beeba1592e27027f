/// Finds where in a pair of pixels, one foreground and one background, the edge between them lies.
///
/// A pixel's gray is the share of it that is foreground, or the mean of such shares where the edge is a little
/// blurred. So where the grays of the two sides are known, foreground A and background B, the sum of the shares on the
/// way from A to B tells the edge's place exactly: of a straight edge at any slope, blurred or not, as the
/// center of its line spread (A. Tabatabai and O. Mitchell, 1984).
///
///     A ███ a1 ▓▓▓ a ▓▒▒ | b ░░░ b1 ░   B      Σ (B − v) / (B − A) − 2  pixels from the common edge
///
/// This keeps areas (on average over an edge's slope the error is nil, whereas interpolation puts a
/// quarter-covered pixel's edge 0.08 px off), and does not depend on the threshold: a sharp edge
/// between any two grays lies on the pixels' common edge, not beside it. The pixels next to the pair
/// must count: at a blur of 0.7 px what they leave out of the sum is 0.06 px.
///
/// A side that is four pixels thick shows its own gray. A thinner one may not: a second edge lies behind
/// it, and where both are blurred, the darkest pixel of a stroke is paler than the stroke. Two alike pixels
/// prove nothing there, for they may be the two halves of a hill. Such a side is taken to be as far from the
/// threshold as the other one is, which interpolation supposes of both.
///
/// A line hardly wider than a pixel has no gray of its own. Where such lines are looked for, the width is what all pixels across
/// one add up to, and its edges lie half of that from their center of mass (`ThinLine`).
///
/// Elsewhere, where the grays next to the pair do not reach those of the sides to within a sixteenth (a blurred edge,
/// a photograph, a slope seen lengthwise), or both sides are thin, the edge is where the line through the two centers'
/// grays crosses the threshold, as in marching squares (W. Lorensen and H. Cline, 1987). So contours are nowhere farther
/// off than plain interpolation's.
///
/// Either way it lies between the two pixels' centers, so that outlines do not cross.
struct EdgeLocator<Sample: LumaSample> {
  let levels: ForegroundLevels
  /// Sample offsets from the foreground pixel, inwards by one, two and three, outwards by one to four.
  ///
  /// Beyond the frame the picture goes on with the gray of its last pixel.
  let inward1: Int
  let inward2: Int
  let inward3: Int
  let outward1: Int
  let outward2: Int
  let outward3: Int
  let outward4: Int
  /// How many pixels there are on the foreground's side of the pair's common edge, and on the background's.
  let inside: Int
  let outside: Int
  /// The sample offset from one pixel to the next, outwards.
  let step: Int
  /// The sample offset from one pixel to the next along the cracks' line.
  let along: Int
  /// How many pixels the picture has along it.
  let count: Int

  /// Prepares for a run of cracks with `inside` pixels on the foreground's side of the frame (the foreground pixel
  /// included) and `outside` ones on the background's; `outward` is the step from foreground to background, `along` that to
  /// the next of the `count` pixels beside the cracks' line.
  @inline(__always)
  init(
    levels: ForegroundLevels, outward: Int, inside: Int, outside: Int, along: Int, count: Int
  ) {
    self.levels = levels
    (self.inside, self.outside, step) = (inside, outside, outward)
    (self.along, self.count) = (along, count)
    inward1 = inside > 1 ? 0 &- outward : 0
    inward2 = inside > 2 ? -2 &* outward : inward1
    inward3 = inside > 3 ? -3 &* outward : inward2
    outward1 = outward
    outward2 = outside > 1 ? 2 &* outward : outward
    outward3 = outside > 2 ? 3 &* outward : outward2
    outward4 = outside > 3 ? 4 &* outward : outward3
  }

  /// How far the edge lies from the pixels' common edge, −0.5…0.5, positive towards the background; and
  /// whether it is a sharp one.
  ///
  /// `place` is the pair's index along the cracks' line.
  @inline(__always)
  func locate(_ foreground: UnsafePointer<Sample>, at place: Int) -> (offset: Float, isSharp: Bool)
  {
    let a = levels.value(foreground[0])
    let b = levels.value(foreground[outward1])
    let a1 = levels.value(foreground[inward1])
    let b1 = levels.value(foreground[outward2])
    let limit = levels.foregroundBelow
    // Beyond the threshold by its place alone: the middle of a faint line.
    if levels.seeksLines, a >= limit || b < limit {
      return line(foreground, place) ?? (0, false)
    }
    // Two grays and no more: a step, whatever its thickness on either side.
    if (a1 == a || a1 == b) && (b1 == b || b1 == a) {
      // Unless these are a line's, of which two pixels have their share each.
      if !levels.seeksLines || a <= levels.foreground && b >= levels.background { return (0, true) }
      return line(foreground, place) ?? (0, true)
    }
    let a2 = levels.value(foreground[inward2])
    let b2 = levels.value(foreground[outward3])
    let a3 = levels.value(foreground[inward3])
    let b3 = levels.value(foreground[outward4])
    // Which of these it is cannot be foreseen by a processor: all are worked out.
    let foregroundGray = a1 < limit ? min(a, a1) : a
    let backgroundGray = b1 >= limit ? max(b, b1) : b
    // A 32nd of the contrast is noise.
    let noise = (backgroundGray &- foregroundGray) >> 5
    let foregroundIsThick = a1 < limit && max(a2, a3) <= foregroundGray &+ noise
    let backgroundIsThick = b1 >= limit && min(b2, b3) >= backgroundGray &- noise
    let foregroundSide = min(foregroundGray, foregroundIsThick ? a2 : levels.twiceThreshold &- b2)
    let backgroundSide = max(backgroundGray, backgroundIsThick ? b2 : levels.twiceThreshold &- a2)
    let contrast = backgroundSide &- foregroundSide
    let rest = foregroundGray &- foregroundSide &+ backgroundSide &- backgroundGray
    // An eighth lets slopes seen lengthwise through, whose sum is cut off: on small discs 0.05 px.
    let isSharp = (foregroundIsThick || backgroundIsThick) && rest &* 16 <= contrast
    // The pair's shares, and what its neighbors lack where they belong to this edge: past the middle of a
    // thin stroke they are the other one's.
    let shares =
      2 &* backgroundSide &- a &- b &+ (a1 <= a ? foregroundSide &- a1 : 0)
      &+ (b1 >= b ? backgroundSide &- b1 : 0)
    if levels.seeksLines, !isSharp, !(foregroundIsThick && backgroundIsThick),
      let edge = line(foreground, place)
    {
      return edge
    }
    let part = isSharp ? Float(shares) : levels.threshold - Float(a)
    let whole = Float(isSharp ? contrast : b &- a)
    let offset = part / whole - (isSharp ? 1 : 0.5)
    return (min(max(offset, -0.5), 0.5), isSharp)
  }

  /// The edge of a thin line of foreground, or of one of background, where either is at the pair.
  @inline(__always)
  private func line(_ foreground: UnsafePointer<Sample>, _ place: Int) -> (
    offset: Float, isSharp: Bool
  )? {
    let limit = levels.foregroundBelow
    @inline(__always)
    func isForeground(_ offset: Int) -> Bool { levels.value(foreground[offset]) < limit }
    // Four pixels beside one another are wider than a thin line.
    if !(isForeground(inward1) && isForeground(inward2) && isForeground(inward3)),
      let offset = darkLine(foreground, place)
    {
      return offset
    }
    if isForeground(outward2) || isForeground(outward3) || isForeground(outward4) {
      return lightLine(foreground, place)
    }
    return nil
  }

  @inline(never)
  private func darkLine(_ foreground: UnsafePointer<Sample>, _ place: Int) -> (
    offset: Float, isSharp: Bool
  )? {
    let line = ThinLine(
      before: inside &- 1, after: outside, line: levels.foreground, side: levels.background,
      limit: levels.foregroundBelow
    ) { levels.value(foreground[$0 &* step]) }
    guard let line else { return nil }
    if place > 0, place &+ 1 < count {
      let isEven = line.isEven(before: inside &- 1, after: outside) {
        levels.value(foreground[$0 &* step &+ $1 &* along])
      }
      if !isEven { return nil }
    }
    let offset = line.middle + line.width / 2 - 0.5
    return (min(max(offset, -0.5), 0.5), line.isSharp)
  }

  @inline(never)
  private func lightLine(_ foreground: UnsafePointer<Sample>, _ place: Int) -> (
    offset: Float, isSharp: Bool
  )? {
    let background = foreground + step
    let line = ThinLine(
      before: outside &- 1, after: inside, line: 0 &- levels.background,
      side: 0 &- levels.foreground,
      limit: 1 &- levels.foregroundBelow
    ) { 0 &- levels.value(background[0 &- $0 &* step]) }
    guard let line else { return nil }
    if place > 0, place &+ 1 < count {
      let isEven = line.isEven(before: outside &- 1, after: inside) {
        0 &- levels.value(background[$1 &* along &- $0 &* step])
      }
      if !isEven { return nil }
    }
    let offset = 0.5 - line.middle - line.width / 2
    return (min(max(offset, -0.5), 0.5), line.isSharp)
  }
}
