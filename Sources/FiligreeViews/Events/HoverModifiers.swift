import Foundation

/// Where a pointer is: SwiftUI's `HoverPhase`.
public enum HoverPhase: Hashable, Sendable {
  /// On the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

extension View {
  /// Calls `action` when a pointer comes to the view and leaves it: here there is no pointer, and it has no effect.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Calls `action` while a pointer moves on the view: here there is no pointer, and it has no effect.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
}
