import Foundation

/// The pixels of a display.
struct PixelGrid {
  /// Pixels a point; one that cannot be counts as 1.
  private let scale: CGFloat

  init(scale: CGFloat) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The frame with its edges on pixels: halves are rounded to the right and downwards.
  ///
  /// A length below that of a pixel stays as it is: a hairline must not vanish.
  func rounding(_ frame: CGRect) -> CGRect {
    let (x, width) = rounding(frame.origin.x, frame.size.width)
    let (y, height) = rounding(frame.origin.y, frame.size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func rounding(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
    let first = rounding(start)
    return (first, length * scale < 1 ? length : rounding(start + length) - first)
  }

  private func rounding(_ position: CGFloat) -> CGFloat {
    let pixels = position * scale
    // Where numbers have no fractions left, adding a half would only lose digits.
    return pixels.magnitude < 0x1p51 ? (pixels + 0.5).rounded(.down) / scale : position
  }
}
