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
  /// Then it is the largest outset of a lighter weight at which none does, and as far as three halvings lead from
  /// there towards the next: the same for all weights beyond, so that no line gets thinner from a weight to a heavier
  /// one.
  func outset(keepingTopologyBy distance: CGFloat) -> Path {
    let simple = normalized(eoFill: false)
    let known = simple.topology
    func moved(_ distance: CGFloat) -> Path? {
      let moved = outset(by: distance)
      return moved.topology == known ? moved : nil
    }
    if let moved = moved(distance) { return moved }
    let steps = SymbolWeight.allCases.map(\.outset)
      .filter { $0 * distance > 0 && abs($0) < abs(distance) }
      .sorted { abs($0) > abs($1) }
    var (least, most, best) = (CGFloat(0), distance, simple)
    for step in steps {
      if let path = moved(step) {
        (least, best) = (step, path)
        break
      }
      most = step
    }
    for _ in 0..<3 {
      let middle = (least + most) / 2
      if let path = moved(middle) {
        (least, best) = (middle, path)
      } else {
        most = middle
      }
    }
    return best
  }
}
