import FiligreePaths
import Foundation

/// Layers by themselves, for outputs that draw some of them in another way.
extension DisplayList {
  /// A list that draws a layer on a page of its own.
  package func drawing(layer index: Int, _ transform: Int32, bounds: CGRect) -> DisplayList {
    let command = Command(
      operation: .layer(Int32(index)), path: -1, paint: -1, transform: transform, clip: -1,
      opacity: 1, blendMode: .normal)
    return extracting([command], of: Layer(), bounds: bounds)
  }

  /// How deep the layers and masks of each layer lie in one another: 1 for none.
  package func layerDepths() -> [Int] {
    var depths: [Int] = []
    depths.reserveCapacity(layers.count)
    for layer in layers {
      var depth = 1
      for command in layer.commands {
        if case .layer(let index) = command.operation {
          depth = max(depth, depths[Int(index)] + 1)
        }
      }
      for clip in layer.clips {
        if case .mask(let index, _, _) = clip.area { depth = max(depth, depths[Int(index)] + 2) }
      }
      depths.append(depth)
    }
    return depths
  }

  /// The list with other filters of a layer.
  package func replacingFilters(ofLayer index: Int, with filters: [Filter]) -> DisplayList {
    var list = self
    list.layers[index].filters = filters
    return list
  }
}
