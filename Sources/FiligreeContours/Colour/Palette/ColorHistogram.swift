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
    let key = key(color)
    guard sums[key].count < Self.most else { return }
    if let alphas { alphas[key] &+= UInt64(color >> 24) &* UInt64(times) }
    sums[key].count &+= times
    sums[key].red &+= (red & 7) &* times
    sums[key].green &+= (green & 7) &* times
    sums[key].blue &+= (blue & 7) &* times
  }

  /// Pixels of one bin that come one after another.
  struct Run {
    fileprivate var key = -1
    fileprivate var count: UInt32 = 0
    /// The sums of the lowest three bits of the components, in 16 bits each.
    fileprivate var sums: UInt64 = 0
    fileprivate var alphas: UInt64 = 0
  }

  /// Counts a pixel, at the end of the run at the latest.
  @inline(__always)
  func add(_ color: UInt32, to run: inout Run) {
    let key = key(color)
    // 2¹³ times 7 has 16 bits.
    if key != run.key || run.count == 1 << 13 {
      finish(&run)
      run.key = key
    }
    run.count &+= 1
    run.sums &+=
      UInt64(color & 7) | UInt64(color & 0x700) << 8 | UInt64(color & 0x7_0000) << 16
    run.alphas &+= UInt64(color >> 24)
  }

  /// Counts the pixels of a run, which is empty then.
  @inline(__always)
  func finish(_ run: inout Run) {
    if run.count > 0 {
      let key = run.key
      if sums[key].count < Self.most {
        if let alphas { alphas[key] &+= run.alphas }
        sums[key].count &+= run.count
        sums[key].red &+= UInt32(run.sums & 0xFFFF)
        sums[key].green &+= UInt32((run.sums >> 16) & 0xFFFF)
        sums[key].blue &+= UInt32((run.sums >> 32) & 0xFFFF)
      }
    }
    run = Run()
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
