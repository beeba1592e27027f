/// Why a picture could not be traced in colours.
package enum ColorTraceError: Error, Hashable, CustomStringConvertible {
  /// The picture has no pixels.
  case emptyPicture
  /// The outlines would have more points than allowed.
  case tooManyPoints(limit: Int)
  /// The picture has more pixels than allowed.
  case tooManyPixels(limit: Int)
  /// The pixels are of a kind that cannot be read.
  case unreadableLayout
  /// Whoever asked wants no result any more.
  case canceled

  /// One line: what is wrong, and what would be right.
  package var description: String {
    switch self {
    case .emptyPicture: "the picture has no pixels"
    case .tooManyPoints(let limit):
      """
      the picture is too busy: its outlines have more than \(limit) points; fewer colours, a higher \
      --despeckle or a smaller picture give fewer
      """
    case .tooManyPixels(let limit):
      "the picture has more than \(limit) pixels, which is the most for centre lines: shrink it"
    case .unreadableLayout:
      "pixels of this kind cannot be read; 1 to 4 components of 8 or 16 bits can"
    case .canceled: "the tracing was cancelled"
    }
  }
}
