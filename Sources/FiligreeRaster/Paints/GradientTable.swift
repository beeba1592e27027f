import CFiligreeRaster
import FiligreeDrawing
import FiligreePaths
import Foundation

/// A gradient whose location is computed anew for each pixel: radial, conic, and repeated linear ones.
///
/// A pixel's center is mapped to a space in which the gradient is simple; there only additions,
/// multiplications, divisions and roots lead to its location. The place of every sixteenth pixel is
/// computed in double precision, and those after it from there in single precision: however far away
/// a gradient lies, neighbors keep their distance.
struct GradientTable {
  typealias Locations = GradientRamp.Locations

  /// How a location is found at a point of the gradient's own space.
  enum Shape {
    /// It is x.
    case linear
    /// Rings around the origin: location and radius are linear to one another.
    case rings(radius: Float, scale: Float)
    /// Circles from one around the origin to one whose center is `center` away.
    case circles(TwoCircles)
    /// Turns from the x axis, `sweep` turns in all.
    case turns(sweep: Float)
  }

  var shape: Shape
  var ramp: GradientRamp
  var spread: GradientSpread
  /// The place in the gradient's space of the center of pixel (0, 0), and how it changes.
  var origin: SIMD2<Double>
  var stepX: SIMD2<Double>
  var stepY: SIMD2<Double>

  /// Whether every pixel is opaque.
  var isOpaque: Bool {
    if case .circles = shape { return false }
    return ramp.isOpaque
  }

  /// Writes the colors of the pixels `start..<end` of a row to `colors`.
  func fetch(
    _ start: Int32, _ end: Int32, row: Int32, into colors: UnsafeMutablePointer<Pixel>
  ) {
    if case .rings(let radius, let scale) = shape, spread == .pad {
      let place = origin + stepY * Double(row)
      // A segment is twelve vectors of four numbers (a test compares the layouts).
      var rings = filigree_ring_gradient(
        segments: UnsafeRawPointer(ramp.first).assumingMemoryBound(to: Float.self),
        origin_x: place.x, origin_y: place.y, step_x: stepX.x, step_y: stepX.y, radius: radius,
        scale: scale)
      if filigree_rings(colors, start, end, &rings) { return }
    }
    visit(Colors(start: start, end: end, row: row, ramp: ramp, colors: colors))
  }

  /// Writes the locations of the pixels `start..<end` of a row, NaN where no circle goes through.
  func fetch(
    _ start: Int32, _ end: Int32, row: Int32, locations: UnsafeMutablePointer<Float>
  ) {
    visit(LocationsOnly(start: start, end: end, row: row, locations: locations))
  }

  private func visit<Visitor: LocationVisitor>(_ visitor: Visitor) {
    switch shape {
    case .linear: visit(visitor, Lines(spread: spread))
    case .rings(let radius, let scale):
      let rings = Rings(radius: radius, scale: scale)
      if spread == .pad {
        visit(visitor, rings)
      } else {
        visit(visitor, RepeatedRings(rings: rings, spread: spread))
      }
    case .circles(let circles): visit(visitor, Circles(circles: circles, spread: spread))
    case .turns(let sweep): visit(visitor, Directions(sweep: sweep, spread: spread))
    }
  }

  /// The color of a pixel.
  func color(_ x: Int32, _ y: Int32) -> Pixel {
    var pixel: Pixel = 0
    fetch(x, x + 1, row: y, into: &pixel)
    return pixel
  }

  /// Pixels in a block.
  private static let block: Int32 = 16

  @inline(__always)
  private func visit<Visitor: LocationVisitor, Rule: LocationRule>(
    _ visitor: Visitor, _ rule: Rule
  ) {
    var visitor = visitor
    let (start, end) = (visitor.start, visitor.end)
    let row = origin + self.stepY * Double(visitor.row)
    let (stepX, stepY) = (Float(self.stepX.x), Float(self.stepX.y))
    var x = start & ~3
    while x < end {
      let first = x & ~(Self.block &- 1)
      let place = row + self.stepX * Double(first)
      let (baseX, baseY) = (Float(place.x), Float(place.y))
      let stop = min(end, first &+ Self.block)
      var offsets = Locations(0, 1, 2, 3) + Float(x &- first)
      while x < stop {
        visitor.visit(x, rule.locations(offsets * stepX + baseX, offsets * stepY + baseY))
        offsets += 4
        x &+= 4
      }
    }
  }
}

// MARK: - Visitors

/// What is done with locations: a type for each use, compiled with each rule.
private protocol LocationVisitor {
  var start: Int32 { get }
  var end: Int32 { get }
  var row: Int32 { get }
  /// Gets the locations of four pixels from x on, of which some may lie outside `start..<end`.
  mutating func visit(_ x: Int32, _ t: SIMD4<Float>)
}

private struct Colors: LocationVisitor {
  let start: Int32
  let end: Int32
  let row: Int32
  private let out: UnsafeMutablePointer<Pixel>
  private let ramp: GradientRamp
  private var segment: UnsafePointer<GradientRamp.Segment>

  init(
    start: Int32, end: Int32, row: Int32, ramp: GradientRamp, colors: UnsafeMutablePointer<Pixel>
  ) {
    (self.start, self.end, self.row, self.ramp) = (start, end, row, ramp)
    out = colors - Int(start)
    segment = ramp.first
  }

  @inline(__always)
  mutating func visit(_ x: Int32, _ t: SIMD4<Float>) {
    let pixels: SIMD4<UInt32>
    if GradientRamp.holds(segment, t) {
      pixels = GradientRamp.pixels(t, segment)
    } else {
      (pixels, segment) = ramp.mixed(t, near: segment)
    }
    if x >= start, x &+ 4 <= end {
      BlendKernels.store(pixels, out + Int(x))
    } else {
      Self.store(pixels, out, x, start, end)
    }
  }

  /// Stores those of four pixels from x on that lie in `start..<end`.
  @inline(never)
  private static func store(
    _ pixels: SIMD4<UInt32>, _ out: UnsafeMutablePointer<Pixel>, _ x: Int32, _ start: Int32,
    _ end: Int32
  ) {
    for i in max(x, start)..<min(x &+ 4, end) { out[Int(i)] = pixels[Int(i &- x)] }
  }
}

private struct LocationsOnly: LocationVisitor {
  let start: Int32
  let end: Int32
  let row: Int32
  let locations: UnsafeMutablePointer<Float>

  @inline(__always)
  mutating func visit(_ x: Int32, _ t: SIMD4<Float>) {
    for i in max(x, start)..<min(x &+ 4, end) { locations[Int(i &- start)] = t[Int(i &- x)] }
  }
}

// MARK: - Locations

/// How locations are found: a type for each way, so that the loop over pixels is compiled for each.
private protocol LocationRule {
  /// The locations of four points of the gradient's own space.
  func locations(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float>
}

private struct Lines: LocationRule {
  var spread: GradientSpread

  @inline(__always)
  func locations(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { spread.wrapped(x) }
}

private struct Rings: LocationRule {
  var radius: Float
  var scale: Float

  @inline(__always)
  func locations(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
    ((x * x + y * y).squareRoot() - radius) * scale
  }
}

private struct RepeatedRings: LocationRule {
  var rings: Rings
  var spread: GradientSpread

  @inline(__always)
  func locations(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
    spread.wrapped(rings.locations(x, y))
  }
}

private struct Circles: LocationRule {
  var circles: GradientTable.TwoCircles
  var spread: GradientSpread

  @inline(__always)
  func locations(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
    spread.wrapped(circles.locations(x, y, spread))
  }
}

private struct Directions: LocationRule {
  var sweep: Float
  var spread: GradientSpread

  @inline(__always)
  func locations(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
    spread.wrapped(Turns.locations(Turns.of(x, y), sweep: sweep, spread))
  }
}
