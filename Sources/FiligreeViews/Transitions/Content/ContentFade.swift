import FiligreeDrawing
import Foundation

extension ContentChange {
  /// Draws what goes and what comes, the one fading into the other: where both are opaque, the whole is.
  func fade(
    in context: inout DrawContext, old: (Outgoing, inout DrawContext) -> Void,
    new: (inout DrawContext) -> Void
  ) {
    context.crossFading { context in
      for (index, content) in outgoing.enumerated() {
        draw(at: index, by: 1 - content.part, in: &context) { old(content, &$0) }
      }
      context.drawingGroup(opacity: outgoing.last?.part ?? 1, new)
    }
  }

  /// Draws what goes, less visible the less was seen of it when it began to go.
  func draw(
    at index: Int, by opacity: Double, in context: inout DrawContext,
    _ body: (inout DrawContext) -> Void
  ) {
    context.drawingGroup(opacity: opacity * outgoing[index].visibility, body)
  }
}

extension DrawContext {
  /// Draws what `body` draws as one picture, in which opacities of what lies one over the other add up.
  mutating func crossFading(_ body: (inout DrawContext) -> Void) {
    drawingGroup(filters: []) { $0.blending(by: .plusLighter, body) }
  }
}
