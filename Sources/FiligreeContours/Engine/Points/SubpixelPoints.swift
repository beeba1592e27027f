/// Writes the points of outlines where the grays put them.
///
/// Each crack moves along its normal to where `EdgeLocator` finds the edge, and gives the point in
/// its middle. Where two sharp edges meet in a true corner (`isSide`, and neither edge slants by more
/// than `maximumSlope`), the corner is put where their lines cross, so that a rectangle stays one;
/// everywhere else the middles are joined directly, which turns a staircase into the slope that it
/// stands for. Points between two others on the same upright or level line are left out.
struct SubpixelPointWriter<Sample: LumaSample> {
  let view: LumaView<Sample>
  let levels: ForegroundLevels
  /// Where the points go; the room must be there.
  let target: UnsafeMutablePointer<SIMD2<Float>>
  /// How many have been written.
  private(set) var count = 0

  /// Where the contour in hand begins, and where its last straight run does.
  private var contourBegin = 0
  private var runBegin = 0
  /// The edge at the last crack, and whether it can be a side of a corner.
  private var lastEdge: Float = 0
  private var lastIsSharp = false

  /// How much the edge may move from one crack to the next beside a sharp corner: what 8 bits leave
  /// uncertain of a faint edge, and much less than the corners of turned squares have.
  private static var maximumSlope: Float { 1.0 / 16 }

  init(
    view: LumaView<Sample>, levels: ForegroundLevels, target: UnsafeMutablePointer<SIMD2<Float>>
  ) {
    self.view = view
    self.levels = levels
    self.target = target
  }

  /// Writes the points of an outline, unless the work is to stop.
  mutating func add(_ walk: OutlineWalk, _ meter: inout WorkMeter) {
    contourBegin = count
    runBegin = count
    var previous = walk.last
    var node = walk[0]
    var run = OutlineRun(from: previous, to: node)
    var wasSide = isSide(from: previous, to: node)
    if walk.isHole {
      // Begin along the upper edge; what comes before it is the run on the left.
      enterAfter(OutlineRun(vertical: previous))
      let before = walk[walk.count &- 2]
      addRun(run, mayTurnSharply: wasSide && isSide(previous, after: before, before: node))
    } else {
      enterAfter(run)
    }
    for i in 0..<walk.count {
      let next = walk[i &+ 1 == walk.count ? 0 : i &+ 1]
      let side = isSide(node, after: previous, before: next)
      run = OutlineRun(vertical: node)
      addRun(run, mayTurnSharply: wasSide && side)
      if i &+ 1 == walk.count && walk.isHole { break }
      wasSide = isSide(from: node, to: next)
      run = OutlineRun(from: node, to: next)
      addRun(run, mayTurnSharply: side && wasSide)
      if meter.did(Int(node.bottom &- node.top) &+ Int(run.length)) { return }
      previous = node
      node = next
    }
    close(run)
  }

  /// Drops the last points if they lie on the line that closes the contour, or on the first one.
  private mutating func close(_ run: OutlineRun) {
    let first = target[contourBegin]
    if count &- runBegin >= 2, run.across(first) == run.across(target[count &- 1]),
      run.across(first) == run.across(target[count &- 2])
    {
      count &-= 1
    }
    if count &- contourBegin > 1, target[count &- 1] == first {
      count &-= 1
    }
  }

  /// What the locator needs to know of a run, or nil for one on the frame, where there is no background.
  @inline(__always)
  private func locator(_ run: OutlineRun) -> EdgeLocator<Sample>? {
    let extent = run.isVertical ? view.width : view.height
    let inside = run.inside(extent)
    if inside == extent { return nil }
    let (step, along) = run.isVertical ? (1, view.stride) : (view.stride, 1)
    return EdgeLocator(
      levels: levels, outward: Int(run.outward) &* step, inside: inside,
      outside: extent &- inside, along: along, count: run.isVertical ? view.height : view.width)
  }

  /// The foreground pixel at a crack of a run.
  @inline(__always)
  private func foreground(_ run: OutlineRun, _ pixel: Int) -> UnsafePointer<Sample> {
    run.isVertical
      ? view.base + (pixel &* view.stride &+ run.foregroundLine)
      : view.base + (run.foregroundLine &* view.stride &+ pixel)
  }

  /// Takes the last crack of `run` as the one before the contour's first.
  private mutating func enterAfter(_ run: OutlineRun) {
    guard let locator = locator(run) else {
      (lastEdge, lastIsSharp) = (Float(run.line), true)
      return
    }
    let edge = locator.locate(foreground(run, run.lastPixel), at: run.lastPixel)
    lastEdge = Float(run.line) + Float(run.outward) * edge.offset
    let before = run.lastPixel - Int(run.direction)
    lastIsSharp =
      edge.isSharp
      && (run.length < 2
        || isLevel(
          edge.offset, locator.locate(foreground(run, before), at: before).offset))
  }

  @inline(__always)
  private func isLevel(_ a: Float, _ b: Float) -> Bool { abs(a - b) <= Self.maximumSlope }

  private mutating func addRun(_ run: OutlineRun, mayTurnSharply: Bool) {
    let line = Float(run.line)
    let sign = Float(run.outward)
    let direction = Float(run.direction)
    var along = Float(run.start) + 0.5 * direction
    guard let locator = locator(run) else {
      begin(run, line, isSharp: true, mayTurnSharply: mayTurnSharply)
      add(run, line, along)
      if run.length > 1 {
        add(run, line, along + Float(run.length &- 1) * direction)
      }
      lastEdge = line
      lastIsSharp = true
      return
    }
    var pixel = foreground(run, run.firstPixel)
    let step = (run.isVertical ? view.stride : 1) &* Int(run.direction)
    var place = run.firstPixel
    var edge = locator.locate(pixel, at: place)
    if run.length == 1 {
      // What slanted edges are made of.
      let position = line + sign * edge.offset
      begin(
        run, position, isSharp: mayTurnSharply && lastIsSharp && edge.isSharp,
        mayTurnSharply: mayTurnSharply)
      add(run, position, along)
      lastEdge = position
      lastIsSharp = edge.isSharp
      return
    }
    var before = edge
    var left = run.length
    while left > 0 {
      left &-= 1
      let next: (offset: Float, isSharp: Bool)
      if left > 0 {
        pixel += step
        place &+= Int(run.direction)
        next = locator.locate(pixel, at: place)
      } else {
        next = edge
      }
      let position = line + sign * edge.offset
      if left == run.length &- 1 {
        let isSharp =
          mayTurnSharply && lastIsSharp && edge.isSharp && isLevel(edge.offset, next.offset)
        begin(run, position, isSharp: isSharp, mayTurnSharply: mayTurnSharply)
      }
      add(run, position, along)
      along += direction
      if left > 0 { before = edge }
      edge = next
    }
    lastEdge = line + sign * edge.offset
    lastIsSharp = edge.isSharp && isLevel(edge.offset, before.offset)
  }

  /// Writes the corner before a run, if there is one, and makes it or the next point the run's first.
  @inline(__always)
  private mutating func begin(
    _ run: OutlineRun, _ position: Float, isSharp: Bool, mayTurnSharply: Bool
  ) {
    if mayTurnSharply && isSharp && lastIsSharp {
      let corner = run.point(across: position, along: lastEdge)
      // On the previous run's line as well: what lay between it and an earlier point there goes.
      let n = count &- runBegin
      if n >= 2, along(run, target[count &- 1]) == lastEdge,
        along(run, target[count &- 2]) == lastEdge
      {
        count &-= 1
      }
      if count == contourBegin || target[count &- 1] != corner {
        target[count] = corner
        count &+= 1
      }
      runBegin = count &- 1
    } else {
      runBegin = count
    }
  }

  @inline(__always)
  private func along(_ run: OutlineRun, _ point: SIMD2<Float>) -> Float {
    run.isVertical ? point.y : point.x
  }

  @inline(__always)
  private mutating func add(_ run: OutlineRun, _ position: Float, _ along: Float) {
    let point = run.point(across: position, along: along)
    let n = count &- runBegin
    if n >= 2 {
      if run.across(target[count &- 1]) == position, run.across(target[count &- 2]) == position {
        count &-= 1
      }
    } else if count > contourBegin, target[count &- 1] == point {
      return
    }
    target[count] = point
    count &+= 1
  }
}
