import Foundation

/// The size that a container proposes to a view: SwiftUI's `ProposedViewSize`.
///
/// Zero asks for the smallest size, infinity for the largest, nil for the ideal one, in each
/// dimension. Points.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width, or nil.
  public var width: CGFloat?
  /// The proposed height, or nil.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  ///
  /// NaN counts as nil.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width.flatMap { $0.isNaN ? nil : $0 }
    self.height = height.flatMap { $0.isNaN ? nil : $0 }
  }

  /// Proposes a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size, with that of `size` where the proposal leaves it to the view; 10 by 10 as documented.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
