import FiligreeDrawing
import FiligreePaths
import Foundation

/// What was drawn into a layer of a canvas.
///
/// A context's copies draw into one layer in turns, and one may draw into a layer while another is
/// being made for it. So drawings are kept until their layer is finished and go to the recorder then.
struct GraphicsRecord: Sendable {
  var operations: [GraphicsOperation] = []
  /// The clips that operations refer to; a clip's parent comes before it.
  var clips: [GraphicsClip] = []

  /// Whether what is drawn depends on what is there, other than by covering it.
  var readsBackdrop: Bool {
    operations.contains { $0.styleReadsBackdrop || $0.state.blendMode != .normal }
  }

  /// Draws all of it; `base` maps the canvas' coordinates to the page.
  @MainActor func draw(in context: inout DrawContext, _ base: CGAffineTransform) {
    var marks = ClipMarks(outer: context.recorder.clipMark, count: clips.count)
    for operation in operations {
      context.recorder.save()
      context.recorder.clipMark = marks.mark(of: operation.state.clip, of: self, in: &context, base)
      operation.draw(in: &context, base)
      context.recorder.restore()
    }
  }
}

/// An area that drawings are restricted to.
struct GraphicsClip: Sendable {
  enum Area: Sendable {
    case path(Path, CGAffineTransform, FillStyle)
    case layer(GraphicsRecord, opacity: Double)
  }

  /// The index of the clip around this one, or −1.
  var parent: Int
  var area: Area
  var isInverse: Bool

  @MainActor func apply(to context: inout DrawContext, _ base: CGAffineTransform) {
    switch area {
    case .path(let path, let transform, let style):
      context.recorder.transform = transform.concatenating(base)
      context.recorder.clip(to: path, style: style, isInverse: isInverse)
    case .layer(let record, let opacity):
      context.recorder.transform = base
      context.recorder.beginMask(opacity: CGFloat(opacity), isInverse: isInverse)
      record.draw(in: &context, base)
      context.recorder.endLayer()
    }
  }
}

/// Which clips of a layer the recorder has already.
private struct ClipMarks {
  let outer: Int32
  var known: [Int32?]

  init(outer: Int32, count: Int) {
    self.outer = outer
    known = Array(repeating: nil, count: count)
  }

  @MainActor mutating func mark(
    of clip: Int, of record: GraphicsRecord, in context: inout DrawContext,
    _ base: CGAffineTransform
  ) -> Int32 {
    var missing: [Int] = []
    var index = clip
    var mark = outer
    while index >= 0 {
      if let found = known[index] {
        mark = found
        break
      }
      missing.append(index)
      index = record.clips[index].parent
    }
    for index in missing.reversed() {
      context.recorder.save()
      context.recorder.clipMark = mark
      record.clips[index].apply(to: &context, base)
      mark = context.recorder.clipMark
      context.recorder.restore()
      known[index] = mark
    }
    return mark
  }
}
