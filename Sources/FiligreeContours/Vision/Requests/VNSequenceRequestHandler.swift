import FiligreePixels
import Foundation

/// Performs requests on one picture after another, such as the frames of a film.
///
/// Requests for contours keep nothing from one picture to the next: the results are those of a
/// `VNImageRequestHandler` for each picture.
open class VNSequenceRequestHandler: NSObject {
  /// Creates a handler.
  public override init() {}

  /// Performs `requests` on a picture as it is stored.
  ///
  /// - Throws: What `VNImageRequestHandler.perform(_:)` throws; so do all the others.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    try VNImageRequestHandler(cgImage: image).perform(requests)
  }

  /// Performs `requests` on a picture, to be turned as `orientation` says.
  open func perform(
    _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation
  ) throws {
    try VNImageRequestHandler(cgImage: image, orientation: orientation).perform(requests)
  }

  /// Performs `requests` on a picture as it is stored.
  open func perform(_ requests: [VNRequest], on image: CIImage) throws {
    try VNImageRequestHandler(ciImage: image).perform(requests)
  }

  /// Performs `requests` on a picture, to be turned as `orientation` says.
  open func perform(
    _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation
  ) throws {
    try VNImageRequestHandler(ciImage: image, orientation: orientation).perform(requests)
  }

  /// Performs `requests` on the picture in a file, turned as the file says.
  open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws {
    try VNImageRequestHandler(url: imageURL).perform(requests)
  }

  /// Performs `requests` on the picture in a file, turned as `orientation` and not the file says.
  open func perform(
    _ requests: [VNRequest], onImageURL imageURL: URL, orientation: CGImagePropertyOrientation
  ) throws {
    try VNImageRequestHandler(url: imageURL, orientation: orientation).perform(requests)
  }

  /// Performs `requests` on a file's contents, turned as they say.
  open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws {
    try VNImageRequestHandler(data: imageData).perform(requests)
  }

  /// Performs `requests` on a file's contents, turned as `orientation` says and not as they say.
  open func perform(
    _ requests: [VNRequest], onImageData imageData: Data, orientation: CGImagePropertyOrientation
  ) throws {
    try VNImageRequestHandler(data: imageData, orientation: orientation).perform(requests)
  }
}
