/// Finds the regions in which no pixel is strong, and takes them out of the tree.
///
/// Outlines and regions go in pairs: an outline around foreground belongs to that region of foreground, an outline
/// around a hole to that region of background. The background around everything has no outline and always
/// stays. A region that is taken out becomes part of the region around it, and so do the regions
/// directly inside it, which are of the same color as that one; what lies inside those moves up.
/// So every outline that is left separates two regions each of which has a strong pixel (the
/// outermost background excepted).
///
/// The strong pixel may lie anywhere in its region, not only beside the outline: the edge of an
/// object out of focus has nothing but middle grays along it.
struct RegionStrength<Sample: LumaSample> {
  let view: LumaView<Sample>
  let levels: ForegroundLevels

  /// For each outline the kept outline around it, −1 for none, −2 if it is taken out itself;
  /// nothing of use if the work was to stop.
  func keptParents(_ forest: borrowing OutlineForest, _ meter: inout WorkMeter) -> [Int32] {
    let outlines = forest.outlines.base
    let count = forest.outlines.count
    var isStrong = [Bool](repeating: false, count: count)
    isStrong.withUnsafeMutableBufferPointer { isStrong in
      // Most regions show a strong pixel within the first few cracks of their outline.
      for i in 0..<count {
        searchCracks(outlines[i], i, forest.runs.base, isStrong, &meter)
        if meter.isStopped { return }
      }
      for i in 0..<count {
        searchInside(outlines[i], i, forest.runs.base, isStrong, &meter)
        if meter.isStopped { return }
      }
    }
    if meter.isStopped { return [] }
    var parents = [Int32](repeating: -1, count: count)
    /// The kept outline whose region this outline's region is now part of.
    var merged = [Int32](repeating: -1, count: count)
    for i in 0..<count {
      let outline = outlines[i]
      let around = outline.parent < 0 ? -1 : merged[Int(outline.parent)]
      let aroundIsForeground = around >= 0 && !outlines[Int(around)].isHole
      if isStrong[i] && aroundIsForeground == outline.isHole {
        parents[i] = around
        merged[i] = Int32(truncatingIfNeeded: i)
      } else {
        parents[i] = -2
        merged[i] = around
      }
      if meter.did(1) { return [] }
    }
    return parents
  }

  /// The regions on the two sides of outline `i`; −1 is the outermost background.
  private func regions(_ outline: OutlineForest.Outline, _ i: Int) -> (
    foreground: Int, background: Int
  ) {
    outline.isHole ? (Int(outline.parent), i) : (i, Int(outline.parent))
  }

  @inline(__always)
  private func isStrongForeground(_ sample: Sample) -> Bool {
    levels.value(sample) < levels.strongForegroundBelow
  }

  @inline(__always)
  private func isStrongBackground(_ sample: Sample) -> Bool {
    levels.value(sample) >= levels.strongBackgroundFrom
  }

  /// Looks at the pixels beside the vertical cracks, until both sides have a strong one.
  private func searchCracks(
    _ outline: OutlineForest.Outline, _ i: Int, _ runs: UnsafePointer<CrackNode>,
    _ isStrong: UnsafeMutableBufferPointer<Bool>, _ meter: inout WorkMeter
  ) {
    let (foreground, background) = regions(outline, i)
    var needsForeground = foreground >= 0 && !isStrong[foreground]
    var needsBackground = background >= 0 && !isStrong[background]
    var k = Int(outline.start)
    let end = k &+ Int(outline.count)
    while k < end && (needsForeground || needsBackground) {
      let node = runs[k]
      let x = Int(node.x)
      let foregroundX = node.isUp ? x &- 1 : x
      let backgroundX = node.isUp ? x : x &- 1
      let hasBackground = backgroundX >= 0 && backgroundX < view.width
      var y = Int(node.top)
      while y < Int(node.bottom) {
        let row = view.base + y &* view.stride
        if needsForeground, isStrongForeground(row[foregroundX]) {
          isStrong[foreground] = true
          needsForeground = false
        }
        if needsBackground, hasBackground, isStrongBackground(row[backgroundX]) {
          isStrong[background] = true
          needsBackground = false
        }
        y &+= 1
      }
      k &+= 1
      if meter.did(Int(node.bottom &- node.top)) { return }
    }
  }

  /// Looks at whole regions: each run of pixels of a region begins at one of its outlines' cracks.
  private func searchInside(
    _ outline: OutlineForest.Outline, _ i: Int, _ runs: UnsafePointer<CrackNode>,
    _ isStrong: UnsafeMutableBufferPointer<Bool>, _ meter: inout WorkMeter
  ) {
    let (foreground, background) = regions(outline, i)
    var needsForeground = foreground >= 0 && !isStrong[foreground]
    var needsBackground = background >= 0 && !isStrong[background]
    var k = Int(outline.start)
    let end = k &+ Int(outline.count)
    while k < end && (needsForeground || needsBackground) {
      let node = runs[k]
      k &+= 1
      // A run of foreground begins on the right of a crack that is walked down, one of background at the others.
      if node.isUp ? !needsBackground : !needsForeground { continue }
      var y = Int(node.top)
      while y < Int(node.bottom) {
        let row = view.base + y &* view.stride
        var x = Int(node.x)
        while x < view.width {
          let value = levels.value(row[x])
          if (value < levels.foregroundBelow) == node.isUp { break }
          if node.isUp ? value >= levels.strongBackgroundFrom : value < levels.strongForegroundBelow
          {
            if node.isUp {
              isStrong[background] = true
              needsBackground = false
            } else {
              isStrong[foreground] = true
              needsForeground = false
            }
            y = Int(node.bottom)
            break
          }
          x &+= 1
        }
        y &+= 1
        if meter.did(x &- Int(node.x) &+ 1) { return }
      }
    }
  }
}
