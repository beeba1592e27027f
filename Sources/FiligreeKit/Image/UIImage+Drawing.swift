import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Drawing in the current context; without one nothing happens.
extension UIImage {
  /// Draws the picture upright in its own size, its upper left corner at `point`.
  ///
  /// As in UIKit it is drawn at full opacity with the blend mode `normal`, whatever the context is set
  /// to; its shadow and its clip have their effect.
  public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture upright in its own size, its upper left corner at `point`.
  ///
  /// - Parameters:
  ///   - point: Where the corner goes, in user space.
  ///   - blendMode: How the picture meets what lies beneath.
  ///   - alpha: A factor for its opacity, 0…1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture upright into a rectangle, stretched to it; see ``draw(at:)``.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture upright into a rectangle, stretched to it.
  ///
  /// A picture with cap insets keeps its corners' size; see ``resizableImage(withCapInsets:resizingMode:)``.
  ///
  /// - Parameters:
  ///   - rect: Where the picture goes, in user space; standardised first.
  ///   - blendMode: How the picture meets what lies beneath.
  ///   - alpha: A factor for its opacity, 0…1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    guard rect.isDrawable else { return }
    context.with(blendMode, alpha: alpha) { context in
      if traits.isResizable {
        drawResized(in: rect, context)
      } else {
        context.paint { draw(in: rect, $0) }
      }
    }
  }

  /// Fills a rectangle with copies of the picture in its own size, the first in the upper left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let image = upright else { return }
    let rect = rect.standardized
    guard rect.isDrawable else { return }
    context.paint { context in
      context.fill(
        rect, withCopiesOf: image, in: CGRect(origin: rect.origin, size: size))
    }
  }

  /// Draws the picture once, in the context's own mode.
  func draw(in rect: CGRect, _ context: CGContext) {
    let size = size
    guard size.width > 0, size.height > 0 else { return }
    context.recorder.save()
    defer { context.recorder.restore() }
    context.recorder.concatenate(
      CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY))
    let stored = storedSize
    context.recorder.concatenate(imageOrientation.turning(stored))
    let area = CGRect(origin: .zero, size: stored)
    switch content {
    case .empty: break
    case .symbol(let symbol):
      for layer in symbol.layers(scale: scale, tint: traits.tint?.cgColor) {
        context.recorder.fill(
          layer.path, with: .color(layer.color), style: context.fillStyle(evenOdd: false))
      }
    case .vector(let vector):
      guard let tint = drawnTint else { return context.recorder.draw(page: vector.list, in: area) }
      context.recorder.beginMask()
      context.recorder.draw(page: vector.list, in: area)
      context.recorder.endLayer()
      context.recorder.fill(Path(area), with: .color(tint))
    case .pixels, .coreImage:
      guard let image = storedPixels else { return }
      context.recorder.draw(
        image, in: area, sampling: context.interpolationQuality.sampling, tint: drawnTint)
    }
  }
}

extension CGRect {
  /// Whether there is something to draw in.
  var isDrawable: Bool {
    !isNull && !isInfinite && origin.x.isFinite && origin.y.isFinite && width.isFinite
      && height.isFinite && width > 0 && height > 0
  }
}

extension CGContext {
  /// Fills a rectangle with copies of an upright picture, one of which lies in `tile`.
  func fill(_ rect: CGRect, withCopiesOf image: CGImage, in tile: CGRect) {
    let paint = PicturePaint(
      image: image, rect: tile, extend: .repeat, sampling: interpolationQuality.sampling)
    recorder.fill(Path(rect), with: .image(paint), style: fillStyle(evenOdd: false))
  }
}
