import FiligreePixels
import Foundation

/// What performing one of several requests gave.
public enum VisionResult: Sendable {
  /// The contours that a request found.
  case detectContours(DetectContoursRequest, ContoursObservation)
  /// The error of a request.
  case error(any VisionRequest, any Error)
}

/// Performs requests of the new kind on one picture.
///
/// The picture is decoded when the first request is performed, and then kept.
public final class ImageRequestHandler: Sendable {
  private let picture: SharedPicture

  private init(_ source: VisionPicture.Source, _ orientation: CGImagePropertyOrientation?) {
    picture = SharedPicture(VisionPicture(source: source, orientation: orientation))
  }

  /// Creates a handler for the picture in a file, turned as the file says, or as `orientation` says.
  public convenience init(_ imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {
    self.init(.file(imageURL), orientation)
  }

  /// Creates a handler for a file's contents, turned as they say, or as `orientation` says.
  public convenience init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {
    self.init(.data(data), orientation)
  }

  /// Creates a handler for a picture as it is stored, or turned as `orientation` says.
  public convenience init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {
    self.init(.image(image), orientation)
  }

  /// Creates a handler for a picture as it is stored, or turned as `orientation` says.
  public convenience init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {
    self.init(.picture(image), orientation)
  }

  /// Performs a request.
  ///
  /// - Throws: A `VisionError`.
  @concurrent
  public func perform<T: VisionRequest>(_ request: T) async throws -> T.Result {
    try request.performed(on: picture.loaded())
  }

  /// Performs requests one after the other.
  ///
  /// - Throws: The `VisionError` of the first request that has one; those after it are not performed.
  @concurrent
  public func perform<each T: VisionRequest>(
    _ request: repeat each T
  ) async throws -> (repeat (each T).Result) {
    (repeat try (each request).performed(on: picture.loaded()))
  }

  /// Performs requests one after the other, and tells of each when it is done.
  public func performAll(
    _ requests: some Collection<any VisionRequest>
  ) -> some AsyncSequence<VisionResult, Never> {
    let requests = Array(requests)
    return AsyncStream<VisionResult> { continuation in
      let task = Task { @concurrent in
        for request in requests {
          do {
            if let contours = request as? DetectContoursRequest {
              continuation.yield(
                .detectContours(contours, try contours.performed(on: self.picture.loaded())))
            } else {
              throw VisionError.unsupportedRequest("\(request) cannot be performed")
            }
          } catch {
            continuation.yield(.error(request, error))
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

/// A picture that several requests may load at once.
///
/// Unchecked, but safe: the lock is held whenever the picture is used.
private final class SharedPicture: @unchecked Sendable {
  private let lock = NSLock()
  private var picture: VisionPicture

  init(_ picture: VisionPicture) {
    self.picture = picture
  }

  /// The picture, decoded.
  func loaded() throws(VisionError) -> VisionPicture {
    lock.lock()
    defer { lock.unlock() }
    do {
      _ = try picture.load()
    } catch let error as VNError {
      throw VisionError(error)
    } catch {
      throw .internalError("\(error)")
    }
    return picture
  }
}
