/// How the stored rows and columns of a picture are to be shown: EXIF's orientation tag.
///
/// Each name says where the stored picture's first row ends up; the raw values are EXIF's, 1…8.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable, CaseIterable {
  /// As stored.
  case up = 1
  /// Left and right exchanged.
  case upMirrored = 2
  /// Turned by 180°.
  case down = 3
  /// Top and bottom exchanged.
  case downMirrored = 4
  /// Rows become columns: mirrored about the main diagonal.
  case leftMirrored = 5
  /// To be turned by 90° clockwise.
  case right = 6
  /// Mirrored about the other diagonal.
  case rightMirrored = 7
  /// To be turned by 90° counter-clockwise.
  case left = 8

  /// Whether width and height are exchanged.
  package var swapsAxes: Bool { rawValue >= 5 }
}
