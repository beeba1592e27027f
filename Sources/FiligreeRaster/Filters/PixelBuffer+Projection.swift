import FiligreeBase
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension PixelBuffer {
  /// The picture mapped by a projection of a space that `map` maps to pixels, in `target`.
  ///
  /// Each pixel of the result looks back at the places of its center, or, where the picture is shrunk
  /// there, of up to 8 × 8 points in it, and takes their means. Colors between four pixels are bilinear;
  /// beyond the picture all is clear, so that edges are smooth.
  func projected(
    by projection: ProjectionTransform, _ map: CGAffineTransform, in target: PixelRect,
    workers: Workers
  ) -> PixelBuffer {
    let result = PixelBuffer(target, mode)
    guard !target.isEmpty, !rect.isEmpty, var back = projection.conjugated(by: map), back.invert()
    else { return result }
    let eye = BackProjection(back)
    result.fill(workers) { projected(eye, $0, $1) }
    return result
  }

  /// Sets each pixel to the color of its place on the page.
  @inline(__always)
  private func fill(_ workers: Workers, _ color: (_ x: Int, _ y: Int) -> FloatPixel) {
    workers.forEachIndex(below: rect.height, grain: 4, makeState: { () }) { _, line in
      let y = rect.y + line
      for x in 0..<rect.width {
        if mode.isFloat {
          floatRow(y)[x] = color(rect.x + x, y)
        } else {
          row(y)[x] = BlendFormulas.pixel(color(rect.x + x, y))
        }
      }
    }
  }

  private func projected(_ eye: BackProjection, _ x: Int, _ y: Int) -> FloatPixel {
    let count = eye.samples(Double(x) + 0.5, Double(y) + 0.5)
    if count == 0 { return FloatPixel() }
    var sum = FloatPixel()
    for j in 0..<count {
      for i in 0..<count {
        let place = eye.place(
          Double(x) + (Double(i) + 0.5) / Double(count),
          Double(y) + (Double(j) + 0.5) / Double(count))
        if let place { sum += bilinear(place) }
      }
    }
    return sum / Float(count * count)
  }

  /// The color at a place of the page.
  private func bilinear(_ place: SIMD2<Double>) -> FloatPixel {
    let local = place - 0.5 - SIMD2(Double(rect.x), Double(rect.y))
    guard local.x > -1, local.y > -1, local.x < Double(rect.width), local.y < Double(rect.height)
    else { return FloatPixel() }
    let (x, y) = (Int(local.x.rounded(.down)), Int(local.y.rounded(.down)))
    let (fx, fy) = (Float(local.x - Double(x)), Float(local.y - Double(y)))
    let top = color(x, y) * (1 - fx) + color(x + 1, y) * fx
    let bottom = color(x, y + 1) * (1 - fx) + color(x + 1, y + 1) * fx
    return top * (1 - fy) + bottom * fy
  }

  /// The color of a pixel, counted from the buffer's first; clear beyond the buffer.
  func color(_ x: Int, _ y: Int) -> FloatPixel {
    guard x >= 0, y >= 0, x < rect.width, y < rect.height else { return FloatPixel() }
    let i = y * rect.width + x
    return mode.isFloat ? floats[i] : BlendFormulas.color(pixels[i])
  }
}

/// From a mapped picture back to the picture.
private struct BackProjection {
  private let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ map: ProjectionTransform) {
    rows = (
      SIMD3(Double(map.m11), Double(map.m21), Double(map.m31)),
      SIMD3(Double(map.m12), Double(map.m22), Double(map.m32)),
      SIMD3(Double(map.m13), Double(map.m23), Double(map.m33))
    )
  }

  /// Where a point comes from; nil where it is behind the eye, or too far away to be told.
  @inline(__always)
  func place(_ x: Double, _ y: Double) -> SIMD2<Double>? {
    let p = SIMD3(x, y, 1)
    let w = (rows.2 * p).sum()
    // The inverse of what the map divides by, which is at least its limit.
    guard w > 0, w < 1 / Double(ProjectionTransform.nearest) else { return nil }
    let place = SIMD2((rows.0 * p).sum() / w, (rows.1 * p).sum() / w)
    return abs(place.x) < 1e9 && abs(place.y) < 1e9 ? place : nil
  }

  /// How many points along either side stand for a pixel: as many as pixels of the picture lie along its
  /// longer diagonal, at most 8; none if nothing is seen there.
  func samples(_ x: Double, _ y: Double) -> Int {
    guard let center = place(x, y) else {
      // A corner may be before the eye.
      let isSeen = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].contains {
        place(x + $0, y + $1) != nil
      }
      return isSeen ? 8 : 0
    }
    var most = 0.0
    for (dx, dy) in [(0.5, 0.0), (0.0, 0.5)] {
      guard let other = place(x + dx, y + dy) else { return 8 }
      let d = other - center
      most = max(most, 2 * d.length)
    }
    return most > 1.01 ? Int(min(most.rounded(.up), 8)) : 1
  }
}
