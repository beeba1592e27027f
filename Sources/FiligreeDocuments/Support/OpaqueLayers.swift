import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// What of a drawing opaque paths cannot say.
struct OpaqueLayers {
  /// How deep layers may lie in one another: PostScript's stack of graphics states is not deeper than some dozens.
  private static let depthLimit = 16
  /// How many commands there may be when each layer is written wherever it is drawn.
  private static let commandLimit = 1 << 22

  private let list: DisplayList
  /// What of each layer cannot be said; nil where all can.
  private var features: [DrawingFeature?] = []
  /// How many commands each layer has, with those of the layers in it.
  private var counts: [Int] = []
  private let depths: [Int]

  init(_ list: DisplayList) {
    self.list = list
    depths = list.layerDepths()
    // A layer's own layers come before it.
    for layer in list.layers {
      var feature = layer.colorMode?.isLinear == true ? DrawingFeature.filter : nil
      for filter in layer.filters {
        if case .opacity(let amount) = filter {
          if amount < 1 { feature = feature ?? .opacity }
        } else {
          feature = feature ?? .filter
        }
      }
      var count = 1
      for command in layer.commands {
        feature = feature ?? self.feature(of: command, in: layer)
        if case .layer(let index) = command.operation {
          count = count.saturatingAdd(counts[Int(index)])
        } else {
          count = count.saturatingAdd(1)
        }
      }
      features.append(feature)
      counts.append(count)
    }
  }

  /// Whether a layer is small enough to be written wherever it is drawn.
  func isWritable(_ index: Int) -> Bool { counts[index] <= Self.commandLimit }

  /// What of a command cannot be said.
  func feature(of command: DisplayList.Command, in layer: DisplayList.Layer) -> DrawingFeature? {
    if command.opacity == 0 { return nil }
    if command.opacity < 1 { return .opacity }
    if command.blendMode != .normal, !isCopy(command) { return .blendMode }
    var next = command.clip
    while next >= 0 {
      if case .mask = layer.clips[Int(next)].area { return .mask }
      next = layer.clips[Int(next)].parent
    }
    if case .layer(let index) = command.operation {
      if let feature = features[Int(index)] { return feature }
      return depths[Int(index)] > Self.depthLimit || counts[Int(index)] > Self.commandLimit
        ? .nesting : nil
    }
    switch list.paints[Int(command.paint)] {
    case .color(let color): return color.alpha > 0 && color.alpha < 1 ? .opacity : nil
    case .conicGradient, .mesh: return .otherGradient
    case .backdrop: return .backdrop
    case .image(let image): return feature(of: image, command)
    case .linearGradient, .radialGradient:
      guard let gradient = PDFGradient(list.paints[Int(command.paint)]) else { return nil }
      if let flat = gradient.flat { return flat.alpha > 0 && flat.alpha < 1 ? .opacity : nil }
      if gradient.spread != .pad { return .otherGradient }
      let opacity = gradient.commonOpacity
      return opacity == 1 || opacity == 0 ? nil : .opacity
    }
  }

  /// Whether a blend mode is `copy` of an opaque color, which is `normal`.
  private func isCopy(_ command: DisplayList.Command) -> Bool {
    guard command.blendMode == .copy, command.paint >= 0,
      case .color(let color) = list.paints[Int(command.paint)]
    else { return false }
    return color.alpha >= 1
  }

  private func feature(of image: ImagePaint, _ command: DisplayList.Command) -> DrawingFeature? {
    if image.image.hasAlpha || image.tint != nil { return .opacity }
    guard case .fill = command.operation, image.extend != .repeat else { return .picture }
    if image.extend == .none { return nil }
    let box = list.paths[Int(command.path)].storage.controlBounds
    return image.rect.standardized.insetBy(dx: -1e-6, dy: -1e-6).contains(box) ? nil : .picture
  }
}
