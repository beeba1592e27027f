import FiligreePixels
import FiligreeSymbols
import Foundation
import Synchronization

/// A picture of Core Image's, and its pixels once somebody asked for them.
final class CoreImageContent: Sendable {
  /// The picture.
  let image: CIImage
  /// The pixels; nil within where there are none.
  private let drawn = Mutex<CGImage??>(nil)

  init(_ image: CIImage) {
    self.image = image
  }

  /// Width and height in pixels; zero for a picture that has too many.
  var pixelSize: CGSize {
    let region = PixelRegion(touching: image.extent)
    return region.count <= RecipeRenderer.pixelLimit ? region.cgRect.size : .zero
  }

  /// The pixels of the extent; nil, with a warning, where there are none or too many.
  var pixels: CGImage? {
    if let image = image.cgImage { return image }
    return drawn.withLock { drawn in
      if let drawn { return drawn }
      var pixels: CGImage?
      do throws(RecipeError) {
        pixels = try image.rendered(in: image.extent)
      } catch {
        WarningLog.shared.warn("a CIImage becomes no picture: \(error)")
      }
      drawn = .some(pixels)
      return pixels
    }
  }
}
