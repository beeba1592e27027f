import FiligreeDrawing
import FiligreePaths
import Foundation

/// Draws and touches a view within a shape only.
nonisolated struct ClipEffect<S: Shape>: ViewModifier, ItemModifier, Animatable {
  var shape: S
  let style: FillStyle

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  @MainActor func draw(
    _ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem
  ) {
    context.saving { context in
      // A shadow is one of what the clip leaves, and is not clipped itself.
      if context.effects.reachesOut {
        context.drawingAsOne { drawClipped(content, in: &$0, item) }
      } else {
        drawClipped(content, in: &context, item)
      }
    }
  }

  @MainActor private func drawClipped(
    _ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem
  ) {
    context.recorder.clip(to: shape.path(filling: item.presentedSize, of: item), style: style)
    content.display(in: &context)
  }

  @MainActor func hitTest(
    _ point: CGPoint, _ content: LayoutItem, _ hits: inout [Hit], _ item: LayoutItem
  ) -> Bool {
    guard
      shape.path(filling: item.presentedSize, of: item).contains(point, eoFill: style.isEOFilled)
    else { return false }
    let origin = content.presentedOrigin
    return content.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), &hits)
  }
}

extension View {
  /// Shows the view within `shape` only.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Shows the view within its place only.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows the view within its place with rounded corners only.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }
}
