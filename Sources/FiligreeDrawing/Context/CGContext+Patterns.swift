import FiligreePaths
import FiligreePixels
import Foundation

extension CGContext {
  /// Makes a pattern what fills are painted with.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - components: Of a pattern with colors, its opacity; otherwise components of the base of the space
  ///     that was set (``setFillColorSpace(_:)``), and the opacity.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    state.fillColor = CGColor(pattern, state.fillSpace, components)
  }

  /// Makes a pattern what strokes are painted with; see ``setFillPattern(_:colorComponents:)``.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    state.strokeColor = CGColor(pattern, state.strokeSpace, components)
  }

  /// Moves the cells of patterns, in base space.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = phase
  }

  /// Fills a path of user space with a pattern, in the opacity of `color`.
  func fill(_ path: Path, with pattern: CGPattern, _ color: CGColor, style: FillStyle) {
    guard let (paint, space) = paint(of: pattern, color), let inverse = space.inverse else {
      return
    }
    recorder.save()
    let path = path.applying(recorder.transform).applying(inverse)
    recorder.transform = space
    // A stencil's color has the opacity already.
    if pattern.isColored { recorder.opacity *= color.alpha }
    recorder.fill(path, with: .image(paint), style: style)
    recorder.restore()
  }

  /// The cells as a picture that is repeated, and the map from its coordinates to the page.
  private func paint(
    of pattern: CGPattern, _ color: CGColor
  ) -> (PicturePaint, CGAffineTransform)? {
    let phase = CGAffineTransform(
      translationX: state.patternPhase.width, y: state.patternPhase.height)
    let cell = pattern.cell
    switch pattern.content {
    case .picture(let image):
      let origin = CGPoint.zero.applying(phase).applying(base)
      let top = base.d < 0 ? origin.y - cell.height : origin.y
      let place = CGAffineTransform(translationX: origin.x, y: top)
      return (
        PicturePaint(
          image: image, rect: cell, extend: .repeat, sampling: state.interpolationQuality.sampling),
        place
      )
    case .drawing(let drawing):
      let space = pattern.matrix.concatenating(phase).concatenating(base)
      guard space.isFinite, let rasterize else { return nil }
      guard let image = rasterize(pixels(of: drawing, cell.size, space), 1) else { return nil }
      // The picture's first row is at the greatest y.
      let turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: cell.minY + cell.maxY)
      return (
        PicturePaint(
          image: image, rect: cell, extend: .repeat, sampling: state.interpolationQuality.sampling,
          tint: pattern.isColored ? nil : stencilColor(color)),
        turn.concatenating(space)
      )
    }
  }

  /// A cell's drawing on a page of whole pixels, as sharp as the page, but of a size that any machine has
  /// memory for.
  private func pixels(
    of drawing: DisplayList, _ size: CGSize, _ space: CGAffineTransform
  ) -> DisplayList {
    func pixels(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      // What is whole but for rounding is whole.
      let count = length * (x * x + y * y).squareRoot() * scale - 1e-6
      return min(max(count.rounded(.up), 1), CGContext.largestCell)
    }
    let width = pixels(size.width, space.a, space.b)
    let height = pixels(size.height, space.c, space.d)
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    recorder.draw(
      drawing, through: CGAffineTransform(scaleX: width / size.width, y: height / size.height))
    return recorder.finish()
  }

  /// The color of a stencil's components.
  private func stencilColor(_ color: CGColor) -> CGColor {
    guard let space = color.colorSpace, let values = color.components else { return .black }
    return CGColor(space: space.base, values: values)
  }

  /// How many pixels a side of a cell has at most.
  private static let largestCell: CGFloat = 2048

  /// Ends the layers and brings back the states that are left open.
  func unwind() {
    while !layers.isEmpty { endTransparencyLayer() }
    while !saved.isEmpty { restoreGState() }
  }
}
