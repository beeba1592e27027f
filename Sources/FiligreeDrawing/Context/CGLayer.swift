import FiligreePaths
import FiligreePixels
import Foundation

/// A drawing of its own that is drawn again and again: Core Graphics' `CGLayer`.
///
/// It is drawn into by its ``context``, whose unit is that of the context it was made for, and whose origin
/// is the lower left. Where it is drawn, its x and y go along those of user space, so that what is at (x, y)
/// of the layer is x and y away from the point it is drawn at, whichever way y points there.
///
/// It stays a drawing: nothing is lost by scaling it. One of more than 16,384 operations, such as a
/// layer that was drawn into itself again and again, is drawn as a picture of its context's resolution.
public final class CGLayer {
  /// The size, in units of the context that the layer was made for.
  public let size: CGSize
  /// What the layer is drawn into by.
  public let context: CGContext?

  /// How many operations of a layer are drawn as they are.
  package static let commandLimit = 1 << 14

  /// Creates an empty layer for drawing in `context`; nil for a size that is not positive and finite.
  ///
  /// - Parameters:
  ///   - context: What the layer will be drawn in, or something like it.
  ///   - size: The layer's size, in units of user space before any transform.
  ///   - auxiliaryInfo: Without effect.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
    let page = CGRect(origin: .zero, size: size)
    let own = CGContext.upwards(page, scale: context.scale)
    own.rasterize = context.rasterize
    let scale = own.scale
    own.render = context.rasterize.map { rasterize in { rasterize($0, scale) } }
    self.context = own
  }
}

extension CGContext {
  /// A context on a page whose user space has its origin at the page's lower left, y up.
  static func upwards(_ page: CGRect, scale: CGFloat) -> CGContext {
    var recorder = DisplayListRecorder(bounds: CGRect(origin: .zero, size: page.size))
    recorder.transform = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: -page.minX, ty: page.maxY)
    return CGContext(
      recorder: recorder, bounds: CGRect(origin: .zero, size: page.size), scale: scale)
  }

  /// Draws a layer in its own size, its origin at a point of user space.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer, stretched to a rectangle of user space, which is standardised first.
  ///
  /// Opacity, blend mode and shadow apply to the whole of it.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let rect = rect.standardized
    guard let drawing = layer.context?.displayList, !rect.isNull else { return }
    // From the layer's page, y down, to the rectangle.
    let (x, y) = (rect.width / layer.size.width, rect.height / layer.size.height)
    let map = CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: rect.minX, ty: rect.maxY)
    let page = CGRect(origin: .zero, size: layer.size)
    if drawing.commandCount > CGLayer.commandLimit {
      guard let image = layer.context?.makeImage() else { return }
      return draw(image, in: rect)
    }
    paint { context in
      let mode = context.recorder.blendMode
      context.recorder.save()
      context.recorder.concatenate(map)
      let place = context.recorder.transform
      context.recorder.clip(to: Path(page))
      context.recorder.beginLayer(blendMode: mode)
      context.recorder.draw(drawing, through: place)
      context.recorder.endLayer()
      context.recorder.restore()
    }
  }
}

extension DisplayList {
  /// How many operations there are, those of layers included.
  var commandCount: Int {
    layers.reduce(root.commands.count) { $0 + $1.commands.count }
  }
}
