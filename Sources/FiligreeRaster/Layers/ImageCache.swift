import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Pictures as the rasterizer takes them: premultiplied sRGB, shrunk to about the size that they are
/// drawn in.
///
/// It lives as long as one drawing is drawn, on the thread that draws it. If more than `limit` pixels
/// were made, it forgets them; whoever still draws with them keeps them.
final class ImageCache {
  private struct Key: Hashable {
    var image: ObjectIdentifier
    var width: Int
    var height: Int
    var mode: ColorMode
  }

  private static let limit = 1 << 26
  private var pictures: [Key: PixelBuffer] = [:]
  private var count = 0

  /// The picture of `paint`, whose space `transform` maps to pixels, in the numbers of `mode`.
  func picture(
    for paint: PicturePaint, _ transform: CGAffineTransform, _ mode: ColorMode
  ) -> PixelBuffer {
    let image = paint.image
    let size = Self.size(of: paint, transform)
    let key = Key(
      image: ObjectIdentifier(image), width: size.width, height: size.height, mode: mode)
    if let picture = pictures[key] { return picture }
    let picture =
      mode.isFloat
      ? Self.floats(of: image, size, mode) : Self.bytes(of: image, size)
    count += picture.cost
    if count > Self.limit {
      pictures.removeAll()
      count = picture.cost
    }
    pictures[key] = picture
    return picture
  }

  private static func bytes(
    of image: CGImage, _ size: (width: Int, height: Int)
  ) -> PixelBuffer {
    let isSmaller = size.width < image.width || size.height < image.height
    let shrunk = isSmaller ? image.downscaled(width: size.width, height: size.height) : image
    let picture = PixelBuffer(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    shrunk.premultipliedSRGB8().withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(start: picture.pixels, count: picture.rect.count * 4)
        .copyMemory(from: bytes)
    }
    return picture
  }

  /// Means are of the mode's numbers, as everything in it is.
  private static func floats(
    of image: CGImage, _ size: (width: Int, height: Int), _ mode: ColorMode
  ) -> PixelBuffer {
    let whole = PixelBuffer(
      PixelRect(x: 0, y: 0, width: image.width, height: image.height), .extendedLinear)
    image.linearPixels().withUnsafeBufferPointer { pixels in
      if let first = pixels.baseAddress {
        whole.floats.update(from: first, count: whole.rect.count)
      }
    }
    let picture = whole.converted(to: mode, dithers: false)
    return size == (image.width, image.height)
      ? picture : picture.floatsShrunk(width: size.width, height: size.height)
  }

  /// The size at which a pixel of the picture is no smaller than one of the page, along either side.
  private static func size(
    of paint: PicturePaint, _ transform: CGAffineTransform
  ) -> (width: Int, height: Int) {
    let (width, height) = (paint.image.width, paint.image.height)
    if paint.sampling == .none { return (width, height) }
    func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }
    func cut(_ drawn: CGFloat, _ own: Int) -> Int {
      let rounded = (drawn - 1e-6).rounded(.up)
      // False for NaN.
      return rounded < CGFloat(own) ? max(1, Int(rounded)) : own
    }
    let rect = paint.rect
    return (
      cut(abs(rect.size.width) * length(transform.a, transform.b), width),
      cut(abs(rect.size.height) * length(transform.c, transform.d), height)
    )
  }
}
