/// An arena for the arrays that are needed while one outline is fitted; all of them are released at
/// once.
///
/// Outlines are many and small: to allocate, reference-count and free each array would take as long as
/// some of the work.
///
/// It must not be used on several threads at a time.
final class FitArena {
  /// The allocated blocks, and their sizes in bytes.
  private var blocks: [(base: UnsafeMutableRawPointer, size: Int)] = []
  /// The unused rest of the last block.
  private var next: UnsafeMutableRawPointer?
  private var left = 0

  /// The size of the first block, in bytes.
  private static let first = 1 << 16
  private static let alignment = 64

  deinit {
    for block in blocks { block.base.deallocate() }
  }

  /// Uninitialized memory for a number of elements, valid until `removeAll`.
  func buffer<Element: BitwiseCopyable>(count: Int, of type: Element.Type) -> FitBuffer<Element> {
    let count = max(count, 0)
    // Every allocation begins at a multiple of 16, because each size is rounded up to one.
    let (bytes, isTooMuch) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    precondition(!isTooMuch && bytes < .max / 4 && MemoryLayout<Element>.alignment <= 16)
    let size = (bytes + 15) & ~15
    if size > left || next == nil { addBlock(atLeast: size) }
    guard let base = next else { preconditionFailure("a block has been added") }
    next = base + size
    left -= size
    return FitBuffer(
      arena: self, base: base.bindMemory(to: Element.self, capacity: count), count: count)
  }

  /// The same, filled with an element.
  func array<Element: BitwiseCopyable>(
    repeating element: Element, count: Int
  ) -> FitBuffer<Element> {
    let buffer = buffer(count: count, of: Element.self)
    buffer.base.update(repeating: element, count: buffer.count)
    return buffer
  }

  /// An empty list with a fixed capacity.
  func list<Element: BitwiseCopyable>(
    of type: Element.Type, capacity: Int
  ) -> FitList<Element> {
    FitList(buffer: buffer(count: capacity, of: type))
  }

  /// Releases everything: what has been handed out must not be used any more.
  func removeAll() {
    guard blocks.count > 1 else {
      next = blocks.first?.base
      left = blocks.first?.size ?? 0
      return
    }
    // One block that holds everything the next time.
    let size = blocks.reduce(0) { $0 + $1.size }
    for block in blocks { block.base.deallocate() }
    blocks = []
    (next, left) = (nil, 0)
    addBlock(atLeast: size)
  }

  private func addBlock(atLeast size: Int) {
    let size = max(size, FitArena.first, 2 * (blocks.last?.size ?? 0))
    let base = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: FitArena.alignment)
    blocks.append((base, size))
    (next, left) = (base, size)
  }
}

/// An array of fixed size in an arena, which it keeps alive.
///
/// It refers to its elements: copies share them.
struct FitBuffer<Element: BitwiseCopyable>: RandomAccessCollection {
  private let arena: FitArena
  let base: UnsafeMutablePointer<Element>
  let count: Int

  fileprivate init(arena: FitArena, base: UnsafeMutablePointer<Element>, count: Int) {
    self.arena = arena
    self.base = base
    self.count = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(i: Int) -> Element {
    get {
      precondition(UInt(bitPattern: i) < UInt(bitPattern: count))
      return base[i]
    }
    nonmutating set {
      precondition(UInt(bitPattern: i) < UInt(bitPattern: count))
      base[i] = newValue
    }
  }

  /// The first `count` elements.
  func first(_ count: Int) -> FitBuffer {
    precondition(count >= 0 && count <= self.count)
    return FitBuffer(arena: arena, base: base, count: count)
  }

  /// Calls `body` with a range of the elements.
  @inline(__always)
  func withElements<Result>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return withExtendedLifetime(arena) {
      body(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
    }
  }

  /// Calls `body` with the elements.
  @inline(__always)
  func withElements<Result>(_ body: (UnsafeMutableBufferPointer<Element>) -> Result) -> Result {
    withExtendedLifetime(arena) { body(UnsafeMutableBufferPointer(start: base, count: count)) }
  }
}

/// A list of fixed capacity in an arena.
struct FitList<Element: BitwiseCopyable> {
  private let buffer: FitBuffer<Element>
  private(set) var count = 0

  init(buffer: FitBuffer<Element>) { self.buffer = buffer }

  /// The elements.
  var elements: FitBuffer<Element> { buffer.first(count) }

  var isEmpty: Bool { count == 0 }

  var last: Element? { count == 0 ? nil : buffer[count - 1] }

  @inline(__always)
  subscript(i: Int) -> Element {
    get {
      precondition(UInt(bitPattern: i) < UInt(bitPattern: count))
      return buffer[i]
    }
    nonmutating set {
      precondition(UInt(bitPattern: i) < UInt(bitPattern: count))
      buffer[i] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    buffer[count] = element
    count += 1
  }

  mutating func removeLast() { count -= 1 }

  /// Appends the first `count` elements once more.
  mutating func repeatFirst(_ count: Int) {
    precondition(count <= self.count && self.count + count <= buffer.count)
    (buffer.base + self.count).update(from: buffer.base, count: count)
    self.count += count
  }

  /// Sorts nearly sorted elements by insertion, stably.
  func sortNearly(_ isBefore: (Element, Element) -> Bool) {
    for i in 1..<Swift.max(count, 1) {
      let element = buffer[i]
      var j = i
      while j > 0, isBefore(element, buffer[j - 1]) {
        buffer[j] = buffer[j - 1]
        j -= 1
      }
      buffer[j] = element
    }
  }
}

/// Memory that is reused from outline to outline: most are small, and allocating anew would take as
/// long as some of the work.
///
/// It must not be used on several threads at a time. Results do not depend on it.
package final class FitWorkspace {
  let requests = CubicBatches()
  let arena = FitArena()
  private var spare: CandidateSegments?

  package init() {}

  /// An empty set of segments for a number of nodes.
  func segments(nodeCount: Int) -> CandidateSegments {
    var segments = spare.take() ?? CandidateSegments()
    segments.removeAll(nodeCount: nodeCount)
    return segments
  }

  /// Keeps the memory of segments that are no longer needed.
  func reuse(_ segments: consuming CandidateSegments) { spare = segments }
}
