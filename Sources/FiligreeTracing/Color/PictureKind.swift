/// The kind of a picture, which decides how accurate its edges are.
enum PictureKind {
  /// Flat art drawn by a program: every pixel counts.
  case clean
  /// Flat art that was scanned or compressed.
  case noisy
  /// More colors than a palette has: the borders between them are arbitrary.
  case photo

  /// The default tolerance, in pixels.
  func tolerance(longSide: Int) -> Double {
    switch self {
    case .clean: 0.35
    case .noisy: 0.8
    case .photo: min(max(Double(longSide) / 1700, 0.5), 1.2)
    }
  }

  /// The default number of pixels below which regions vanish.
  func despeckle(pixels: Int) -> Int {
    switch self {
    case .clean: 4
    case .noisy: 16
    case .photo: min(max(pixels / 130_000, 8), 24)
    }
  }
}
