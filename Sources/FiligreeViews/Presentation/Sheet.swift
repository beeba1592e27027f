import Foundation

extension View {
  /// Shows a sheet above all views while `isPresented` is true.
  ///
  /// The sheet's views have this view's environment. It goes when the binding becomes false: by code,
  /// by ``DismissAction``, by a drag down, or by ``ViewSession/dismissSheet()``. If the view itself is
  /// removed, its sheet is gone at once.
  /// `onDismiss` is called when the sheet has slid away, and not if the view was removed.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Shows a sheet for an item while there is one.
  ///
  /// An item with another identity is shown in a sheet of its own.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(.sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Covers the page with views while `isPresented` is true.
  ///
  /// They come from below and are as large as the page's safe area. A drag does not dismiss them.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        .cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Covers the page with views for an item while there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(.cover, item: item, onDismiss: onDismiss, content: content))
  }
}
