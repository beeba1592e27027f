import FiligreeFilters
import FiligreePaths
import FiligreePixels
import Foundation

/// A landscape of 96 × 64 pixels: a sky from blue to yellow, a sun, hills with trees.
let landscape: CGImage = {
  let (width, height) = (96, 64)
  var bytes: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let sky = Double(y) / Double(height)
      var color = (60 + 180 * sky, 130 + 90 * sky, 230 - 110 * sky)
      if (x - 68) * (x - 68) + (y - 18) * (y - 18) < 81 { color = (255, 240, 120) }
      let far = 38 + (x - 30) * (x - 30) / 160
      if y > far { color = (70, 110, 120) }
      let near = 50 - (x - 70) * (x - 70) / 700
      if y > near { color = (60, 130, 50) }
      if x % 12 < 3, y > near - 7, y < near + 4 { color = (30, 70, 30) }
      bytes += [UInt8(color.0), UInt8(color.1), UInt8(color.2)]
    }
  }
  return CGImage(width: width, height: height, components: 3, depth: 8, bytes: bytes)
}()

/// The landscape as a picture for filters.
let scene = CIImage(cgImage: landscape)

/// Pictures side by side, four in a row from the upper left, each cut to a size, on gray.
func sheet(_ images: [CIImage], _ size: CGSize = CGSize(width: 96, height: 64)) -> CIImage {
  let (columns, gap) = (4, CGFloat(8))
  let rows = (images.count + columns - 1) / columns
  let width = CGFloat(min(columns, images.count)) * (size.width + gap) + gap
  let height = CGFloat(rows) * (size.height + gap) + gap
  var page = CIImage(color: CIColor(red: 0.8, green: 0.8, blue: 0.8))
    .cropped(to: CGRect(x: 0, y: 0, width: width, height: height))
  for (i, image) in images.enumerated() {
    let x = gap + CGFloat(i % columns) * (size.width + gap)
    let y = height - CGFloat(i / columns + 1) * (size.height + gap)
    page = image.cropped(to: CGRect(origin: .zero, size: size))
      .transformed(by: CGAffineTransform(translationX: x, y: y))
      .composited(over: page)
  }
  return page
}

/// The pixel at a column and a row from the top, 0…255 each, premultiplied.
func pixel(_ image: CIImage, _ x: Int, _ y: Int, in rect: CGRect? = nil) -> [Int] {
  guard let picture = CIContext().createCGImage(image, from: rect ?? image.extent) else {
    return []
  }
  let at = (y * picture.width + x) * 4
  return picture.bytes[at..<at + 4].map(Int.init)
}

/// The color of a picture's point in light, premultiplied, not cut to 0…1; y up.
func light(_ image: CIImage, _ x: CGFloat = 0, _ y: CGFloat = 0) -> SIMD4<Float> {
  var color = SIMD4<Float>(repeating: .nan)
  CIContext().render(
    image, toBitmap: &color, rowBytes: 16, bounds: CGRect(x: x, y: y, width: 1, height: 1),
    format: .RGBAf, colorSpace: CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
  return color
}

/// A picture of one color in light, of a pixel.
func dot(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> CIImage {
  let space = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
  return CIImage(
    cgImage: CGImage(
      width: 1, height: 1,
      floats: [SIMD4(red * alpha, green * alpha, blue * alpha, alpha)], space: space!))
}

extension SIMD4<Float> {
  /// Whether all components are as near as rounding allows.
  func isNear(_ other: SIMD4<Float>, _ tolerance: Float = 1e-4) -> Bool {
    (0..<4).allSatisfy { abs(self[$0] - other[$0]) <= tolerance }
  }
}
