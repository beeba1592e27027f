/// A menu that a long press opens: SwiftUI's `ContextMenu`.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu of lines.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

/// Opens a menu by a long press.
private nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: () -> Items
  let preview: (() -> AnyView)?
  @State private var isUp = false

  @MainActor func body(content: Content) -> some View {
    let items = items
    content
      .gesture(LongPressGesture().onEnded { _ in isUp = true })
      .modifier(
        PopupModifier(
          isPresented: $isUp, placement: .lifted, popup: { MenuCard(content: items()) },
          preview: preview))
  }
}

extension View {
  /// Opens a menu when a finger rests on the view for half a second.
  ///
  /// The view is shown over the dimmed page.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems, preview: nil))
  }

  /// Opens a menu when a finger rests on the view for half a second, below a preview of the view.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
  ) -> some View {
    modifier(
      ContextMenuModifier(items: menuItems) {
        AnyView(
          ZStack { preview() }
            .background(Color(uiColor: .systemBackground))
            .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
            .environment(\.isInMenu, false))
      })
  }

  /// Opens a menu when a finger rests on the view for half a second; none if it is nil.
  @ViewBuilder
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    if let contextMenu {
      self.contextMenu { contextMenu.items }
    } else {
      self
    }
  }
}
