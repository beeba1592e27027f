/// Whether a part of a view is shown: SwiftUI's `Visibility`.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As it suits the surroundings.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
