import Foundation

/// Distances from the four sides of a rectangle inwards: UIKit's `UIEdgeInsets`.
///
/// A negative distance lies outside. Lengths are points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the side of least y.
  public var top: CGFloat
  /// The distance from the side of least x.
  public var left: CGFloat
  /// The distance from the side of greatest y.
  public var bottom: CGFloat
  /// The distance from the side of greatest x.
  public var right: CGFloat

  /// No inset on any side.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle with its sides moved inwards by `insets`.
  ///
  /// The arithmetic is UIKit's: insets larger than the rectangle give a negative size, whose
  /// `standardized` rectangle has its sides changed over. The null rectangle stays null.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    guard !isNull else { return self }
    return CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
