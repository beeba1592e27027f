import Foundation

/// Sine and cosine of an angle in radians.
package func sincos(_ angle: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
  (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
}
