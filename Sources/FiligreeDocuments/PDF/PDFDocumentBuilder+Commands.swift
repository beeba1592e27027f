import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension PDFDocumentBuilder {
  /// The operators of a layer's commands, on a page whose coordinates are PDF's.
  mutating func writeContents(of inner: DisplayList.Layer) -> PDFContent {
    let outer = (layer, content, softMasks)
    layer = inner
    content = PDFContent(digits: writer.fractionDigits)
    softMasks = [:]
    level += 1
    writeCommands()
    while !content.clips.isEmpty { content.restore() }
    level -= 1
    let written = content
    (layer, content, softMasks) = outer
    return written
  }

  private mutating func writeCommands() {
    var start = 0
    // What depends on its backdrop is drawn with all that lies beneath it, once for all such commands.
    if let last = layer.commands.lastIndex(where: { unsupported($0)?.dependsOnBackdrop == true }) {
      let area = page.integral
      if let picture = picture(of: layer.commands[0...last], in: area) {
        for command in layer.commands[0...last] {
          guard let feature = unsupported(command), feature.dependsOnBackdrop else { continue }
          report(picture: feature)
        }
        content.set(state: state(1, .normal, softMask: 0))
        place(picture, in: area)
        start = last + 1
      }
    }
    for command in layer.commands[start...] {
      if let feature = unsupported(command) {
        writePicture(of: command, feature)
      } else {
        write(command)
      }
    }
  }

  /// How a command meets what lies beneath it: `copy` of an opaque color is `normal`.
  func mode(of command: DisplayList.Command) -> BlendMode {
    guard command.blendMode == .copy, command.opacity == 1, command.paint >= 0,
      case .color(let color) = list.paints[Int(command.paint)], color.alpha >= 1
    else { return command.blendMode }
    return .normal
  }

  /// What PDF cannot say of a command.
  private func unsupported(_ command: DisplayList.Command) -> PDFFeature? {
    if mode(of: command).pdf == nil { return .blendMode(command.blendMode) }
    if case .layer(let index) = command.operation {
      if level + layerDepths[Int(index)] > Self.nestingLimit { return .nesting }
      let layer = list.layers[Int(index)]
      if layer.colorMode?.isLinear == true { return .colorMode }
      if PDFLayerFilters(layer.filters) != nil { return nil }
      let isProjected = layer.filters.contains {
        if case .projection = $0 { true } else { false }
      }
      return isProjected ? .projection : .filter
    }
    switch list.paints[Int(command.paint)] {
    case .color: return nil
    case .conicGradient: return .conicGradient
    case .mesh: return .meshGradient
    case .backdrop: return .backdrop
    case .linearGradient, .radialGradient:
      return isTooOften(command) ? .repeatedGradient : nil
    case .image(let image):
      if image.extend == .repeat { return nil }
      guard case .fill = command.operation else { return .continuedImage }
      if image.extend == .none { return nil }
      let box = list.paths[Int(command.path)].storage.controlBounds
      return image.rect.standardized.covers(box) ? nil : .continuedImage
    }
  }

  // MARK: Drawing

  private mutating func write(_ command: DisplayList.Command) {
    guard command.opacity > 0 || command.blendMode != .normal else { return }
    var masks: [PDFMask] = []
    switch enter(command.clip, &masks) {
    case .nothing: return
    case .beyond(let feature): return writePicture(of: command, feature, withClip: true)
    case .inside: break
    }
    let mode = mode(of: command)
    let opacity = Double(command.opacity)
    if case .layer(let index) = command.operation {
      let layer = list.layers[Int(index)]
      guard let filters = PDFLayerFilters(layer.filters) else { return }
      let form = form(of: Int(index), filters, command.transform)
      content.set(
        state: state(opacity * filters.opacity, mode, softMask: softMask(masks)))
      content.draw(form)
      return
    }
    let user = list.transforms[Int(command.transform)]
    guard user.isInvertible else { return }
    let paint = list.paints[Int(command.paint)]
    if case .image(let image) = paint, image.extend != .repeat {
      content.set(state: state(opacity * image.opacity, mode, softMask: softMask(masks)))
      return draw(image, command, user)
    }
    guard let found = ink(of: paint, user, command) else { return }
    if let mask = found.mask { masks.append(mask) }
    content.set(state: state(opacity * found.opacity, mode, softMask: softMask(masks)))
    content.draw(command, of: list, user, map, with: found.ink)
  }
}

extension PDFFeature {
  /// Whether what lies beneath has to be drawn, too.
  fileprivate var dependsOnBackdrop: Bool {
    switch self {
    case .backdrop, .blendMode: true
    default: false
    }
  }
}

extension CGRect {
  /// Whether all of `box` lies in it, but for rounding.
  fileprivate func covers(_ box: CGRect) -> Bool {
    let slack = 1e-9 * (abs(box.width) + abs(box.height))
    // Not `CGRect.contains`: it compares a union's size, which is rounded, with the rectangle's own.
    return box.minX >= minX - slack && box.minY >= minY - slack && box.maxX <= maxX + slack
      && box.maxY <= maxY + slack
  }
}
