import FiligreeDrawing
import FiligreePaths
import Foundation

/// Draws a view within a shape only.
///
/// It is touched beyond the shape as well, as with SwiftUI. (Ole Begemann, "clipped() doesn't affect hit
/// testing", 2022, which says the same of `clipShape`.)
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
}

extension View {
  /// Shows the view within `shape` only; what is hidden is still touched, unless ``contentShape(_:eoFill:)``
  /// says where.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Shows the view within its place only; what is hidden is still touched, unless
  /// ``contentShape(_:eoFill:)`` says where.
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
