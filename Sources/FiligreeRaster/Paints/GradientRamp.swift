import FiligreeDrawing
import Foundation

/// The colours of a gradient by location.
///
/// Each colour is computed from its location: there is no table of some hundred colours, so that hard
/// edges lie where they belong and steps are those of 8 bits.
struct GradientRamp {
  private struct Segment {
    var start: Double
    var end: Double
    /// Premultiplied levels of 0…255 at the start, and what is added to the end.
    var levels: SIMD4<Double>
    var change: SIMD4<Double>
  }

  private let segments: UnsafePointer<Segment>
  private let count: Int
  private let first: Pixel
  private let last: Pixel

  /// Resolves stops, at least one, as ``LinearGradientPaint`` says.
  init(_ stops: [GradientStop], opacity: Double, arena: Arena) {
    let made = arena.allocate(Segment.self, count: stops.count)
    var (count, before) = (0, 0.0)
    var previous: PremultipliedColor?
    var firstColor: PremultipliedColor?
    for stop in stops {
      let start = before
      let location = Double(stop.location)
      // Comparisons with NaN are false.
      before = location > before ? min(location, 1) : before
      let color = PremultipliedColor(stop.color, opacity: opacity)
      // Before the gradient's start the first colour holds, before a first stop at 0 that one's.
      firstColor = firstColor ?? color
      let from = previous ?? color
      previous = color
      if before > start {
        (made + count).initialize(
          to: Segment(
            start: start, end: before, levels: from.levels, change: color.levels - from.levels))
        count += 1
      }
    }
    segments = UnsafePointer(made)
    self.count = count
    first = firstColor?.pixel ?? 0
    last = previous?.pixel ?? 0
  }

  /// The colour at a location; below 0 the first, from 1 on the last.
  @inline(__always)
  func pixel(_ t: Double) -> Pixel {
    if !(t >= 0) { return first }
    var i = 0
    while i < count {
      let segment = segments[i]
      if t < segment.end {
        let part = (t - segment.start) / (segment.end - segment.start)
        return Self.pixel(segment.levels + segment.change * part)
      }
      i &+= 1
    }
    return last
  }

  @inline(__always)
  private static func pixel(_ levels: SIMD4<Double>) -> Pixel {
    let cut = levels.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 255))
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(cut + 0.5))
    // No component may exceed the opacity, whichever way the last bits were rounded.
    let alpha = bytes.w
    return min(bytes.x, alpha) | min(bytes.y, alpha) << 8 | min(bytes.z, alpha) << 16 | alpha << 24
  }
}

extension GradientSpread {
  /// The location within 0…1 that has the colour of `t`.
  @inline(__always)
  func wrapped(_ t: Double) -> Double {
    switch self {
    case .pad: return t
    case .repeat: return t - t.rounded(.down)
    case .mirror:
      let u = t / 2
      let part = (u - u.rounded(.down)) * 2
      return part <= 1 ? part : 2 - part
    }
  }
}
