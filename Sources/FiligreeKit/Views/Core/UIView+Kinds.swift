import Foundation

extension UIView {
  /// How content lies in the bounds: UIKit's `UIView.ContentMode`.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as the bounds allow, all of it seen.
    case scaleAspectFit
    /// As small as covers the bounds.
    case scaleAspectFill
    /// Stretched, and drawn anew for new bounds.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the upper left.
    case topLeft
    /// In the upper right.
    case topRight
    /// In the lower left.
    case bottomLeft
    /// In the lower right.
    case bottomRight

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  /// What of a view changes with the size of the view around: UIKit's `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Changes the frame as the mask says; what is gained or lost goes to the flexible parts in proportion.
  func follow(_ old: CGSize, _ new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    func part(
      _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool,
      _ inside: Bool, _ after: Bool
    ) -> (CGFloat, CGFloat) {
      let parts = [before ? start : 0, inside ? length : 0, after ? old - start - length : 0]
      let flexible = [before, inside, after]
      let count = flexible.filter { $0 }.count
      guard count > 0 else { return (start, length) }
      let sum = parts.reduce(0, +)
      let gain = new - old
      func share(_ index: Int) -> CGFloat {
        guard flexible[index] else { return 0 }
        return sum > 0 ? gain * parts[index] / sum : gain / CGFloat(count)
      }
      return (start + share(0), length + share(1))
    }
    let mask = autoresizingMask
    var frame = frame
    (frame.origin.x, frame.size.width) = part(
      frame.origin.x, frame.size.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = part(
      frame.origin.y, frame.size.height, old.height, new.height,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    self.frame = frame
  }
}
