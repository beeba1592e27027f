import FiligreeContours

/// Why a picture could not be traced.
public enum TracerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture has no pixels.
  case emptyPicture
  /// The outlines would have more points than `maximumPoints`.
  case tooManyPoints(limit: Int)
  /// The picture has more pixels than `maximumPixels`.
  case tooManyPixels(limit: Int)
  /// The pixels are of a kind that cannot be read.
  case unreadablePicture(String)

  init(_ error: ContourDetectionError) {
    switch error {
    case .emptyPicture: self = .emptyPicture
    case .tooManyPoints(let limit): self = .tooManyPoints(limit: limit)
    default: self = .unreadablePicture(error.description)
    }
  }

  /// One line: what is wrong, and what would be right.
  public var description: String {
    switch self {
    case .emptyPicture: "the picture has no pixels"
    case .tooManyPoints(let limit):
      """
      the picture is too busy: its outlines have more than \(limit) points; a smaller picture \
      gives fewer, and in colors fewer colors do, too
      """
    case .tooManyPixels(let limit):
      "the picture has more than \(limit) pixels, which is the most for center lines: shrink it"
    case .unreadablePicture(let text): text
    }
  }
}
