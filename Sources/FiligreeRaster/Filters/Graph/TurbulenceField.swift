import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Perlin's noise, to the numbers that Filter Effects Module Level 1 defines in section 9.21.
///
/// A lattice of random gradients, one set for each component, of which the one at a corner of the plane's
/// unit squares is found by a permutation.
struct TurbulenceField {
  private let noise: FilterGraph.Turbulence
  /// Waves a unit, for a tile that meets itself a whole number of waves a tile.
  private let frequency: SIMD2<Double>
  /// Where the tile ends in waves, and how many it has; nil if nothing is stitched.
  private let stitch: (end: SIMD2<Double>, length: SIMD2<Double>)?
  private let permutation: [Int]
  /// A gradient for each component and number of the permutation.
  private let gradients: [SIMD2<Double>]

  private static let size = 256
  /// What is added to places, so that they are above 0.
  private static let origin = 4096.0

  /// Makes the field; `tile` is the step's subregion in user space.
  init(_ noise: FilterGraph.Turbulence, tile: CGRect) {
    self.noise = noise
    var random = LatticeRandom(noise.seed)
    let size = Self.size
    var gradients: [SIMD2<Double>] = []
    for _ in 0..<4 * size {
      // Two statements: the order in which numbers are drawn is the standard's.
      let x = Double(random.next() % (2 * size) - size) / Double(size)
      let y = Double(random.next() % (2 * size) - size) / Double(size)
      let length = (x * x + y * y).squareRoot()
      gradients.append(length > 0 ? SIMD2(x / length, y / length) : SIMD2())
    }
    var permutation = Array(0..<size)
    for i in (1..<size).reversed() { permutation.swapAt(i, random.next() % size) }
    self.gradients = gradients
    self.permutation = permutation

    var frequency = SIMD2(Double(noise.baseFrequency.width), Double(noise.baseFrequency.height))
    let length = SIMD2(Double(tile.width), Double(tile.height))
    guard noise.stitches, length.x > 0, length.y > 0 else {
      (self.frequency, stitch) = (frequency, nil)
      return
    }
    for i in 0..<2 where frequency[i] > 0 {
      let waves = length[i] * frequency[i]
      let (low, high) = (waves.rounded(.down) / length[i], waves.rounded(.up) / length[i])
      // The nearer one by ratio.
      frequency[i] = low > 0 && frequency[i] / low < high / frequency[i] ? low : high
    }
    self.frequency = frequency
    let waves = (length * frequency + 0.5).rounded(.down)
    let start = (SIMD2(Double(tile.minX), Double(tile.minY)) * frequency).rounded(.down)
    stitch = (start + Self.origin + waves, waves)
  }

  /// The straight color at a point of user space, in order red, green, blue and opacity.
  func color(at point: SIMD2<Double>) -> SIMD4<Double> {
    var color = SIMD4<Double>()
    var place = point * frequency
    var ratio = 1.0
    var stitch = stitch
    for _ in 0..<max(noise.octaves, 0) {
      for channel in 0..<4 {
        let value = value(channel, place, stitch) / ratio
        color[channel] += noise.kind == .fractalNoise ? value : abs(value)
      }
      place *= 2
      ratio *= 2
      if let last = stitch {
        stitch = (2 * last.end - Self.origin, 2 * last.length)
      }
    }
    if noise.kind == .fractalNoise { color = (color + 1) / 2 }
    return color.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
  }

  /// The noise of one wave, −1…1.
  @inline(__always)
  private func value(
    _ channel: Int, _ place: SIMD2<Double>, _ stitch: (end: SIMD2<Double>, length: SIMD2<Double>)?
  ) -> Double {
    let shifted = place + Self.origin
    var low = shifted.rounded(.down)
    let near = shifted - low
    let far = near - 1
    var high = low + 1
    if let stitch {
      low.replace(with: low - stitch.length, where: low .>= stitch.end)
      high.replace(with: high - stitch.length, where: high .>= stitch.end)
    }
    let size = Self.size
    let (x0, x1) = (Self.index(low.x), Self.index(high.x))
    let (y0, y1) = (Self.index(low.y), Self.index(high.y))
    // How much of the gradient at a corner lies along the way from it.
    func slope(_ x: Int, _ y: Int, _ way: SIMD2<Double>) -> Double {
      let corner = permutation[(permutation[x] + y) & (size - 1)]
      return (gradients[channel * size + corner] * way).sum()
    }
    func mix(_ a: Double, _ b: Double, _ part: Double) -> Double { a + part * (b - a) }
    let ease = near * near * (3 - 2 * near)
    let top = mix(
      slope(x0, y0, near), slope(x1, y0, SIMD2(far.x, near.y)), ease.x)
    let bottom = mix(
      slope(x0, y1, SIMD2(near.x, far.y)), slope(x1, y1, far), ease.x)
    return mix(top, bottom, ease.y)
  }

  /// A whole number in 0..<256; what is too large for places to differ is 0.
  @inline(__always)
  private static func index(_ value: Double) -> Int {
    // False for NaN.
    abs(value) < 0x1p52 ? Int(value) & (size - 1) : 0
  }

  /// The pixels of the field, each at its upper left corner.
  func painted(
    _ rect: PixelRect, _ mode: ColorMode, _ map: CGAffineTransform, _ workers: Workers
  ) -> PixelBuffer {
    let scale = SIMD2(Double(map.a), Double(map.d))
    let origin = SIMD2(Double(map.tx), Double(map.ty))
    return PixelBuffer.painted(rect, mode, workers) { x, y in
      let color = color(at: (SIMD2(Double(x), Double(y)) - origin) / scale)
      var pixel = FloatPixel(color * color.w)
      pixel.w = Float(color.w)
      return ColorMode.linear.inRange(pixel)
    }
  }
}

/// The standard's random numbers.
///
/// S. K. Park and K. W. Miller, Random number generators: good ones are hard to find, 1988.
private struct LatticeRandom {
  private static let modulus = 2_147_483_647
  private var state: Int

  init(_ seed: Double) {
    let seed = Int(seed)
    let positive = seed <= 0 ? -(seed % (Self.modulus - 1)) + 1 : seed
    state = min(positive, Self.modulus - 1)
  }

  mutating func next() -> Int {
    state = 16807 * state % Self.modulus
    return state
  }
}
