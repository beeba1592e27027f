/// How a picture is to be written.
public enum PictureEncoding: Hashable, Sendable {
  /// PNG, without loss: gray, RGB, with opacity or without, 8 or 16 bits, as the picture is.
  case png
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
