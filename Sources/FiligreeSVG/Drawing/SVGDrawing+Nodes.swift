import FiligreeDrawing
import FiligreePaths
import Foundation

extension SVGDrawing {
  /// Draws a node of a document into another drawing, in the coordinates that hold there.
  ///
  /// - Parameters:
  ///   - node: What is drawn.
  ///   - recorder: Where it is drawn.
  ///   - limits: How much may be drawn; what is beyond is left out.
  package static func draw(
    _ node: SVGNode, in recorder: inout DisplayListRecorder, limits: SVGLimits
  ) {
    var drawing = SVGDrawing(recorder, limits)
    // Moved, not shared: a list that two recorders share is copied when one goes on.
    recorder = DisplayListRecorder(bounds: .zero)
    drawing.draw(node)
    recorder = drawing.recorder
  }
}
