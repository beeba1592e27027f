import SwiftUI

@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Shows a popup over the view while a binding is true.
  ///
  /// - Parameters:
  ///   - kind: What kind it is.
  ///   - isPresented: Whether it is there. It becomes false when it goes by itself.
  ///   - exits: How it goes by itself; nil for what is usual for the kind.
  ///   - onDismiss: What happens when it goes.
  ///   - content: The popup.
  /// - Returns: The view with the popup.
  public func popup<Content: View>(
    _ kind: PopupKind, isPresented: Binding<Bool>, exits: Set<PopupExit>? = nil,
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopupModifier(
        isPresented: isPresented, kind: kind, exits: exits ?? kind.exits, onDismiss: onDismiss,
        popup: content))
  }

  /// Shows a popup of an item over the view while there is one.
  public func popup<Item: Identifiable, Content: View>(
    _ kind: PopupKind, item: Binding<Item?>, exits: Set<PopupExit>? = nil,
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPopupModifier(
        item: item, kind: kind, exits: exits ?? kind.exits, onDismiss: onDismiss, popup: content))
  }

  /// Shows a line of text for two and a half seconds, or until it is touched.
  public func notice(
    _ message: LocalizedStringKey, systemImage: String? = nil, isPresented: Binding<Bool>,
    at edge: VerticalEdge = .bottom
  ) -> some View {
    popup(.notice(edge), isPresented: isPresented) {
      NoticeLine(message: message, systemImage: systemImage)
    }
  }
}

/// Remembers the item, so that it is still there while its popup goes.
@available(iOS 15.0, macOS 12.0, *)
struct ItemPopupModifier<Item: Identifiable, Popup: View>: ViewModifier {
  @Binding var item: Item?
  let kind: PopupKind
  let exits: Set<PopupExit>
  let onDismiss: (() -> Void)?
  let popup: (Item) -> Popup

  @State private var last: Item?

  func body(content: Content) -> some View {
    content
      .modifier(
        PopupModifier(
          isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } }),
          kind: kind, exits: exits, onDismiss: onDismiss,
          popup: {
            if let item = item ?? last { popup(item) }
          })
      )
      .onChange(of: item?.id) { _ in
        if let item = item { last = item }
      }
  }
}
