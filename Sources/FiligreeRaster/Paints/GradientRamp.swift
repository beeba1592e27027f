import FiligreeDrawing
import Foundation

/// The colours of a gradient by location.
///
/// Each colour is computed from its location: there is no table of some hundred colours, so that hard
/// edges lie where they belong and steps are those of 8 bits. Four locations at a time are mostly in
/// one segment; where they are not, each of their segments is computed and the colours are chosen
/// among. Single precision: all of its operations give the same bits for one number and for four.
struct GradientRamp {
  typealias Locations = SIMD4<Float>

  /// Locations from `low` up to `high`, whose colours lie on a line.
  private struct Segment {
    var low: Float
    var high: Float
    /// (t − start) · scale is 0…1 from one end to the other.
    var start: Float
    var scale: Float
    /// Premultiplied levels of 0…255 at the start, and what is added to the end.
    var levels: SIMD4<Float>
    var change: SIMD4<Float>
  }

  private let segments: UnsafePointer<Segment>
  private let count: Int
  /// Whether every colour is opaque.
  let isOpaque: Bool

  /// Resolves stops, at least one, as ``LinearGradientPaint`` says.
  init(_ stops: [GradientStop], opacity: Double, arena: Arena) {
    // One before the first stop, one after the last, one before each but the first at most.
    let made = arena.allocate(Segment.self, count: stops.count + 2)
    var (count, before) = (0, 0.0)
    func append(_ low: Double, _ high: Double, _ a: SIMD4<Double>, _ b: SIMD4<Double>) {
      let isFlat = a == b || !low.isFinite || !high.isFinite
      var levels = SIMD4<Float>(a)
      // The same rounding of all components, and room for that of the product: none exceeds the
      // opacity.
      if a.w != 255 || b.w != 255 { levels.w += 0x1p-10 }
      (made + count).initialize(
        to: Segment(
          low: Float(low), high: Float(high), start: isFlat ? 0 : Float(low),
          scale: isFlat ? 0 : 1 / (Float(high) - Float(low)), levels: levels,
          change: isFlat ? SIMD4() : SIMD4<Float>(b - a)))
      count += 1
    }
    var previous: SIMD4<Double>?
    var isOpaque = true
    for stop in stops {
      let start = before
      let location = Double(stop.location)
      // Comparisons with NaN are false.
      before = location > before ? min(location, 1) : before
      let color = PremultipliedColor(stop.color, opacity: opacity).levels
      isOpaque = isOpaque && color.w == 255
      // Before the gradient's start the first colour holds, before a first stop at 0 that one's.
      if previous == nil { append(-.infinity, 0, color, color) }
      if Float(before) > Float(start) { append(start, before, previous ?? color, color) }
      previous = color
    }
    if let last = previous { append(before, .infinity, last, last) }
    segments = UnsafePointer(made)
    self.count = count
    self.isOpaque = isOpaque
  }

  /// The colour at a location; none where there is no location (NaN).
  @inline(__always)
  func pixel(_ t: Float) -> Pixel {
    if t != t { return 0 }
    let segment = segments[find(t, near: 0)]
    let part = (t - segment.start) * segment.scale
    let levels = segment.levels + segment.change * (segment.scale == 0 ? 0 : part)
    var pixel: Pixel = 0
    for i in 0..<4 {
      pixel |= ((levels[i] + Self.bias).bitPattern & 255) << UInt32(8 * i)
    }
    return pixel
  }

  /// Adding this rounds a number of 0…255 to nearest and leaves it in the lowest byte.
  private static let bias: Float = 0x1p23

  /// The colours at four locations; `index` is that of a segment nearby and becomes that of the last
  /// location's.
  @inline(__always)
  func pixels(_ t: Locations, near index: inout Int) -> SIMD4<UInt32> {
    let segment = segments[index]
    let isInside = (t .>= segment.low) .& (t .< segment.high)
    if Self.all(isInside) { return Self.pixels(t, segment) }
    return mixed(t, near: &index)
  }

  /// Colours of different segments.
  @inline(never)
  private func mixed(_ t: Locations, near index: inout Int) -> SIMD4<UInt32> {
    var pixels = SIMD4<UInt32>()
    var isMissing = SIMDMask<SIMD4<Int32>>(repeating: true)
    for i in 0..<4 where isMissing[i] {
      if t[i] != t[i] { continue }
      index = find(t[i], near: index)
      let segment = segments[index]
      let isInside = (t .>= segment.low) .& (t .< segment.high)
      // Infinity lies in no half-open interval.
      pixels.replace(
        with: Self.pixels(
          t.clamped(lowerBound: Locations(repeating: -0x1p100), upperBound: Locations(repeating: 0x1p100)),
          segment), where: isInside .| (t .== t[i]))
      isMissing = isMissing .& .!isInside
    }
    return pixels
  }

  /// The segment that holds a location.
  @inline(__always)
  private func find(_ t: Float, near index: Int) -> Int {
    var index = index
    while index &+ 1 < count, t >= segments[index].high { index &+= 1 }
    while index > 0, t < segments[index].low { index &-= 1 }
    return index
  }

  @inline(__always)
  private static func pixels(_ t: Locations, _ segment: Segment) -> SIMD4<UInt32> {
    let part = (t - segment.start) * segment.scale
    let (levels, change) = (segment.levels, segment.change)
    func bytes(_ i: Int) -> SIMD4<UInt32> {
      unsafeBitCast(
        (Locations(repeating: change[i]) * part + Locations(repeating: levels[i])) + bias,
        to: SIMD4<UInt32>.self)
    }
    // The bias's own bits add up to the same number for all colours.
    let excess = bias.bitPattern &* 0x0101_0101
    return bytes(0) &+ (bytes(1) &<< 8) &+ (bytes(2) &<< 16) &+ (bytes(3) &<< 24) &- excess
  }

  @inline(__always)
  private static func all(_ mask: SIMDMask<SIMD4<Int32>>) -> Bool {
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return halves.x & halves.y == ~0
  }
}

extension GradientSpread {
  /// The location within 0…1 that has the colour of `t`.
  @inline(__always)
  func wrapped(_ t: GradientRamp.Locations) -> GradientRamp.Locations {
    switch self {
    case .pad: return t
    case .repeat: return t - Self.floor(t)
    case .mirror:
      let u = t * 0.5
      let part = (u - Self.floor(u)) * 2
      return part.replacing(with: 2 - part, where: part .> 1)
    }
  }

  /// Numbers beyond 2^22 have no fraction that matters, and are left as they are.
  @inline(__always)
  private static func floor(_ t: GradientRamp.Locations) -> GradientRamp.Locations {
    typealias Locations = GradientRamp.Locations
    let bias: Float = 0x1.8p23
    let nearest = (t + bias) - bias
    let floor = nearest.replacing(with: nearest - 1, where: nearest .> t)
    let limit = Locations(repeating: 0x1p22)
    return floor.replacing(with: t, where: (t .> limit) .| (t .< -limit))
  }
}
