import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// What a command paints with in a mode of floats, resolved to the tile's pixels.
struct FloatSource {
  enum Kind {
    case color(FloatPixel)
    case gradient(GradientTable, FloatRamp)
    case image(FloatImage)
    case pixels(FloatLayer)
  }

  var kind: Kind
  /// The place of the tile on the page.
  var x: Int
  var y: Int

  /// Writes the colors of the pixels `start..<end` of a row to `colors`.
  func fetch(
    _ start: Int32, _ end: Int32, row: Int32, into colors: UnsafeMutablePointer<FloatPixel>
  ) {
    let count = Int(end &- start)
    switch kind {
    case .color(let color):
      colors.update(repeating: color, count: count)
    case .gradient(let table, let ramp):
      Self.fetch(table, ramp, start, end, row, colors)
    case .image(let image):
      for i in 0..<count { colors[i] = image.color(Int(start) + i, Int(row)) }
    case .pixels(let layer):
      for i in 0..<count { colors[i] = layer.color(Int(start) + i, Int(row)) }
    }
  }

  private static func fetch(
    _ table: GradientTable, _ ramp: FloatRamp, _ start: Int32, _ end: Int32, _ row: Int32,
    _ colors: UnsafeMutablePointer<FloatPixel>
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 64) { buffer in
      guard let locations = buffer.baseAddress else { return }
      locations.initialize(repeating: 0, count: 64)
      var at = start
      while at < end {
        let next = min(at &+ 64, end)
        table.fetch(at, next, row: row, locations: locations)
        for i in 0..<Int(next &- at) {
          let t = locations[i]
          // NaN: no circle goes through the point.
          colors[Int(at &- start) + i] = t == t ? ramp.color(Double(t)) : FloatPixel()
        }
        at = next
      }
    }
  }

  /// The same in bytes, dithered.
  func fetchDithered(
    _ start: Int32, _ end: Int32, row: Int32, into colors: UnsafeMutablePointer<Pixel>
  ) {
    withUnsafeTemporaryAllocation(of: FloatPixel.self, capacity: 64) { buffer in
      guard let floats = buffer.baseAddress else { return }
      floats.initialize(repeating: FloatPixel(), count: 64)
      var at = start
      while at < end {
        let next = min(at &+ 64, end)
        fetch(at, next, row: row, into: floats)
        for i in 0..<Int(next &- at) {
          colors[Int(at &- start) + i] = Dither.pixel(
            floats[i], x + Int(at) + i, y + Int(row))
        }
        at = next
      }
    }
  }
}

/// The colors of a gradient by location, in floats.
struct FloatRamp {
  private struct Segment {
    var start: Double
    var end: Double
    var color: SIMD4<Double>
    var change: SIMD4<Double>
  }

  private let segments: UnsafePointer<Segment>
  private let count: Int
  private let first: FloatPixel
  private let last: FloatPixel

  /// Resolves stops, at least one, as ``LinearGradientPaint`` says.
  init(_ stops: [GradientStop], opacity: Double, _ mode: ColorMode, arena: Arena) {
    let made = arena.allocate(Segment.self, count: stops.count)
    var (count, before) = (0, 0.0)
    var previous: SIMD4<Double>?
    var firstColor: SIMD4<Double>?
    for stop in stops {
      let start = before
      let location = Double(stop.location)
      // Comparisons with NaN are false.
      before = location > before ? min(location, 1) : before
      let color = mode.levels(stop.color, opacity: opacity)
      firstColor = firstColor ?? color
      let from = previous ?? color
      previous = color
      if before > start {
        (made + count).initialize(
          to: Segment(start: start, end: before, color: from, change: color - from))
        count += 1
      }
    }
    segments = UnsafePointer(made)
    self.count = count
    first = FloatPixel(firstColor ?? SIMD4())
    last = FloatPixel(previous ?? SIMD4())
  }

  /// The color at a location; below 0 the first, from 1 on the last.
  func color(_ t: Double) -> FloatPixel {
    if !(t >= 0) { return first }
    var i = 0
    while i < count {
      let segment = segments[i]
      if t < segment.end {
        let part = (t - segment.start) / (segment.end - segment.start)
        return FloatPixel(segment.color + segment.change * part)
      }
      i &+= 1
    }
    return last
  }
}

/// A buffer of floats as a paint: pixels that lie where they are drawn.
struct FloatLayer {
  private let pixels: UnsafePointer<FloatPixel>
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  private let opacity: Float

  init(_ buffer: PixelBuffer, in geometry: TileGeometry, opacity: Float) {
    pixels = UnsafePointer(buffer.floats)
    x = buffer.rect.x - geometry.x
    y = buffer.rect.y - geometry.y
    width = buffer.rect.width
    height = buffer.rect.height
    self.opacity = max(0, min(opacity, 1))
  }

  func color(_ column: Int, _ row: Int) -> FloatPixel {
    let (i, j) = (column - x, row - y)
    guard i >= 0, i < width, j >= 0, j < height else { return FloatPixel() }
    return pixels[j * width + i] * opacity
  }
}
