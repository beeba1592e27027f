import FiligreeDrawing
import FiligreePixels
import FiligreeRaster
import FiligreeSymbols
import Foundation

/// Makes contexts whose drawings become pictures.
package enum ImageCanvas {
  /// Pixels per point where neither the caller nor `UITraitCollection.current` says it.
  ///
  /// UIKit takes the screen's. There is none here, and a drawing has to be the same everywhere: 2 is the
  /// scale of all Macs and iPads and of half of all iPhones.
  package static let defaultScale: CGFloat = 2

  /// The number of pixels per point for `scale`, where 0 stands for the surroundings'.
  ///
  /// What is not a positive, finite number counts as 0.
  package static func scale(_ scale: CGFloat, _ traits: UITraitCollection? = nil) -> CGFloat {
    if scale > 0, scale.isFinite { return scale }
    let said = (traits ?? .current).displayScale
    return said > 0 ? said : defaultScale
  }

  /// A context on a page in points, y down.
  package static func context(
    bounds: CGRect, scale: CGFloat, isOpaque: Bool, isExtended: Bool = false
  ) -> CGContext {
    // A size below zero is an error here, not a rectangle that is written the other way round.
    let size = CGSize(
      width: bounds.size.width > 0 ? bounds.size.width : 0,
      height: bounds.size.height > 0 ? bounds.size.height : 0)
    let context = CGContext(
      bounds: CGRect(origin: bounds.origin, size: size), scale: self.scale(scale))
    context.rasterize = rasterize
    context.render = renderer(
      scale: context.scale, isOpaque: isOpaque, colorMode: isExtended ? .extendedNonLinear : nil)
    return context
  }

  /// What makes pictures of drawings; it says once on standard error what is wrong with one.
  package static func renderer(
    scale: CGFloat, isOpaque: Bool, colorMode: ColorMode? = nil
  ) -> (DisplayList) -> CGImage? {
    var rasterizer = Rasterizer(scale: scale, background: isOpaque ? .black : nil)
    rasterizer.colorMode = colorMode
    return { [rasterizer] list in
      do throws(RasterError) {
        let image = try rasterizer.render(list)
        return isOpaque ? image.withoutOpacity : image
      } catch {
        WarningLog.shared.warn("a drawing becomes no picture: \(error)")
        return nil
      }
    }
  }

  /// Makes a transparent picture of a drawing; it says once on standard error what is wrong with one.
  package static func rasterize(_ list: DisplayList, scale: CGFloat) -> CGImage? {
    renderer(scale: scale, isOpaque: false)(list)
  }

  /// Draws a picture with a transparent background; empty, with a warning, where there can be none.
  package static func image(
    size: CGSize, scale: CGFloat, isOpaque: Bool = false, _ draw: (CGContext) -> Void
  ) -> UIImage {
    let context = context(
      bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: isOpaque)
    CurrentDrawing.with(context) { draw(context) }
    return context.image
  }
}

extension CGContext {
  /// The drawing so far as UIKit's picture; empty where it cannot be one.
  var image: UIImage {
    makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}

extension CGContext: CurrentDrawingTarget {}

extension CGImage {
  /// The same pixels, opaque: of premultiplied ones this is how they look on black.
  fileprivate var withoutOpacity: CGImage {
    CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent,
      componentsPerPixel: componentsPerPixel, bytesPerRow: bytesPerRow, space: colorSpace,
      bitmapInfo: CGBitmapInfo(
        rawValue: bitmapInfo.rawValue & ~CGBitmapInfo.alphaInfoMask.rawValue
          | CGImageAlphaInfo.noneSkipLast.rawValue), bytes: bytes)
  }
}
