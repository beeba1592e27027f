/// Why a picture could not be traced in colours.
package enum ColorTraceError: Error, Hashable, CustomStringConvertible {
  /// The picture has no pixels.
  case emptyPicture
  /// The outlines would have more points than allowed.
  case tooManyPoints(limit: Int)
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
    case .canceled: "the tracing was cancelled"
    }
  }
}
