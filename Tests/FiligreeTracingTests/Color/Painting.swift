import FiligreePixels
import FiligreeTestSupport

@testable import FiligreeContours
@testable import FiligreeTracing

/// A small picture painted by sampling: each pixel the mean of 6 × 6 points, as an anti-aliased renderer
/// draws it, or the color of nine of them that agree.
struct Painting {
  let width: Int
  let height: Int
  /// Premultiplied RGBA, 0…1.
  var pixels: [SIMD4<Double>]

  init(_ width: Int, _ height: Int, ground: SIMD4<Double> = SIMD4(1, 1, 1, 1)) {
    self.width = width
    self.height = height
    pixels = Array(repeating: ground, count: width * height)
  }

  /// Paints what `shade` gives a color, with its opacity last, straight; none beyond `box`.
  mutating func paint(
    samples n: Int = 6, within box: (lower: SIMD2<Double>, upper: SIMD2<Double>)? = nil,
    _ shade: (Double, Double) -> SIMD4<Double>?
  ) {
    func range(_ axis: Int, _ size: Int) -> Range<Int> {
      guard let box else { return 0..<size }
      let (first, last) = (max(box.lower[axis].rounded(.down), 0), box.upper[axis].rounded(.up))
      return Int(min(first, Double(size)))..<Int(min(max(last, first), Double(size)))
    }
    func color(_ x: Int, _ y: Int, _ i: Int, _ j: Int) -> SIMD4<Double>? {
      shade(Double(x) + (Double(i) + 0.5) / Double(n), Double(y) + (Double(j) + 0.5) / Double(n))
    }
    /// Whether the middle of a pixel, its corners and the middles of its sides have one color; they stand for all then.
    func isEven(_ x: Int, _ y: Int) -> Bool {
      let (half, last) = (n / 2, n - 1)
      let middle = color(x, y, half, half)
      return color(x, y, 0, 0) == middle && color(x, y, last, last) == middle
        && color(x, y, last, 0) == middle && color(x, y, 0, last) == middle
        && color(x, y, half, 0) == middle && color(x, y, half, last) == middle
        && color(x, y, 0, half) == middle && color(x, y, last, half) == middle
    }
    let points = Double(n * n)
    for y in range(1, height) {
      for x in range(0, width) {
        if n > 4, isEven(x, y) {
          guard let c = color(x, y, 0, 0) else { continue }
          pixels[y * width + x] = SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
          continue
        }
        // Plain loops over plain numbers: a build for debugging takes a third of the time for them.
        var (r, g, b, a, count) = (0.0, 0.0, 0.0, 0.0, 0.0)
        var j = 0
        while j < n {
          let sampleY = Double(y) + (Double(j) + 0.5) / Double(n)
          var i = 0
          while i < n {
            if let c = shade(Double(x) + (Double(i) + 0.5) / Double(n), sampleY) {
              r += c.x * c.w
              g += c.y * c.w
              b += c.z * c.w
              a += c.w
              count += 1
            }
            i += 1
          }
          j += 1
        }
        // What is opaque replaces what was there; what is not lets it through.
        if count > 0 {
          let under = pixels[y * width + x] * (1 - count / points)
          pixels[y * width + x] = under + SIMD4(r, g, b, a) / points
        }
      }
    }
  }

  /// Paints a color wherever `contains` holds, which it does not beyond `box`.
  mutating func fill(
    _ color: SIMD4<Double>, within box: (lower: SIMD2<Double>, upper: SIMD2<Double>)? = nil,
    _ contains: (Double, Double) -> Bool
  ) {
    paint(within: box) { contains($0, $1) ? color : nil }
  }

  /// Paints a line of round ends.
  mutating func line(
    from a: SIMD2<Double>, to b: SIMD2<Double>, width: Double,
    color: SIMD4<Double> = SIMD4(0, 0, 0, 1)
  ) {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let box = (
      lower: pointwiseMin(a, b) - width / 2, upper: pointwiseMax(a, b) + width / 2
    )
    fill(color, within: box) { x, y in
      let (px, py) = (x - a.x, y - a.y)
      let along = length > 0 ? (px * dx + py * dy) / length : 0
      let t = along < 0 ? 0 : along > 1 ? 1 : along
      let (ex, ey) = (px - dx * t, py - dy * t)
      return ex * ex + ey * ey <= width * width / 4
    }
  }

  /// The picture, opaque or with opacity.
  func image(hasAlpha: Bool = false, noise: Double = 0, seed: UInt64 = 1) -> CGImage {
    var source = RandomSource(seed: seed)
    var bytes: [UInt8] = []
    for pixel in pixels {
      for channel in 0..<3 {
        let straight = hasAlpha && pixel.w > 0 ? pixel[channel] / pixel.w : pixel[channel]
        let value = straight * 255 + (noise > 0 ? source.number(in: -noise...noise) : 0)
        bytes.append(UInt8(min(max(value.rounded(), 0), 255)))
      }
      if hasAlpha { bytes.append(UInt8((pixel.w * 255).rounded())) }
    }
    return CGImage(
      width: width, height: height, components: hasAlpha ? 4 : 3, depth: 8, bytes: bytes)
  }

  /// Discs on discs, shaded, with as many sizes as photos have.
  ///
  /// The dead leaves model (Lee, Mumford, Huang 2001): the number of discs of radius r goes by r⁻³.
  static func leaves(_ source: inout RandomSource, width: Int, height: Int) -> Painting {
    var painting = Painting(width, height, ground: SIMD4(0.4, 0.4, 0.4, 1))
    let (least, most) = (3.0, Double(height) / 6)
    for _ in 0..<(width * height / 120) {
      let u = source.number(in: 0...1)
      let r = 1 / (1 / (least * least) * (1 - u) + u / (most * most)).squareRoot()
      let c = SIMD2(
        source.number(in: 0...Double(width)), source.number(in: 0...Double(height)))
      let (light, warmth) = (source.number(in: 0.2...0.8), source.number(in: -0.2...0.2))
      let color = SIMD4(light + warmth, light, light - warmth, 1)
      let slope = SIMD2(source.number(in: -0.15...0.15), source.number(in: -0.15...0.15)) / r
      for y in max(Int(c.y - r - 1), 0)..<min(Int(c.y + r + 2), height) {
        for x in max(Int(c.x - r - 1), 0)..<min(Int(c.x + r + 2), width) {
          let d = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - c
          let share = min(max(r + 0.5 - (d * d).sum().squareRoot(), 0), 1)
          guard share > 0 else { continue }
          let shade = (d * slope).sum()
          let lit = color + SIMD4(shade, shade, shade, 0)
          painting.pixels[y * width + x] += (lit - painting.pixels[y * width + x]) * share
        }
      }
    }
    return painting
  }

  /// Flat art: `count` discs, boxes and half-planes in a few colors.
  static func flatArt(
    _ source: inout RandomSource, width: Int, height: Int, count: Int
  ) -> Painting {
    let colors: [SIMD4<Double>] = [
      SIMD4(0.11, 0.21, 0.34, 1), SIMD4(0.9, 0.22, 0.27, 1), SIMD4(0.66, 0.85, 0.86, 1),
      SIMD4(1, 0.72, 0.01, 1), SIMD4(0.16, 0.62, 0.56, 1),
    ]
    var painting = Painting(width, height)
    for _ in 0..<count {
      let color = colors[Int.random(in: 0..<colors.count, using: &source)]
      let x = source.number(in: 0...Double(width))
      let y = source.number(in: 0...Double(height))
      let size = source.number(in: 3...Double(min(width, height)) / 3)
      if Bool.random(using: &source) {
        let box = (lower: SIMD2(x, y) - size, upper: SIMD2(x, y) + size)
        painting.fill(color, within: box) {
          ($0 - x) * ($0 - x) + ($1 - y) * ($1 - y) < size * size
        }
      } else {
        let slope = source.number(in: -1...1)
        painting.fill(color) { abs($0 - x + slope * ($1 - y)) < size && abs($1 - y) < size * 0.6 }
      }
    }
    return painting
  }
}
