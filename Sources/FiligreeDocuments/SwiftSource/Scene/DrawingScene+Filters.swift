import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension DrawingScene.Layer {
  /// Adds the filters of a list's layer.
  ///
  /// Core Graphics has none; there, an opacity is the layer's, and a mask by luminance is drawn in what its
  /// luminance is.
  mutating func add(
    _ filters: [Filter], under map: CGAffineTransform, _ vocabulary: SceneBuilder.Vocabulary
  ) throws(SwiftSourceError) {
    var rest = filters[...]
    if vocabulary == .coreGraphics {
      if rest.first == .luminanceToAlpha {
        nodes = try nodes.byLuminance()
        rest = rest.dropFirst()
      }
      for filter in rest {
        guard case .opacity(let amount) = filter else {
          throw .unsupported("filters")
        }
        opacity *= amount
      }
      return
    }
    guard !rest.isEmpty else { return }
    for filter in rest where !filter.hasWords { throw .unsupported("filters") }
    if let scale = map.uniformScale {
      self.filters = rest.map { $0.scaled(by: map, scale) }
    } else {
      self.filters = Array(rest)
      if rest.contains(where: \.hasLengths) { filterMap = map }
    }
  }
}

extension Filter {
  /// Whether SwiftUI's context has the filter.
  fileprivate var hasWords: Bool {
    switch self {
    case .blur, .shadow, .colorMatrix, .brightness, .contrast, .saturation, .grayscale,
      .hueRotation, .invert, .colorMultiply, .opacity, .luminanceToAlpha, .alphaThreshold:
      true
    case .linearLight(let filter): filter.hasWords
    // In perspective, and what may be added later.
    default: false
    }
  }

  /// Whether it is subject to a map.
  fileprivate var hasLengths: Bool {
    switch self {
    case .blur, .shadow: true
    case .linearLight(let filter): filter.hasLengths
    default: false
    }
  }

  /// The filter with the lengths that `map`, which scales all lengths alike, makes of its own.
  fileprivate func scaled(by map: CGAffineTransform, _ scale: CGFloat) -> Filter {
    switch self {
    case .blur(let radius, let isOpaque, let dithers):
      return .blur(radius: radius * scale, isOpaque: isOpaque, dithers: dithers)
    case .shadow(var shadow):
      shadow.radius *= scale
      shadow.offset = shadow.shift(map)
      return .shadow(shadow)
    case .linearLight(let filter):
      return .linearLight(filter.scaled(by: map, scale))
    default:
      return self
    }
  }
}
