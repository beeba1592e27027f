import FiligreeKit
import FiligreePixels
import Testing

extension UIImage: Attachable {
  /// Hands the picture's PNG file, upright, to `body`.
  ///
  /// - Throws: `PictureError` where there can be no such file, and what `body` throws.
  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<UIImage>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    guard let data = pngData() else {
      throw PictureError(.invalidArgument, "the picture has no pixels that a PNG file could hold")
    }
    return try data.withUnsafeBytes(body)
  }

  /// The name with `.png` at its end.
  public func preferredName(
    for attachment: borrowing Attachment<UIImage>, basedOn suggestedName: String
  ) -> String {
    suggestedName.hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}
