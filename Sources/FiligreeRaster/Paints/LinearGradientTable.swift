import CFiligreeRaster
import FiligreeDrawing
import FiligreePaths
import Foundation

/// A linear gradient, resolved to the page's pixels.
///
/// There is no table of 256 colors: between two stops every component is a linear function of x
/// and y, so it is computed, in integers that make the sum of steps equal to the product:
///
///     component(x, y) = base + x·dx + y·dy          8.22 fixed point, wrapping
///     location(x, y)  = origin + x·stepX + y·stepY   24.40 fixed point
///
/// Within a block of 16 pixels the component's upper 16 bits are enough: of its first pixel, plus as
/// many of dx as the pixel is away. Even and odd bytes lie in a vector each, as blending has them, so
/// that four pixels take four operations.
///
/// The location decides between which two stops a pixel's center lies; it is solved for the length
/// of each run, not asked at each pixel. A hard edge lies exactly where it belongs. For stops at any
/// distance a color's byte is within 0.54 level of exact evaluation, the byte of an opacity that is
/// not 1 within 0.62: it is rounded upwards a little, so that no color exceeds it.
struct LinearGradientTable {
  /// What lies between two stops.
  struct Segment {
    /// The location from which on the segment holds, and the one from which on it no longer does.
    var start: Int64
    var end: Int64
    /// Premultiplied levels at both ends, for steep segments.
    var startLevels: SIMD4<Double>
    var endLevels: SIMD4<Double>
    /// The components at pixel (0, 0), with the half level that makes cutting rounding.
    var base: SIMD4<Int32>
    var dx: SIMD4<Int32>
    var dy: SIMD4<Int32>
    /// dx as 8.8 fixed point, rounded.
    var shortStep: SIMD4<UInt16>
    /// Whether colors change too fast for fixed point: each pixel is then computed on its own.
    var isSteep: Bool
  }

  /// Fraction bits of a location.
  static let locationBits = 40
  /// Fraction bits of a component.
  static let levelBits: Int32 = 22

  var segments: UnsafePointer<Segment>
  var count: Int
  /// The location of the center of pixel (0, 0).
  var origin: Int64
  /// The location's change from a pixel to the next.
  var stepX: Int64
  /// The location's change from a row to the next.
  var stepY: Int64
  /// Whether every color is opaque.
  var isOpaque: Bool

  /// Writes the colors of the pixels `x..<end` of row `y` to `colors`.
  func fetch(
    _ x: Int32, _ end: Int32, row y: Int32, into colors: UnsafeMutablePointer<Pixel>
  ) {
    run(x, end, row: y, on: colors, isOver: false)
  }

  /// Puts the colors of the pixels `x..<end` of row `y` over `pixels`.
  func over(
    _ x: Int32, _ end: Int32, row y: Int32, on pixels: UnsafeMutablePointer<Pixel>
  ) {
    run(x, end, row: y, on: pixels, isOver: true)
  }

  /// Writes the colors or puts them over what is there.
  @inline(__always)
  private func run(
    _ x: Int32, _ end: Int32, row y: Int32, on pixels: UnsafeMutablePointer<Pixel>,
    isOver: Bool
  ) {
    var x = x
    var out = pixels
    var location = origin &+ Int64(x) &* stepX &+ Int64(y) &* stepY
    var index = 0
    while x < end {
      index = find(location, near: index)
      let segment = segments[index]
      let length = run(segment, location, atMost: Int64(end &- x))
      let n = Int32(truncatingIfNeeded: length)
      if segment.isSteep {
        for i in 0..<length {
          Self.put(Self.exact(segment, location &+ i &* stepX), out + Int(i), isOver)
        }
      } else {
        Self.smooth(segment, x, n, row: y, on: out, isOver: isOver)
      }
      location &+= length &* stepX
      out += Int(n)
      x &+= n
    }
  }

  /// The segment that holds `location`: the first and the last one reach to infinity.
  @inline(__always)
  private func find(_ location: Int64, near index: Int) -> Int {
    var index = index
    while location >= segments[index].end { index &+= 1 }
    while location < segments[index].start { index &-= 1 }
    return index
  }

  /// How many of `count` pixels from one at `location` on lie in `segment`.
  @inline(__always)
  private func run(_ segment: Segment, _ location: Int64, atMost count: Int64) -> Int64 {
    // Mostly all: to divide takes as long as to paint some pixels.
    let last = location &+ (count &- 1) &* stepX
    if last >= segment.start, last < segment.end { return count }
    return stepX > 0
      ? (segment.end &- location &+ stepX &- 1) / stepX
      : (location &- segment.start) / (0 &- stepX) &+ 1
  }

  /// Pixels in a block.
  private static let block: Int32 = 16

  /// The color of a pixel in a segment that is not steep.
  @inline(__always)
  static func pixel(_ segment: Segment, _ x: Int32, _ y: Int32) -> Pixel {
    let first = x & ~(block &- 1)
    let level = short(segment.base &+ segment.dx &* first &+ segment.dy &* y)
    let step = segment.shortStep
    let bytes = (level &+ step &* UInt16(truncatingIfNeeded: x &- first)) &>> 8
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bytes), to: Pixel.self)
  }

  /// The upper bits of components: 8.8 fixed point.
  @inline(__always)
  static func short(_ level: SIMD4<Int32>) -> SIMD4<UInt16> {
    let cut = level &>> (levelBits &- 8)
    return SIMD4(
      UInt16(truncatingIfNeeded: cut.x), UInt16(truncatingIfNeeded: cut.y),
      UInt16(truncatingIfNeeded: cut.z), UInt16(truncatingIfNeeded: cut.w))
  }

  @inline(__always)
  private static func put(
    _ color: Pixel, _ pixel: UnsafeMutablePointer<Pixel>, _ isOver: Bool
  ) {
    pixel.pointee = isOver ? PixelMath.over(color, pixel.pointee) : color
  }

  /// The same for `count` pixels of a segment from x on.
  @inline(__always)
  private static func smooth(
    _ segment: Segment, _ x: Int32, _ count: Int32, row y: Int32,
    on pixels: UnsafeMutablePointer<Pixel>, isOver: Bool
  ) {
    if wide(segment, x, count, row: y, on: pixels, isOver: isOver) { return }
    let end = x &+ count
    let out = pixels - Int(x)
    var x = x
    // Groups of four lie at multiples of four.
    while x & 3 != 0, x < end {
      put(pixel(segment, x, y), out + Int(x), isOver)
      x &+= 1
    }
    let groupEnd = end & ~3
    let row = segment.base &+ segment.dy &* y
    let even = Ramp(segment.shortStep.x, segment.shortStep.z)
    let odd = Ramp(segment.shortStep.y, segment.shortStep.w)
    while x < groupEnd {
      let first = x & ~(block &- 1)
      let level = short(row &+ segment.dx &* first)
      let within = UInt16(truncatingIfNeeded: x &- first)
      var low = even.start(level.x, level.z, within)
      var high = odd.start(level.y, level.w, within)
      let stop = min(groupEnd, first &+ block)
      while x < stop {
        if isOver {
          BlendKernels.blend(low &>> 8, high &>> 8, out + Int(x))
        } else {
          BlendKernels.store(low &>> 8, high &>> 8, out + Int(x))
        }
        low &+= even.step
        high &+= odd.step
        x &+= 4
      }
    }
    while x < end {
      put(pixel(segment, x, y), out + Int(x), isOver)
      x &+= 1
    }
  }

  /// The same with wide registers; false where there are none.
  @inline(__always)
  private static func wide(
    _ segment: Segment, _ x: Int32, _ count: Int32, row y: Int32,
    on pixels: UnsafeMutablePointer<Pixel>, isOver: Bool
  ) -> Bool {
    withUnsafeBytes(of: segment.base &+ segment.dy &* y) { row in
      withUnsafeBytes(of: segment.dx) { dx in
        withUnsafeBytes(of: segment.shortStep) { step in
          // Vectors are so many numbers in a row; none of these buffers is empty.
          filigree_linear(
            pixels, x, count, row.baseAddress?.assumingMemoryBound(to: Int32.self),
            dx.baseAddress?.assumingMemoryBound(to: Int32.self),
            step.baseAddress?.assumingMemoryBound(to: UInt16.self), isOver)
        }
      }
    }
  }

  /// Two components of four pixels in a row, and what is added to them for the next four.
  private struct Ramp {
    let offsets: BlendKernels.Halves
    let step: BlendKernels.Halves
    private let change: (UInt16, UInt16)

    @inline(__always)
    init(_ a: UInt16, _ b: UInt16) {
      offsets = BlendKernels.Halves(0, 0, a, b, a &* 2, b &* 2, a &* 3, b &* 3)
      let (c, d) = (a &* 4, b &* 4)
      step = BlendKernels.Halves(c, d, c, d, c, d, c, d)
      change = (a, b)
    }

    /// The components where they are `a` and `b` at the block's start, `within` pixels before.
    @inline(__always)
    func start(_ a: UInt16, _ b: UInt16, _ within: UInt16) -> BlendKernels.Halves {
      let (a, b) = (a &+ change.0 &* within, b &+ change.1 &* within)
      return BlendKernels.Halves(a, b, a, b, a, b, a, b) &+ offsets
    }
  }

  /// The color of a steep segment at `location`.
  static func exact(_ segment: Segment, _ location: Int64) -> Pixel {
    let part = Double(location &- segment.start) / Double(segment.end &- segment.start)
    var levels = segment.startLevels + (segment.endLevels - segment.startLevels) * part
    // No component may exceed the opacity, whichever way the last bits were rounded.
    levels.w += 0x1p-20
    var pixel: Pixel = 0
    for i in 0..<4 {
      // Between two levels of 0…255, as `part` is in 0…1.
      pixel |= UInt32(max(0, min(255, levels[i] + 0.5))) << UInt32(8 * i)
    }
    return pixel
  }
}
