import FiligreePaths
import Foundation

/// Drawings that were recorded elsewhere.
extension DisplayListRecorder {
  /// Draws what `drawing` draws, in the current clip and opacity; its commands keep their blend modes.
  ///
  /// - Parameters:
  ///   - drawing: A finished drawing; its page does not matter.
  ///   - map: From the coordinates of that list to those of this one.
  package mutating func draw(_ drawing: DisplayList, through map: CGAffineTransform) {
    draw(drawing.root, of: drawing, through: map)
  }

  private mutating func draw(
    _ layer: DisplayList.Layer, of drawing: DisplayList, through map: CGAffineTransform
  ) {
    // The recorder's marks of the layer's clips: a clip's parent comes before it.
    var marks: [Int32] = []
    marks.reserveCapacity(layer.clips.count)
    let outer = clipMark
    for clip in layer.clips {
      save()
      clipMark = clip.parent < 0 ? outer : marks[Int(clip.parent)]
      apply(clip, of: drawing, through: map)
      marks.append(clipMark)
      restore()
    }
    for command in layer.commands {
      save()
      clipMark = command.clip < 0 ? outer : marks[Int(command.clip)]
      transform = drawing.transforms[Int(command.transform)].concatenating(map)
      opacity *= CGFloat(command.opacity)
      blendMode = command.blendMode
      switch command.operation {
      case .fill(let style):
        fill(
          drawing.paths[Int(command.path)], with: drawing.paints[Int(command.paint)], style: style)
      case .stroke(let style):
        stroke(
          drawing.paths[Int(command.path)], with: drawing.paints[Int(command.paint)],
          style: drawing.strokeStyles[Int(style)])
      case .layer(let index):
        let inner = drawing.layers[Int(index)]
        beginLayer(
          blendMode: command.blendMode, filters: inner.filters, colorMode: inner.colorMode)
        draw(inner, of: drawing, through: map)
        endLayer()
      }
      restore()
    }
  }

  private mutating func apply(
    _ clip: DisplayList.Clip, of drawing: DisplayList, through map: CGAffineTransform
  ) {
    switch clip.area {
    case .path(let path, let index, let style):
      transform = drawing.transforms[Int(index)].concatenating(map)
      self.clip(to: drawing.paths[Int(path)], style: style, isInverse: clip.isInverse)
    case .mask(let index, let transformIndex, let opacity):
      let inner = drawing.layers[Int(index)]
      transform = drawing.transforms[Int(transformIndex)].concatenating(map)
      beginMask(
        opacity: CGFloat(opacity), isInverse: clip.isInverse, filters: inner.filters)
      draw(inner, of: drawing, through: map)
      endLayer()
    }
  }
}

extension DisplayList {
  /// Whether what is drawn depends on what is there, other than by covering it.
  package var readsBackdrop: Bool {
    root.commands.contains { command in
      if command.blendMode != .normal { return true }
      if command.paint >= 0, case .backdrop = paints[Int(command.paint)] { return true }
      return false
    }
  }
}
