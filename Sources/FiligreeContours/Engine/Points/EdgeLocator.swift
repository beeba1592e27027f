/// Finds where in a pair of pixels, one ink and one paper, the edge between them lies.
///
/// An edge of a drawing passes through one pixel or two, and a pixel's gray is the share of it that
/// is ink; a little blur spreads it over the pixels next to them. So where the pixels at either end of
/// six have the grays of the two sides, ink A and paper B, the four between tell the edge's place
/// exactly, as the sum of their shares:
///
///     A ███ a1 ▓▓▓ a ▒▒▒ | b ░░░ b1 ··· B      Σ (B − gray) / (B − A)  pixels from a1's outer edge
///
/// This keeps areas (on average over an edge's slope the error is nil, whereas interpolation puts a
/// quarter-covered pixel's edge 0.08 px off), and does not depend on the threshold: a sharp edge
/// between any two grays lies on the pixels' common edge, not beside it.
///
/// Where more than an eighth of the change lies outside of the pair (an edge blurred by a Gaussian of a
/// deviation of 0.9 pixels or more, a photograph, a slope seen lengthwise), six pixels do not show the
/// sides' grays, and the edge is where the line through the two centers' grays crosses the threshold, as
/// in marching squares (W. Lorensen and H. Cline, 1987). There that is as near: the eighth was found by
/// comparing both over blurs of 0 to 3 pixels, `SoftEdgeTests`.
///
/// Either way it lies between the two pixels' centres, so that outlines do not cross.
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
    // gray is all there is; it can be trusted if nothing has spilt into the pixels around it.
    //
    // Which of these it is cannot be foreseen by a processor: both are worked out.
    let inkIsThick = a1 < limit
    let paperIsThick = b1 >= limit
    let inkGray = inkIsThick ? min(a, a1) : a
    let paperGray = paperIsThick ? max(b, b1) : b
    let thickInkDrift = a2 < limit ? max(0, inkGray &- a2) : 0
    let thinInkDrift = abs(a1 &- b) &+ (paperIsThick ? abs(b1 &- b) : 0)
    let thickPaperDrift = b2 >= limit ? max(0, b2 &- paperGray) : 0
    let thinPaperDrift = abs(b1 &- a) &+ (inkIsThick ? abs(a1 &- a) : 0)
    let drift =
      (inkIsThick ? thickInkDrift : thinInkDrift)
      &+ (paperIsThick ? thickPaperDrift : thinPaperDrift)
    let isSharp = drift &* 8 <= paperGray &- inkGray
    // Where a side goes on changing up to its second pixel, that one has the side's gray, and what the
    // first one lacks of it belongs to the edge.
    let inkSpill = inkIsThick ? thickInkDrift : 0
    let paperSpill = paperIsThick ? thickPaperDrift : 0
    let sideInk = inkGray &- inkSpill
    let sidePaper = paperGray &+ paperSpill
    let spilt =
      (paperSpill > 0 ? sidePaper &- b1 : 0) &- (inkSpill > 0 ? a1 &- sideInk : 0)
    let shares = 2 &* sidePaper &- a &- b &+ spilt
    let part = isSharp ? Float(shares) : levels.threshold - Float(a)
    let whole = Float(isSharp ? sidePaper &- sideInk : b &- a)
    let offset = part / whole - (isSharp ? 1 : 0.5)
    return (min(max(offset, -0.5), 0.5), isSharp)
  }
}
