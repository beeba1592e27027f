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

  /// How many pixels, and the sums of the lowest three bits of their components.
  private struct Sum: BitwiseCopyable {
    var count: UInt32 = 0
    var red: UInt32 = 0
    var green: UInt32 = 0
    var blue: UInt32 = 0
  }

  private let sums: UnsafeMutablePointer<Sum>
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
    let (red, green, blue) = (color & 255, (color >> 8) & 255, (color >> 16) & 255)
    var key = Int((red & 0xF8) << 7 | (green & 0xF8) << 2 | blue >> 3)
    if let alphas {
      // Transparent, nearly so, more than half, opaque.
      let alpha = color >> 24
      key |= (alpha == 0 ? 0 : alpha < 128 ? 1 : alpha < 255 ? 2 : 3) << 15
      if sums[key].count < Self.most { alphas[key] &+= UInt64(alpha) &* UInt64(times) }
    }
    guard sums[key].count < Self.most else { return }
    sums[key].count &+= times
    sums[key].red &+= (red & 7) &* times
    sums[key].green &+= (green & 7) &* times
    sums[key].blue &+= (blue & 7) &* times
  }

  /// The filled bins, by rising key.
  func bins() -> [Bin] {
    var bins: [Bin] = []
    for key in 0..<size where sums[key].count > 0 {
      let sum = sums[key]
      let n = Double(sum.count)
      func component(_ shift: Int, _ rest: UInt32) -> Float {
        Float(Double(((key >> shift) & 31) << 3) + Double(rest) / n)
      }
      bins.append(
        Bin(
          count: UInt64(sum.count),
          mean: SIMD4(
            component(10, sum.red), component(5, sum.green), component(0, sum.blue),
            alphas.map { Float(Double($0[key]) / n) } ?? 255)))
    }
    return bins
  }
}
