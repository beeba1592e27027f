import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import Foundation

extension GraphicsContext {
  /// Draws what a closure draws by Core Graphics' functions.
  ///
  /// User space is this context's, y down. Clip, filters, opacity and blend mode of this context apply
  /// to the whole of what the closure draws; what it sets is lost when it returns. If it throws,
  /// nothing is drawn. A context that is kept after that time draws nothing.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    var recorder = DisplayListRecorder(bounds: CGRect(origin: .zero, size: source.size))
    recorder.transform = transform
    let context = CGContext(
      recorder: recorder, bounds: CGRect(origin: .zero, size: source.size),
      scale: environment.displayScale)
    context.rasterize = ImageCanvas.rasterize
    try content(context)
    let drawing = context.displayList
    append(.drawing(drawing), readsBackdrop: drawing.readsBackdrop)
  }
}
