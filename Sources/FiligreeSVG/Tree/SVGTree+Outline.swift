import FiligreePaths
import Foundation

/// Outlines of what is painted.
extension SVGNode {
  /// The name of the node's element; empty if it has none.
  package var id: String {
    switch self {
    case .group(let group): group.id
    case .shape(let shape): shape.id
    case .picture(let picture): picture.id
    }
  }

  /// The outline of what is painted, in the coordinates around the node, for the non-zero rule.
  package var outline: Path {
    switch self {
    case .group(let group): group.transform.isIdentity ? group.outline : group.placedOutline
    case .shape(let shape): shape.outline
    case .picture: Path()
    }
  }
}

extension SVGShape {
  /// The outline of what is painted: of the inside, and of the stroke.
  package var outline: Path {
    var parts: [Path] = []
    if let fill, fill.opacity > 0 {
      parts.append(fill.isEvenOdd ? path.normalized(eoFill: true) : path)
    }
    if let stroke, stroke.opacity > 0 { parts.append(stroke.outline(of: path)) }
    return Path.united(parts)
  }
}

extension SVGStroke {
  /// The outline of what is painted along a path.
  func outline(of path: Path) -> Path { path.strokedPath(style, join: join) }
}

extension SVGGroup {
  /// The outline of what is painted, in the group's coordinates, for the non-zero rule.
  package var outline: Path {
    let whole = Path.united(children.map(\.outline))
    guard let clip, !whole.isEmpty else { return whole }
    return whole.intersection(clip.outline(box: box))
  }

  fileprivate var placedOutline: Path { outline.applying(transform) }

  /// Visits the nodes of the group, outer ones first, with the map from the coordinates around each to
  /// those around the group.
  package func forEachNode(
    _ map: CGAffineTransform = .identity, _ body: (SVGNode, CGAffineTransform) -> Void
  ) {
    let inner = transform.concatenating(map)
    for child in children {
      body(child, inner)
      if case .group(let group) = child { group.forEachNode(inner, body) }
    }
  }
}

extension SVGClip {
  /// Where it lets something be seen whose box is given.
  fileprivate func outline(box: CGRect) -> Path {
    let area = content.placedOutline.applying(map(in: box) ?? .identity)
    return clip.map { area.intersection($0.outline(box: box)) } ?? area
  }
}

extension Path {
  /// Paths as one, for the non-zero rule.
  ///
  /// Where some meet, they are united: were they only put together, a hole of one that lies in another, or two
  /// of opposite direction, would cancel. Where all lie apart, they stay as they are.
  package static func united(_ paths: [Path]) -> Path {
    let paths = paths.filter { !$0.isEmpty }
    let boxes = paths.map(\.boundingRect)
    let areApart =
      paths.count <= 256
      && boxes.indices.allSatisfy { i in
        boxes[..<i].allSatisfy { !$0.intersects(boxes[i]) }
      }
    guard areApart else { return Path(CGPath.union(of: paths.map(\.cgPath))) }
    return paths.count == 1 ? paths[0] : paths.reduce(into: Path()) { $0.addPath($1) }
  }
}
