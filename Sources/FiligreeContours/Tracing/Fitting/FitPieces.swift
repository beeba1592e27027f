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

  /// The piece of each cut that was added last, or -1.
  private(set) var heads: [Int32]
  /// The farthest cut that pieces of each cut have ever led to, or 0.
  private(set) var farthest: [Int32]
  /// The pieces, and how each is drawn.
  var links: [Link] = []
  var drawings: [Drawing] = []

  /// Begins anew, in the same memory.
  mutating func removeAll(cutCount: Int) {
    heads.removeAll(keepingCapacity: true)
    heads.append(contentsOf: repeatElement(-1, count: cutCount))
    farthest.removeAll(keepingCapacity: true)
    farthest.append(contentsOf: repeatElement(0, count: cutCount))
    links.removeAll(keepingCapacity: true)
    drawings.removeAll(keepingCapacity: true)
  }

  init(cutCount: Int) {
    heads = Array(repeating: -1, count: cutCount)
    farthest = Array(repeating: 0, count: cutCount)
    links.reserveCapacity(4 * cutCount)
    drawings.reserveCapacity(4 * cutCount)
  }

  mutating func append(from origin: Int, to target: Int, cost: Float, _ drawing: Drawing) {
    let next = heads[origin]
    let target = Int32(truncatingIfNeeded: target)
    heads[origin] = Int32(truncatingIfNeeded: links.count)
    farthest[origin] = max(farthest[origin], target)
    links.append(
      Link(next: next, origin: Int32(truncatingIfNeeded: origin), target: target, cost: cost))
    drawings.append(drawing)
  }
}
