import Foundation

extension View {
  /// Keeps what is in the view together while the view moves: here it is, and this has no effect.
  public nonisolated func geometryGroup() -> some View { self }

  /// Lets letters come closer where there is no room: here they do not, and this has no effect.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
}
