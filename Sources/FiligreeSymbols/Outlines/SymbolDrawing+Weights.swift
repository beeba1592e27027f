import FiligreePaths
import Foundation

extension SymbolDrawing {
  /// The drawing with the outline of each layer moved outwards by `outset` units, or inwards where that is negative.
  ///
  /// Lines of 1 unit become lines of `1 + 2 · outset`. Where a counter or a gap would close, or a line vanish, all of
  /// the layer moves less far: as far as it can with as many parts and holes as it has.
  package func grown(by outset: CGFloat) -> SymbolDrawing {
    guard outset != 0, outset.isFinite else { return self }
    if layers.count == 1 {
      let grown = path.outset(keepingTopologyBy: outset)
      return SymbolDrawing(grown, layers: [layers[0].with(grown)], sides: sides) ?? self
    }
    let grown = layers.map { layer -> SymbolLayer in
      layer.with(layer.path.outset(keepingTopologyBy: outset))
    }
    return SymbolDrawing(layers: grown, sides: sides) ?? self
  }
}

extension Path {
  /// As many parts and holes as a path fills.
  ///
  /// Those smaller than 0.01 square units, a dot of a tenth of a line's width, are slips of the pen and do not count.
  struct Topology: Hashable {
    var parts = 0
    var holes = 0
    static let smallest: CGFloat = 0.01
  }

  /// The parts and holes of what the path, which has a simple outline, fills by the non-zero rule.
  var topology: Topology {
    var topology = Topology()
    for subpath in subpaths {
      let area = subpath.signedArea
      if area > Topology.smallest { topology.parts += 1 }
      if area < -Topology.smallest { topology.holes += 1 }
    }
    return topology
  }

  /// The subpaths, each as a path.
  var subpaths: [Path] {
    var subpaths: [Path] = []
    var current = Path()
    forEach { element in
      switch element {
      case .move(let to):
        if !current.isEmpty { subpaths.append(current) }
        current = Path()
        current.move(to: to)
      case .line(let to): current.addLine(to: to)
      case .quadCurve(let to, let control): current.addQuadCurve(to: to, control: control)
      case .curve(let to, let control1, let control2):
        current.addCurve(to: to, control1: control1, control2: control2)
      case .closeSubpath: current.closeSubpath()
      }
    }
    if !current.isEmpty { subpaths.append(current) }
    return subpaths
  }

  /// The area with its edge moved by `distance`, or less where a part or a hole would come or go.
  ///
  /// The most is found by halving between nothing and 0.4 units outwards, or 0.3 inwards, whatever `distance` is: so
  /// lines do not get thinner from one weight to a heavier one.
  func outset(keepingTopologyBy distance: CGFloat) -> Path {
    let simple = normalized(eoFill: false)
    let known = simple.topology
    let moved = outset(by: distance)
    if moved.topology == known { return moved }
    var (least, most): (CGFloat, CGFloat) = (0, distance < 0 ? -0.3 : 0.4)
    var best = simple
    for _ in 0..<5 {
      let middle = (least + most) / 2
      guard abs(middle) < abs(distance) else {
        most = middle
        continue
      }
      let moved = outset(by: middle)
      if moved.topology == known {
        (least, best) = (middle, moved)
      } else {
        most = middle
      }
    }
    return best
  }
}
