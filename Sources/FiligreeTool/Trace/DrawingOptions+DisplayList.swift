import FiligreeDrawing
import FiligreePaths
import Foundation

extension DrawingOptions {
  /// The drawing: the background, then each path filled and stroked.
  ///
  /// Gradients run from the top of the whole shape to its bottom, the background's over the page.
  func displayList(of paths: [Path], page: CGRect) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: page)
    if let paint = background.paint(over: page) {
      recorder.fill(Path(page), with: paint)
    }
    var box = CGRect.null
    for path in paths {
      box = box.union(path.boundingRect)
    }
    let fill = fillPaint.paint(over: box)
    let stroke = strokePaint.paint(over: box)
    for path in paths {
      if let fill { recorder.fill(path, with: fill) }
      if let stroke { recorder.stroke(path, with: stroke, style: strokeStyle) }
    }
    return recorder.finish()
  }
}
