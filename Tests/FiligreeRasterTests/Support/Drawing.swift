import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

@testable import FiligreeRaster

/// A list on a page of `width`×`height` points from the origin.
func drawing(
  _ width: Double, _ height: Double, _ draw: (inout DisplayListRecorder) -> Void
) -> DisplayList {
  var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: width, height: height))
  draw(&recorder)
  return recorder.finish()
}

/// The opacities, 0…255, of `path` filled with black on a transparent page.
func coverage(
  of path: Path, _ width: Int, _ height: Int, _ style: FillStyle = FillStyle(),
  transform: CGAffineTransform = .identity
) throws -> [UInt8] {
  let list = drawing(Double(width), Double(height)) {
    $0.transform = transform
    $0.fill(path, with: .color(.black), style: style)
  }
  return try alphas(Rasterizer(threads: 1).render(list))
}

func alphas(_ image: CGImage) -> [UInt8] {
  stride(from: 3, to: image.bytes.count, by: 4).map { image.bytes[$0] }
}

/// The bytes of one pixel.
func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
  Array(image.bytes[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4])
}
