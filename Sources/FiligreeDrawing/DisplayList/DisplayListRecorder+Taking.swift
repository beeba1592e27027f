import FiligreePaths
import FiligreePixels
import Foundation

/// Drawings that are put on pixels piece by piece.
extension DisplayListRecorder {
  /// What was recorded on the page itself since the last time; nil where there is nothing, or while a
  /// layer is open.
  ///
  /// The state, with its clip, goes on.
  package mutating func takeDrawing() -> DisplayList? {
    guard open.isEmpty, !list.root.commands.isEmpty else { return nil }
    let drawing = list
    list.root.commands = []
    prune()
    return drawing
  }

  /// Forgets what nothing refers to any more, so that a context that is drawn on for ever does not grow
  /// for ever.
  private mutating func prune() {
    let last = saved.reduce(state.clip) { max($0, $1.clip) }
    list.root.clips.removeLast(list.root.clips.count - Int(last + 1))
    let hasMask = list.root.clips.contains { clip in
      if case .mask = clip.area { true } else { false }
    }
    // A mask's layer refers to anything.
    guard !hasMask else { return }
    list.layers = []
    list.paints = []
    forgetColors()
    list.strokeStyles = []
    if list.root.clips.isEmpty {
      list.paths = []
      list.transforms = []
      forgetTransforms()
    }
  }

  /// Forgets where transforms are in the list.
  private mutating func forgetTransforms() {
    transformIndices = [:]
    state.transformIndex = nil
    for i in saved.indices { saved[i].transformIndex = nil }
  }
}

extension DisplayList {
  /// A box around all that the list draws, in whole units, cut to its page; null for nothing.
  package var drawnBounds: CGRect {
    let box = contentBounds(of: root, layerBounds: layers.isEmpty ? [] : layerBounds())
    if box.isNull { return .null }
    let area = box.isInfinite ? bounds : box.insetBy(dx: -1, dy: -1).intersection(bounds)
    return area.isNull || area.isEmpty ? .null : area.integral.intersection(bounds)
  }

  /// The part of the drawing in a rectangle of whole units, on top of a picture of as many pixels.
  package func over(_ picture: CGImage, in box: CGRect) -> DisplayList {
    var list = self
    list.bounds = box
    list.paths.append(Path(box))
    list.paints.append(
      .image(ImagePaint(image: picture, rect: box, extend: .clamp, sampling: .none)))
    list.transforms.append(.identity)
    list.root.commands.insert(
      Command(
        operation: .fill(FillStyle(antialiased: false)), path: Int32(list.paths.count - 1),
        paint: Int32(list.paints.count - 1), transform: Int32(list.transforms.count - 1), clip: -1,
        opacity: 1, blendMode: .normal), at: 0)
    return list
  }
}
