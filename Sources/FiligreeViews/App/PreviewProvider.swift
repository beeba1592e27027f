/// A type that shows views while they are made: SwiftUI's `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder @MainActor @preconcurrency
  static var previews: Self.Previews { get }
}

/// The room that a preview gives to its views: SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Hashable, Sendable {
  /// A device's screen.
  case device
  /// As much as the views ask for.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: Double, height: Double)
}

/// What previews ask of the one who shows them.
package enum PreviewLayoutTrait: TraitKey {
  package static var defaultValue: PreviewLayout? { nil }
}

extension View {
  /// Sets the room that a preview gives to the view.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(TraitModifier(PreviewLayoutTrait.self, value))
  }

  /// Names the view in previews.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(TraitModifier(PreviewNameTrait.self, value))
  }
}

/// The name of a view in previews.
package enum PreviewNameTrait: TraitKey {
  package static var defaultValue: String? { nil }
}
