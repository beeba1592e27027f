import FiligreeBase

/// A label for each pixel.
struct LabelBuffer: ~Copyable {
  let base: UnsafeMutablePointer<UInt8>
  let count: Int

  init(count: Int, filledWith label: UInt8 = 0) {
    self.count = count
    base = .allocate(capacity: count)
    FreshMemory.mayFill(UnsafeMutableRawBufferPointer(start: base, count: count), least: 1 << 20)
    base.initialize(repeating: label, count: count)
  }

  deinit { base.deallocate() }
}
