/// What is known while an arc is walked.
struct EdgeWalk {
  /// The labels on its left and on its right.
  var left: UInt8
  var right: UInt8
  /// How each point was found: whether its place is exact.
  var isExact: [Bool] = []
}

/// Finds where an anti-aliased edge runs near a crack between two pixels.
///
/// Along the line through both pixels' centres, a pixel's colour says how much of it each side covers.
/// From a pixel that is covered wholly by the one side to one that is covered wholly by the other, the
/// sum of these shares is where the edge crosses that line: exactly for a straight edge and a box filter,
/// while interpolating between the two pixels, as marching squares do, is off by up to a tenth of a
/// pixel. A stroke so thin that no pixel is wholly its own is found by its mass and centre of mass.
struct CrackLocator {
  let view: ColorView
  /// `CrackMap.flags`.
  let flags: UnsafeMutablePointer<UInt8>
  let colors: FaceColors
  /// How far a component may be off by noise, 0…255.
  let noise: Float

  /// Pixels of one side, from the crack inwards.
  private struct Side {
    /// How many are there, up to 3.
    var depth = 1
    /// Shares of the left side in their colours.
    var shares = SIMD4<Float>.zero
    /// The first that is wholly its side's, or −1.
    var pure = -1
  }

  /// Whether a crack parts a pixel from the next one in a direction.
  @inline(__always)
  private func isParted(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> Bool {
    let stride = view.width &+ 1
    if dx != 0 {
      return flags[y &* stride &+ (dx > 0 ? x &+ 1 : x)] & CrackMap.down != 0
    }
    return flags[(dy > 0 ? y &+ 1 : y) &* stride &+ x] & CrackMap.right != 0
  }

  /// Adds the point of the crack that leads from corner (x, y) in a direction.
  func add(
    _ x: Int, _ y: Int, _ heading: Heading, _ walk: inout EdgeWalk,
    _ points: inout [SIMD2<Float>]
  ) {
    let (dx, dy) = (heading.dx, heading.dy)
    // To the right of the heading, y pointing down; and the pixels there and on the left.
    let (nx, ny) = (-dy, dx)
    let rx = x &+ (dx < 0 || nx < 0 ? -1 : 0)
    let ry = y &+ (dy < 0 || ny < 0 ? -1 : 0)
    let (lx, ly) = (rx &- nx, ry &- ny)
    let middle = SIMD2(Float(x) + 0.5 * Float(dx), Float(y) + 0.5 * Float(dy))
    let a = colors.color(walk.left, middle.x, middle.y)
    let b = colors.color(walk.right, middle.x, middle.y)
    let (offset, isExact) = offset(lx, ly, rx, ry, nx, ny, a, b)
    points.append(middle + SIMD2(Float(nx), Float(ny)) * offset)
    walk.isExact.append(isExact)
  }

  /// How far to the right of the crack the edge runs, and whether that is exact.
  private func offset(
    _ lx: Int, _ ly: Int, _ rx: Int, _ ry: Int, _ nx: Int, _ ny: Int, _ a: SIMD4<Float>,
    _ b: SIMD4<Float>
  ) -> (Float, Bool) {
    let span = a - b
    let length = (span * span).sum()
    guard length > 0 else { return (0, false) }
    let scaled = span / length
    let slack = max(0.03, min(0.25, 2 * noise / length.squareRoot()))
    func share(_ x: Int, _ y: Int) -> Float {
      min(max(((view.color(x, y) - b) * scaled).sum(), 0), 1)
    }
    func side(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int, isLeft: Bool) -> Side {
      var side = Side()
      var (x, y) = (x, y)
      for i in 0..<3 {
        let t = share(x, y)
        side.shares[i] = t
        side.depth = i + 1
        if isLeft ? t >= 1 - slack : t <= slack {
          side.pure = i
          break
        }
        let (px, py) = (x &+ dx, y &+ dy)
        if i == 2 || px < 0 || py < 0 || px >= view.width || py >= view.height
          || isParted(x, y, dx, dy)
        {
          break
        }
        (x, y) = (px, py)
      }
      return side
    }
    let left = side(lx, ly, -nx, -ny, isLeft: true)
    let right = side(rx, ry, nx, ny, isLeft: false)
    if left.pure >= 0, right.pure >= 0 {
      var sum: Float = 0
      for i in 0..<left.pure { sum += left.shares[i] - 1 }
      for i in 0..<right.pure { sum += right.shares[i] }
      return (min(max(sum, -1), 1), true)
    }
    if left.pure < 0, left.depth < 3, right.pure >= 0 {
      if let found = thin(left, right, lx, ly, -nx, -ny, a, invert: false) { return (found, true) }
    }
    if right.pure < 0, right.depth < 3, left.pure >= 0 {
      if let found = thin(right, left, rx, ry, nx, ny, b, invert: true) { return (-found, true) }
    }
    let (t, u) = (left.shares[0], right.shares[0])
    guard t - u > 0.05 else { return (0, false) }
    return (min(max((t - 0.5) / (t - u) - 0.5, -0.5), 0.5), false)
  }

  /// The edge of a thin stroke on the side of the crack, as seen from the stroke; `color` is the
  /// stroke's own, (x, y) its pixel at the crack, (dx, dy) the way through it.
  private func thin(
    _ stroke: Side, _ ground: Side, _ x: Int, _ y: Int, _ dx: Int, _ dy: Int,
    _ color: SIMD4<Float>, invert: Bool
  ) -> Float? {
    var mass: Float = 0
    var moment: Float = 0
    func add(_ share: Float, _ place: Float) {
      mass += share
      moment += share * place
    }
    // Positions from the crack, positive towards the ground.
    for i in 0..<max(ground.pure, 0) {
      add(invert ? 1 - ground.shares[i] : ground.shares[i], Float(i) + 0.5)
    }
    for i in 0..<stroke.depth {
      add(invert ? 1 - stroke.shares[i] : stroke.shares[i], -Float(i) - 0.5)
    }
    // Beyond the stroke: the ground there is what the pixel after the next one shows.
    let (ox, oy) = (x + stroke.depth * dx, y + stroke.depth * dy)
    let (bx, by) = (ox + dx, oy + dy)
    if bx >= 0, by >= 0, bx < view.width, by < view.height, !isParted(ox, oy, dx, dy) {
      let beyond = view.color(bx, by)
      let span = color - beyond
      let length = (span * span).sum()
      if length > 400 {
        let t = ((view.color(ox, oy) - beyond) * span).sum() / length
        add(min(max(t, 0), 1), -Float(stroke.depth) - 0.5)
      }
    }
    guard mass > 0.2 else { return nil }
    return min(max(moment / mass + mass / 2, -1), 1)
  }

  /// Leaves out points of an arc that are less than exact between two that are exact: where an edge is
  /// nearly level, the cracks of its steps tell little.
  func finish(
    _ walk: inout EdgeWalk, isClosed: Bool, from begin: Int, _ points: inout [SIMD2<Float>]
  ) {
    let count = walk.isExact.count
    guard count > 4, points.count - begin == count else { return }
    var kept = begin
    for i in 0..<count {
      let before = i > 0 ? walk.isExact[i - 1] : isClosed && walk.isExact[count - 1]
      let after = i + 1 < count ? walk.isExact[i + 1] : isClosed && walk.isExact[0]
      if walk.isExact[i] || !(before && after) {
        points[kept] = points[begin + i]
        kept += 1
      }
    }
    points.removeLast(points.count - kept)
  }
}
