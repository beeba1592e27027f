import FiligreeDrawing
import FiligreeKit
import FiligreePixels
import Foundation

/// A clock that a test moves, with what is due at its times.
final class TestClock {
  private var waiting: [(time: Double, action: () -> Void)] = []
  private(set) var clock = LayerClock(later: { _, _ in })

  init() {
    clock = LayerClock { [weak self] delay, action in
      guard let self else { return }
      self.waiting.append((self.clock.time + delay, action))
    }
  }

  /// Moves the clock, and runs what is due until then, in order.
  func move(to time: Double) {
    while let index = waiting.indices.min(by: { waiting[$0].time < waiting[$1].time }),
      waiting[index].time <= time + 1e-9
    {
      let next = waiting.remove(at: index)
      clock.move(to: next.time)
      clock.working { next.action() }
    }
    clock.move(to: time)
  }

  func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
    try clock.working(body)
  }
}

/// A layer's picture, on white unless told otherwise.
func layerPicture(_ layer: CALayer, scale: CGFloat = 1, on color: UIColor = .white) -> CGImage? {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image { context in
    color.setFill()
    context.fill(CGRect(origin: .zero, size: layer.bounds.size))
    layer.render(in: context.cgContext)
  }.cgImage
}

/// A layer's picture as animations have it now, on white: what is seen of it.
func shownPicture(_ layer: CALayer, scale: CGFloat = 1) -> CGImage? {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image { context in
    UIColor.white.setFill()
    context.fill(CGRect(origin: .zero, size: layer.bounds.size))
    layer.drawPresented(in: context.cgContext)
  }.cgImage
}

/// A layer of a frame and a color.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil)
  -> CALayer
{
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color?.cgColor
  return layer
}
