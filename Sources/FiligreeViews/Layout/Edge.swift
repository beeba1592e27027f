import Foundation

/// An edge of a rectangle: SwiftUI's `Edge`.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The left edge, or the right one where views are laid out from right to left.
  case leading
  /// The lower edge.
  case bottom
  /// The right edge, or the left one where views are laid out from right to left.
  case trailing

  /// Some edges: SwiftUI's `Edge.Set`.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// The upper edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The upper or the lower edge of a rectangle: SwiftUI's `VerticalEdge`.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// Some edges: SwiftUI's `VerticalEdge.Set`.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge of a rectangle: SwiftUI's `HorizontalEdge`.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// Some edges: SwiftUI's `HorizontalEdge.Set`.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The leading edge.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Distances from the edges of a rectangle, inwards, in points: SwiftUI's `EdgeInsets`.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates distances of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The same distance at some edges, 0 at the others.
  package init(_ length: CGFloat, at edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The distances, with those that are no finite numbers as 0.
  package var usable: EdgeInsets {
    func usable(_ length: CGFloat) -> CGFloat {
      length.isFinite ? max(-1e9, min(length, 1e9)) : 0
    }
    return EdgeInsets(
      top: usable(top), leading: usable(leading), bottom: usable(bottom),
      trailing: usable(trailing))
  }
}

extension EdgeInsets: Animatable {
  /// The four distances.
  public var animatableData:
    AnimatablePair<
      CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
