/// Writes the points of outlines that keep to the pixel grid.
struct PixelPointWriter {
  /// Where the points go; the room must be there.
  let target: UnsafeMutablePointer<SIMD2<Float>>
  /// How many have been written.
  private(set) var count = 0

  init(_ target: UnsafeMutablePointer<SIMD2<Float>>) {
    self.target = target
  }

  /// Writes the corners of the outline along the pixels' edges, unless the work is to stop; so do the others.
  mutating func addEdges(_ walk: OutlineWalk, _ meter: inout WorkMeter) {
    if walk.isHole {
      add(walk.last.x, walk.last.exit)
    }
    for i in 0..<walk.count {
      let node = walk[i]
      add(node.x, node.entry)
      if !walk.isHole || i &+ 1 < walk.count {
        add(node.x, node.exit)
      }
      if meter.did(2) { return }
    }
  }

  /// Writes the centers of the foreground pixels along the outline: of each straight run the first and the
  /// last.
  mutating func addCenters(_ walk: OutlineWalk, _ meter: inout WorkMeter) {
    let begin = count
    var node = walk.isHole ? walk.last : walk[0]
    if walk.isHole {
      addPixels(OutlineRun(from: node, to: walk[0]), begin)
      node = walk[0]
    }
    for i in 0..<walk.count {
      addPixels(OutlineRun(vertical: node), begin)
      if i &+ 1 == walk.count && walk.isHole { break }
      let next = walk[i &+ 1 == walk.count ? 0 : i &+ 1]
      addPixels(OutlineRun(from: node, to: next), begin)
      node = next
      if meter.did(4) { return }
    }
    if count &- begin > 1, target[count &- 1] == target[begin] {
      count &-= 1
    }
  }

  private mutating func addPixels(_ run: OutlineRun, _ begin: Int) {
    let across = Float(run.foregroundLine) + 0.5
    for pixel in [run.firstPixel, run.lastPixel] {
      let point = run.point(across: across, along: Float(pixel) + 0.5)
      if count == begin || target[count &- 1] != point {
        target[count] = point
        count &+= 1
      }
    }
  }

  @inline(__always)
  private mutating func add(_ x: Int32, _ y: Int32) {
    target[count] = SIMD2(Float(x), Float(y))
    count &+= 1
  }
}
