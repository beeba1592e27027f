import FiligreeBase

/// The outlines that the cracks form, and which lies inside which.
///
/// Outlines are found in the order of their uppermost, leftmost corner, so a parent always comes
/// before its children. The run to the left of that corner tells the parent at once: between it and
/// the corner the color does not change, so if it bounds the other kind of region from inside, it
/// is the parent's; else it is a sibling's, whose parent is known.
struct OutlineForest: ~Copyable {
  /// One outline.
  struct Outline: BitwiseCopyable {
    /// Where its runs begin in `runs`.
    var start: Int32
    /// How many vertical runs it has.
    var count: Int32
    /// The outline around it, or −1.
    var parent: Int32
    /// Whether it goes around background in foreground.
    var isHole: Bool
  }

  /// The outlines.
  private(set) var outlines = GrowingBuffer<Outline>(capacity: 64)
  /// The vertical runs, outline after outline, each in walking order: copies, so that whoever walks
  /// an outline reads memory from front to back.
  private(set) var runs: GrowingBuffer<CrackNode>

  /// How many cracks there are in all, upright and level ones.
  var crackCount: Int {
    var sum = 0
    for i in 0..<outlines.count {
      let outline = outlines.base[i]
      let base = runs.base + Int(outline.start)
      var x = base[Int(outline.count) &- 1].x
      for k in 0..<Int(outline.count) {
        let run = base[k]
        sum &+= Int(run.bottom &- run.top) &+ Int(abs(run.x &- x))
        x = run.x
      }
    }
    return sum
  }

  /// The outline around each outline, or −1.
  var parents: [Int32] { (0..<outlines.count).map { outlines.base[$0].parent } }

  /// Walks all outlines of `linker`'s finished bitmap, and uses up its links: a run that has been
  /// walked needs none, so the complement of its outline's index is put there.
  init(_ linker: inout CrackLinker, _ meter: inout WorkMeter) {
    let nodes = UnsafePointer(linker.nodes.base)
    let links = linker.links.base
    runs = GrowingBuffer(capacity: linker.nodes.count)
    runs.willFill(&meter)
    if meter.isStopped { return }
    walks: for b in 0..<linker.births.count {
      let birth = linker.births.base[b]
      if links[Int(birth.node)] < 0 { continue }
      let index = Int32(truncatingIfNeeded: outlines.count)
      let isHole = nodes[Int(birth.node)].isUp
      var parent: Int32 = -1
      if birth.previous >= 0 {
        let neighbor = ~links[Int(birth.previous)]
        let other = outlines.base[Int(neighbor)]
        parent = other.isHole == isHole ? other.parent : neighbor
      }
      let start = runs.count
      // A hole's walk begins along its upper edge, after the run on its left.
      let first = isHole ? links[Int(birth.node)] : birth.node
      var node = first
      repeat {
        let next = links[Int(node)]
        links[Int(node)] = ~index
        runs.push(nodes[Int(node)])
        node = next
        if meter.did(1) { break walks }
      } while node != first
      outlines.reserve(1)
      outlines.push(
        Outline(
          start: Int32(truncatingIfNeeded: start),
          count: Int32(truncatingIfNeeded: runs.count - start), parent: parent, isHole: isHole))
    }
  }
}
