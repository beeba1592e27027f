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
    // Not by recursion: layers may be nested more deeply than a thread has stack for.
    var visits = [LayerVisit(drawing.root, outerMark: clipMark, isMask: false)]
    while let last = visits.indices.last {
      if let inner = next(&visits[last], of: drawing, through: map) {
        visits.append(inner)
        continue
      }
      let done = visits.removeLast()
      guard !visits.isEmpty else { return }
      endLayer()
      if done.isMask { visits[last - 1].marks.append(clipMark) }
      restore()
    }
  }

  /// Draws the next clip or command of a layer; returns the layer that has to be drawn for it first.
  private mutating func next(
    _ visit: inout LayerVisit, of drawing: DisplayList, through map: CGAffineTransform
  ) -> LayerVisit? {
    let layer = visit.layer
    while visit.marks.count < layer.clips.count {
      let clip = layer.clips[visit.marks.count]
      save()
      clipMark = visit.mark(of: clip.parent)
      switch clip.area {
      case .path(let path, let index, let style):
        transform = drawing.transforms[Int(index)].concatenating(map)
        self.clip(to: drawing.paths[Int(path)], style: style, isInverse: clip.isInverse)
        visit.marks.append(clipMark)
        restore()
      case .mask(let index, let transformIndex, let opacity):
        let inner = drawing.layers[Int(index)]
        transform = drawing.transforms[Int(transformIndex)].concatenating(map)
        beginMask(opacity: CGFloat(opacity), isInverse: clip.isInverse, filters: inner.filters)
        return LayerVisit(inner, outerMark: clipMark, isMask: true)
      }
    }
    while visit.nextCommand < layer.commands.count {
      let command = layer.commands[visit.nextCommand]
      visit.nextCommand += 1
      save()
      clipMark = visit.mark(of: command.clip)
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
        return LayerVisit(inner, outerMark: clipMark, isMask: false)
      }
      restore()
    }
    return nil
  }
}

/// A layer of a finished drawing that is being drawn anew: its clips first, then its commands.
private struct LayerVisit {
  let layer: DisplayList.Layer
  /// The recorder's clip around the layer.
  let outerMark: Int32
  /// Whether the layer is a clip of the layer around it.
  let isMask: Bool
  /// The recorder's marks of the layer's clips so far: a clip's parent comes before it.
  var marks: [Int32] = []
  var nextCommand = 0

  init(_ layer: DisplayList.Layer, outerMark: Int32, isMask: Bool) {
    self.layer = layer
    self.outerMark = outerMark
    self.isMask = isMask
    marks.reserveCapacity(layer.clips.count)
  }

  /// The recorder's mark of the layer's clip `clip`; of none, that around the layer.
  func mark(of clip: Int32) -> Int32 { clip < 0 ? outerMark : marks[Int(clip)] }
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
