import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A part of a layer as the document has it.
struct SVGPart {
  enum Content {
    /// A path element.
    case path(SVGItem)
    /// A group.
    case layer(DisplayList.Command, index: Int)
    /// An image in its rectangle, cut to a path.
    case image(DisplayList.Command, PicturePaint)
    /// What SVG cannot say, drawn by somebody else, in a rectangle of the page.
    case picture(CGImage, CGRect)
  }

  var content: Content
  /// Index of the innermost clip in the layer, or −1.
  var clip: Int32
  /// A mode that CSS has.
  var blendMode: BlendMode
}

extension SVGDocumentBuilder {
  /// The parts of the current layer; `omissions` gets what is not among them.
  mutating func parts() -> [SVGPart] {
    var parts: [SVGPart] = []
    var index = 0
    while index < layer.commands.count {
      let command = layer.commands[index]
      index += 1
      if let feature = unsupported(command) {
        parts = replaced(parts, feature, index - 1)
        if !feature.isRoughlyRight || draw != nil { continue }
      }
      if case .layer(let inner) = command.operation {
        parts.append(
          SVGPart(
            content: .layer(command, index: Int(inner)), clip: command.clip,
            blendMode: command.blendMode))
      } else if let image = placedImage(command) {
        parts.append(
          SVGPart(
            content: .image(command, image), clip: command.clip, blendMode: command.blendMode))
      } else if var item = SVGItem(command, in: list) {
        if index < layer.commands.count, unsupported(layer.commands[index]) == nil,
          item.join(layer.commands[index], in: list)
        {
          index += 1
        }
        parts.append(
          SVGPart(content: .path(item), clip: item.clip, blendMode: command.blendMode))
      }
    }
    return parts
  }

  /// The image of a command that fills a path with one that is not repeated.
  private func placedImage(_ command: DisplayList.Command) -> PicturePaint? {
    guard case .fill = command.operation, case .image(let image) = list.paints[Int(command.paint)],
      image.extend != .repeat
    else { return nil }
    return image
  }

  /// What SVG cannot say of a command.
  private func unsupported(_ command: DisplayList.Command) -> SVGOmission? {
    if command.blendMode.css == nil { return .blendMode(command.blendMode) }
    if command.clip >= 0, level + clipDepths[Int(command.clip)] > Self.nestingLimit {
      return .nesting
    }
    if case .layer(let index) = command.operation {
      if level + layerDepths[Int(index)] > Self.nestingLimit { return .nesting }
      return unsupported(list.layers[Int(index)])
    }
    switch list.paints[Int(command.paint)] {
    case .color, .linearGradient: return nil
    case .conicGradient: return .conicGradient
    case .mesh: return .meshGradient
    case .backdrop: return .backdrop
    case .radialGradient(let gradient):
      return SVGRadialGradient(gradient) == nil ? .separateCircles : nil
    case .image(let image):
      if image.extend == .repeat { return nil }
      guard case .fill = command.operation else { return .continuedImage }
      if image.extend == .none { return nil }
      let box = list.paths[Int(command.path)].storage.controlBounds
      let slack = 1e-9 * (abs(box.width) + abs(box.height))
      let rect = image.rect.standardized
      // Not `CGRect.contains`: it compares a union's size, which is rounded, with the rectangle's own.
      let isInside =
        box.minX >= rect.minX - slack && box.minY >= rect.minY - slack
        && box.maxX <= rect.maxX + slack && box.maxY <= rect.maxY + slack
      return isInside ? nil : .continuedImage
    }
  }

  /// What SVG cannot say of a layer.
  private func unsupported(_ layer: DisplayList.Layer) -> SVGOmission? {
    // Browsers mix colors as sRGB codes them.
    if let mode = layer.colorMode, mode.isLinear { return .colorMode }
    for filter in layer.filters {
      switch filter {
      case .blur(_, true, _), .linearLight(.blur(_, true, _)): return .opaqueBlur
      case .projection, .linearLight(.projection): return .projection
      // Of all modes the one that is neither CSS' nor Porter and Duff's.
      case .shadow(let shadow), .linearLight(.shadow(let shadow)):
        if shadow.blendMode == .plusDarker { return .blendMode(.plusDarker) }
      case .graph(let graph):
        let usesDarker = graph.steps.contains {
          if case .blend(.plusDarker) = $0.operation { true } else { false }
        }
        if usesDarker { return .blendMode(.plusDarker) }
      default: break
      }
    }
    return nil
  }

  /// What stands for a command that cannot be said, and for what lies beneath it if it depends on that.
  private mutating func replaced(
    _ parts: [SVGPart], _ feature: SVGOmission, _ index: Int
  ) -> [SVGPart] {
    let command = layer.commands[index]
    var dependsOnBackdrop = false
    switch feature {
    case .backdrop: dependsOnBackdrop = true
    // In a filter a mode has both of its pictures.
    case .blendMode: dependsOnBackdrop = command.blendMode.css == nil
    default: break
    }
    var box = page.integral
    var part = SVGPart(content: .picture(CGImage.nothing, box), clip: -1, blendMode: .normal)
    var commands = layer.commands[0...index]
    if !dependsOnBackdrop {
      let drawn = list.bounds(of: command, layerBounds: layerBounds)
      box = drawn.isInfinite ? box : drawn.intersection(box).integral
      // Its blend mode and clip can be said.
      var alone = command
      alone.blendMode = .normal
      if feature != .nesting {
        alone.clip = -1
        part.clip = command.clip
      }
      commands = [alone]
      part.blendMode = command.blendMode
      if box.isEmpty { return parts }
    }
    guard let draw, !box.isEmpty,
      let picture = draw(list.extracting(commands, of: layer, bounds: box))
    else {
      omit(feature)
      return parts
    }
    part.content = .picture(picture, box)
    return dependsOnBackdrop ? [part] : parts + [part]
  }
}

extension CGImage {
  /// A clear pixel.
  fileprivate static var nothing: CGImage {
    CGImage(width: 1, height: 1, components: 4, depth: 8, bytes: [0, 0, 0, 0])
  }
}
