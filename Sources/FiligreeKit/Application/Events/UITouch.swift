import Foundation

/// A finger: UIKit's `UITouch`.
@MainActor
open class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Hashable, Sendable {
    /// It touches.
    case began
    /// It moves.
    case moved
    /// It has not moved.
    case stationary
    /// It leaves.
    case ended
    /// It counts no more.
    case cancelled
  }

  /// What the finger does.
  public internal(set) var phase = Phase.began
  /// The view that was touched.
  public internal(set) weak var view: UIView?
  /// When it did so, in seconds of ``CACurrentMediaTime()``.
  public internal(set) var timestamp: TimeInterval = 0
  /// How often it touched in a row: 1.
  public internal(set) var tapCount = 1
  /// How hard it presses: 0, as on a screen that does not know.
  public let force: CGFloat = 0
  /// How hard it can press: 0, as on a screen that does not know.
  public let maximumPossibleForce: CGFloat = 0
  /// The finger's radius: 0, as nothing is known of it.
  public let majorRadius: CGFloat = 0

  /// Where it is in the outermost view.
  var place = CGPoint.zero
  var placeBefore = CGPoint.zero
  weak var root: UIView?

  /// The window of the view.
  public var window: UIWindow? { view?.window }

  /// Where the finger is, in a view's coordinates; nil for the outermost view.
  open func location(in view: UIView?) -> CGPoint { location(place, view) }

  /// Where the finger was before, in a view's coordinates; nil for the outermost view.
  open func previousLocation(in view: UIView?) -> CGPoint { location(placeBefore, view) }

  private func location(_ place: CGPoint, _ view: UIView?) -> CGPoint {
    guard let view, let root else { return place }
    return view.convert(place, from: root)
  }
}

/// What happens to views: UIKit's `UIEvent`.
@MainActor
open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers.
    case touches
    /// The device moves.
    case motion
    /// Other devices.
    case remoteControl
    /// Buttons.
    case presses
  }

  /// The kind of event: touches.
  public let type = EventType.touches
  /// When it happened, in seconds of ``CACurrentMediaTime()``.
  public internal(set) var timestamp: TimeInterval = 0
  /// The fingers.
  public internal(set) var allTouches: Set<UITouch>?

  /// The fingers that touch a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// Brings one finger's events to the views of a tree.
@MainActor
package final class TouchSender {
  private weak var root: UIView?
  private var touch: UITouch?
  private let event = UIEvent()

  /// Sends touches to a view and those within.
  package init(_ root: UIView) {
    self.root = root
  }

  /// The finger touches a point of the outermost view; whether a view is there that takes it.
  package func begin(at point: CGPoint) -> Bool {
    cancel()
    guard let root, let view = root.hitTest(point, with: event) else { return false }
    let touch = UITouch()
    touch.view = view
    touch.root = root
    (touch.place, touch.placeBefore) = (point, point)
    self.touch = touch
    event.allTouches = [touch]
    send(.began)
    return true
  }

  /// The finger moves.
  package func move(to point: CGPoint) {
    guard let touch, touch.place != point else { return }
    touch.placeBefore = touch.place
    touch.place = point
    send(.moved)
  }

  /// The finger leaves.
  package func end(at point: CGPoint) {
    guard let touch else { return }
    touch.placeBefore = touch.place
    touch.place = point
    send(.ended)
    self.touch = nil
  }

  /// The touch counts no more.
  package func cancel() {
    guard touch != nil else { return }
    send(.cancelled)
    touch = nil
  }

  private func send(_ phase: UITouch.Phase) {
    guard let touch, let view = touch.view else { return }
    touch.phase = phase
    touch.timestamp = CACurrentMediaTime()
    event.timestamp = touch.timestamp
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }
}
