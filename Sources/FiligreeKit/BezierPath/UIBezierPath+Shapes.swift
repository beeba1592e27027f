import FiligreePaths
import Foundation

extension UIBezierPath {
  /// Creates a closed rectangle that starts at its upper left corner and runs clockwise.
  ///
  /// The null rectangle makes an empty path, here and below.
  public convenience init(rect: CGRect) {
    self.init(path: Path(rect))
  }

  /// Creates a closed ellipse that touches the sides of `rect`.
  ///
  /// It starts in the middle of the right side and runs clockwise, as a cubic for each quarter,
  /// which is off by less than 2.8e-4 of the radii.
  public convenience init(ovalIn rect: CGRect) {
    self.init(path: Path(ellipseIn: rect))
  }

  /// Creates a closed rectangle with rounded corners.
  ///
  /// It starts behind its upper left corner and runs clockwise. As in UIKit since iOS 7, the
  /// corners are continuous: where there is room they reach 1.53 radii along the sides, see
  /// `Path.addRoundedRect`. A radius beyond half the shorter side counts as that half; zero, a
  /// negative one or NaN gives a plain rectangle. UIKit's corners jump in size where the sides
  /// become too short for them (at about three radii); these pass to circular ones gradually.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a closed rectangle, of which only some corners are rounded.
  ///
  /// As in UIKit, all of them have the radius `cornerRadii.width`; the height is not looked at. As
  /// ``init(roundedRect:cornerRadius:)`` otherwise. The half of the shorter side is the limit even
  /// where the neighboring corner is square.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    // NaN stays NaN in this order, and makes no corner.
    let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
    func radii(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      path: Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radii(.topLeft), bottomLeading: radii(.bottomLeft),
          bottomTrailing: radii(.bottomRight), topTrailing: radii(.topRight)),
        style: .continuous))
  }

  /// Creates an open arc of a circle from one angle to another, in radians.
  ///
  /// See ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
}
