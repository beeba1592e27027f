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
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity))
  }

  /// Draws the view as one, blended with what lies beneath by `blendMode`.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeEffect(mode: blendMode))
  }
}
