import FiligreeDrawing
import FiligreePaths
import Foundation

/// A gradient whose location is computed anew for each pixel: radial, conic, and repeated linear ones.
///
/// A pixel's centre is mapped to a space in which the gradient is simple; there only additions,
/// multiplications, divisions and roots lead to its location. The place of every sixteenth pixel is
/// computed in double precision, and those after it from there in single precision: however far away
/// a gradient lies, neighbours keep their distance.
struct GradientTable {
  typealias Locations = GradientRamp.Locations

  /// How a location is found at a point of the gradient's own space.
  enum Shape {
    /// It is x.
    case linear
    /// Rings around the origin: location and radius are linear to one another.
    case rings(radius: Float, scale: Float)
    /// Circles from one around the origin to one whose centre is `center` away.
    case circles(TwoCircles)
    /// Turns from the x axis, `sweep` turns in all.
    case turns(sweep: Float)
  }

  var shape: Shape
  var ramp: GradientRamp
  var spread: GradientSpread
  /// The place in the gradient's space of the centre of pixel (0, 0), and how it changes.
  var origin: SIMD2<Double>
  var stepX: SIMD2<Double>
  var stepY: SIMD2<Double>

  /// Whether every pixel is opaque.
  var isOpaque: Bool {
    if case .circles = shape { return false }
    return ramp.isOpaque
  }

  /// Writes the colours of the pixels `start..<end` of a row to `colors`.
  func fetch(
    _ start: Int32, _ end: Int32, row: Int32, into colors: UnsafeMutablePointer<Pixel>
  ) {
    switch shape {
    case .linear:
      fetch(start, end, row, colors) { x, _ in spread.wrapped(x) }
    case .rings(let radius, let scale):
      fetch(start, end, row, colors) { x, y in
        spread.wrapped(((x * x + y * y).squareRoot() - radius) * scale)
      }
    case .circles(let circles):
      fetch(start, end, row, colors) { x, y in
        spread.wrapped(circles.locations(x, y, spread))
      }
    case .turns(let sweep):
      fetch(start, end, row, colors) { x, y in
        spread.wrapped(Turns.locations(Turns.of(x, y), sweep: sweep, spread))
      }
    }
  }

  /// The colour of a pixel.
  func color(_ x: Int32, _ y: Int32) -> Pixel {
    var pixel: Pixel = 0
    fetch(x, x + 1, row: y, into: &pixel)
    return pixel
  }

  /// Pixels in a block.
  private static let block: Int32 = 16

  @inline(__always)
  private func fetch(
    _ start: Int32, _ end: Int32, _ y: Int32, _ colors: UnsafeMutablePointer<Pixel>,
    _ location: (Locations, Locations) -> Locations
  ) {
    let row = origin + stepY * Double(y)
    let (stepX, stepY) = (Float(self.stepX.x), Float(self.stepX.y))
    let out = colors - Int(start)
    var index = 0
    var x = start & ~3
    while x < end {
      let first = x & ~(Self.block &- 1)
      let place = row + self.stepX * Double(first)
      let (baseX, baseY) = (Float(place.x), Float(place.y))
      let stop = min(end, first &+ Self.block)
      while x < stop {
        let offsets = Locations(0, 1, 2, 3) + Float(x &- first)
        let t = location(offsets * stepX + baseX, offsets * stepY + baseY)
        let pixels = ramp.pixels(t, near: &index)
        if x >= start, x &+ 4 <= end {
          UnsafeMutableRawPointer(out + Int(x)).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
        } else {
          for i in max(x, start)..<min(x &+ 4, end) { out[Int(i)] = pixels[Int(i &- x)] }
        }
        x &+= 4
      }
    }
  }
}
