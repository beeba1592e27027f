import Foundation

/// A pointer over the page, as a mouse moves it.
extension ViewSession {
  /// The pointer moves to a point of the page, or leaves it, for nil.
  ///
  /// Points are in the page's coordinates, y down; one that is not finite is no event. Views are told of it that can be
  /// touched there (`onHover`, `onContinuousHover`), and those that it leaves, first. What it changes is evaluated before
  /// this returns; the clock is not moved.
  public func hover(at point: CGPoint?) {
    update()
    guard point?.isFinite ?? true else { return }
    queue.working { pointer.move(to: point) }
    update()
  }
}
