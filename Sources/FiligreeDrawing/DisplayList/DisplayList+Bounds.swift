import FiligreePaths
import FiligreePixels
import Foundation

/// Where things are drawn, in the coordinates of the list: boxes around them, not the tightest ones.
extension DisplayList {
  /// Boxes around what each layer draws, filters included; infinite where a filter or a blend mode
  /// reaches everywhere, null where nothing is drawn.
  ///
  /// A layer's filters are taken to be under the transform of the command or clip that draws it.
  package func layerBounds() -> [CGRect] {
    // Contents first: a layer refers to layers before it.
    var boxes: [CGRect] = []
    for layer in layers {
      boxes.append(contentBounds(of: layer, layerBounds: boxes))
    }
    return boxes
  }

  /// A box around what `layer` draws, before its filters.
  package func contentBounds(of layer: Layer, layerBounds: [CGRect]) -> CGRect {
    var box = CGRect.null
    for command in layer.commands {
      let drawn = bounds(of: command, layerBounds: layerBounds)
      if drawn.isInfinite, command.clip < 0 { return .infinite }
      box = box.union(drawn.intersection(clipBounds(command.clip, of: layer, layerBounds)))
    }
    return box
  }

  /// A box around what `command` draws, its clip aside.
  package func bounds(of command: Command, layerBounds: [CGRect]) -> CGRect {
    let transform = transforms[Int(command.transform)]
    switch command.operation {
    case .fill:
      return paths[Int(command.path)].storage.controlBounds.finite(under: transform)
    case .stroke(let style):
      let reach = strokeStyles[Int(style)].reach
      return paths[Int(command.path)].storage.controlBounds.insetBy(dx: -reach, dy: -reach)
        .finite(under: transform)
    case .layer(let index):
      if !command.blendMode.keepsBackdropUnderNothing { return .infinite }
      return filtered(
        layerBounds[Int(index)], by: layers[Int(index)].filters, under: transform)
    }
  }

  /// A box around what is left of the page by a clip and those around it; infinite without one.
  package func clipBounds(_ clip: Int32, of layer: Layer, _ layerBounds: [CGRect]) -> CGRect {
    var box = CGRect.infinite
    var next = clip
    // The innermost few: a long chain of clips only makes the box smaller.
    var steps = 0
    while next >= 0, steps < 16 {
      let clip = layer.clips[Int(next)]
      steps += 1
      next = clip.parent
      if clip.isInverse { continue }
      switch clip.area {
      case .path(let path, let transform, _):
        let path = paths[Int(path)].storage
        if path.isEmpty { return .null }
        box = box.intersection(path.controlBounds.finite(under: transforms[Int(transform)]))
      case .mask(let index, let transform, _):
        box = box.intersection(
          filtered(
            layerBounds[Int(index)], by: layers[Int(index)].filters,
            under: transforms[Int(transform)]))
      }
    }
    return box
  }

  /// A box around what filters make of a picture within `box`.
  package func filtered(
    _ box: CGRect, by filters: [Filter], under transform: CGAffineTransform
  ) -> CGRect {
    var box = box
    for filter in filters {
      box = filter.bounds(of: box, transform)
    }
    return box
  }
}

extension CGRect {
  /// The box around the mapped rectangle; infinite if it is no finite box.
  fileprivate func finite(under transform: CGAffineTransform) -> CGRect {
    if isNull { return .null }
    let box = transform.isIdentity ? self : applying(transform)
    let limit: CGFloat = 1e15
    let isFinite =
      abs(box.origin.x) < limit && abs(box.origin.y) < limit && abs(box.width) < limit
      && abs(box.height) < limit
    return isFinite ? box : .infinite
  }
}

extension StrokeStyle {
  /// How far a stroke may lie from its path.
  package var reach: CGFloat {
    var factor: CGFloat = lineCap == .square ? 2.0.squareRoot() : 1
    if lineJoin == .miter {
      factor = max(factor, miterLimit)
    }
    return lineWidth / 2 * factor
  }
}
