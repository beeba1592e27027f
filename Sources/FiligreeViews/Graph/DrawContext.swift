import FiligreeDrawing
import FiligreePaths
import Foundation

/// What items draw into.
package struct DrawContext {
  /// The drawing so far; its transform maps the present item's coordinates to the page.
  package var recorder: DisplayListRecorder
  /// Pixels a point.
  package var scale: CGFloat
  /// What the views around ask of each view that draws.
  var effects = InheritedEffects()

  package init(recorder: DisplayListRecorder, scale: CGFloat) {
    self.recorder = recorder
    self.scale = scale
  }

  /// Runs `body` and brings back transform, clip, opacity and blend mode afterwards.
  package mutating func saving(_ body: (inout DrawContext) -> Void) {
    recorder.save()
    body(&self)
    recorder.restore()
  }
}
