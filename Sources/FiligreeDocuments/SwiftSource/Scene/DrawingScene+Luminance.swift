import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension [DrawingScene.Node] {
  /// What draws, as opacity, the luminance times the opacity of what these nodes draw.
  ///
  /// Core Graphics has no filter for it. But the light L of a drawing is taken away in part and added to by
  /// each item of the light Y and the opacity a: L·(1 − a) + Y·a. The first is `destinationOut`, the second
  /// `plusLighter`; smooth edges are right, too, for both are proportional to what is covered.
  func byLuminance() throws(SwiftSourceError) -> [DrawingScene.Node] {
    var result: [DrawingScene.Node] = []
    for node in self {
      result += try node.byLuminance(isFirst: result.isEmpty)
    }
    return result
  }
}

extension DrawingScene.Node {
  private static let noWords = SwiftSourceError.unsupported(
    "masks by the luminance of pictures, filters or blended colors")

  fileprivate func byLuminance(isFirst: Bool) throws(SwiftSourceError) -> [DrawingScene.Node] {
    switch self {
    case .item(let item):
      guard let luminance = item.luminance else { throw Self.noWords }
      let light = DrawingScene.Node.item(item.black { luminance($0) })
      let shade = DrawingScene.Node.item(item.black { _ in 1 })
      if item.isEvenly(1) { return [shade] }
      if isFirst { return item.isEvenly(0) ? [] : [light] }
      let taking = DrawingScene.Node.scope(.blendMode(.destinationOut), [shade])
      return item.isEvenly(0)
        ? [taking] : [taking, .scope(.blendMode(.plusLighter), [light])]
    case .scope(.blendMode, _), .scope(.mask, _):
      throw Self.noWords
    case .scope(let change, let nodes):
      return [.scope(change, try nodes.byLuminance())]
    case .layer(var layer):
      // A mask of what is before it takes light away as it takes opacity.
      if layer.blendMode == .destinationIn || layer.blendMode == .destinationOut { return [self] }
      guard layer.blendMode == .normal, layer.filters.isEmpty else { throw Self.noWords }
      var taking = layer
      taking.blendMode = .destinationOut
      layer.nodes = try layer.nodes.byLuminance()
      layer.blendMode = .plusLighter
      return [.layer(taking), .layer(layer)]
    }
  }
}

extension DrawingScene.Item {
  /// The luminance of a color, as `Filter.luminanceToAlpha` has it; nil for a picture.
  fileprivate var luminance: ((CGColor) -> Double)? {
    if case .picture = content { return nil }
    return { color in
      let c = SVGColor(color).components
      return 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z
    }
  }

  /// Whether all colors of the item have a luminance, within a tenth of a level of 255.
  fileprivate func isEvenly(_ value: Double) -> Bool {
    guard let luminance else { return false }
    var colors = stops.map(\.color)
    if case .color(let color)? = paint { colors = [color] }
    return colors.allSatisfy { abs(luminance($0) - value) < 0.0004 }
  }

  /// The item in black, its colors as opaque as they were, times a factor.
  fileprivate func black(_ factor: (CGColor) -> Double) -> DrawingScene.Item {
    func black(_ color: CGColor) -> CGColor {
      CGColor(srgbRed: 0, green: 0, blue: 0, alpha: color.alpha * factor(color))
    }
    func black(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: black($0.color), location: $0.location) }
    }
    func black(_ paint: Paint) -> Paint {
      switch paint {
      case .color(let color): return .color(black(color))
      case .linearGradient(var gradient):
        gradient.stops = black(gradient.stops)
        return .linearGradient(gradient)
      case .radialGradient(var gradient):
        gradient.stops = black(gradient.stops)
        return .radialGradient(gradient)
      case .conicGradient(var gradient):
        gradient.stops = black(gradient.stops)
        return .conicGradient(gradient)
      case .mesh, .image, .backdrop: return paint
      }
    }
    var item = self
    switch content {
    case .fill(let path, let style, let paint):
      item.content = .fill(path: path, style: style, paint: black(paint))
    case .stroke(let path, let style, let paint):
      item.content = .stroke(path: path, style: style, paint: black(paint))
    case .picture: break
    }
    return item
  }
}
