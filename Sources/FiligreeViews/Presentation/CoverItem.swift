import FiligreeDrawing
import FiligreePaths
import Foundation

/// Views that cover the page and come from below.
final class CoverItem: PresentedItem {
  override func placeContents() {
    let shift = CGSize(width: 0, height: (1 - presence.presented) * size.height)
    for item in contents { item.shift = shift }
    place(in: safePage)
  }

  override func draw(in context: inout DrawContext) {
    let descent = (1 - presence.presented) * size.height
    let frame = CGRect(origin: CGPoint(x: 0, y: descent), size: size)
    guard descent < size.height else { return }
    var environment = environment
    environment.backgroundStyle = nil
    let background =
      options.background?.resolved(in: environment)
      ?? BackgroundStyle().resolveStyle(in: environment)
    context.drawingAsOne { $0.fill(Path(frame), with: background, in: frame) }
    super.draw(in: &context)
  }
}
