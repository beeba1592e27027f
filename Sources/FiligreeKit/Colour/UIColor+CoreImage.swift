import FiligreeFilters
import FiligreePixels
import Foundation

extension UIColor {
  /// Creates a colour from Core Image's one.
  public convenience init(ciColor: CIColor) {
    self.init(cgColor: ciColor.cgColor)
  }

  /// The colour as Core Image has it; that of a dynamic colour is for `UITraitCollection.current`.
  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}

extension CIColor {
  /// Creates a color from UIKit's one; a dynamic one counts as it is for `UITraitCollection.current`.
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }
}
