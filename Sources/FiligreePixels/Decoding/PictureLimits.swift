/// How large a picture may be to be decoded.
///
/// Sizes are compared before any memory is taken for pixels.
public struct PictureLimits: Hashable, Sendable {
  /// The largest product of width and height.
  public var maximumPixels: Int
  /// The largest file, in bytes.
  public var maximumBytes: Int

  /// Creates limits: 2²⁸ pixels and 2³⁰ bytes where nothing else is said.
  public init(maximumPixels: Int = 1 << 28, maximumBytes: Int = 1 << 30) {
    self.maximumPixels = maximumPixels
    self.maximumBytes = maximumBytes
  }

  /// 2²⁸ pixels (16,384 × 16,384) in a file of at most 2³⁰ bytes.
  public static let `default` = PictureLimits()

  /// Throws where a file of so many bytes is larger than allowed.
  func check(byteCount: Int) throws(PictureError) {
    guard byteCount <= maximumBytes else {
      throw PictureError(
        .tooLarge, "the file has \(byteCount) bytes",
        remedy: "at most \(maximumBytes) are allowed")
    }
  }

  /// Throws where a picture of this size is empty, or larger than allowed.
  package func check(width: Int, height: Int, format: String, offset: Int) throws(PictureError) {
    guard width > 0, height > 0 else {
      throw PictureError(
        .corrupt, "\(format) picture of \(width)×\(height) pixels", offset: offset,
        remedy: "width and height must be 1 or more")
    }
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= maximumPixels else {
      throw PictureError(
        .tooLarge, "\(format) picture of \(width)×\(height) pixels is too large", offset: offset,
        remedy: "at most \(maximumPixels) pixels are allowed")
    }
  }
}
