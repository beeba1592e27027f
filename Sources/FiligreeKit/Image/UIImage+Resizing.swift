import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Pictures whose corners keep their size: "nine patch".
///
/// ```
///   ┌────┬────────┬────┐   the four corners are drawn in their own size,
///   │ 1  │   →    │ 1  │   the sides grow along one direction,
///   ├────┼────────┼────┤   the middle along both
///   │ ↓  │   ↘    │ ↓  │
///   ├────┼────────┼────┤
///   │ 1  │   →    │ 1  │
///   └────┴────────┴────┘
/// ```
extension UIImage {
  /// The parts that do not grow, in points from the sides.
  public var capInsets: UIEdgeInsets { traits.capInsets }
  /// How the parts that grow fill their places; `tile` for pictures that are not resizable.
  public var resizingMode: ResizingMode { traits.resizingMode }

  /// Returns a picture whose parts within `capInsets` keep their size while the others are tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a picture whose parts within `capInsets` keep their size when it is drawn into a rectangle.
  ///
  /// Insets are cut to whole pixels inside the picture; where those of two sides leave nothing between
  /// them, or the rectangle is too small for them, they shrink alike. The middle of a picture without
  /// any pixel between the insets is the pixel before it, as there has to be one.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  func drawResized(in rect: CGRect, _ context: CGContext) {
    guard let image = upright else { return }
    let columns = ResizableSpan.spans(
      capInsets.left, capInsets.right, pixels: image.width, scale: scale, rect.minX, rect.width)
    let rows = ResizableSpan.spans(
      capInsets.top, capInsets.bottom, pixels: image.height, scale: scale, rect.minY, rect.height)
    context.paint { context in
      for row in rows {
        for column in columns {
          draw(image, column, row, context)
        }
      }
    }
  }

  private func draw(
    _ image: CGImage, _ column: ResizableSpan, _ row: ResizableSpan, _ context: CGContext
  ) {
    let place = CGRect(
      x: column.start, y: row.start, width: column.length, height: row.length)
    let source = CGRect(
      x: column.pixel, y: row.pixel, width: column.pixels, height: row.pixels)
    guard place.isDrawable, let part = image.cropping(to: source) else { return }
    if resizingMode == .stretch {
      context.recorder.draw(part, in: place, sampling: context.interpolationQuality.sampling)
      return
    }
    // Copies in the part's own size along the directions that grow.
    let tile = CGRect(
      x: place.minX, y: place.minY,
      width: column.grows ? CGFloat(column.pixels) / scale : place.width,
      height: row.grows ? CGFloat(row.pixels) / scale : place.height)
    context.fill(place, withCopiesOf: part, in: tile)
  }
}

/// A third of a resizable picture along one direction.
private struct ResizableSpan {
  /// The first of its pixels, and how many there are.
  var pixel: Int
  var pixels: Int
  /// Where it is drawn.
  var start: CGFloat
  var length: CGFloat
  var grows: Bool

  /// The near part, the middle and the far one.
  static func spans(
    _ near: CGFloat, _ far: CGFloat, pixels: Int, scale: CGFloat, _ start: CGFloat,
    _ length: CGFloat
  ) -> [ResizableSpan] {
    func count(_ inset: CGFloat) -> Int {
      // NaN and negative insets are none.
      inset > 0 ? Int(min(inset * scale, CGFloat(pixels)).rounded()) : 0
    }
    // One pixel at least is to grow.
    let first = min(count(near), pixels - 1)
    let last = min(count(far), pixels - 1 - first)
    var (head, tail) = (CGFloat(first) / scale, CGFloat(last) / scale)
    if head + tail > length {
      let factor = length / (head + tail)
      (head, tail) = (head * factor, tail * factor)
    }
    return [
      ResizableSpan(pixel: 0, pixels: first, start: start, length: head, grows: false),
      ResizableSpan(
        pixel: first, pixels: pixels - first - last, start: start + head,
        length: length - head - tail, grows: true),
      ResizableSpan(
        pixel: pixels - last, pixels: last, start: start + length - tail, length: tail,
        grows: false),
    ]
  }
}
