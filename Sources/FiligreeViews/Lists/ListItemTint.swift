/// The color of what stands out in rows of a list: SwiftUI's `ListItemTint`.
public struct ListItemTint: Hashable, Sendable {
  /// The color.
  let color: Color

  /// A color, whatever the surroundings say.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A color that a system may replace by the one that a person has chosen: here none does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A gray.
  public static let monochrome = ListItemTint(color: Color(uiColor: .systemGray))
}

extension EnvironmentValues {
  /// The color of icons in rows of lists, if it is not the tint.
  @Entry var listItemTint: ListItemTint?
}

extension View {
  /// Sets the color of the icons of labels in rows of lists; nil for the tint.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the color of the icons of labels in rows of lists; nil for the tint.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }
}
