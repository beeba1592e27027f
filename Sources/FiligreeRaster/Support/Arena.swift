/// Memory that is handed out piece by piece and given back all at once.
///
/// Edges and clip coverage live as long as a scene or a band does; taking each from the general
/// allocator would cost more than filling it. Pieces keep their addresses for good.
///
/// Only types without a deinitializer may be put into it. An arena belongs to one thread at a time.
final class Arena {
  private var chunks: [UnsafeMutableRawBufferPointer] = []
  private var chunk = 0
  private var used = 0

  /// A position to which the arena can go back.
  struct Mark {
    fileprivate var chunk: Int
    fileprivate var used: Int
  }

  deinit {
    for chunk in chunks {
      if let first = chunk.baseAddress, chunk.count == Arena.chunkSize {
        ScratchMemory.give(first, byteCount: chunk.count)
      } else {
        chunk.deallocate()
      }
    }
  }

  /// Takes memory for `count` values, not initialized, aligned to 16 bytes.
  func allocate<T>(_ type: T.Type, count: Int) -> UnsafeMutablePointer<T> {
    let size = (max(count, 1) * MemoryLayout<T>.stride + 15) & ~15
    while chunk < chunks.count, used + size > chunks[chunk].count {
      chunk += 1
      used = 0
    }
    if chunk == chunks.count {
      chunks.append(
        size <= Arena.chunkSize
          ? UnsafeMutableRawBufferPointer(
            start: ScratchMemory.take(byteCount: Arena.chunkSize), count: Arena.chunkSize)
          : .allocate(byteCount: size, alignment: 16))
      used = 0
    }
    // A chunk that the allocator has just given has a base address.
    let start = chunks[chunk].baseAddress.unsafelyUnwrapped + used
    used += size
    return start.bindMemory(to: T.self, capacity: max(count, 1))
  }

  /// The present position.
  var mark: Mark { Mark(chunk: chunk, used: used) }

  /// Gives back all that was taken since `mark`; the memory stays with the arena for reuse.
  func release(to mark: Mark) {
    chunk = mark.chunk
    used = mark.used
  }

  private static let chunkSize = 1 << 16
}
