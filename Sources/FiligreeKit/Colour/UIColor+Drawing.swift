import FiligreePixels
import Foundation

extension UIColor {
  /// Makes this the colour of fills and strokes in the current context.
  ///
  /// Without a context it does nothing, here and below. A dynamic colour is resolved now, for
  /// `UITraitCollection.current`.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills in the current context.
  public func setFill() {
    CurrentDrawing.target?.setFillColor(cgColor)
  }

  /// Makes this the colour of strokes in the current context.
  public func setStroke() {
    CurrentDrawing.target?.setStrokeColor(cgColor)
  }
}
