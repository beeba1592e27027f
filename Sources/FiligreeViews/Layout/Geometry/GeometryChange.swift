import Foundation

extension View {
  /// Runs `action` with a value made of the view's geometry: at first, and when it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value of the view's size and place.
  ///   - action: Gets the value.
  /// - Returns: The view.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs `action` with the old and the new value made of the view's geometry: at first, when both are the same, and
  /// when it changes.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        EmptySpace().onChange(of: transform(proxy), initial: true, action)
      })
  }
}

/// A view that is there, and draws nothing.
private nonisolated struct EmptySpace: View, LeafView {
  @MainActor func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize { .zero }
  @MainActor func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {}
  @MainActor func contains(_ point: CGPoint, size: CGSize, _ item: LayoutItem) -> Bool { false }
}
