/// Pieces, by the cuts that they leave: the first of each cut, and the next one after each piece.
struct FitPieces {
  /// What a piece is.
  enum Kind: UInt8 {
    case line, cubic
    /// The chain's own lines.
    case chain
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
  /// The piece added before each piece to the same cut, or -1.
  private(set) var nexts: [Int32] = []
  /// The cut that each piece leads to, what it costs, and how it is drawn.
  private(set) var targets: [Int32] = []
  var costs: [Float] = []
  var drawings: [Drawing] = []

  init(cutCount: Int) {
    heads = Array(repeating: -1, count: cutCount)
    nexts.reserveCapacity(8 * cutCount)
    targets.reserveCapacity(8 * cutCount)
    costs.reserveCapacity(8 * cutCount)
    drawings.reserveCapacity(8 * cutCount)
  }

  mutating func append(from origin: Int, to target: Int, cost: Float, _ drawing: Drawing) {
    nexts.append(heads[origin])
    heads[origin] = Int32(truncatingIfNeeded: targets.count)
    targets.append(Int32(truncatingIfNeeded: target))
    costs.append(cost)
    drawings.append(drawing)
  }

  /// What the search for a way reads.
  struct Buffers {
    let heads: UnsafeBufferPointer<Int32>
    let nexts: UnsafeBufferPointer<Int32>
    let targets: UnsafeBufferPointer<Int32>
    let costs: UnsafeBufferPointer<Float>
  }

  @inline(__always)
  func withBuffers(_ body: (Buffers) -> Void) {
    heads.withUnsafeBufferPointer { heads in
      nexts.withUnsafeBufferPointer { nexts in
        targets.withUnsafeBufferPointer { targets in
          costs.withUnsafeBufferPointer { costs in
            body(Buffers(heads: heads, nexts: nexts, targets: targets, costs: costs))
          }
        }
      }
    }
  }
}
