/// Finds where in a pair of pixels, one ink and one paper, the edge between them lies.
///
/// A pixel's gray is the share of it that is ink, or the mean of such shares where the edge is a little
/// blurred. So where the pixels around the pair reach the grays of the two sides, ink A and paper B, the
/// sum of the shares on the way from A to B tells the edge's place exactly: of a straight edge at any
/// slope, blurred or not, as the center of its line spread (A. Tabatabai and O. Mitchell, 1984).
///
///     A ███ a1 ▓▓▓ a ▓▒▒ | b ░░░ b1 ░   B      Σ (B − v) / (B − A) − 2  pixels from the common edge
///
/// This keeps areas (on average over an edge's slope the error is nil, whereas interpolation puts a
/// quarter-covered pixel's edge 0.08 px off), and does not depend on the threshold: a sharp edge
/// between any two grays lies on the pixels' common edge, not beside it. The pixels next to the pair
/// must count: at a blur of 0.7 px what they leave out of the sum is 0.06 px.
///
/// Where the grays still change beyond the pair by more than a sixteenth (a blurred edge, a photograph,
/// a slope seen lengthwise), the edge is where the line through the two centers' grays crosses the
/// threshold, as in marching squares (W. Lorensen and H. Cline, 1987).
///
/// Either way it lies between the two pixels' centers, so that outlines do not cross.
struct EdgeLocator<Sample: LumaSample> {
  let levels: InkLevels
  /// Sample offsets from the ink pixel, inwards by one and two, outwards by one, two and three.
  ///
  /// Beyond the frame the picture goes on with the gray of its last pixel.
  let inward1: Int
  let inward2: Int
  let outward1: Int
  let outward2: Int
  let outward3: Int

  /// Prepares for a run of cracks with `inside` pixels on the ink's side of the frame (the ink pixel
  /// included) and `outside` ones on the paper's; `outward` is the step from ink to paper.
  @inline(__always)
  init(levels: InkLevels, outward: Int, inside: Int, outside: Int) {
    self.levels = levels
    inward1 = inside > 1 ? 0 &- outward : 0
    inward2 = inside > 2 ? -2 &* outward : inward1
    outward1 = outward
    outward2 = outside > 1 ? 2 &* outward : outward
    outward3 = outside > 2 ? 3 &* outward : outward2
  }

  /// How far the edge lies from the pixels' common edge, −0.5…0.5, positive towards the paper; and
  /// whether it is a sharp one.
  @inline(__always)
  func locate(_ ink: UnsafePointer<Sample>) -> (offset: Float, isSharp: Bool) {
    let a = levels.value(ink[0])
    let b = levels.value(ink[outward1])
    let a1 = levels.value(ink[inward1])
    let b1 = levels.value(ink[outward2])
    // Two grays and no more: a step, whatever its thickness on either side.
    if (a1 == a || a1 == b) && (b1 == b || b1 == a) { return (0, true) }
    let a2 = levels.value(ink[inward2])
    let b2 = levels.value(ink[outward3])
    let limit = levels.inkBelow
    // What the change beyond the pair amounts to. Where one side is only a pixel thick, that pixel's
    // gray is all there is; it can be trusted if nothing has spilt into the pixels around it. Where it is
    // two thick, its third pixel tells nothing: it is as blurred as the other side, and does not even
    // reach its own gray, so that the other side's change counts three times.
    //
    // Which of these it is cannot be foreseen by a processor: all are worked out.
    let inkIsThick = a1 < limit
    let paperIsThick = b1 >= limit
    let inkGrey = inkIsThick ? min(a, a1) : a
    let paperGrey = paperIsThick ? max(b, b1) : b
    let inkIsDeep = inkIsThick && a2 <= inkGrey
    let paperIsDeep = paperIsThick && b2 >= paperGrey
    let tails = (inkIsDeep ? inkGrey &- a2 : 0) &+ (paperIsDeep ? b2 &- paperGrey : 0)
    let thinInkDrift = inkIsThick ? 0 : abs(a1 &- b) &+ (paperIsThick ? abs(b1 &- b) : 0)
    let thinPaperDrift = paperIsThick ? 0 : abs(b1 &- a) &+ (inkIsThick ? abs(a1 &- a) : 0)
    let drift = thinInkDrift &+ thinPaperDrift &+ (inkIsDeep && paperIsDeep ? tails : 3 &* tails)
    let contrast = paperGrey &- inkGrey
    // An eighth lets slopes seen lengthwise through, whose sum is cut off: on small discs 0.05 px.
    let isSharp = drift &* 16 <= contrast
    // The pair's shares, of A = a2 and B = b2 where these are deep in their sides, and what a1 and b1 lack.
    let shares =
      2 &* paperGrey &- a &- b &+ (inkIsDeep ? a2 &- a1 : 0)
      &+ (paperIsDeep ? 3 &* (b2 &- paperGrey) &+ paperGrey &- b1 : 0)
    let part = isSharp ? Float(shares) : levels.threshold - Float(a)
    let whole = Float(isSharp ? contrast &+ tails : b &- a)
    let offset = part / whole - (isSharp ? 1 : 0.5)
    return (min(max(offset, -0.5), 0.5), isSharp)
  }
}
