/// A buffer of plain values that grows by doubling and frees itself: what the hot loops write to.
///
/// An `Array` would check bounds, uniqueness and overflow on every access; here the caller makes room
/// for a whole row at once and then writes through `base`.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// The memory; it moves when the buffer grows.
  private(set) var base: UnsafeMutablePointer<Element>
  /// How many elements are in use.
  var count = 0
  /// How many elements fit.
  private(set) var capacity: Int

  /// Creates an empty buffer with room for `capacity` elements.
  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  deinit {
    base.deallocate()
  }

  /// Makes room for `extra` further elements.
  @inline(__always)
  mutating func reserve(_ extra: Int) {
    if count + extra > capacity {
      grow(count + extra)
    }
  }

  /// Adds an element; the room must be there.
  @inline(__always)
  mutating func push(_ element: Element) {
    base[count] = element
    count &+= 1
  }

  /// Adds `extra` copies of `element`.
  mutating func fill(_ element: Element, count extra: Int) {
    reserve(extra)
    (base + count).initialize(repeating: element, count: extra)
    count += extra
  }

  @inline(never)
  private mutating func grow(_ needed: Int) {
    let newCapacity = max(needed, capacity * 2)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    grown.update(from: base, count: count)
    base.deallocate()
    base = grown
    capacity = newCapacity
  }
}
