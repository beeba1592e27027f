/// A run of neighbouring segments and the box around them.
struct Block: BitwiseCopyable {
  var start: Int32
  var end: Int32
}

/// Two blocks whose boxes meet; or one block, with itself.
struct BlockPair: BitwiseCopyable {
  var a: Int32
  var b: Int32
}

/// A complete binary tree of boxes over blocks of segments.
///
/// Blocks follow the outline, which keeps them small whatever the scale of the drawing, where a
/// uniform grid needs a cell size. With many rings they are sorted along a Z-order curve first (Morton
/// 1966), since rings that follow one another need not lie near one another.
struct BoxTree {
  /// Segments a block.
  static let blockSize = 8

  private(set) var blocks: UnsafeMutablePointer<Block>
  private(set) var blockCount = 0
  /// Boxes of the tree: 1 is the root, `2i` and `2i + 1` lie below `i`, leaf `b` is `leaves + b`.
  private(set) var boxes: UnsafeMutablePointer<GridBox>
  private(set) var leaves = 0

  /// Creates a tree with nothing in it.
  init() {
    // Any address but null: nothing is read while `leaves` is 0.
    blocks = UnsafeMutablePointer(bitPattern: 16)!
    boxes = UnsafeMutablePointer(bitPattern: 16)!
  }

  /// Builds the tree over blocks in order, whose boxes are given; `sorts` puts near ones together.
  mutating func build(
    _ list: ArenaList<Block>, _ blockBoxes: ArenaList<GridBox>, sorts: Bool, _ arena: inout Arena
  ) {
    blockCount = list.count
    blocks = list.base
    leaves = 1
    while leaves < blockCount { leaves *= 2 }
    boxes = arena.allocate(GridBox.self, leaves * 2)
    if sorts {
      sort(list, blockBoxes, &arena)
    } else {
      (boxes + leaves).update(from: blockBoxes.base, count: blockCount)
    }
    var i = leaves + blockCount
    while i < leaves * 2 {
      boxes[i] = .empty
      i += 1
    }
    i = leaves - 1
    while i > 0 {
      var box = boxes[2 * i]
      box.unite(boxes[2 * i + 1])
      boxes[i] = box
      i -= 1
    }
  }

  private mutating func sort(
    _ list: ArenaList<Block>, _ blockBoxes: ArenaList<GridBox>, _ arena: inout Arena
  ) {
    let keys = arena.allocate(UInt64.self, blockCount)
    let order = arena.allocate(Int32.self, blockCount)
    var i = 0
    while i < blockCount {
      let box = blockBoxes[i]
      // 30 bits and the sign become 16 bits each, which interleave to a 32-bit code.
      let x = UInt64((Int64(box.minX) + Int64(box.maxX) + (1 << 31)) >> 16)
      let y = UInt64((Int64(box.minY) + Int64(box.maxY) + (1 << 31)) >> 16)
      keys[i] = (BoxTree.spread(x) | BoxTree.spread(y) << 1) << 32 | UInt64(i)
      i += 1
    }
    var all = UnsafeMutableBufferPointer(start: keys, count: blockCount)
    all.sort()
    let sorted = arena.allocate(Block.self, blockCount)
    i = 0
    while i < blockCount {
      let from = Int(keys[i] & 0xFFFF_FFFF)
      order[i] = Int32(truncatingIfNeeded: from)
      sorted[i] = list[from]
      boxes[leaves + i] = blockBoxes[from]
      i += 1
    }
    blocks = sorted
  }

  /// Puts a zero between each two of the low 16 bits.
  private static func spread(_ value: UInt64) -> UInt64 {
    var v = value & 0xFFFF
    v = (v | v << 8) & 0x00FF_00FF
    v = (v | v << 4) & 0x0F0F_0F0F
    v = (v | v << 2) & 0x3333_3333
    v = (v | v << 1) & 0x5555_5555
    return v
  }

  /// Finds all pairs of blocks whose boxes meet, each block with itself included.
  func pairs(_ arena: inout Arena) -> ArenaList<BlockPair> {
    var result = ArenaList<BlockPair>(&arena, capacity: blockCount * 4)
    var stack = ArenaList<BlockPair>(&arena, capacity: 256)
    stack.append(BlockPair(a: 1, b: 1), &arena)
    while stack.count > 0 {
      stack.count &-= 1
      let pair = stack[stack.count]
      let a = Int(pair.a)
      let b = Int(pair.b)
      if a >= leaves {
        result.append(
          BlockPair(
            a: Int32(truncatingIfNeeded: a &- leaves), b: Int32(truncatingIfNeeded: b &- leaves)),
          &arena)
        continue
      }
      let a0 = pair.a &* 2
      let b0 = pair.b &* 2
      if a == b {
        if boxes[Int(a0)].meets(boxes[Int(a0) &+ 1]) {
          stack.append(BlockPair(a: a0, b: a0 &+ 1), &arena)
        }
        if boxes[Int(a0) &+ 1].minX <= boxes[Int(a0) &+ 1].maxX {
          stack.append(BlockPair(a: a0 &+ 1, b: a0 &+ 1), &arena)
        }
        stack.append(BlockPair(a: a0, b: a0), &arena)
      } else {
        var k: Int32 = 3
        while k >= 0 {
          let a1 = a0 &+ (k >> 1)
          let b1 = b0 &+ (k & 1)
          if boxes[Int(a1)].meets(boxes[Int(b1)]) {
            stack.append(BlockPair(a: a1, b: b1), &arena)
          }
          k &-= 1
        }
      }
    }
    return result
  }
}
