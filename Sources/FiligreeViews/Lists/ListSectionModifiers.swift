import Foundation

/// How far sections of a list lie from one another: SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The distance in points; nil for the list's own.
  let length: CGFloat?

  /// As far as suits the list's style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// About half as far as usual: Apple gives no number.
  public static let compact = ListSectionSpacing(length: 17)

  /// A distance in points; what is negative or not finite counts as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing > 0 && spacing.isFinite ? spacing : 0)
  }
}

enum ListSectionSpacingKey: TraitKey {
  static var defaultValue: ListSectionSpacing? { nil }
}

enum ListSectionSeparatorKey: TraitKey {
  static var defaultValue: ListSeparator? { nil }
}

extension EnvironmentValues {
  /// The distance between rows of lists, in points; nil for rows that touch.
  @Entry var listRowSpacing: CGFloat?

  /// The distance between sections of lists.
  @Entry var listSectionSpacing: ListSectionSpacing = .default
}

extension View {
  /// Sets the distance between rows of lists in the view, in points; nil for rows that touch.
  ///
  /// Rows with a distance between them are boxes of their own.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between sections: of a list, or before and behind the section that the view is.
  ///
  /// Where two neighbors say something else, the smaller distance counts, and what a section says counts more than what
  /// its list says (Apple's documentation).
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
      .modifier(TraitModifier(ListSectionSpacingKey.self, spacing))
  }

  /// Sets the distance between sections, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Shows or hides the lines above and below the section that the view is: plain and grouped lists have such.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitModifier(
        ListSectionSeparatorKey.self,
        ListSeparator(
          top: edges.contains(.top) ? visibility : nil,
          bottom: edges.contains(.bottom) ? visibility : nil)))
  }

  /// Sets the color of the lines above and below the section that the view is.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier(ListSectionSeparatorKey.self, ListSeparator(tint: color)))
  }
}
