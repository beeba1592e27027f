import Foundation

/// A buffer of plain values that grows by doubling and frees itself: what the hot loops write to.
///
/// An `Array` would check bounds, uniqueness and overflow on every access; here the caller makes room
/// for a whole row at once and then writes through `base`.
@usableFromInline
package struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// The memory; it moves when the buffer grows.
  @usableFromInline package private(set) var base: UnsafeMutablePointer<Element>
  /// How many elements are in use.
  @usableFromInline package var count = 0
  /// How many elements fit.
  @usableFromInline package private(set) var capacity: Int

  /// Creates an empty buffer with room for `capacity` elements.
  package init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = Self.reallocate(nil, self.capacity)
  }

  deinit {
    free(base)
  }

  /// Makes room for `extra` further elements.
  @inlinable @inline(__always)
  package mutating func reserve(_ extra: Int) {
    if count + extra > capacity {
      grow(count + extra)
    }
  }

  /// Adds an element; the room must be there.
  @inlinable @inline(__always)
  package mutating func push(_ element: Element) {
    base[count] = element
    count &+= 1
  }

  /// Adds `extra` copies of `element`.
  @inlinable
  package mutating func fill(_ element: Element, count extra: Int) {
    reserve(extra)
    (base + count).initialize(repeating: element, count: extra)
    count += extra
  }

  @usableFromInline @inline(never)
  mutating func grow(_ needed: Int) {
    let newCapacity = max(needed, capacity * 2)
    base = Self.reallocate(base, newCapacity)
    capacity = newCapacity
  }

  /// `realloc` moves the pages of a large buffer instead of copying what is in them.
  private static func reallocate(
    _ old: UnsafeMutablePointer<Element>?, _ capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    // Elements are plain numbers: malloc's alignment of 16 bytes is enough for all of them.
    guard let memory = realloc(old, capacity * MemoryLayout<Element>.stride) else {
      // As everywhere in Swift, running out of memory ends the program.
      fatalError("out of memory for \(capacity) elements")
    }
    let size = capacity * MemoryLayout<Element>.stride
    FreshMemory.mayFill(UnsafeMutableRawBufferPointer(start: memory, count: size))
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}
