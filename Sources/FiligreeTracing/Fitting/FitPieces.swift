/// Pieces, by the cuts that they leave: the first of each cut, and the next one after each piece.
struct FitPieces {
  /// What a piece is.
  enum Kind: UInt8 {
    case line, cubic
    /// The chain's own lines.
    case chain
  }

  /// What the search for a way reads of a piece.
  struct Link {
    /// The piece added before this one to the same cut, or -1.
    let next: Int32
    /// The cut that it leaves, and the one that it leads to.
    let origin: Int32
    let target: Int32
    var cost: Float
  }

  /// A piece as it is drawn.
  struct Drawing {
    var kind: Kind
    /// Whether it has been proven to be near enough.
    var isProven: Bool
    /// A cubic's first control, from its start, and its second, from its end.
    var arms: SIMD4<Float>
  }

  /// What is known of the pieces that leave a cut.
  struct Cut {
    /// The one that was added last, or -1.
    var head: Int32 = -1
    /// The farthest cut that they have ever led to, or 0.
    var farthest: Int32 = 0
  }

  private(set) var cuts: [Cut] = []
  /// The pieces, and how each is drawn.
  var links: [Link] = []
  var drawings: [Drawing] = []

  /// Begins anew, in the same memory.
  mutating func removeAll(cutCount: Int) {
    cuts.removeAll(keepingCapacity: true)
    cuts.append(contentsOf: repeatElement(Cut(), count: cutCount))
    links.removeAll(keepingCapacity: true)
    drawings.removeAll(keepingCapacity: true)
    links.reserveCapacity(4 * cutCount)
    drawings.reserveCapacity(4 * cutCount)
  }

  mutating func append(from origin: Int, to target: Int, cost: Float, _ drawing: Drawing) {
    let cut = cuts[origin]
    let (next, target) = (cut.head, Int32(truncatingIfNeeded: target))
    cuts[origin] = Cut(
      head: Int32(truncatingIfNeeded: links.count), farthest: max(cut.farthest, target))
    links.append(
      Link(next: next, origin: Int32(truncatingIfNeeded: origin), target: target, cost: cost))
    drawings.append(drawing)
  }
}
