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

/// An effect that the layout knows nothing of: SwiftUI's type of that name.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect.
  public var base: Base

  /// Hides an effect from the layout.
  public init(base: Base) {
    self.base = base
  }

  /// The effect's map.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The effect's data.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// Draws a view through an effect's map.
nonisolated struct GeometryProjection<Effect: GeometryEffect>: ViewModifier, ProjectingEffect,
  Animatable
{
  var effect: Effect

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func projection(in size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}

/// A modifier whose body sees its data under way: SwiftUI's `AnimatableModifier`.
///
/// A `ViewModifier` that is `Animatable` does the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}
