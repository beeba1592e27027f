import FiligreeDrawing
import FiligreePaths
import Foundation

/// Draws a view through an affine map of its coordinates that depends on its size.
package protocol TransformEffect: ItemModifier {
  /// The map, for a view of `size`.
  func transform(in size: CGSize) -> CGAffineTransform
}

extension TransformEffect {
  @MainActor package func draw(
    _ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem
  ) {
    context.saving { context in
      context.recorder.concatenate(transform(in: item.presentedSize))
      content.display(in: &context)
    }
  }

  @MainActor package func drawnContentTransform(_ item: LayoutItem) -> CGAffineTransform {
    transform(in: item.presentedSize)
  }

  @MainActor package func hitTest(
    _ point: CGPoint, _ content: LayoutItem, _ hits: inout [Hit], _ item: LayoutItem
  ) -> Bool {
    let map = transform(in: item.presentedSize)
    // A view drawn to a line cannot be touched.
    guard abs(map.a * map.d - map.b * map.c) > 1e-12 else { return false }
    let inner = point.applying(map.inverted())
    let origin = content.presentedOrigin
    return content.hitTest(CGPoint(x: inner.x - origin.x, y: inner.y - origin.y), &hits)
  }
}

nonisolated struct RotationEffect: ViewModifier, TransformEffect, Animatable {
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func transform(in size: CGSize) -> CGAffineTransform {
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    return CGAffineTransform(translationX: center.x, y: center.y)
      .rotated(by: CGFloat(angle.radians)).translatedBy(x: -center.x, y: -center.y)
  }
}

nonisolated struct ScaleEffect: ViewModifier, TransformEffect, Animatable {
  var scale: CGSize
  var anchor: UnitPoint

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func transform(in size: CGSize) -> CGAffineTransform {
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    return CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: scale.width, y: scale.height).translatedBy(x: -center.x, y: -center.y)
  }
}

nonisolated struct AffineEffect: ViewModifier, TransformEffect {
  let map: CGAffineTransform

  func transform(in size: CGSize) -> CGAffineTransform { map }
}

extension View {
  /// Draws the view turned around a point of it, clockwise; its place stays.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view larger or smaller around a point of it; its place stays.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller around a point of it; its place stays.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view larger or smaller around a point of it; its place stays.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view through an affine map of its coordinates; its place stays.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(AffineEffect(map: transform))
  }
}
