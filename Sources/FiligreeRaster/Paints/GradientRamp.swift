import FiligreeDrawing
import Foundation

/// The colors of a gradient by location.
///
/// Each color is computed from its location: there is no table of some hundred colors, so that hard
/// edges lie where they belong and steps are those of 8 bits. Four locations at a time are mostly in
/// one segment; where they are not, each of their segments is computed and the colors are chosen
/// among. Single precision: all of its operations give the same bits for one number and for four.
struct GradientRamp {
  typealias Locations = SIMD4<Float>

  /// Locations from `low` up to `high`, whose colors lie on a line; each number four times over.
  struct Segment {
    var low: Locations
    var high: Locations
    /// (t − start) · scale is 0…1 from one end to the other; 0 if both ends are alike.
    var start: Locations
    var scale: Locations
    /// Premultiplied levels of 0…255 at the start, and what is added to the end.
    var red: (level: Locations, change: Locations)
    var green: (level: Locations, change: Locations)
    var blue: (level: Locations, change: Locations)
    var alpha: (level: Locations, change: Locations)

    init(
      _ low: Float, _ high: Float, start: Float, scale: Float, _ levels: SIMD4<Float>,
      _ change: SIMD4<Float>
    ) {
      func four(_ i: Int) -> (Locations, Locations) {
        (Locations(repeating: levels[i]), Locations(repeating: change[i]))
      }
      self.low = Locations(repeating: low)
      self.high = Locations(repeating: high)
      self.start = Locations(repeating: start)
      self.scale = Locations(repeating: scale)
      (red, green, blue, alpha) = (four(0), four(1), four(2), four(3))
    }
  }

  private let segments: UnsafePointer<Segment>
  /// Whether every color is opaque.
  let isOpaque: Bool

  /// Resolves stops, at least one, as ``LinearGradientPaint`` says.
  init(_ stops: [GradientStop], opacity: Double, arena: Arena) {
    // One before the first stop, one after the last, one before each but the first at most.
    let made = arena.allocate(Segment.self, count: stops.count + 2)
    var (count, before) = (0, 0.0)
    func append(_ low: Double, _ high: Double, _ a: SIMD4<Double>, _ b: SIMD4<Double>) {
      let width = Float(high) - Float(low)
      // The inverse of the least widths is infinite: no location lies between their ends.
      let isFlat = a == b || !width.isFinite || !(1 / width).isFinite
      var levels = SIMD4<Float>(a)
      // The same rounding of all components, and room for that of the product: none exceeds the
      // opacity.
      if a.w != 255 || b.w != 255 { levels.w += 0x1p-10 }
      (made + count).initialize(
        to: Segment(
          Float(low), Float(high), start: isFlat ? 0 : Float(low), scale: isFlat ? 0 : 1 / width,
          levels, isFlat ? SIMD4() : SIMD4<Float>(b - a)))
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
      // Before the gradient's start the first color holds, before a first stop at 0 that one's.
      if previous == nil { append(-.infinity, 0, color, color) }
      if Float(before) > Float(start) { append(start, before, previous ?? color, color) }
      previous = color
    }
    if let last = previous { append(before, .infinity, last, last) }
    segments = UnsafePointer(made)
    self.isOpaque = isOpaque
  }

  /// The first segment: before the start.
  var first: UnsafePointer<Segment> { segments }

  /// Adding this rounds a number of 0…255 to nearest and leaves it in the lowest byte.
  @inline(__always)
  private static var bias: Float { 0x1p23 }
  /// The bits of `bias`.
  @inline(__always)
  private static var biasBits: UInt32 { 0x4B00_0000 }

  /// Whether four locations are in a segment.
  @inline(__always)
  static func holds(_ segment: UnsafePointer<Segment>, _ t: Locations) -> Bool {
    all((t .>= segment.pointee.low) .& (t .< segment.pointee.high))
  }

  /// The colors at four locations of different segments, none where there is no location (NaN), and
  /// the segment of the last one.
  @inline(never)
  func mixed(
    _ locations: Locations, near segment: UnsafePointer<Segment>
  ) -> (SIMD4<UInt32>, UnsafePointer<Segment>) {
    // Infinity lies in no half-open interval.
    let limit = Locations(repeating: 0x1p100)
    let t = locations.replacing(with: limit, where: locations .> limit)
      .replacing(with: -limit, where: locations .< -limit)
    var segment = segment
    var pixels = SIMD4<UInt32>()
    var isMissing = t .== t
    for i in 0..<4 where isMissing[i] {
      segment = find(t[i], near: segment)
      let isInside = (t .>= segment.pointee.low) .& (t .< segment.pointee.high)
      pixels.replace(with: Self.pixels(t, segment), where: isInside)
      isMissing = isMissing .& .!isInside
    }
    return (pixels, segment)
  }

  /// The segment that holds a location.
  @inline(__always)
  private func find(_ t: Float, near segment: UnsafePointer<Segment>) -> UnsafePointer<Segment> {
    var segment = segment
    while t >= segment.pointee.high.x { segment += 1 }
    while t < segment.pointee.low.x { segment -= 1 }
    return segment
  }

  /// The colors at locations of a segment.
  @inline(__always)
  static func pixels(
    _ t: Locations, _ segment: UnsafePointer<Segment>
  ) -> SIMD4<UInt32> {
    let part = (t - segment.pointee.start) * segment.pointee.scale
    // The bias's own bits add up to the same number for all colors.
    let excess = biasBits &* 0x0101_0101
    let (red, green) = (segment.pointee.red, segment.pointee.green)
    let (blue, alpha) = (segment.pointee.blue, segment.pointee.alpha)
    let low =
      bytes(red.change * part + red.level) &+ (bytes(green.change * part + green.level) &<< 8)
    let high =
      bytes(blue.change * part + blue.level) &+ (bytes(alpha.change * part + alpha.level) &<< 8)
    return low &+ (high &<< 16) &- excess
  }

  /// Levels rounded, each in the lowest byte of its number; the rest is the bias.
  @inline(__always)
  private static func bytes(_ levels: Locations) -> SIMD4<UInt32> {
    unsafeBitCast(levels + bias, to: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func all(_ mask: SIMDMask<SIMD4<Int32>>) -> Bool {
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return halves.x & halves.y == ~0
  }
}

extension GradientSpread {
  /// The location within 0…1 that has the color of `t`.
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
