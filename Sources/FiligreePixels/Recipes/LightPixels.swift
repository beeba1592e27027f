import Foundation

/// Pixels of a part of the plane of a `CIImage`: premultiplied, in proportion to light, sRGB's primaries.
///
/// That is Core Image's default working space ("Core Image Programming Guide", Color Components and
/// Premultiplied Alpha; `CIContextOption.workingColorSpace`). Numbers are not cut to 0…1. Outside of the region
/// all is clear.
package struct LightPixels: Sendable {
  package typealias Pixel = SIMD4<Float>

  /// Where the pixels are.
  package let region: PixelRegion
  /// Rows from the lowest.
  package private(set) var pixels: [Pixel]

  /// Creates clear pixels.
  package init(_ region: PixelRegion) {
    self.init(region, [Pixel](repeating: Pixel(), count: region.count))
  }

  /// Creates pixels from rows, the lowest first, as many as the region has.
  package init(_ region: PixelRegion, _ pixels: [Pixel]) {
    precondition(pixels.count == region.count)
    self.region = region
    self.pixels = pixels
  }

  /// Creates pixels, each by a function of its column and row; rows are shared between threads.
  package init(
    _ region: PixelRegion, _ workers: Workers, _ color: @Sendable (_ x: Int, _ y: Int) -> Pixel
  ) {
    self.init(region, workers) { y, row in
      for x in 0..<row.count { row[x] = color(region.x + x, y) }
    }
  }

  /// Creates pixels row by row; rows are shared between threads.
  package init(
    _ region: PixelRegion, _ workers: Workers,
    rows fill: @Sendable (_ y: Int, _ row: UnsafeMutableBufferPointer<Pixel>) -> Void
  ) {
    self.region = region
    pixels = [Pixel](unsafeUninitializedCapacity: region.count) { buffer, count in
      count = region.count
      guard count > 0, let first = buffer.baseAddress else { return }
      first.initialize(repeating: Pixel(), count: count)
      // Each row is written by one thread.
      nonisolated(unsafe) let rows = first
      workers.forEachIndex(
        below: region.height, grain: max(1, 4096 / region.width), makeState: { () }
      ) { _, line in
        fill(
          region.y + line,
          UnsafeMutableBufferPointer(start: rows + line * region.width, count: region.width))
      }
    }
  }

  /// The pixel at a column and a row.
  @inline(__always)
  package subscript(x: Int, y: Int) -> Pixel {
    let (column, row) = (x &- region.x, y &- region.y)
    guard column >= 0, column < region.width, row >= 0, row < region.height else { return Pixel() }
    return pixels[row &* region.width &+ column]
  }

  /// The color at a point between the centers of pixels, which lie at halves: bilinear.
  @inline(__always)
  package func interpolated(x: Double, y: Double) -> Pixel {
    // Also keeps what is not a number from becoming an integer.
    guard x >= Double(region.x) - 1, x <= Double(region.maxX) + 1, y >= Double(region.y) - 1,
      y <= Double(region.maxY) + 1
    else { return Pixel() }
    let (u, v) = (x - 0.5, y - 0.5)
    let (left, bottom) = (u.rounded(.down), v.rounded(.down))
    let (i, j) = (Int(left), Int(bottom))
    let (s, t) = (Float(u - left), Float(v - bottom))
    let low = self[i, j] * (1 - s) + self[i + 1, j] * s
    let high = self[i, j + 1] * (1 - s) + self[i + 1, j + 1] * s
    return low * (1 - t) + high * t
  }

  /// The color of the pixel that a point is in.
  @inline(__always)
  package func nearest(x: Double, y: Double) -> Pixel {
    guard x >= Double(region.x), x < Double(region.maxX), y >= Double(region.y),
      y < Double(region.maxY)
    else { return Pixel() }
    return self[Int(x.rounded(.down)), Int(y.rounded(.down))]
  }
}

extension LightPixels {
  /// A part of a picture whose lower left corner is the origin.
  init(_ image: CGImage, in region: PixelRegion) {
    let whole = PixelRegion(x: 0, y: 0, width: image.width, height: image.height)
    let part = whole.intersection(region)
    let rows = CGRect(
      x: CGFloat(part.x), y: CGFloat(image.height - part.maxY), width: CGFloat(part.width),
      height: CGFloat(part.height))
    guard !part.isEmpty, let cut = part == whole ? image : image.cropping(to: rows) else {
      self.init(.empty)
      return
    }
    self.init(part, Self.turnedOver(cut.linearPixels(), width: part.width))
  }

  /// The pixels of a region as rows from the top, as a `CGImage` has them.
  package func rowsFromTop(of wanted: PixelRegion) -> [Pixel] {
    if wanted == region { return Self.turnedOver(pixels, width: region.width) }
    var rows: [Pixel] = []
    rows.reserveCapacity(wanted.count)
    for y in stride(from: wanted.maxY - 1, through: wanted.y, by: -1) {
      for x in wanted.x..<wanted.maxX { rows.append(self[x, y]) }
    }
    return rows
  }

  private static func turnedOver(_ pixels: [Pixel], width: Int) -> [Pixel] {
    var rows: [Pixel] = []
    rows.reserveCapacity(pixels.count)
    for start in stride(from: pixels.count - width, through: 0, by: -width) {
      rows += pixels[start..<start + width]
    }
    return rows
  }
}
