/// Whether something is shown: SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system does.
  case automatic
  /// It is shown.
  case visible
  /// It is hidden.
  case hidden
}
