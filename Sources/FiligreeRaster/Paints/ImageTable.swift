import FiligreeDrawing
import FiligreePaths
import Foundation

/// A picture as a paint, resolved to the tile's pixels.
///
/// The position of each pixel's center in the picture is computed from its x and y alone, so bands and
/// threads make no difference. Colors are mixed premultiplied: what is clear gives no color.
struct ImageTable {
  var pixels: UnsafePointer<Pixel>
  var width: Int
  var height: Int
  /// The position in the picture of the center of pixel (0, 0), in pixels of the picture.
  var origin: SIMD2<Double>
  /// How it changes from a pixel to the next, and from a row to the next.
  var stepX: SIMD2<Double>
  var stepY: SIMD2<Double>
  var extend: PicturePaint.Extend
  var sampling: PicturePaint.Sampling
  /// The premultiplied color that the picture's opacity stands for.
  var tint: Pixel?
  var opacity: UInt8
  /// If pixels lie on pixels: the picture's pixel at (0, 0).
  var offset: (x: Int, y: Int)?

  /// Resolves `paint`, whose space `transform` maps to the tile; nil if there is nothing to be seen.
  ///
  /// `picture` is its picture, perhaps shrunk.
  init?(
    _ paint: PicturePaint, _ picture: PixelBuffer, _ transform: CGAffineTransform, opacity: Double
  ) {
    let (w, h) = (Double(picture.rect.width), Double(picture.rect.height))
    let rect = paint.rect
    // From the picture's pixels to the tile's.
    let m = CGAffineTransform(
      a: rect.size.width / w, b: 0, c: 0, d: rect.size.height / h, tx: rect.origin.x,
      ty: rect.origin.y
    ).concatenating(transform)
    let determinant = m.a * m.d - m.b * m.c
    stepX = SIMD2(m.d, -m.b) / determinant
    stepY = SIMD2(-m.c, m.a) / determinant
    origin = stepX * (0.5 - m.tx) + stepY * (0.5 - m.ty)
    for n in [stepX.x, stepX.y, stepY.x, stepY.y, origin.x, origin.y] where !(abs(n) < 1e15) {
      return nil
    }
    pixels = UnsafePointer(picture.pixels)
    width = picture.rect.width
    height = picture.rect.height
    extend = paint.extend
    sampling = paint.sampling
    tint = paint.tint.map { PremultipliedColor($0, opacity: 1).pixel }
    self.opacity = UInt8(max(0, min(opacity, 1)) * 255 + 0.5)
    offset = Self.offset(origin, stepX, stepY)
  }

  /// The whole-pixel offset of an upright copy of the picture's own size, or nil.
  static func offset(
    _ origin: SIMD2<Double>, _ stepX: SIMD2<Double>, _ stepY: SIMD2<Double>
  ) -> (x: Int, y: Int)? {
    let place = origin - 0.5
    let whole = place.rounded(.toNearestOrAwayFromZero)
    func near(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ tolerance: Double) -> Bool {
      abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
    }
    guard near(stepX, SIMD2(1, 0), 1e-7), near(stepY, SIMD2(0, 1), 1e-7), near(place, whole, 1e-3),
      abs(whole.x) < 1e15, abs(whole.y) < 1e15
    else { return nil }
    return (Int(whole.x), Int(whole.y))
  }

  /// Writes the colors of the pixels `start..<end` of a row to `colors`.
  func fetch(
    _ start: Int32, _ end: Int32, row: Int32, into colors: UnsafeMutablePointer<Pixel>
  ) {
    // A copy of rows: what is shown of a picture of the screen's own pixels.
    if let offset, tint == nil, opacity == 255 {
      let (x, y) = (offset.x &+ Int(start), offset.y &+ Int(row))
      if y >= 0, y < height, x >= 0, x &+ Int(end &- start) <= width {
        colors.update(from: pixels + (y &* width &+ x), count: max(Int(end &- start), 0))
        return
      }
    }
    for x in start..<end {
      colors[Int(x &- start)] = color(Int(x), Int(row))
    }
  }

  /// The color of a pixel.
  @inline(__always)
  func color(_ x: Int, _ y: Int) -> Pixel {
    var pixel: Pixel
    if let offset {
      pixel = at(offset.x &+ x, offset.y &+ y, outside: extend)
    } else {
      pixel = sample(origin + stepX * Double(x) + stepY * Double(y))
    }
    if let tint {
      pixel = PixelMath.multiply(tint, UInt8(truncatingIfNeeded: pixel >> 24))
    }
    return opacity == 255 ? pixel : PixelMath.multiply(pixel, opacity)
  }

  @inline(__always)
  private func sample(_ position: SIMD2<Double>) -> Pixel {
    var place = position
    let size = SIMD2(Double(width), Double(height))
    switch extend {
    case .none:
      if place.x < 0 || place.y < 0 || place.x >= size.x || place.y >= size.y { return 0 }
    case .clamp:
      place = place.clamped(lowerBound: SIMD2(-2, -2), upperBound: size + 2)
    case .repeat:
      place -= (place / size).rounded(.down) * size
      // Rounded, far away.
      place = place.clamped(lowerBound: SIMD2(), upperBound: size)
    }
    switch sampling {
    case .none:
      return at(floor(place.x), floor(place.y))
    case .low:
      return bilinear(place - 0.5)
    case .medium, .high:
      return bicubic(place - 0.5)
    }
  }

  @inline(__always)
  private func bilinear(_ place: SIMD2<Double>) -> Pixel {
    let (x, y) = (floor(place.x), floor(place.y))
    let fx = Float(place.x - Double(x))
    let fy = Float(place.y - Double(y))
    let top = levels(x, y) * (1 - fx) + levels(x + 1, y) * fx
    let bottom = levels(x, y + 1) * (1 - fx) + levels(x + 1, y + 1) * fx
    return Self.pixel(top * (1 - fy) + bottom * fy)
  }

  @inline(__always)
  private func bicubic(_ place: SIMD2<Double>) -> Pixel {
    let (x, y) = (floor(place.x), floor(place.y))
    let wx = Self.weights(Float(place.x - Double(x)))
    let wy = Self.weights(Float(place.y - Double(y)))
    var sum = SIMD4<Float>()
    for j in 0..<4 {
      var line = SIMD4<Float>()
      for i in 0..<4 {
        line += levels(x + i - 1, y + j - 1) * wx[i]
      }
      sum += line * wy[j]
    }
    return Self.pixel(sum)
  }

  /// Catmull and Rom's spline (1974) through four values, at `t` between the second and the third.
  @inline(__always)
  static func weights(_ t: Float) -> SIMD4<Float> {
    let (t2, t3) = (t * t, t * t * t)
    return SIMD4(
      (2 * t2 - t - t3) / 2, (3 * t3 - 5 * t2 + 2) / 2, (4 * t2 + t - 3 * t3) / 2, (t3 - t2) / 2)
  }

  @inline(__always)
  private func floor(_ value: Double) -> Int {
    // Positions have been brought near the picture.
    Int(value.rounded(.down))
  }

  @inline(__always)
  private func levels(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let pixel = at(x, y)
    return SIMD4(
      Float(pixel & 255), Float((pixel >> 8) & 255), Float((pixel >> 16) & 255), Float(pixel >> 24))
  }

  /// Rounds levels to bytes, none above the opacity: a spline overshoots.
  @inline(__always)
  private static func pixel(_ levels: SIMD4<Float>) -> Pixel {
    let cut = levels.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 255))
    return BlendFormulas.pixel(levels: cut + 0.5)
  }

  /// A pixel of the picture; beyond its edge the outermost, or the picture again.
  ///
  /// Without an extension, neighbors beyond the edge are the outermost pixels, too: what is drawn is
  /// as opaque as the picture up to its edge.
  @inline(__always)
  private func at(_ x: Int, _ y: Int) -> Pixel {
    at(x, y, outside: extend == .none ? .clamp : extend)
  }

  @inline(__always)
  private func at(_ x: Int, _ y: Int, outside: PicturePaint.Extend) -> Pixel {
    if x >= 0, x < width, y >= 0, y < height { return pixels[y &* width &+ x] }
    switch outside {
    case .none: return 0
    case .clamp: return pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    case .repeat: return pixels[Self.wrapped(y, height) * width + Self.wrapped(x, width)]
    }
  }

  @inline(__always)
  private static func wrapped(_ i: Int, _ count: Int) -> Int {
    let rest = i % count
    return rest < 0 ? rest + count : rest
  }
}
