import FiligreePaths
import Foundation

extension SVGNode {
  /// The box of what the node draws, strokes, clips, masks and filters aside, in the coordinates around it;
  /// null if it draws nothing.
  package func box(_ transform: CGAffineTransform = .identity) -> CGRect {
    switch self {
    case .group(let group):
      let map = group.transform.concatenating(transform)
      if let box = group.fixedBox { return box.applying(map) }
      return group.children.reduce(CGRect.null) { $0.union($1.box(map)) }
    case .shape(let shape):
      return shape.path.box(under: transform)
    case .picture(let picture):
      return picture.visible.applying(transform)
    }
  }
}

extension SVGNode {
  /// The same, with strokes.
  func strokeBox(_ transform: CGAffineTransform = .identity) -> CGRect {
    switch self {
    case .group(let group):
      let map = group.transform.concatenating(transform)
      return group.children.reduce(group.fixedBox?.applying(map) ?? .null) {
        $0.union($1.strokeBox(map))
      }
    case .shape(let shape):
      let box = shape.path.box(under: transform)
      return shape.stroke.map { box.union($0.outline(of: shape.path).box(under: transform)) } ?? box
    case .picture: return box(transform)
    }
  }
}

extension SVGGroup {
  /// The box of its children, in its own coordinates.
  package var box: CGRect {
    if let fixedBox { return fixedBox }
    return children.reduce(CGRect.null) { $0.union($1.box()) }
  }
}

extension Path {
  /// The tight box of the path under a transform, that of a straight line included; null for none.
  func box(under transform: CGAffineTransform = .identity) -> CGRect {
    let path = transform.isIdentity ? self : applying(transform)
    return path.isEmpty ? .null : path.boundingRect
  }
}
