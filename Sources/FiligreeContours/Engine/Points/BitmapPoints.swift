/// Writes the points that `SubpixelPointWriter` writes where there is no gray: every edge lies between two
/// pixels and is sharp.
///
/// A straight run gives the middles of its first and its last crack; where it ends in a true corner, that
/// stands for the middle next to it.
struct BitmapPointWriter {
  /// Where the points go; the room must be there.
  let target: UnsafeMutablePointer<SIMD2<Float>>
  /// How many have been written.
  private(set) var count = 0

  /// Where the contour in hand begins, and where its last straight run does.
  private var contourBegin = 0
  private var runBegin = 0
  /// The line that the run before lies on.
  private var lastLine: Int32 = 0

  init(_ target: UnsafeMutablePointer<SIMD2<Float>>) {
    self.target = target
  }

  /// Writes the points of an outline.
  mutating func add(_ walk: OutlineWalk) {
    contourBegin = count
    runBegin = count
    var previous = walk.last
    var node = walk[0]
    var wasSide = isSide(from: previous, to: node)
    var isUpright = false
    if walk.isHole {
      // Begin along the upper edge; what comes before it is the run on the left.
      lastLine = previous.x
      let before = walk[walk.count &- 2]
      addLevel(previous, node, isCorner: wasSide && isSide(previous, after: before, before: node))
    } else {
      lastLine = previous.exit
    }
    for i in 0..<walk.count {
      let next = walk[i &+ 1 == walk.count ? 0 : i &+ 1]
      let side = isSide(node, after: previous, before: next)
      addUpright(node, isCorner: wasSide && side)
      isUpright = true
      if i &+ 1 == walk.count && walk.isHole { break }
      wasSide = isSide(from: node, to: next)
      addLevel(node, next, isCorner: side && wasSide)
      isUpright = false
      previous = node
      node = next
    }
    close(isUpright)
  }

  @inline(__always)
  private mutating func addUpright(_ node: CrackNode, isCorner: Bool) {
    let (x, half) = (Float(node.x), Float(node.isUp ? -0.5 : 0.5))
    begin(SIMD2(x, Float(lastLine)), isCorner)
    let length = node.bottom &- node.top
    if !(isCorner && length > 1) { append(SIMD2(x, Float(node.entry) + half)) }
    if length > 1 { append(SIMD2(x, Float(node.exit) - half)) }
    lastLine = node.x
  }

  @inline(__always)
  private mutating func addLevel(_ node: CrackNode, _ next: CrackNode, isCorner: Bool) {
    let (y, half) = (Float(node.exit), Float(next.x > node.x ? 0.5 : -0.5))
    begin(SIMD2(Float(lastLine), y), isCorner)
    let length = abs(next.x &- node.x)
    if !(isCorner && length > 1) { append(SIMD2(Float(node.x) + half, y)) }
    if length > 1 { append(SIMD2(Float(next.x) - half, y)) }
    lastLine = node.exit
  }

  /// Writes the corner before a run, if there is one, in place of the middle before it.
  @inline(__always)
  private mutating func begin(_ corner: SIMD2<Float>, _ isCorner: Bool) {
    if isCorner {
      if count &- runBegin >= 2 { count &-= 1 }
      append(corner)
      runBegin = count &- 1
    } else {
      runBegin = count
    }
  }

  @inline(__always)
  private mutating func append(_ point: SIMD2<Float>) {
    target[count] = point
    count &+= 1
  }

  /// Drops the last points if they lie on the line that closes the contour, or on the first one.
  private mutating func close(_ isUpright: Bool) {
    let first = target[contourBegin]
    func across(_ i: Int) -> Float { isUpright ? target[i].x : target[i].y }
    if count &- runBegin >= 2, across(contourBegin) == across(count &- 1),
      across(contourBegin) == across(count &- 2)
    {
      count &-= 1
    }
    if count &- contourBegin > 1, target[count &- 1] == first { count &-= 1 }
  }
}
