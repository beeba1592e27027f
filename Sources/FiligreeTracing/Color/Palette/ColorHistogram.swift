import Foundation

/// A histogram of colors by their highest bits.
///
/// Colors of one opacity, or of eight consecutive ones, have a plane of bins, allocated when the first
/// is counted: most pictures have one plane, or two. Untouched memory costs nothing: a picture of few
/// colors has few pages of bins.
struct ColorHistogram: ~Copyable {
  /// A bin that is not empty: the number of its pixels, and their mean color.
  struct Bin {
    var count: UInt64
    var mean: SIMD4<Float>
  }

  /// For each bin the sums of the lowest three bits of its pixels' components, and their number; after
  /// the bins the sums of the lowest three bits of the opacities.
  private typealias Plane = UnsafeMutablePointer<SIMD4<UInt32>>

  private let hasAlpha: Bool
  /// The allocated planes, by the level of their opacities.
  private let planes: UnsafeMutablePointer<Plane?>

  /// Bins of a plane: 5 bits a component.
  private static var size: Int { 1 << 15 }
  /// Transparent, 1…7, 8…15 and so on to 248…254, and opaque.
  private static var levelCount: Int { 34 }
  /// With this many pixels a bin's mean is accurate enough, and larger sums would overflow.
  private static var most: UInt32 { 1 << 28 }

  /// Creates an empty histogram; without opacities all colors are opaque.
  init(hasAlpha: Bool) {
    self.hasAlpha = hasAlpha
    planes = .allocate(capacity: Self.levelCount)
    planes.initialize(repeating: nil, count: Self.levelCount)
  }

  deinit {
    for level in 0..<Self.levelCount { free(planes[level]) }
    planes.deallocate()
  }

  /// The plane of an opacity.
  @inline(__always)
  private func level(_ alpha: UInt32) -> Int {
    guard hasAlpha, alpha < 255 else { return Self.levelCount - 1 }
    return alpha == 0 ? 0 : Int(alpha >> 3) + 1
  }

  /// The plane of a level, allocated if there is none.
  @inline(__always)
  private func plane(_ level: Int) -> Plane {
    planes[level] ?? makePlane(level)
  }

  @inline(never)
  private func makePlane(_ level: Int) -> Plane {
    let stride = MemoryLayout<SIMD4<UInt32>>.stride
    guard let memory = calloc(Self.size, stride + (hasAlpha ? 4 : 0)) else {
      // As everywhere in Swift, running out of memory ends the program.
      fatalError("out of memory for \(Self.size) bins")
    }
    let plane = memory.bindMemory(to: SIMD4<UInt32>.self, capacity: Self.size)
    planes[level] = plane
    return plane
  }

  /// The sums of opacities of a plane.
  @inline(__always)
  private static func alphas(_ plane: Plane) -> UnsafeMutablePointer<UInt32> {
    // All-zero integers, right after the bins.
    UnsafeMutableRawPointer(plane + size).assumingMemoryBound(to: UInt32.self)
  }

  /// Counts pixels of one color, red in the lowest byte, opacity in the highest.
  @inline(__always)
  func add(_ color: UInt32, times: UInt32) {
    let (plane, key) = (plane(level(color >> 24)), key(color))
    guard plane[key].w < Self.most else { return }
    if hasAlpha { Self.alphas(plane)[key] &+= (color >> 24 & 7) &* times }
    // The fourth component counts pixels, in place of the opacity.
    let bits = SIMD4<UInt32>(
      truncatingIfNeeded: unsafeBitCast(color.littleEndian & 0x0007_0707, to: SIMD4<UInt8>.self))
    plane[key] &+= (bits | SIMD4(0, 0, 0, 1)) &* SIMD4(repeating: times)
  }

  /// Counts a pixel.
  @inline(__always)
  func add(_ color: UInt32) {
    let (plane, key) = (plane(level(color >> 24)), key(color))
    guard plane[key].w < Self.most else { return }
    if hasAlpha { Self.alphas(plane)[key] &+= color >> 24 & 7 }
    let bits = SIMD4<UInt32>(
      truncatingIfNeeded: unsafeBitCast(color.littleEndian & 0x0007_0707, to: SIMD4<UInt8>.self))
    plane[key] &+= bits | SIMD4(0, 0, 0, 1)
  }

  /// The bin of a color in its plane.
  @inline(__always)
  private func key(_ color: UInt32) -> Int {
    let (red, green, blue) = (color & 255, (color >> 8) & 255, (color >> 16) & 255)
    return Int((red & 0xF8) << 7 | (green & 0xF8) << 2 | blue >> 3)
  }

  /// The bins that are not empty, by rising opacity and key.
  func bins() -> [Bin] {
    var bins: [Bin] = []
    for level in 0..<Self.levelCount {
      guard let plane = planes[level] else { continue }
      for key in 0..<Self.size where plane[key].w > 0 {
        let sum = plane[key]
        let n = Double(sum.w)
        func component(_ bits: Int, _ rest: UInt32) -> Float {
          Float(Double((bits & 31) << 3) + Double(rest) / n)
        }
        let alpha: Float =
          switch level {
          case 0: 0
          case Self.levelCount - 1: 255
          default: component(level - 1, Self.alphas(plane)[key])
          }
        bins.append(
          Bin(
            count: UInt64(sum.w),
            mean: SIMD4(
              component(key >> 10, sum.x), component(key >> 5, sum.y), component(key, sum.z),
              alpha)))
      }
    }
    return bins
  }
}
