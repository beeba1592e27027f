import FiligreeDrawing
import FiligreeViews
import Foundation

/// What the page of a preview has besides what an app's has: a clock that can be stopped and set back, an inspector, and
/// state that comes from the program before.
@MainActor
final class PagePreview {
  /// A frame of a screen of 60 pictures a second, in seconds.
  static let step = 1.0 / 60
  /// The latest time that the clock can be set to, in seconds after the beginning.
  nonisolated static let longestTime = 3600.0

  let item: PreviewItem
  /// When the preview was begun, by its session's clock.
  private(set) var start: TimeInterval
  /// What was done to it.
  var record = InputRecord()

  private let saved: SavedState
  private let surroundings: PageSurroundings
  private var keeping: StateKeeping
  private var fitting = CGSize.zero

  init(_ item: PreviewItem, _ surroundings: PageSurroundings, _ saved: SavedState) {
    self.item = item
    self.surroundings = surroundings
    self.saved = saved
    start = 0
    keeping = StateKeeping(saved)
  }

  /// A session that shows a preview.
  static func session(
    of item: PreviewItem, _ surroundings: PageSurroundings, _ files: FileStore, _ saved: SavedState
  ) -> PageSession {
    let preview = PagePreview(item, surroundings, saved)
    return PageSession(surroundings, WindowChoice(), files, preview: preview) { _, time in
      preview.start = time
      return preview.makeView(at: time)
    }
  }

  /// Makes the views anew, with the state that they began with.
  ///
  /// Tasks of all kinds run in the session's time: only so are the pictures of a time always the same.
  func makeView(at time: TimeInterval) -> ViewSession {
    keeping = StateKeeping(saved)
    return ViewSession(
      size: surroundings.size, scale: surroundings.scale, environment: surroundings.environment,
      time: time, isLive: false, keeping: keeping
    ) { item.content }
  }

  /// What a page is told that has just come.
  func beginning(_ view: ViewSession, _ clock: PageClock) -> PreviewReport {
    var report = clockReport(view, clock)
    report.reset = keeping.reset
    return report
  }

  func clockReport(_ view: ViewSession, _ clock: PageClock) -> PreviewReport {
    var report = PreviewReport()
    report.time = view.time - start
    report.rate = clock.rate
    report.canRewind = record.isWhole
    return report
  }

  func inspected(at point: CGPoint, in view: ViewSession) -> PreviewReport {
    var report = PreviewReport()
    report.views = view.inspect(at: point)
    return report
  }

  /// The size that the view asks for, if it is another one than before and the page follows it.
  func news(of view: ViewSession) -> PreviewReport? {
    guard item.room == .fitting else { return nil }
    let size = view.graph.sizeThatFits(.unspecified)
    guard size != fitting, size.width.isFinite, size.height.isFinite else { return nil }
    fitting = size
    var report = PreviewReport()
    report.width = min(max(size.width, 1), PageSurroundings.longestSide)
    report.height = min(max(size.height, 1), PageSurroundings.longestSide)
    return report
  }
}
