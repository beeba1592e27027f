/// How colors are found between the pixels of a picture: Core Graphics' `CGInterpolationQuality`.
public enum CGInterpolationQuality: Int32, Hashable, Sendable, CaseIterable {
  /// As the context has it: as `medium`.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Between the four nearest pixels.
  case low = 2
  /// Between the sixteen nearest pixels.
  case medium = 4
  /// As `medium`.
  case high = 3

  /// The same of the display list.
  package var sampling: PicturePaint.Sampling {
    switch self {
    case .none: .none
    case .low: .low
    case .default, .medium: .medium
    case .high: .high
    }
  }
}
