/// How a picture is to be written.
public enum PictureEncoding: Hashable, Sendable {
  /// PNG, without loss: 8 or 16 bits a component, as the picture is.
  ///
  /// A picture of 8 bits with opacity becomes the kind of PNG that has the fewest bits for it: a palette for up to 256 colors,
  /// gray, or RGB where all is opaque.
  case png
  /// PNG, compressed at a level of zlib's numbering: 1 is the fastest and 9 the smallest, 0 is not compressed.
  ///
  /// `png` is level 6. What lies beyond 0…9 is clipped. The pixels are the same.
  case compressedPNG(level: Int)
  /// JPEG at a quality of 0…1; 8 bits, what is transparent is laid on white.
  ///
  /// Chroma is stored at full size from 0.9 on, and at half the size below. NaN counts as 0.
  case jpeg(quality: Double)
  /// Lossy WebP at a quality of 0…1; 8 bits, with opacity. NaN counts as 0.
  case webp(quality: Double)
  /// WebP without loss: 8 bits, with opacity; gray becomes RGB.
  case losslessWebP

  /// The encoding that a file name's suffix asks for, without its dot and in any case; nil for others.
  ///
  /// JPEG and WebP get the quality 0.9.
  public init?(pathExtension: String) {
    switch pathExtension.lowercased() {
    case "png": self = .png
    case "jpg", "jpeg": self = .jpeg(quality: 0.9)
    case "webp": self = .webp(quality: 0.9)
    default: return nil
    }
  }
}
