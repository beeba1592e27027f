import Synchronization

/// Memory that one drawing leaves for the next.
///
/// Fresh memory comes from the system page by page, each cleared when it is first touched, which costs a
/// small drawing as much as its pixels. So blocks are kept, of all threads together no more than
/// `limit` bytes.
enum ScratchMemory {
  private struct Block {
    /// Where it begins: a number, as pointers may not be passed between threads unseen.
    var address: UInt
    var byteCount: Int
    /// Whether all bytes are zero.
    var isClear: Bool
  }

  private struct Kept {
    var blocks: [Block] = []
    var byteCount = 0
  }

  private static let kept = Mutex(Kept())
  /// The most bytes that are kept.
  private static let limit = 1 << 24

  /// Takes memory, aligned to 64 bytes; all bytes are zero if it is to be clear.
  static func take(byteCount: Int, isClear: Bool = false) -> UnsafeMutableRawPointer {
    let address = kept.withLock { kept -> UInt in
      let index = kept.blocks.lastIndex {
        $0.byteCount == byteCount && $0.isClear == isClear
      }
      guard let index else { return 0 }
      kept.byteCount -= byteCount
      return kept.blocks.remove(at: index).address
    }
    if let memory = UnsafeMutableRawPointer(bitPattern: address) { return memory }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    if isClear { memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
    return memory
  }

  /// Gives back what `take` gave; clear memory must be clear again.
  static func give(_ memory: UnsafeMutableRawPointer, byteCount: Int, isClear: Bool = false) {
    let isKept = kept.withLock { kept -> Bool in
      guard kept.byteCount + byteCount <= limit else { return false }
      kept.byteCount += byteCount
      kept.blocks.append(
        Block(address: UInt(bitPattern: memory), byteCount: byteCount, isClear: isClear))
      return true
    }
    if !isKept { memory.deallocate() }
  }
}
