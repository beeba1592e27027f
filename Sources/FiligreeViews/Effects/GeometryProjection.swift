import FiligreeDrawing
import FiligreePaths
import Foundation

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
