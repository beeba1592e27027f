/// The shapes and stops of ramps side by side, for colors of many pixels: an array of arrays would count references at each.
struct RampTable {
  private var shapes: [Ramp.Shape] = []
  private var stops: [Ramp.Stop] = []
  /// Where the stops of each ramp are.
  private var ranges: [Range<Int>] = []

  init(_ ramps: [Ramp]) {
    for ramp in ramps {
      shapes.append(ramp.shape)
      ranges.append(stops.count..<(stops.count + ramp.stops.count))
      stops += ramp.stops
    }
  }

  /// The color of a ramp at a pixel's center, premultiplied.
  @inline(__always)
  func color(_ ramp: Int, _ x: Int, _ y: Int) -> SIMD4<Float> {
    let position = shapes[ramp].position(SIMD2(Float(x) + 0.5, Float(y) + 0.5))
    return stops.withUnsafeBufferPointer {
      Ramp.color(of: UnsafeBufferPointer(rebasing: $0[ranges[ramp]]), at: position)
    }
  }
}
