import FiligreePaths
import Foundation

extension UIBezierPath {
  /// Creates a closed rectangle that starts at its upper left corner and runs clockwise.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect)
  }

  /// Creates a closed ellipse that touches the sides of `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }
}
