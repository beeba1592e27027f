/// The outlines that the cracks form, and which lies inside which.
///
/// Outlines are found in the order of their uppermost, leftmost corner, so a parent always comes
/// before its children. The run to the left of that corner tells the parent at once: between it and
/// the corner the colour does not change, so if it bounds the other kind of region from inside, it
/// is the parent's; else it is a sibling's, whose parent is known.
struct OutlineForest: ~Copyable {
  /// One outline.
  struct Outline: BitwiseCopyable {
    /// Where its runs begin in `order`.
    var start: Int32
    /// How many vertical runs it has.
    var count: Int32
    /// The outline around it, or −1.
    var parent: Int32
    /// Whether it goes around paper in ink.
    var isHole: Bool
    /// How many cracks it has, upright and level ones.
    var length: Int32
  }

  /// The outlines.
  private(set) var outlines = GrowingBuffer<Outline>(capacity: 64)
  /// The vertical runs, outline after outline, each in walking order.
  private(set) var order: GrowingBuffer<Int32>

  /// Walks all outlines of `linker`'s finished bitmap.
  init(_ linker: borrowing CrackLinker) {
    let nodes = linker.nodes.base
    let nodeCount = linker.nodes.count
    order = GrowingBuffer(capacity: nodeCount)
    var owners = GrowingBuffer<Int32>(capacity: nodeCount)
    owners.fill(-1, count: nodeCount)
    let owner = owners.base
    for b in 0..<linker.births.count {
      let birth = linker.births.base[b]
      if owner[Int(birth.node)] >= 0 { continue }
      let index = Int32(truncatingIfNeeded: outlines.count)
      let isHole = nodes[Int(birth.node)].isUp
      var parent: Int32 = -1
      if birth.previous >= 0 {
        let neighbour = owner[Int(birth.previous)]
        let other = outlines.base[Int(neighbour)]
        parent = other.isHole == isHole ? other.parent : neighbour
      }
      let start = order.count
      // A hole's walk begins along its upper edge, after the run on its left.
      let first = isHole ? nodes[Int(birth.node)].next : birth.node
      var node = first
      var x = nodes[Int(first)].x
      var length: Int32 = 0
      repeat {
        owner[Int(node)] = index
        order.push(node)
        let run = nodes[Int(node)]
        length &+= abs(run.x &- x) &+ run.bottom &- run.top
        x = run.x
        node = run.next
      } while node != first
      length &+= abs(nodes[Int(first)].x &- x)
      outlines.reserve(1)
      outlines.push(
        Outline(
          start: Int32(truncatingIfNeeded: start),
          count: Int32(truncatingIfNeeded: order.count - start), parent: parent, isHole: isHole,
          length: length))
    }
  }
}
