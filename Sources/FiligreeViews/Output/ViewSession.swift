import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation

/// A view at work, without a screen: a page, a clock that only the caller moves, events that only the
/// caller sends, and the picture at any moment.
///
/// Nothing in a session depends on the machine's clock, so the same calls give the same pictures:
///
///     let session = ViewSession(size: CGSize(width: 200, height: 100)) { Toggler() }
///     session.tap("Show")
///     for frame in 0..<30 {
///       session.advance(by: 1 / 30)
///       frames.append(try session.image())
///     }
///
/// What views start for later runs in the session's time as well, in order, within the calls that move the clock:
///
/// - `task`, and each `Task` that an action, a completion or another task starts, with what it calls: code of the
///   main actor, of other actors and of none. It runs on the caller's thread, one piece after the other.
/// - `Task.sleep` in those, which is over when the clock has come there. (In an actor other than the main actor
///   this holds under `task` only.) A deadline that is computed with a clock's `now` is rounded up to a
///   millisecond, and from 50 milliseconds on to ten of them if no more than two are missing.
/// - In source that imports SwiftUI: `DispatchQueue.main.async` and `asyncAfter(deadline:)` with a closure and without
///   further arguments, the deadline rounded in the same way, and
///   `Timer.scheduledTimer(withTimeInterval:repeats:block:)` with a block that does not use its argument.
/// - Combine's `Timer.publish` on the main run loop, and its schedulers `DispatchQueue.main`, `RunLoop.main` and
///   `OperationQueue.main`; dates begin at `Date`'s reference date.
///
/// What comes from elsewhere comes when it comes, in the process's time, and is seen in the first picture after that;
/// ``settle(quiet:timeout:)`` waits for it:
///
/// - Other threads and the network.
/// - A timer whose block uses its argument, as in `{ timer in timer.invalidate() }`, and one made by `Timer`'s
///   initializers: the compiler takes Foundation's functions for these. To stay in the session's time, keep what
///   `scheduledTimer` returns and invalidate that, in a block that begins with `_ in`.
/// - A `DispatchWorkItem` on the main queue: Dispatch's function for it cannot be told from one of ours. To stay in the
///   session's time, give `asyncAfter(deadline:)` a closure that asks whether it is still wanted, or cancel a `Task`
///   that sleeps.
@MainActor
public final class ViewSession {
  /// The page, in points.
  public internal(set) var size: CGSize
  /// Pixels a point.
  public internal(set) var scale: CGFloat
  /// What lies behind the views; nil for nothing.
  public var background: CGColor?

  package let graph: ViewGraph
  /// The gestures of the touch that is under way.
  package let touches: TouchDispatcher
  let pointer: PointerTracker
  let drops: DropTracker
  /// What the views have started and is not done yet.
  let queue: SessionQueue
  /// Where the finger was last.
  var lastTouch = CGPoint.zero

  /// Shows `view` on a page.
  ///
  /// - Parameters:
  ///   - size: The page, in points; what is not finite or negative counts as 0.
  ///   - scale: Pixels a point; what is not positive and finite counts as 1.
  ///   - environment: The environment of the view; the scale is set in it.
  ///   - time: Where the clock begins, in seconds since `Date`'s reference date; what is not positive and finite
  ///     counts as 0.
  ///   - content: The view.
  public convenience init<Content: View>(
    size: CGSize, scale: CGFloat = 1, environment: EnvironmentValues = EnvironmentValues(),
    time: TimeInterval = 0, @ViewBuilder content: () -> Content
  ) {
    self.init(
      size: size, scale: scale, environment: environment, time: time, isLive: false,
      content: content)
  }

  /// Shows `view` on a page; if it `isLive`, code that is isolated to nothing runs beside the main actor, in the process's
  /// time, so that people can go on meanwhile.
  package init<Content: View>(
    size: CGSize, scale: CGFloat, environment: EnvironmentValues, time: TimeInterval, isLive: Bool,
    keeping: StateKeeping? = nil, @ViewBuilder content: () -> Content
  ) {
    self.size = size.usable
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    var environment = environment
    environment.displayScale = self.scale
    let start = time > 0 && time.isFinite ? time : 0
    queue = SessionQueue(
      page: SessionPage(size: self.size, scale: self.scale), time: start, isLive: isLive)
    // What the first views start, as the timers of their objects, is the session's as well.
    graph = queue.working {
      ViewGraph(content(), environment: environment, time: start, keeping: keeping)
    }
    touches = TouchDispatcher(graph)
    pointer = PointerTracker(graph)
    drops = DropTracker(graph)
    graph.actionScope = { [queue] in queue.working($0) }
    update()
    keeping?.end()
  }

  isolated deinit {
    graph.close()
    queue.close()
  }

  // MARK: The clock

  /// The clock, in seconds; it begins at 0 if nothing else was said.
  public var time: TimeInterval { graph.time }

  /// Whether anything moves, waits to be evaluated, or waits for a further tap.
  ///
  /// A spinner does not count: it never ends (``isDrawnByClock``).
  public var isAnimating: Bool {
    !graph.isIdle || (touches.isWaiting && !touches.isDown) || queue.layerClock.isMoving
  }

  /// Moves the clock; what is not positive and finite does nothing.
  public func advance(by interval: TimeInterval) {
    guard interval > 0, interval.isFinite else { return update() }
    advance(to: time + interval)
  }

  /// Moves the clock to a time; never backwards.
  public func advance(to time: TimeInterval) {
    update()
    guard time > self.time, time.isFinite else { return }
    // What waits for an earlier time first.
    while let next = queue.next, next < time { step(to: next) }
    step(to: time)
  }

  func step(to time: TimeInterval) {
    queue.layerClock.move(to: time)
    queue.working {
      graph.advance(to: time)
      touches.tick()
    }
    queue.wake(time)
    update()
  }

  /// Evaluates what has changed, without moving the clock.
  public func update() {
    repeat { queue.working { graph.layout(in: size) } } while queue.run()
    if queue.isCutOff {
      graph.report(
        "tasks of views do not come to rest at \(time) s; what is left runs in the process's time")
    }
  }

  /// Whether something that the views have started waits for the clock: a task that sleeps, or an action for later.
  ///
  /// ``isAnimating`` says nothing of it, for it may go on without an end.
  public var hasWaitingTasks: Bool { queue.next != nil }

  /// What went wrong so far, in plain words.
  public var problems: [String] { graph.problems }

  // MARK: The picture

  /// The drawing at this moment.
  public func displayList() -> DisplayList {
    update()
    var context = DrawContext(
      recorder: DisplayListRecorder(bounds: CGRect(origin: .zero, size: size)), scale: scale)
    queue.working { graph.draw(in: &context) }
    return context.recorder.finish()
  }

  /// The picture at this moment.
  public func image() throws(RasterError) -> CGImage {
    try Rasterizer(scale: scale, background: background).render(displayList())
  }
}
