/// What becomes of a shape where views are laid out from right to left: SwiftUI's
/// `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in one of the directions: the one whose mirror image its outline is made for.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where views are laid out from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
