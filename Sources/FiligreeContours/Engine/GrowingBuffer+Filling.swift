import FiligreeBase

extension GrowingBuffer {
  /// Tells the system that all of the buffer is about to be filled, unless the work is to stop: that takes
  /// as long as to fill it.
  func willFill(_ meter: inout WorkMeter) {
    let memory = UnsafeMutableRawBufferPointer(
      start: base, count: capacity * MemoryLayout<Element>.stride)
    FreshMemory.mayFill(memory)
    let part = 1 << 22
    for from in stride(from: 0, to: memory.count, by: part) {
      FreshMemory.willFill(
        UnsafeMutableRawBufferPointer(rebasing: memory[from..<min(from + part, memory.count)]))
      if meter.ask() { return }
    }
  }
}
