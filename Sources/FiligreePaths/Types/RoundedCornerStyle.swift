/// The shape of a rounded rectangle's corners; SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  /// Quarter circles, or quarter ellipses.
  case circular
  /// Corners whose curvature grows and falls without a jump.
  case continuous
}
