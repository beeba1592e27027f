import FiligreePixels
import Foundation

/// A picture that a handler was given, in whatever form, decoded when it is first needed.
struct VisionPicture: Sendable {
  /// The form.
  enum Source: Sendable {
    case image(CGImage)
    case picture(CIImage)
    case file(URL)
    case data(Data)
  }

  private(set) var source: Source
  /// How the picture is to be turned; nil if the orientation that a file itself names is to count.
  let orientation: CGImagePropertyOrientation?

  init(source: Source, orientation: CGImagePropertyOrientation?) {
    self.source = source
    self.orientation = orientation
  }

  /// The pixels, from now on kept: as they are stored if there is an orientation, else as they are to be
  /// seen.
  mutating func load() throws -> CGImage {
    let image: CGImage
    switch source {
    case .image(let known):
      return known
    case .picture(let picture):
      guard let pixels = picture.renderedImage else {
        throw VNError(
          .invalidImage,
          "the CIImage is empty, or without bounds; crop it, or create it from a CGImage")
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
