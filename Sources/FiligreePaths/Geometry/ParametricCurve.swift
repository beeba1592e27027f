import Foundation

/// A polynomial curve over the parameter range 0...1.
protocol ParametricCurve {
  /// The point at `t`.
  func point(at t: CGFloat) -> CGPoint
  /// The first derivative by `t`.
  func derivative(at t: CGFloat) -> CGPoint
  /// The second derivative by `t`: a linear function for every curve here.
  func secondDerivative(at t: CGFloat) -> CGPoint
}
