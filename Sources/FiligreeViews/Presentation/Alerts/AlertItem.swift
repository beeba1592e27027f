import FiligreeDrawing
import FiligreePaths
import Foundation

/// A box in the middle of the page, which grows to its size from 1.2 times it, as UIKit's alerts do.
final class AlertItem: PresentedItem {
  private static let growth: CGFloat = 0.2
  private static let dimming = 0.2

  override var motion: Animation { .spring(response: 0.3, dampingFraction: 1) }

  override func placeContents() {
    place(in: safePage)
  }

  override func draw(in context: inout DrawContext) {
    shade(by: Self.dimming, in: &context)
    let amount = presence.presented
    // It comes from above its size, and fades where it is.
    let scale = presence.target == 0 ? 1 : 1 + (1 - amount) * Self.growth
    let middle = CGPoint(x: safePage.midX, y: safePage.midY)
    context.saving { context in
      context.recorder.concatenate(
        CGAffineTransform(translationX: middle.x, y: middle.y).scaledBy(x: scale, y: scale)
          .translatedBy(x: -middle.x, y: -middle.y))
      context.fading(by: Double(amount)) { context in
        for item in contents {
          item.display(in: &context)
        }
      }
    }
  }
}

/// Buttons at the lower edge of the page, which slide up.
final class DialogItem: PresentedItem, GestureTarget {
  private static let margin: CGFloat = 8
  private static let dimming = 0.2

  override func placeContents() {
    let page = safePage.insetBy(dx: Self.margin, dy: Self.margin)
    let inner = ProposedViewSize(page.size)
    for item in contents where !item.isLeaving {
      let own = item.size(for: inner)
      // Its lower edge is near that of the page even where the safe area ends above.
      let bottom = min(size.height - Self.margin, page.maxY + Self.margin)
      item.shift = CGSize(
        width: 0, height: (1 - presence.presented) * (size.height - bottom + own.height))
      item.place(
        in: self, at: CGPoint(x: size.width / 2 - own.width / 2, y: bottom - own.height), inner)
    }
  }

  override func draw(in context: inout DrawContext) {
    shade(by: Self.dimming, in: &context)
    super.draw(in: &context)
  }

  /// A touch beside the buttons dismisses them.
  func recognize(_ run: inout GestureRun, _ memory: GestureMemory) -> GestureProgress {
    guard !contents.contains(where: { $0.frameInRoot.contains(run.page) }) else { return .failed }
    let outcome = TapGesture().handle(&run, memory.part(0))
    if case .ended = outcome { run.actions.append { [self] in dismiss() } }
    return outcome.map { _ in }
  }
}
