/// A view that is evaluated again only when it is another one: SwiftUI's `EquatableView`.
///
/// Here views are compared in any case, by their properties; this one is compared by `==`.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public var content: Content

  /// Creates a view that is compared by `==`.
  public init(content: Content) {
    self.content = content
  }

  /// The view.
  @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, evaluated again only when it is another one by `==`.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
