import FiligreePaths
import Foundation

/// A symbol at a size, ready to be drawn: an outline in a tight image box.
///
/// The coordinate system has its origin at the upper left of the image, y points down, and one unit is
/// one point.
///
/// ```
///   ┌─────────────┐ 0          the box of the drawing (16 units) is pointSize · scale high;
///   │   ▄▄▄▄▄▄▄   │            the image is tight around the ink, with a margin of 1/12 of that;
///   │   █ ink █   │            the middle of the box is at half the capital letters' height,
///   │   ▀▀▀▀▀▀▀   │            which is 0.7 · pointSize
///   ├┄┄┄┄┄┄┄┄┄┄┄┄┄┤ baseline
///   └─────────────┘ size.height
/// ```
package struct SymbolOutline: Hashable, Sendable {
  /// The ink, to be filled by the non-zero rule.
  package let path: Path
  /// The size of the symbol's image in points.
  package let size: CGSize
  /// Where the baseline of text beside the symbol is: points down from the top of the image.
  ///
  /// It is outside of the image where the ink is a small part of the box and above or below the
  /// baseline, as that of an ellipsis is.
  package let baseline: CGFloat

  /// The distance between ink and edge of the image, as a part of the box.
  ///
  /// With it a disc of 1 · pointSize has an image of 1.17 · pointSize, as `circle.fill` has on Apple's
  /// systems.
  static let margin: CGFloat = 1 / 12
  /// The height of capital letters as a part of the point size: San Francisco's is 0.705.
  static let capHeight: CGFloat = 0.7

  /// Lays out `drawing`, which has the style's weight already, at the style's size.
  init(_ drawing: SymbolDrawing, style: SymbolStyle) {
    let pointSize = style.drawnPointSize
    let box = pointSize * style.scale.factor
    let unit = box / SymbolDrawing.boxHeight
    let ink = drawing.path.boundingRect
    let margin = box * Self.margin
    // A drawing has ink, so that its bounds are finite.
    path = drawing.path.applying(
      CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit, tx: margin - ink.minX * unit, ty: margin - ink.minY * unit))
    size = CGSize(
      width: ink.width * unit + 2 * margin, height: ink.height * unit + 2 * margin)
    let middle = margin + (SymbolDrawing.boxHeight / 2 - ink.minY) * unit
    baseline = middle + Self.capHeight * pointSize / 2
  }
}
