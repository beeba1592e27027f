import FiligreePixels
import Foundation

/// Performs requests on one picture.
///
/// Files are read and decoded when the first request is performed, and then kept.
open class VNImageRequestHandler: NSObject {
  private var picture: VisionPicture

  /// Creates a handler for `image` as it is stored.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
    picture = VisionPicture(source: .image(image), orientation: nil)
  }

  /// Creates a handler for `image`, to be turned as `orientation` says.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    picture = VisionPicture(source: .image(image), orientation: orientation)
  }

  /// Creates a handler for `image` as it is stored.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
    picture = VisionPicture(source: .picture(image), orientation: nil)
  }

  /// Creates a handler for `image`, to be turned as `orientation` says.
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    picture = VisionPicture(source: .picture(image), orientation: orientation)
  }

  /// Creates a handler for the picture in a file, turned as the file says.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
    picture = VisionPicture(source: .file(imageURL), orientation: nil)
  }

  /// Creates a handler for the picture in a file, turned as `orientation` and not the file says.
  public init(
    url imageURL: URL, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    picture = VisionPicture(source: .file(imageURL), orientation: orientation)
  }

  /// Creates a handler for a file's contents, turned as they say.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
    picture = VisionPicture(source: .data(imageData), orientation: nil)
  }

  /// Creates a handler for a file's contents, turned as `orientation` says and not as they say.
  public init(
    data imageData: Data, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    picture = VisionPicture(source: .data(imageData), orientation: orientation)
  }

  /// Performs `requests`, one after the other, and returns when all are done.
  ///
  /// A request that fails does not keep the others from running. Each one's completion handler is
  /// called with its own error.
  ///
  /// - Throws: The first request's error that had one: a `VNError`, with `invalidImage` for a
  ///   picture that cannot be decoded and `ioError` for a file that cannot be read.
  open func perform(_ requests: [VNRequest]) throws {
    var firstError: (any Error)?
    for request in requests {
      do {
        try request.perform(orientation: picture.orientation ?? .up) { try picture.load() }
      } catch {
        firstError = firstError ?? error
      }
    }
    if let firstError { throw firstError }
  }
}
