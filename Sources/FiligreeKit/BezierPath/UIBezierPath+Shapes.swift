import FiligreePaths
import Foundation

extension UIBezierPath {
  /// Creates a closed rectangle that starts at its upper left corner and runs clockwise.
  ///
  /// The null rectangle gives an empty path, here and for the ellipse.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates a closed ellipse that touches the sides of `rect`.
  ///
  /// It starts in the middle of the right side and runs clockwise, as a cubic for each quarter, which
  /// is off by less than 2.8e-4 of the radii.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
}
