import Foundation

extension CGImage {
  /// The picture as a PNG file: grey, RGB, with opacity or without, 8 or 16 bits, as it is.
  ///
  /// Premultiplied colours are divided by the opacity, rounded to the nearest.
  public func pngData() throws(PictureError) -> Data {
    Data(try pngBytes())
  }

  /// The picture as the bytes of a PNG file.
  package func pngBytes() throws(PictureError) -> [UInt8] {
    try PNGEncoder.encode(self, level: 6)
  }
}
