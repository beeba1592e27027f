/// Memory for one operation: allocated by moving a cursor, freed all at once.
///
/// A pair of hexagons takes two microseconds; a dozen calls of `malloc` would take half as long. Large
/// operations would spend a third of their time on the first touch of fresh pages. So the first
/// block comes from `BlockCache` and goes back to it.
struct Arena: ~Copyable {
  /// The newest block; its first words are the address of the block before it and its own size.
  private var block: UnsafeMutableRawPointer
  private var cursor: Int
  private var limit: Int

  private static let header = 16

  /// Creates an arena whose first block holds `capacity` bytes or more.
  init(capacity: Int) {
    limit = 0
    block = BlockCache.take(max(capacity, 256) + Arena.header, limit: &limit)
    block.storeBytes(of: 0, as: Int.self)
    cursor = Arena.header
  }

  deinit {
    // The newest block is the largest, and the one worth keeping.
    var next = block.load(as: Int.self)
    BlockCache.recycle(block)
    while let pointer = UnsafeMutableRawPointer(bitPattern: next) {
      next = pointer.load(as: Int.self)
      pointer.deallocate()
    }
  }

  /// Returns memory for `count` elements, not initialized.
  mutating func allocate<Element: BitwiseCopyable>(
    _ type: Element.Type, _ count: Int
  ) -> UnsafeMutablePointer<Element> {
    let bytes = (count * MemoryLayout<Element>.stride + 15) & ~15
    if cursor + bytes > limit {
      addBlock(bytes)
    }
    let result = block + cursor
    cursor += bytes
    return result.bindMemory(to: type, capacity: count)
  }

  /// Returns memory for `count` elements, all of them `value`.
  @inline(__always) mutating func allocate<Element: BitwiseCopyable>(
    repeating value: Element, _ count: Int
  ) -> UnsafeMutablePointer<Element> {
    let result = allocate(Element.self, count)
    result.update(repeating: value, count: count)
    return result
  }

  @inline(never) private mutating func addBlock(_ bytes: Int) {
    // A block that is kept for the next operation is worth more than a larger one that is not.
    let doubled =
      limit < BlockCache.largestKept ? min(2 * limit, BlockCache.largestKept) : 2 * limit
    let size = max(bytes + Arena.header, doubled)
    let new = BlockCache.allocate(size)
    new.storeBytes(of: Int(bitPattern: block), as: Int.self)
    new.storeBytes(of: size, toByteOffset: 8, as: Int.self)
    block = new
    cursor = Arena.header
    limit = size
  }
}

/// A growing array in an arena, for bitwise-copyable values.
///
/// No reference counts, no bounds checks; memory that it outgrows stays in the arena until the end.
struct ArenaList<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  var count = 0
  private var capacity: Int

  /// Creates an empty list with capacity for `capacity` elements.
  init(_ arena: inout Arena, capacity: Int) {
    self.capacity = Swift.max(capacity, 4)
    base = arena.allocate(Element.self, self.capacity)
  }

  /// Creates an empty list without memory.
  init() {
    base = .dangling
    capacity = 0
  }

  /// Creates a list of the elements of another one, which may lie in another arena.
  init(copying other: ArenaList<Element>, _ arena: inout Arena) {
    self.init(&arena, capacity: other.count)
    append(other, &arena)
  }

  @inline(__always) subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  /// Adds `element` at the end.
  @inline(__always) mutating func append(_ element: Element, _ arena: inout Arena) {
    if count == capacity {
      grow(count &+ 1, &arena)
    }
    base[count] = element
    count &+= 1
  }

  /// Adds the elements of another list at the end.
  mutating func append(_ other: ArenaList<Element>, _ arena: inout Arena) {
    reserve(count + other.count, &arena)
    (base + count).update(from: other.base, count: other.count)
    count += other.count
  }

  /// Grows the capacity to `needed` elements at least.
  mutating func reserve(_ needed: Int, _ arena: inout Arena) {
    if needed > capacity {
      grow(needed, &arena)
    }
  }

  @inline(never) private mutating func grow(_ needed: Int, _ arena: inout Arena) {
    let newCapacity = Swift.max(capacity * 2, needed)
    let new = arena.allocate(Element.self, newCapacity)
    new.update(from: base, count: count)
    base = new
    capacity = newCapacity
  }
}

extension ArenaList: Sequence {
  /// Iterates over the elements that there are now.
  func makeIterator() -> UnsafeBufferPointer<Element>.Iterator {
    UnsafeBufferPointer(start: base, count: count).makeIterator()
  }
}

extension UnsafeMutablePointer {
  /// A pointer for empty lists, which is never read or written.
  static var dangling: UnsafeMutablePointer {
    // Any address but null.
    UnsafeMutablePointer(bitPattern: 16)!
  }
}
