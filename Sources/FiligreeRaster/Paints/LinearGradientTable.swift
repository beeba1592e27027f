import FiligreeDrawing
import FiligreePaths
import Foundation

/// A linear gradient, resolved to the page's pixels.
///
/// There is no table of 256 colours: between two stops every component is a linear function of x
/// and y, so it is computed, in integers that make the sum of steps equal to the product:
///
///     component(x, y) = base + x·dx + y·dy          8.22 fixed point, wrapping
///     location(x, y)  = origin + x·stepX + y·stepY   24.40 fixed point
///
/// The location decides between which two stops a pixel's centre lies; it is solved for the length
/// of each run, not asked at each pixel. A hard edge lies exactly where it belongs, and each byte
/// is within one level of exact evaluation for stops at any distance.
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
    /// Whether colours change too fast for fixed point: each pixel is then computed on its own.
    var isSteep: Bool
  }

  /// Fraction bits of a location.
  static let locationBits = 40
  /// Fraction bits of a component.
  static let levelBits: Int32 = 22

  var segments: UnsafePointer<Segment>
  var count: Int
  /// The location of the centre of pixel (0, 0).
  var origin: Int64
  /// The location's change from a pixel to the next.
  var stepX: Int64
  /// The location's change from a row to the next.
  var stepY: Int64
  /// Whether every colour is opaque.
  var isOpaque: Bool

  /// Writes the colours of the pixels `x..<end` of row `y` to `colors`.
  func fetch(
    _ x: Int32, _ end: Int32, row y: Int32, into colors: UnsafeMutablePointer<Pixel>
  ) {
    var x = x
    var out = colors
    var location = origin &+ Int64(x) &* stepX &+ Int64(y) &* stepY
    var index = 0
    while x < end {
      index = find(location, near: index)
      let segment = segments[index]
      let length = min(run(segment, location), Int64(end &- x))
      let n = Int32(truncatingIfNeeded: length)
      if segment.isSteep {
        for i in 0..<length {
          out[Int(i)] = Self.exact(segment, location &+ i &* stepX)
        }
      } else {
        var level = segment.base &+ segment.dx &* x &+ segment.dy &* y
        var i = 0
        while i < Int(n) {
          out[i] = Self.pixel(level)
          level &+= segment.dx
          i &+= 1
        }
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

  /// How many pixels from one at `location` on lie in `segment`.
  @inline(__always)
  private func run(_ segment: Segment, _ location: Int64) -> Int64 {
    if stepX > 0, segment.end != .max {
      return (segment.end &- location &+ stepX &- 1) / stepX
    }
    if stepX < 0, segment.start != .min {
      return (location &- segment.start) / (0 &- stepX) &+ 1
    }
    return .max
  }

  /// The components of a level, cut to bytes.
  @inline(__always)
  static func pixel(_ level: SIMD4<Int32>) -> Pixel {
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: level &>> levelBits)
    return unsafeBitCast(bytes, to: Pixel.self)
  }

  /// The colour of a steep segment at `location`.
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
