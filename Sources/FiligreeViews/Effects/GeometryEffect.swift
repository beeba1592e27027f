import FiligreeDrawing
import FiligreePaths
import Foundation

/// A modifier that draws a view elsewhere than where it lies: SwiftUI's `GeometryEffect`.
///
///     struct Shake: GeometryEffect {
///       var animatableData: CGFloat
///
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(
///           CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 4), y: 0))
///       }
///     }
///
/// The view's place in the layout stays. Its data moves when a change is animated.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
  /// The map of a view of a size, in points from its upper left, y down.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, drawn through the map.
  @MainActor public func body(content: Self.Content) -> some View {
    content.modifier(GeometryProjection(effect: self))
  }

  /// The same effect: where a view lies does not depend on it anyway.
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}
