import FiligreePaths
import Foundation

extension UIImage.Orientation {
  /// Whether width and height change places when the picture is shown.
  package var swapsAxes: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// From a picture's stored rows and columns, a rectangle of `size` at the origin, to the upright
  /// picture, which has its corner at the origin, too.
  package func turning(_ size: CGSize) -> CGAffineTransform {
    let (w, h) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
    }
  }

  /// The orientation in which the upright picture is changed over left to right.
  package var flipped: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}

extension UIImage {
  /// Returns the picture changed over left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(content, scale: scale, orientation: imageOrientation.flipped, traits: traits)
  }

  /// Whether the picture is to be changed over where text runs from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { traits.flips }

  /// Returns a picture that is to be changed over where text runs from right to left.
  ///
  /// `Image` does it, but for symbols; the drawing methods here know no direction of text, and draw it as it is.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flips = true }
  }
}
