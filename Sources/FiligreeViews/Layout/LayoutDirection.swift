/// The direction in which views are laid out: SwiftUI's `LayoutDirection`.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one: each view's place is mirrored in the view around it.
  case rightToLeft
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// The direction in which views are laid out.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The axis of the nearest container around, if it has one: spacers and dividers follow it.
  @Entry package var stackOrientation: Axis?
}
