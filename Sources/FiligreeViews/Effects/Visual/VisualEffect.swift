import FiligreeDrawing
import FiligreePaths
import Foundation

/// What changes how a view is drawn, and not its place: SwiftUI's `VisualEffect`.
public protocol VisualEffect: Sendable {
  /// The changes, the innermost first; not for others to conform to.
  var _changes: [_VisualChange] { get }
}

/// One change of how a view is drawn.
public struct _VisualChange: Sendable {
  enum Kind: Sendable {
    case transform(@Sendable (CGSize) -> ProjectionTransform)
    case opacity(Double)
    case filter(Filter)
  }

  let kind: Kind
}

/// A view as it is: SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
  /// None.
  public var _changes: [_VisualChange] { [] }
}

/// Several changes.
public struct _VisualChanges: VisualEffect {
  /// The changes, the innermost first.
  public let _changes: [_VisualChange]
}

extension VisualEffect {
  private func adding(_ kind: _VisualChange.Kind) -> _VisualChanges {
    _VisualChanges(_changes: _changes + [_VisualChange(kind: kind)])
  }

  private func mapping(
    _ map: @escaping @Sendable (CGSize) -> CGAffineTransform
  ) -> _VisualChanges {
    adding(.transform { ProjectionTransform(map($0)) })
  }

  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    mapping { _ in CGAffineTransform(translationX: x, y: y) }
  }

  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    mapping { size in
      let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
      return CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: x, y: y)
        .translatedBy(x: -center.x, y: -center.y)
    }
  }

  /// Scales the view.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turns the view, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    mapping { size in
      let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
      return CGAffineTransform(translationX: center.x, y: center.y)
        .rotated(by: CGFloat(angle.radians)).translatedBy(x: -center.x, y: -center.y)
    }
  }

  /// Turns the view in space, as the view modifier of that name does.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let effect = Rotation3DEffect(
      angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
      anchorZ: anchorZ, perspective: perspective)
    return adding(.transform { effect.projection(in: $0) })
  }

  /// Maps the view's coordinates.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    mapping { _ in transform }
  }

  /// Makes the view less opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.filter(.blur(radius: radius, isOpaque: opaque)))
  }

  /// Adds to each component of the view's colors.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.filter(.brightness(amount)))
  }

  /// Changes the contrast of the view's colors.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast(amount))) }

  /// Changes how colorful the view is.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.filter(.saturation(amount)))
  }

  /// Makes the view gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.filter(.grayscale(amount)))
  }

  /// Turns the view's colors around the color wheel.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(.hueRotation(angle.radians)))
  }
}

/// Draws a view with an effect that depends on where it is.
nonisolated struct VisualEffectModifier: ViewModifier, ItemModifier {
  let effect: @MainActor (LayoutItem) -> [_VisualChange]

  @MainActor func draw(_ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem) {
    draw(effect(item)[...], content, in: &context, item)
  }

  /// The outermost change first.
  @MainActor private func draw(
    _ changes: ArraySlice<_VisualChange>, _ content: LayoutItem, in context: inout DrawContext,
    _ item: LayoutItem
  ) {
    guard let change = changes.last else { return content.display(in: &context) }
    let inner = changes.dropLast()
    switch change.kind {
    case .opacity(let opacity):
      context.fading(by: opacity) { draw(inner, content, in: &$0, item) }
    case .filter(let filter):
      context.filtering(by: filter) { draw(inner, content, in: &$0, item) }
    case .transform(let transform):
      let map = transform(item.presentedSize)
      context.saving { context in
        if map.isAffine {
          context.recorder.concatenate(map.affine(at: .zero))
          draw(inner, content, in: &context, item)
        } else {
          context.drawingGroup(filters: [.projection(map)]) {
            draw(inner, content, in: &$0, item)
          }
        }
      }
    }
  }
}

extension View {
  /// Changes how the view is drawn, by its size and place: at each drawing.
  ///
  /// Its place in the layout stays, and it is touched there.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { item in
        let proxy = GeometryProxy(size: item.size, source: GeometrySource(item))
        return effect(EmptyVisualEffect(), proxy)._changes
      })
  }
}
