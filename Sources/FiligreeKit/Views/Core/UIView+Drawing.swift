import FiligreeDrawing
import FiligreePaths
import Foundation

extension UIView: LayerOwner {
  /// Brings colors and content up to date with light and dark.
  nonisolated func willDraw(_ layer: CALayer) {
    // The layer is the caller's, on this thread.
    nonisolated(unsafe) let layer = layer
    onMain {
      guard layer === self.layer else { return }
      let traits = traitCollection
      if let background = backgroundColor {
        let color = background.resolvedColor(with: traits).cgColor
        if color != layer.values.color("backgroundColor") {
          layer.values["backgroundColor"] = .color(color)
        }
      }
      if traits.hasDifferentColorAppearance(comparedTo: shownTraits ?? traits) {
        traitCollectionDidChange(shownTraits)
        (next as? UIViewController)?.traitCollectionDidChange(shownTraits)
        setNeedsDisplay()
      }
      shownTraits = traits
      UITraitCollection.current = traits
      prepareToShow()
    }
  }

  /// Draws the view and those within into the current context, as they are seen now.
  ///
  /// - Parameters:
  ///   - rect: Where; the bounds are stretched to it.
  ///   - afterUpdates: It makes no difference: what waits is always brought up to date first.
  /// - Returns: Whether it was drawn: there is a context and something to draw.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), rect.isDrawable, bounds.isDrawable else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    drawPresented(in: context)
    context.restoreGState()
    return true
  }

  /// Draws the view in its own coordinates as it is seen now.
  package func drawPresented(in context: CGContext) {
    let traits = UITraitCollection.current
    layer.drawPresented(in: context)
    UITraitCollection.current = traits
  }

  /// A view that looks as this one does now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.isDrawable else { return nil }
    let view = UIImageView(
      image: UIGraphicsImageRenderer(bounds: bounds).image { _ in
        drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
      })
    view.frame = frame
    return view
  }
}
