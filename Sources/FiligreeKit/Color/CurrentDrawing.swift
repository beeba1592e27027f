import FiligreePixels
import Foundation

/// What `UIColor.setFill()` and the drawing methods without a context draw on.
package protocol CurrentDrawingTarget: AnyObject {
  /// Sets the color of fills.
  func setFillColor(_ color: CGColor)
  /// Sets the color of strokes.
  func setStrokeColor(_ color: CGColor)
}

/// The drawing that is under way on this thread, as UIKit has one for each thread.
///
/// Whoever draws by a closure pushes its target around the call; what is called within, such as a
/// color that is set, asks for the innermost one. Without one, such calls do nothing.
package enum CurrentDrawing {
  private static let key = "Filigree.CurrentDrawing"

  /// The innermost target of the thread, or nil where nothing is being drawn.
  package static var target: (any CurrentDrawingTarget)? {
    stack.last
  }

  /// Runs `actions` with `target` as the innermost one.
  package static func with<Result, Failure: Error>(
    _ target: any CurrentDrawingTarget, _ actions: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = stack
    stack = before + [target]
    // Whatever was pushed within and not popped goes, too.
    defer { stack = before }
    return try actions()
  }

  /// Makes `target` the innermost one until ``pop()``.
  package static func push(_ target: any CurrentDrawingTarget) {
    stack.append(target)
  }

  /// Removes the innermost target; without one it does nothing.
  package static func pop() {
    _ = stack.popLast()
  }

  private static var stack: [any CurrentDrawingTarget] {
    get { Thread.current.threadDictionary[key] as? [any CurrentDrawingTarget] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
