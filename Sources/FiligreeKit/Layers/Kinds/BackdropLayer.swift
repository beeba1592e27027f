import FiligreeDrawing
import FiligreePaths
import FiligreePixels

/// A layer of what lies beneath it, blurred, under a veil.
final class BackdropLayer: CALayer {
  /// The color over the blur; nil for nothing.
  var veil: CGColor?

  override class func make() -> CALayer { BackdropLayer() }

  override func drawOwn(_ values: LayerValues, in context: CGContext, time: Double) {
    guard let veil else { return }
    let outline = outline(values)
    context.recorder.fill(outline, with: .backdrop([.blur(radius: 20), .saturation(1.8)]))
    context.recorder.fill(outline, with: .color(veil))
  }
}
