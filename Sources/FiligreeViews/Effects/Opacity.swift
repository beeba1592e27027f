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
    context.drawingGroup(opacity: opacity) { content.display(in: &$0) }
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
    context.recorder.beginLayer(blendMode: mode)
    content.display(in: &context)
    context.recorder.endLayer()
  }
}

extension DrawContext {
  /// Draws `body` as one, with an opacity and filters.
  package mutating func drawingGroup(
    opacity: Double = 1, filters: [Filter] = [], _ body: (inout DrawContext) -> Void
  ) {
    let opacity = opacity > 0 ? min(opacity, 1) : 0
    if opacity == 1, filters.isEmpty { return body(&self) }
    if opacity == 0 { return }
    recorder.beginLayer(opacity: CGFloat(opacity), filters: filters)
    body(&self)
    recorder.endLayer()
  }
}

extension View {
  /// Draws the view less opaque, as one: 0 is invisible, 1 as it is.
  ///
  /// A view of an opacity below 0.001 is not touched.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity))
  }

  /// Draws the view as one, blended with what lies beneath by `blendMode`.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeEffect(mode: blendMode))
  }
}
