import FiligreeBase

/// A label for each pixel, 0 at first.
struct LabelBuffer: ~Copyable {
  let base: UnsafeMutablePointer<UInt8>
  let count: Int

  init(count: Int) {
    self.count = count
    base = .allocate(capacity: count)
    FreshMemory.mayFill(UnsafeMutableRawBufferPointer(start: base, count: count), least: 1 << 20)
    base.initialize(repeating: 0, count: count)
  }

  deinit { base.deallocate() }
}
