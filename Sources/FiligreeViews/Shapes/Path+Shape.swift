import FiligreePaths
import Foundation

extension Path: Shape {
  /// Returns the path itself: it has its place already, so `rect` does not matter.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
