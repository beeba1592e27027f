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
  }

  private static let limit = 1 << 26
  private var pictures: [Key: PixelBuffer] = [:]
  private var count = 0

  /// The picture of `paint`, whose space `transform` maps to pixels.
  func picture(for paint: ImagePaint, _ transform: CGAffineTransform) -> PixelBuffer {
    let image = paint.image
    let size = Self.size(of: paint, transform)
    let key = Key(image: ObjectIdentifier(image), width: size.width, height: size.height)
    if let picture = pictures[key] { return picture }
    let isSmaller = size.width < image.width || size.height < image.height
    let shrunk = isSmaller ? image.downscaled(width: size.width, height: size.height) : image
    let picture = PixelBuffer(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    shrunk.premultipliedSRGB8().withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(start: picture.pixels, count: picture.rect.count * 4)
        .copyMemory(from: bytes)
    }
    count += picture.rect.count
    if count > Self.limit {
      pictures.removeAll()
      count = picture.rect.count
    }
    pictures[key] = picture
    return picture
  }

  /// The size at which a pixel of the picture is no smaller than one of the page, along either side.
  private static func size(
    of paint: ImagePaint, _ transform: CGAffineTransform
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
