/// How a stored picture is turned for display: EXIF's values 1…8, under Image I/O's names.
///
/// The name says where row 0 and column 0 of the stored picture are seen: `.right` has row 0 at the
/// right and column 0 at the top, so the stored picture is turned by 90° clockwise for display.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable, CaseIterable {
  /// Row 0 at the top, column 0 at the left: as stored.
  case up = 1
  /// Row 0 at the top, column 0 at the right: flipped left to right.
  case upMirrored = 2
  /// Row 0 at the bottom, column 0 at the right: turned by 180°.
  case down = 3
  /// Row 0 at the bottom, column 0 at the left: flipped top to bottom.
  case downMirrored = 4
  /// Row 0 at the left, column 0 at the top: flipped about the main diagonal.
  case leftMirrored = 5
  /// Row 0 at the right, column 0 at the top: turned by 90° clockwise.
  case right = 6
  /// Row 0 at the right, column 0 at the bottom: flipped about the other diagonal.
  case rightMirrored = 7
  /// Row 0 at the left, column 0 at the bottom: turned by 90° counterclockwise.
  case left = 8

  /// Whether width and height change places.
  package var swapsAxes: Bool { rawValue >= 5 }
}
