import FiligreePixels
import Foundation

/// Performs requests on one picture.
///
/// Files are read and decoded when the first request is performed, and then kept.
open class VNImageRequestHandler: NSObject {
  private enum Source {
    case image(CGImage)
    case picture(CIImage)
    case file(URL)
    case data(Data)
  }

  private var source: Source
  /// Nil if the orientation that the file itself names is to count.
  private let orientation: CGImagePropertyOrientation?

  private init(_ source: Source, _ orientation: CGImagePropertyOrientation?) {
    self.source = source
    self.orientation = orientation
  }

  /// Creates a handler for `image` as it is stored.
  public convenience init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
    self.init(.image(image), nil)
  }

  /// Creates a handler for `image`, to be turned as `orientation` says.
  public convenience init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    self.init(.image(image), orientation)
  }

  /// Creates a handler for `image` as it is stored.
  public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
    self.init(.picture(image), nil)
  }

  /// Creates a handler for `image`, to be turned as `orientation` says.
  public convenience init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    self.init(.picture(image), orientation)
  }

  /// Creates a handler for the picture in a file, turned as the file says.
  public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
    self.init(.file(imageURL), nil)
  }

  /// Creates a handler for the picture in a file, turned as `orientation` and not the file says.
  public convenience init(
    url imageURL: URL, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    self.init(.file(imageURL), orientation)
  }

  /// Creates a handler for a file's contents, turned as they say.
  public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
    self.init(.data(imageData), nil)
  }

  /// Creates a handler for a file's contents, turned as `orientation` says and not as they say.
  public convenience init(
    data imageData: Data, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    self.init(.data(imageData), orientation)
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
        try request.perform(orientation: orientation ?? .up, on: image)
      } catch {
        firstError = firstError ?? error
      }
    }
    if let firstError { throw firstError }
  }

  private func image() throws -> CGImage {
    let image: CGImage
    switch source {
    case .image(let known):
      return known
    case .picture(let picture):
      guard let pixels = picture.cgImage else {
        throw VNError(.invalidImage, "the CIImage has no pixels; create it from a CGImage")
      }
      image = pixels
    case .file(let url):
      image = try decode { () throws(PictureError) in
        let seen = try CGImage(contentsOf: url)
        return orientation == nil
          ? seen : seen.stored(as: try PictureInfo(contentsOf: url).orientation)
      }
    case .data(let data):
      image = try decode { () throws(PictureError) in
        let seen = try CGImage(data: data)
        return orientation == nil ? seen : seen.stored(as: try PictureInfo(data: data).orientation)
      }
    }
    source = .image(image)
    return image
  }

  private func decode(_ body: () throws(PictureError) -> CGImage) throws -> CGImage {
    do throws(PictureError) {
      return try body()
    } catch {
      let code: VNErrorCode =
        switch error.reason {
        case .notFound, .noPermission, .notAFile, .inputOutput: .ioError
        default: .invalidImage
        }
      throw VNError(code, error.description)
    }
  }
}

extension CGImage {
  /// The picture as its file stores it, for one that is seen turned by `orientation`.
  fileprivate func stored(as orientation: CGImagePropertyOrientation) -> CGImage {
    switch orientation {
    case .left: oriented(.right)
    case .right: oriented(.left)
    default: oriented(orientation)
    }
  }
}
