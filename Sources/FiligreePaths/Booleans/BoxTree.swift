/// A run of neighboring segments of one ring.
struct Block: BitwiseCopyable {
  var start: Int32
  var end: Int32
  var ring: Int32 = 0
  /// The directions that all of its segments have.
  ///
  /// If there is one, they share their vertices and nothing else, not even pixels.
  var headings = Heading()
  /// Bit k: segment k and the next one of the ring share their vertex and nothing else.
  var sharesVertexOnly: UInt8 = 0

  @inline(__always) var segments: Range<Int> { Int(start)..<Int(end) }

  /// The number of segments.
  @inline(__always) var count: Int { Int(end &- start) }
}

/// Two blocks whose boxes overlap; or one block, with itself.
struct BlockPair: BitwiseCopyable {
  var a: Int32
  var b: Int32
}

/// A complete binary tree of boxes over blocks of segments.
///
/// Blocks follow the outline, which keeps them small whatever the scale of the drawing, where a
/// uniform grid needs a cell size. With many rings they are sorted along Hilbert's curve (1891)
/// first, since rings that follow one another need not lie near one another. Z-order would be
/// simpler, but its jumps make boxes that reach across the drawing: with it a ray to the left
/// visits 31, 54 and 109 boxes among 1,000, 10,000 and 100,000 squares, without it 23, 34 and 37.
struct BoxTree {
  /// Segments per block; the kernel of `SegmentIntersections` takes no more.
  static let blockSize = 8

  /// Up to this many boxes, each is compared with each: a tree would be slower.
  static let smallCount = 256

  /// Up to this many rings, their own order keeps near blocks together, and sorting them gains nothing.
  static let fewRings = 4
  /// The same for this many blocks of segments.
  static let fewBlocks = 16

  private(set) var blocks: UnsafeMutablePointer<Block>
  let blockCount: Int
  /// Boxes of the tree: 1 is the root, `2i` and `2i + 1` lie below `i`, leaf `b` is `leaves + b`.
  let boxes: UnsafeMutablePointer<GridBox>
  let leaves: Int

  /// Builds the tree over blocks with the given boxes; `sorts` puts near ones together.
  init(
    _ list: ArenaList<Block>, _ blockBoxes: ArenaList<GridBox>, sorts: Bool, _ arena: inout Arena
  ) {
    blockCount = list.count
    blocks = list.base
    var leaves = 1
    while leaves < blockCount { leaves *= 2 }
    self.leaves = leaves
    boxes = arena.allocate(GridBox.self, leaves * 2)
    if sorts {
      sort(list, blockBoxes, &arena)
    } else {
      (boxes + leaves).update(from: blockBoxes.base, count: blockCount)
    }
    for i in leaves + blockCount..<leaves * 2 { boxes[i] = .empty }
    var i = leaves - 1
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
    for i in 0..<blockCount {
      let box = blockBoxes[i]
      // 31 bits of the sum become 16 bits of each coordinate.
      let x = UInt32(truncatingIfNeeded: (Int64(box.minX) + Int64(box.maxX) + (1 << 31)) >> 16)
      let y = UInt32(truncatingIfNeeded: (Int64(box.minY) + Int64(box.maxY) + (1 << 31)) >> 16)
      keys[i] = UInt64(BoxTree.hilbert(x, y)) << 32 | UInt64(i)
    }
    SmallSort.sort(keys, blockCount, by: <)
    let sorted = arena.allocate(Block.self, blockCount)
    for i in 0..<blockCount {
      let from = Int(keys[i] & 0xFFFF_FFFF)
      sorted[i] = list[from]
      boxes[leaves + i] = blockBoxes[from]
    }
    blocks = sorted
  }

  /// The position of a point of 16-bit coordinates along Hilbert's curve.
  private static func hilbert(_ x: UInt32, _ y: UInt32) -> UInt32 {
    var x = x & 0xFFFF
    var y = y & 0xFFFF
    var result: UInt32 = 0
    var bit: UInt32 = 15
    while true {
      let right = x >> bit & 1
      let upper = y >> bit & 1
      result = result << 2 | (3 &* right) ^ upper
      if bit == 0 { return result }
      // The lower quarters are turned: x and y are swapped, on the right backwards.
      if upper == 0 {
        let flip = 0 &- right
        let swapped = x ^ flip
        x = y ^ flip
        y = swapped
      }
      bit &-= 1
    }
  }

  /// Finds all pairs of blocks whose boxes overlap, including each block with itself.
  func pairs(_ arena: inout Arena) -> ArenaList<BlockPair> {
    var result = ArenaList<BlockPair>(&arena, capacity: blockCount * 4)
    if blockCount <= BoxTree.smallCount {
      pairEach(&result, &arena)
    } else {
      pairDownwards(&result, &arena)
    }
    return result
  }

  private func pairEach(_ result: inout ArenaList<BlockPair>, _ arena: inout Arena) {
    let boxes = boxes + leaves
    var i = 0
    while i < blockCount {
      let a = Int32(truncatingIfNeeded: i)
      result.append(BlockPair(a: a, b: a), &arena)
      var j = i &+ 1
      while j < blockCount {
        if boxes[i].overlaps(boxes[j]) {
          result.append(BlockPair(a: a, b: Int32(truncatingIfNeeded: j)), &arena)
        }
        j &+= 1
      }
      i &+= 1
    }
  }

  private func pairDownwards(_ result: inout ArenaList<BlockPair>, _ arena: inout Arena) {
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
        if boxes[Int(a0)].overlaps(boxes[Int(a0) &+ 1]) {
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
          if boxes[Int(a1)].overlaps(boxes[Int(b1)]) {
            stack.append(BlockPair(a: a1, b: b1), &arena)
          }
          k &-= 1
        }
      }
    }
  }
}
