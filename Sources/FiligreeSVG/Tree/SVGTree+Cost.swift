import FiligreePaths

extension SVGNode {
  /// How much is drawn of the node: nodes, each as often as it is repeated, and points of paths.
  ///
  /// - Parameter limit: So many nodes are counted at most, as what repeats itself may be endless in practice.
  /// - Returns: The counts.
  package func cost(upTo limit: Int) -> (nodes: Int, points: Int) {
    var counter = NodeCounter(limit: limit)
    counter.count(self)
    return (counter.nodes, counter.points)
  }
}

/// Counts what is drawn.
private struct NodeCounter {
  let limit: Int
  var nodes = 0
  var points = 0

  mutating func count(_ node: SVGNode) {
    guard nodes < limit else { return }
    nodes += 1
    switch node {
    case .group(let group): count(group)
    case .shape(let shape):
      points += shape.path.storage.points.count
      count(shape.fill?.paint)
      count(shape.stroke?.paint)
    case .picture: break
    }
  }

  private mutating func count(_ group: SVGGroup) {
    var clip = group.clip
    while let next = clip, nodes < limit {
      count(next.content)
      clip = next.clip
    }
    var mask = group.mask
    while let next = mask, nodes < limit {
      count(next.content)
      mask = next.mask
    }
    for case .element(let filter) in group.filters {
      for primitive in filter.primitives {
        nodes += 1
        if case .drawing(let node) = primitive.kind { count(node) }
      }
    }
    for child in group.children where nodes < limit { count(child) }
  }

  private mutating func count(_ paint: SVGPaint?) {
    if case .pattern(let pattern)? = paint { count(pattern.content) }
  }
}
