import FiligreePixels
import Testing

// Testing's own protocol for images is not there on Linux; `Attachable` is.
extension CGImage: Attachable {
  /// Hands the picture's PNG file to `body`.
  ///
  /// - Throws: `PictureError` where there can be no such file, and what `body` throws.
  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<CGImage>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try encodedBytes(as: .png).withUnsafeBytes(body)
  }

  /// The name with `.png` at its end.
  public func preferredName(
    for attachment: borrowing Attachment<CGImage>, basedOn suggestedName: String
  ) -> String {
    suggestedName.hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}
