import FiligreeDrawing
import FiligreePaths
import Foundation

/// The refreshing of what a scroll view shows, with its spinner.
@MainActor
final class ScrollRefreshing {
  /// How far the content is pulled down to begin, and how far down it stays meanwhile, in points.
  nonisolated static let way: CGFloat = 60

  /// Whether it is going on.
  private(set) var isActive = false

  nonisolated init() {}

  /// Runs an action if none is under way, and `completion` when it is done.
  func begin(_ action: RefreshAction, completion: @escaping @MainActor () -> Void) {
    guard !isActive else { return }
    isActive = true
    Task {
      await action()
      isActive = false
      completion()
    }
  }

  /// Draws the spinner in the middle of the room above content that is pulled down: the fainter the less it is.
  func draw(in context: inout DrawContext, pulled way: CGFloat, _ item: LayoutItem) {
    guard way > 0, isActive || item.environment.refresh != nil else { return }
    let side = Spinner.side
    context.saving { context in
      context.recorder.concatenate(
        CGAffineTransform(
          translationX: (item.presentedSize.width - side) / 2, y: (way - side) / 2))
      context.drawingGroup(opacity: Double(way / Self.way)) { Spinner.draw(in: &$0, item) }
    }
  }
}
