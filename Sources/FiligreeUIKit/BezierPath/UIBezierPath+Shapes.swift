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
}
