import Foundation

/// Why contours could not be looked for.
package enum ContourDetectionError: Error, Hashable, CustomStringConvertible {
  /// The picture has no pixels.
  case emptyPicture
  /// The region of interest is empty, not a number, or not inside 0…1.
  case regionOutside(CGRect)
  /// The outlines would have more points than allowed.
  case tooManyPoints(limit: Int)
  /// The work was to stop.
  case cancelled
  /// The pixels are of a kind that cannot be read.
  case unreadableLayout(bitsPerComponent: Int, bitsPerPixel: Int)

  /// One line: what is wrong, and what would be right.
  package var description: String {
    switch self {
    case .emptyPicture:
      "the picture has no pixels"
    case .regionOutside(let r):
      """
      the region of interest (\(r.origin.x), \(r.origin.y), \(r.size.width), \(r.size.height)) \
      must have an area and lie inside (0, 0, 1, 1)
      """
    case .tooManyPoints(let limit):
      """
      the picture is too busy: its outlines have more than \(limit) points; \
      a smaller maximum image dimension, or another contrast, gives fewer
      """
    case .cancelled:
      "the work was cancelled"
    case .unreadableLayout(let component, let pixel):
      """
      pixels of \(pixel) bits, \(component) each component, cannot be read; \
      1 to 4 components of 8 or 16 bits can
      """
    }
  }
}
