import FiligreePaths
import Foundation

extension UIBezierPath {
  /// Creates a closed rectangle that starts at its upper left corner and runs clockwise.
  public convenience init(rect: CGRect) {
    self.init()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
  }

  /// Creates a closed ellipse that touches the sides of `rect`.
  ///
  /// It starts in the middle of the right side and runs clockwise, as a cubic for each quarter.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    let (x, y) = (rect.midX, rect.midY)
    // 4 (√2 − 1) / 3: the cubic passes through the middle of the quarter; off by 2.7e-4 of the radius.
    let kappa: CGFloat = 0.552_284_749_830_793_6
    let (w, h) = (rect.width / 2 * kappa, rect.height / 2 * kappa)
    path.move(to: CGPoint(x: rect.maxX, y: y))
    path.addCurve(
      to: CGPoint(x: x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: y + h),
      control2: CGPoint(x: x + w, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: y), control1: CGPoint(x: x - w, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: y + h))
    path.addCurve(
      to: CGPoint(x: x, y: rect.minY), control1: CGPoint(x: rect.minX, y: y - h),
      control2: CGPoint(x: x - w, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: y), control1: CGPoint(x: x + w, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: y - h))
    path.closeSubpath()
  }
}
