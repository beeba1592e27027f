/// Finds the regions in which no pixel is strong, and takes them out of the tree.
///
/// Outlines and regions go in pairs: an outline around ink belongs to that region of ink, an outline
/// around a hole to that region of paper. The paper around everything has no outline and always
/// stays. A region that is taken out becomes part of the region around it, and so do the regions
/// directly inside it, which are of the same color as that one; what lies inside those moves up.
/// So every outline that is left separates two regions each of which has a strong pixel (the
/// outermost paper excepted).
///
/// The strong pixel may lie anywhere in its region, not only beside the outline: the edge of an
/// object out of focus has nothing but middle grays along it.
struct RegionStrength<Sample: LumaSample> {
  let view: LumaView<Sample>
  let levels: InkLevels

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
      let aroundIsInk = around >= 0 && !outlines[Int(around)].isHole
      if isStrong[i] && aroundIsInk == outline.isHole {
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

  /// The regions on the two sides of outline `i`; −1 is the outermost paper.
  private func regions(_ outline: OutlineForest.Outline, _ i: Int) -> (ink: Int, paper: Int) {
    outline.isHole ? (Int(outline.parent), i) : (i, Int(outline.parent))
  }

  @inline(__always)
  private func isStrongInk(_ sample: Sample) -> Bool {
    levels.value(sample) < levels.strongInkBelow
  }

  @inline(__always)
  private func isStrongPaper(_ sample: Sample) -> Bool {
    levels.value(sample) >= levels.strongPaperFrom
  }

  /// Looks at the pixels beside the vertical cracks, until both sides have a strong one.
  private func searchCracks(
    _ outline: OutlineForest.Outline, _ i: Int, _ runs: UnsafePointer<CrackNode>,
    _ isStrong: UnsafeMutableBufferPointer<Bool>, _ meter: inout WorkMeter
  ) {
    let (ink, paper) = regions(outline, i)
    var needsInk = ink >= 0 && !isStrong[ink]
    var needsPaper = paper >= 0 && !isStrong[paper]
    var k = Int(outline.start)
    let end = k &+ Int(outline.count)
    while k < end && (needsInk || needsPaper) {
      let node = runs[k]
      let x = Int(node.x)
      let inkX = node.isUp ? x &- 1 : x
      let paperX = node.isUp ? x : x &- 1
      let hasPaper = paperX >= 0 && paperX < view.width
      var y = Int(node.top)
      while y < Int(node.bottom) {
        let row = view.base + y &* view.stride
        if needsInk, isStrongInk(row[inkX]) {
          isStrong[ink] = true
          needsInk = false
        }
        if needsPaper, hasPaper, isStrongPaper(row[paperX]) {
          isStrong[paper] = true
          needsPaper = false
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
    let (ink, paper) = regions(outline, i)
    var needsInk = ink >= 0 && !isStrong[ink]
    var needsPaper = paper >= 0 && !isStrong[paper]
    var k = Int(outline.start)
    let end = k &+ Int(outline.count)
    while k < end && (needsInk || needsPaper) {
      let node = runs[k]
      k &+= 1
      // A run of ink begins on the right of a crack that is walked down, one of paper at the others.
      if node.isUp ? !needsPaper : !needsInk { continue }
      var y = Int(node.top)
      while y < Int(node.bottom) {
        let row = view.base + y &* view.stride
        var x = Int(node.x)
        while x < view.width {
          let value = levels.value(row[x])
          if (value < levels.inkBelow) == node.isUp { break }
          if node.isUp ? value >= levels.strongPaperFrom : value < levels.strongInkBelow {
            if node.isUp {
              isStrong[paper] = true
              needsPaper = false
            } else {
              isStrong[ink] = true
              needsInk = false
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
