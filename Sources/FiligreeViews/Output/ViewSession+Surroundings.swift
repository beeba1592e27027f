import Foundation

/// What is around a session's views, and when they change by themselves: what a window needs that shows a session.
extension ViewSession {
  /// The environment of the views, as for its color scheme; setting it evaluates what depends on it.
  ///
  /// The scale in it is the page's.
  public var environment: EnvironmentValues {
    get { graph.environment }
    set {
      var environment = newValue
      environment.displayScale = scale
      queue.working { graph.setEnvironment(environment) }
      update()
    }
  }

  /// Gives the page another size, as when a window is resized or a device turned.
  ///
  /// - Parameters:
  ///   - size: The page, in points; what is not finite or negative counts as 0.
  ///   - scale: Pixels a point; nil to leave it as it is, what is not positive and finite counts as 1.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    let scale = scale.map { $0 > 0 && $0.isFinite ? $0 : 1 } ?? self.scale
    let isOtherScale = scale != self.scale
    self.size = size.usable
    self.scale = scale
    queue.page = SessionPage(size: self.size, scale: scale)
    if isOtherScale { environment = environment }
    update()
  }

  /// When the views change next by the moving of the clock alone, in the clock's seconds; nil if they do not.
  ///
  /// It is the present ``time`` while something is animated, a finger rests, or a spinner turns: then any moving of the
  /// clock may change the picture. Otherwise it is the time for which something waits: a task that sleeps, a timer, the
  /// next entry of a `TimelineView`, a caret that goes on or off.
  public var nextChange: TimeInterval? {
    if isAnimating || touches.isWaiting { return time }
    let next = min(queue.next ?? .infinity, graph.nextClockChange ?? .infinity)
    return next < .infinity ? max(next, time) : nil
  }

  /// Moves the clock over a time in which the session slept: what waits for the clock waits longer by that time.
  ///
  /// So a timer that has slept for an hour does not fire for all of it.
  package func sleep(until time: TimeInterval) {
    update()
    guard time > self.time, time.isFinite else { return }
    queue.postpone(by: time - self.time)
    step(to: time)
  }

  /// Called when something asks to be evaluated, within the session's own calls as well.
  package var onChange: (() -> Void)? {
    get { graph.onChange }
    set { graph.onChange = newValue }
  }
}
