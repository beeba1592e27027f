import FiligreePixels
import Foundation

extension UIColor {
  /// Makes this the color of fills and strokes in the current context.
  ///
  /// Without a context it does nothing, here and below. A dynamic color is resolved now, for
  /// `UITraitCollection.current`.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the color of fills in the current context.
  public func setFill() {
    CurrentDrawing.target?.setFillColor(cgColor)
  }

  /// Makes this the color of strokes in the current context.
  public func setStroke() {
    CurrentDrawing.target?.setStrokeColor(cgColor)
  }
}
