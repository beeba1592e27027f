import FiligreeFilters
import FiligreePixels
import Foundation

extension UIColor {
  /// Creates a color from Core Image's one.
  public convenience init(ciColor: CIColor) {
    self.init(cgColor: ciColor.cgColor)
  }

  /// The color as Core Image has it; that of a dynamic color is for `UITraitCollection.current`.
  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}

extension CIColor {
  /// Creates a color from UIKit's one; a dynamic one counts as it is for `UITraitCollection.current`.
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }
}
