/// Corners of a rectangle: UIKit's `UIRectCorner`.
///
/// Left is where x is least, top where y is least.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates a set of corners from their bits; those that belong to no corner mean nothing.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner of least x and least y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner of greatest x and least y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner of least x and greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner of greatest x and greatest y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four; as in UIKit, every bit is set.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
