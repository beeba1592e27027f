import Foundation

/// How often colours are seen, by their highest bits.
///
/// Fresh memory that was not written to takes none: a picture of few colours has few pages of bins.
struct ColorHistogram: ~Copyable {
  /// A filled bin: how many pixels, and their mean colour.
  struct Bin {
    var count: UInt64
    var mean: SIMD4<Float>
  }

  /// For each bin the sums of the lowest three bits of its pixels' components, and how many they are.
  private let sums: UnsafeMutablePointer<SIMD4<UInt32>>
  /// The sums of the opacities, where they differ.
  private let alphas: UnsafeMutablePointer<UInt64>?
  private let size: Int

  /// Beyond this many pixels a bin's mean is known well enough, and sums would overflow.
  private static var most: UInt32 { 1 << 28 }

  /// An empty histogram: 5 bits a component, and 2 of the opacity where there is one.
  init(hasAlpha: Bool) {
    size = hasAlpha ? 1 << 17 : 1 << 15
    sums = Self.zeros(size)
    alphas = hasAlpha ? Self.zeros(size) : nil
  }

  deinit {
    free(sums)
    free(alphas)
  }

  /// Numbers that are 0 in all bits; both types that are asked for are so.
  private static func zeros<Element: BitwiseCopyable>(
    _ count: Int
  ) -> UnsafeMutablePointer<Element> {
    guard let memory = calloc(count, MemoryLayout<Element>.stride) else {
      // As everywhere in Swift, running out of memory ends the program.
      fatalError("out of memory for \(count) elements")
    }
    return memory.bindMemory(to: Element.self, capacity: count)
  }

  /// Counts pixels of one colour, red in the lowest byte, opacity in the highest.
  @inline(__always)
  func add(_ color: UInt32, times: UInt32) {
    let key = key(color)
    guard sums[key].w < Self.most else { return }
    if let alphas { alphas[key] &+= UInt64(color >> 24) &* UInt64(times) }
    // The fourth is 1 in place of the opacity.
    let bits = SIMD4<UInt32>(
      truncatingIfNeeded: unsafeBitCast(color.littleEndian & 0x0007_0707, to: SIMD4<UInt8>.self))
    sums[key] &+= (bits | SIMD4(0, 0, 0, 1)) &* SIMD4(repeating: times)
  }

  /// Counts a pixel.
  @inline(__always)
  func add(_ color: UInt32) {
    let key = key(color)
    guard sums[key].w < Self.most else { return }
    if let alphas { alphas[key] &+= UInt64(color >> 24) }
    let bits = SIMD4<UInt32>(
      truncatingIfNeeded: unsafeBitCast(color.littleEndian & 0x0007_0707, to: SIMD4<UInt8>.self))
    sums[key] &+= bits | SIMD4(0, 0, 0, 1)
  }

  /// The bin of a colour.
  @inline(__always)
  private func key(_ color: UInt32) -> Int {
    let (red, green, blue) = (color & 255, (color >> 8) & 255, (color >> 16) & 255)
    let key = Int((red & 0xF8) << 7 | (green & 0xF8) << 2 | blue >> 3)
    guard alphas != nil else { return key }
    // Transparent, nearly so, more than half, opaque.
    let alpha = color >> 24
    return key | (alpha == 0 ? 0 : alpha < 128 ? 1 : alpha < 255 ? 2 : 3) << 15
  }

  /// The filled bins, by rising key.
  func bins() -> [Bin] {
    var bins: [Bin] = []
    for key in 0..<size where sums[key].w > 0 {
      let sum = sums[key]
      let n = Double(sum.w)
      func component(_ shift: Int, _ rest: UInt32) -> Float {
        Float(Double(((key >> shift) & 31) << 3) + Double(rest) / n)
      }
      bins.append(
        Bin(
          count: UInt64(sum.w),
          mean: SIMD4(
            component(10, sum.x), component(5, sum.y), component(0, sum.z),
            alphas.map { Float(Double($0[key]) / n) } ?? 255)))
    }
    return bins
  }
}
