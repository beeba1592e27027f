import FiligreePixels
import Foundation

/// Something to be found out about a picture, as a value.
public protocol VisionRequest: CustomStringConvertible, Hashable, Sendable {
  /// What performing it gives.
  associatedtype Result: Sendable
  /// Which request it is, and in which revision.
  var descriptor: RequestDescriptor { get }
}

/// A request that looks at one picture, or a part of one.
public protocol ImageProcessingRequest: VisionRequest {
  /// The part of the upright picture to look at: 0…1 both ways, origin at the lower left.
  var regionOfInterest: NormalizedRect { get set }
}

extension VisionRequest {
  /// The request and its revision.
  public var description: String { "\(descriptor)" }
}

/// A request that this library can perform.
protocol PerformableRequest: VisionRequest {
  /// Performs the request on the calling thread.
  func result(of picture: VisionPicture) throws(VisionError) -> Result
}

extension VisionRequest {
  func performed(on picture: VisionPicture) throws -> Result {
    guard let performable = self as? any PerformableRequest,
      let result = try performable.result(of: picture) as? Result
    else {
      throw VisionError.unsupportedRequest("\(Self.self) cannot be performed")
    }
    return result
  }
}

extension ImageProcessingRequest {
  /// Performs the request on the picture in a file, turned as the file says, or as `orientation` says.
  ///
  /// The work is done off the caller's actor; cancelling the task stops it.
  ///
  /// - Throws: A `VisionError`, as all of these do: `invalidImage` for a picture that cannot be decoded,
  ///   `ioError` for a file that cannot be read, `invalidArgument` for a region of interest that does not
  ///   lie inside 0…1, `requestCancelled` after the task was cancelled.
  @concurrent
  public func perform(
    on url: URL, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result {
    try performed(on: VisionPicture(source: .file(url), orientation: orientation))
  }

  /// Performs the request on a file's contents, turned as they say, or as `orientation` says.
  @concurrent
  public func perform(
    on data: Data, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result {
    try performed(on: VisionPicture(source: .data(data), orientation: orientation))
  }

  /// Performs the request on a picture as it is stored, or turned as `orientation` says.
  @concurrent
  public func perform(
    on image: CGImage, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result {
    try performed(on: VisionPicture(source: .image(image), orientation: orientation))
  }

  /// Performs the request on a picture as it is stored, or turned as `orientation` says.
  @concurrent
  public func perform(
    on image: CIImage, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result {
    try performed(on: VisionPicture(source: .picture(image), orientation: orientation))
  }
}
