/// A straight run of cracks as it is walked, vertical or horizontal: the common form in which points
/// are made of both.
struct OutlineRun {
  /// Whether the cracks are upright.
  let isVertical: Bool
  /// The column boundary of upright cracks, the row boundary of others.
  let line: Int32
  /// Where along the line the walk begins.
  let start: Int32
  /// How many cracks there are.
  let length: Int32
  /// 1 or −1: the direction of the walk along the line.
  let direction: Int32
  /// 1 or −1: on which side of the line the background is.
  let outward: Int32

  /// An outline's vertical run.
  @inline(__always)
  init(vertical node: CrackNode) {
    isVertical = true
    line = node.x
    start = node.entry
    length = node.bottom &- node.top
    direction = node.isUp ? -1 : 1
    outward = node.isUp ? 1 : -1
  }

  /// The horizontal run between two successive vertical ones.
  @inline(__always)
  init(from node: CrackNode, to next: CrackNode) {
    isVertical = false
    line = node.exit
    start = node.x
    let isRightwards = next.x > node.x
    length = isRightwards ? next.x &- node.x : node.x &- next.x
    direction = isRightwards ? 1 : -1
    // Foreground is on the left-hand side of the walk: above it if it goes to the right.
    outward = isRightwards ? 1 : -1
  }

  /// The index along the line of the foreground pixel at the first crack.
  @inline(__always) var firstPixel: Int { Int(direction > 0 ? start : start &- 1) }

  /// The index along the line of the foreground pixel at the last crack.
  @inline(__always) var lastPixel: Int { firstPixel &+ Int(direction &* (length &- 1)) }

  /// The index across the line of the foreground pixels.
  @inline(__always) var foregroundLine: Int { Int(outward > 0 ? line &- 1 : line) }

  /// How many pixels there are between the line and the frame on the foreground's side, in a picture with
  /// `extent` of them across.
  @inline(__always)
  func inside(_ extent: Int) -> Int { outward > 0 ? Int(line) : extent &- Int(line) }

  /// A point on the line's side `across` and at `along`.
  @inline(__always)
  func point(across: Float, along: Float) -> SIMD2<Float> {
    isVertical ? SIMD2(across, along) : SIMD2(along, across)
  }

  /// The coordinate of `point` that all points of the run share while they lie on one line.
  @inline(__always)
  func across(_ point: SIMD2<Float>) -> Float { isVertical ? point.x : point.y }
}

/// Whether a vertical run, between the runs before and after it, can be a side of a sharp corner.
///
/// A slanted edge shows as steps: of the two directions at least one comes in single cracks, entered
/// and left by opposite turns (H. Freeman, 1974). So a run of two or more, or one that ends in two
/// turns the same way round, like the end of a line one pixel thick, is a side of its own.
@inline(__always)
func isSide(_ node: CrackNode, after previous: CrackNode, before next: CrackNode) -> Bool {
  if node.bottom &- node.top >= 2 { return true }
  let turnsLeftIn = (node.x > previous.x) == node.isUp
  let turnsLeftOut = (next.x > node.x) != node.isUp
  return turnsLeftIn == turnsLeftOut
}

/// The same for the horizontal run between two vertical ones.
@inline(__always)
func isSide(from node: CrackNode, to next: CrackNode) -> Bool {
  let isRightwards = next.x > node.x
  if abs(next.x &- node.x) >= 2 { return true }
  let turnsLeftIn = isRightwards != node.isUp
  let turnsLeftOut = isRightwards == next.isUp
  return turnsLeftIn == turnsLeftOut
}
