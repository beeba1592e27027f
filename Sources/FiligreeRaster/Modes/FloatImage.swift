import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A picture of floats as a paint, mapped: what `ImageTable` is for bytes.
struct FloatImage {
  private let pixels: UnsafePointer<FloatPixel>
  private let mode: ColorMode
  private let width: Int
  private let height: Int
  /// The position in the picture of the center of pixel (0, 0), and how it changes.
  private let origin: SIMD2<Double>
  private let stepX: SIMD2<Double>
  private let stepY: SIMD2<Double>
  private let extend: PicturePaint.Extend
  private let sampling: PicturePaint.Sampling
  private let tint: FloatPixel?
  private let opacity: Float

  /// Resolves `paint`; nil if there is nothing to be seen.
  init?(
    _ paint: PicturePaint, _ picture: PixelBuffer, _ transform: CGAffineTransform, opacity: Double
  ) {
    width = picture.rect.width
    height = picture.rect.height
    let rect = paint.rect
    let m = CGAffineTransform(
      a: rect.size.width / CGFloat(width), b: 0, c: 0, d: rect.size.height / CGFloat(height),
      tx: rect.origin.x, ty: rect.origin.y
    ).concatenating(transform)
    let determinant = m.a * m.d - m.b * m.c
    let (x, y) = (SIMD2(m.d, -m.b) / determinant, SIMD2(-m.c, m.a) / determinant)
    let start = x * (0.5 - m.tx) + y * (0.5 - m.ty)
    for n in [x.x, x.y, y.x, y.y, start.x, start.y] where !(abs(n) < 1e15) {
      return nil
    }
    // A copy on whole pixels has the picture's own.
    let offset = ImageTable.offset(start, x, y)
    origin = offset.map { SIMD2(Double($0.x) + 0.5, Double($0.y) + 0.5) } ?? start
    (stepX, stepY) = offset == nil ? (x, y) : (SIMD2(1, 0), SIMD2(0, 1))
    sampling = offset == nil ? paint.sampling : .none
    extend = paint.extend
    mode = picture.mode
    pixels = UnsafePointer(picture.floats)
    tint = paint.tint.map { picture.mode.floats($0, opacity: 1) }
    self.opacity = Float(max(0, min(opacity, 1)))
  }

  /// The color of a pixel.
  func color(_ x: Int, _ y: Int) -> FloatPixel {
    guard var color = sample(origin + stepX * Double(x) + stepY * Double(y)) else {
      return FloatPixel()
    }
    if let tint { color = tint * color.w }
    return color * opacity
  }

  private func sample(_ position: SIMD2<Double>) -> FloatPixel? {
    var place = position
    let size = SIMD2(Double(width), Double(height))
    switch extend {
    case .none:
      if place.x < 0 || place.y < 0 || place.x >= size.x || place.y >= size.y { return nil }
    case .clamp:
      place = place.clamped(lowerBound: SIMD2(-2, -2), upperBound: size + 2)
    case .repeat:
      place -= (place / size).rounded(.down) * size
      // Rounded, far away.
      place = place.clamped(lowerBound: SIMD2(), upperBound: size)
    }
    if sampling == .none { return at(Int(place.x.rounded(.down)), Int(place.y.rounded(.down))) }
    place -= 0.5
    let whole = place.rounded(.down)
    let (x, y) = (Int(whole.x), Int(whole.y))
    let part = SIMD2<Float>(place - whole)
    if sampling == .low {
      let top = at(x, y) * (1 - part.x) + at(x + 1, y) * part.x
      let bottom = at(x, y + 1) * (1 - part.x) + at(x + 1, y + 1) * part.x
      return top * (1 - part.y) + bottom * part.y
    }
    let (wx, wy) = (ImageTable.weights(part.x), ImageTable.weights(part.y))
    var sum = FloatPixel()
    for j in 0..<4 {
      var line = FloatPixel()
      for i in 0..<4 { line += at(x + i - 1, y + j - 1) * wx[i] }
      sum += line * wy[j]
    }
    // A spline overshoots.
    return mode.inRange(sum)
  }

  /// A pixel of the picture; beyond its edge the outermost, or the picture again.
  private func at(_ x: Int, _ y: Int) -> FloatPixel {
    if extend == .repeat { return pixels[wrapped(y, height) * width + wrapped(x, width)] }
    return pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
  }

  private func wrapped(_ i: Int, _ count: Int) -> Int {
    let rest = i % count
    return rest < 0 ? rest + count : rest
  }
}
