/// Finds the box around the points that `SubpixelPointWriter` writes, without writing them.
///
/// Points lie at most half a pixel off their cracks, across, and in the middle of them or at corners
/// along. So the outermost points to the left are those of the leftmost cracks, and so on.
struct SubpixelBox<Sample: LumaSample> {
  let view: LumaView<Sample>
  let levels: ForegroundLevels

  /// The box: its upper left corner, then its lower right one; `cracks` is the box around the cracks.
  func box(around walk: OutlineWalk, cracks: SIMD4<Int32>) -> SIMD4<Float> {
    var box = SIMD4(Float.infinity, .infinity, -.infinity, -.infinity)
    var node = walk.last
    for i in 0..<walk.count {
      let next = walk[i]
      if node.exit == cracks.y || node.exit == cracks.w {
        let (low, high) = range(OutlineRun(from: node, to: next))
        box.y = min(box.y, low)
        box.w = max(box.w, high)
      }
      if next.x == cracks.x || next.x == cracks.z {
        let (low, high) = range(OutlineRun(vertical: next))
        box.x = min(box.x, low)
        box.z = max(box.z, high)
      }
      node = next
    }
    return box
  }

  /// The least and the largest coordinate across a run's line.
  private func range(_ run: OutlineRun) -> (low: Float, high: Float) {
    let line = Float(run.line)
    let extent = run.isVertical ? view.width : view.height
    let inside = run.inside(extent)
    // On the frame, where there is no background.
    if inside == extent { return (line, line) }
    let (across, along) = run.isVertical ? (1, view.stride) : (view.stride, 1)
    let locator = EdgeLocator<Sample>(
      levels: levels, outward: Int(run.outward) &* across, inside: inside,
      outside: extent &- inside, along: along, count: run.isVertical ? view.height : view.width)
    var place = run.firstPixel
    var pixel = view.base + (run.foregroundLine &* across &+ run.firstPixel &* along)
    var (low, high) = (Float.infinity, -Float.infinity)
    for _ in 0..<run.length {
      let position = line + Float(run.outward) * locator.locate(pixel, at: place).offset
      low = min(low, position)
      high = max(high, position)
      pixel += Int(run.direction) &* along
      place &+= Int(run.direction)
    }
    return (low, high)
  }
}
