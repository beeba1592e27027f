import FiligreeDrawing
import Foundation

nonisolated struct OpacityEffect: ViewModifier, ItemModifier, Animatable {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @MainActor func draw(
    _ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem
  ) {
    context.fading(by: opacity) { content.display(in: &$0) }
  }

  /// Less opaque than this is not touched: SwiftUI's limit (OpenSwiftUI, `minOpacityForHitTest`).
  static let leastTouchedOpacity = 0.001

  @MainActor func hitTest(
    _ point: CGPoint, _ content: LayoutItem, _ hits: inout [Hit], _ item: LayoutItem
  ) -> Bool {
    guard opacity >= Self.leastTouchedOpacity else { return false }
    let origin = content.presentedOrigin
    return content.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), &hits)
  }
}

nonisolated struct BlendModeEffect: ViewModifier, ItemModifier {
  let mode: BlendMode

  @MainActor func draw(
    _ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem
  ) {
    context.blending(by: mode) { content.display(in: &$0) }
  }
}

extension View {
  /// Draws the view less opaque: 0 is invisible, 1 as it is.
  ///
  /// Of a container, each view that draws is less opaque by itself, so that what overlaps shows through;
  /// `compositingGroup()` before makes one picture of them. Nested opacities multiply. The semantics are
  /// those of Apple's documentation of `compositingGroup()`.
  /// A view of an opacity below 0.001 is not touched.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity))
  }

  /// Blends the view with what lies beneath by `blendMode`.
  ///
  /// Of a container, each view that draws is blended by itself, also with its siblings;
  /// `compositingGroup()` before makes one picture of them. What lies beneath ends at the group around.
  /// Of nested blend modes the innermost one counts.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeEffect(mode: blendMode))
  }
}
