import FiligreeBase
import FiligreeDrawing
import FiligreePaths
import Foundation

/// Draws a view through a map of its coordinates, in perspective perhaps, that depends on its size.
package protocol ProjectingEffect: ItemModifier {
  /// The map, for a view of `size`.
  func projection(in size: CGSize) -> ProjectionTransform
}

extension ProjectingEffect {
  @MainActor package func draw(
    _ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem
  ) {
    let map = projection(in: item.presentedSize)
    context.saving { context in
      if map.isAffine {
        context.recorder.concatenate(map.affine(at: .zero))
        content.display(in: &context)
      } else {
        context.drawingGroup(filters: [.projection(map)]) { content.display(in: &$0) }
      }
    }
  }

  @MainActor package func drawnContentTransform(_ item: LayoutItem) -> CGAffineTransform {
    let size = item.presentedSize
    let map = projection(in: size).affine(at: CGPoint(x: size.width / 2, y: size.height / 2))
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    return numbers.allSatisfy(\.isFinite) ? map : .identity
  }

  @MainActor package func hitTest(
    _ point: CGPoint, _ content: LayoutItem, _ hits: inout [Hit], _ item: LayoutItem
  ) -> Bool {
    var map = projection(in: item.presentedSize)
    // A view drawn to a line cannot be touched, nor what is behind the eye.
    guard map.invert(), let inner = map.map(point) else { return false }
    let origin = content.presentedOrigin
    return content.hitTest(CGPoint(x: inner.x - origin.x, y: inner.y - origin.y), &hits)
  }
}

nonisolated struct FixedProjectionEffect: ViewModifier, ProjectingEffect {
  let map: ProjectionTransform

  func projection(in size: CGSize) -> ProjectionTransform { map }
}

nonisolated struct Rotation3DEffect: ViewModifier, ProjectingEffect, Animatable {
  var angle: Angle
  let axis: SIMD3<Double>
  var anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  /// The points turned around the axis through the anchor, seen from an eye before the anchor.
  ///
  /// The eye is max(width, height) / perspective away from the view's plane: at 1 a side's length away,
  /// and infinitely far at 0.
  func projection(in size: CGSize) -> ProjectionTransform {
    let length = axis.length
    guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
    let n = axis / length
    let (sine, cosine) = sincos(CGFloat(angle.radians))
    let (s, c) = (Double(sine), Double(cosine))
    // Rodrigues' formula: where the unit vectors go.
    func turned(_ v: SIMD3<Double>) -> SIMD3<Double> {
      let cross = SIMD3(
        n.y * v.z - n.z * v.y, n.z * v.x - n.x * v.z, n.x * v.y - n.y * v.x)
      return v * c + cross * s + n * (n.dot(v) * (1 - c))
    }
    let (x, y) = (turned(SIMD3(1, 0, 0)), turned(SIMD3(0, 1, 0)))
    // The plane lies anchorZ before the axis' point.
    let z = turned(SIMD3(0, 0, -Double(anchorZ)))
    let distance = Double(max(size.width, size.height)) / Double(perspective)
    // z points to the eye; what is nearer to it is larger: w = 1 − z / distance.
    let near = perspective != 0 && distance != 0 && distance.isFinite ? 1 / distance : 0
    var map = ProjectionTransform()
    (map.m11, map.m12, map.m13) = (CGFloat(x.x), CGFloat(x.y), CGFloat(-x.z * near))
    (map.m21, map.m22, map.m23) = (CGFloat(y.x), CGFloat(y.y), CGFloat(-y.z * near))
    (map.m31, map.m32) = (CGFloat(z.x), CGFloat(z.y))
    map.m33 = CGFloat(1 - (z.z + Double(anchorZ)) * near)
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    return ProjectionTransform(CGAffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(map)
      .concatenating(
        ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}

extension View {
  /// Draws the view through a map, in perspective perhaps; its place stays.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(FixedProjectionEffect(map: transform))
  }

  /// Draws the view turned in space around an axis, and projected onto its plane; its place stays.
  ///
  /// The axis has x to the right, y down, z towards the eye; a positive angle turns x towards y around z.
  /// Apple does not say how far the eye is. Here it is the longer side of the view divided by
  /// `perspective` away.
  ///
  /// - Parameters:
  ///   - angle: How far the view is turned.
  ///   - axis: The direction of the axis; one without a length turns nothing.
  ///   - anchor: The point of the view that the axis goes through.
  ///   - anchorZ: How far behind the view that point lies, in points.
  ///   - perspective: How much smaller is what is further away.
  /// - Returns: The view, turned.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)),
        anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
