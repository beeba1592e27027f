import Foundation

/// Two fingers, event by event, and a wheel.
extension ViewSession {
  /// Two fingers touch the page; a finger that is there already is cancelled.
  ///
  /// Gestures of one finger see the point between the two. Points that are not finite are no event, here and below.
  public func touchDown(at first: CGPoint, and second: CGPoint) {
    update()
    guard first.isFinite, second.isFinite else { return }
    queue.working { touches.begin(at: first, second) }
    lastTouch = first
    update()
  }

  /// The two fingers move; without them nothing happens.
  ///
  /// ``touchUp(at:)`` lifts both.
  public func touchMove(to first: CGPoint, and second: CGPoint) {
    update()
    guard first.isFinite, second.isFinite, touches.isDown else { return }
    queue.working { touches.move(to: first, second) }
    lastTouch = first
    update()
  }

  /// Whether a finger is on the page.
  public var isTouched: Bool { touches.isDown }

  /// A wheel is turned, or two fingers move on a trackpad: the innermost scroll view at a point that can move in that
  /// direction moves, at once and not beyond its ends.
  ///
  /// - Parameters:
  ///   - point: Where the pointer is, in the page's coordinates, y down.
  ///   - distance: By how much the content goes to the left and up, in points.
  /// - Returns: Whether something has moved.
  @discardableResult
  public func scroll(at point: CGPoint, by distance: CGSize) -> Bool {
    update()
    guard point.isFinite, distance.width.isFinite, distance.height.isFinite else { return false }
    let views = graph.hitTest(point).compactMap { $0.item as? ScrollItem }
    var isMoved = false
    queue.working {
      for axis in [Axis.horizontal, .vertical] where distance[axis] != 0 {
        for view in views where view.turn(by: distance[axis], along: axis) {
          isMoved = true
          break
        }
      }
    }
    update()
    return isMoved
  }
}
