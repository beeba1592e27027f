import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A drawing in one color, as one outline that is filled by the non-zero rule.
struct OneColorOutline {
  /// The color; opaque.
  private(set) var color: CGColor
  /// The outline, in the page's coordinates.
  private(set) var path: PathStorage

  /// The outline of a scene; nil for one of several colors, or that holds anything but fills and strokes.
  init?(_ scene: DrawingScene) {
    var pieces = Pieces(scene: scene)
    guard pieces.collect(scene.nodes, .identity), let color = pieces.color else { return nil }
    self.color = color
    path = PathStorage()
    for group in pieces.groups {
      path.append(Self.united(group, page: scene.page).storage)
    }
  }

  /// The color as `#rrggbb`; nil for black, which stands for any color.
  var colorName: String? {
    let levels = SVGColor(color).levels
    guard levels != SIMD3() else { return nil }
    var bytes: [UInt8] = []
    SVGColor.append(levels, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What pieces cover together, those that overlap being one path.
  private static func united(_ pieces: [Piece], page: CGRect) -> Path {
    var path = Path()
    let sides = pieces.map { $0.isEvenOdd ? nil : $0.path.storage.side }
    if pieces.count == 1, !pieces[0].isEvenOdd {
      path = pieces[0].path
    } else if let side = sides[0], sides.allSatisfy({ $0 == side }) {
      // They turn in one direction: none makes a hole in another.
      for piece in pieces { path.addPath(piece.path) }
    } else {
      // Normalized paths turn in one direction, so that together their windings never cancel.
      for piece in pieces { path.addPath(piece.path.normalized(eoFill: piece.isEvenOdd)) }
      if pieces.count > 1 { path = path.normalized(eoFill: false) }
    }
    // A half of a percent over the edge is the rounding of whoever drew it.
    let room = page.insetBy(dx: -page.width / 200, dy: -page.height / 200)
    return room.contains(path.boundingRect) || room.isEmpty
      ? path : path.intersection(Path(page))
  }
}

/// A path of one color, and how its inside is found.
private struct Piece {
  var path: Path
  var isEvenOdd: Bool
}

/// The paths of a scene, as long as they have one color.
private struct Pieces {
  let scene: DrawingScene
  var color: CGColor?
  var pieces: [Piece] = []

  init(scene: DrawingScene) { self.scene = scene }

  /// Adds what nodes draw; false where it is more than paths in one color.
  mutating func collect(_ nodes: [DrawingScene.Node], _ map: CGAffineTransform) -> Bool {
    for node in nodes {
      switch node {
      case .item(let item):
        guard add(item, map) else { return false }
      case .scope(.map(let inner), let nodes):
        guard collect(nodes, inner.concatenating(map)) else { return false }
      case .scope(.clip(let path, _, false), let nodes):
        let start = pieces.count
        guard collect(nodes, map),
          let box = scene.outlines[path].path.applying(map).rectangle
        else { return false }
        let room = box.insetBy(dx: -box.width / 200, dy: -box.height / 200)
        guard pieces[start...].allSatisfy({ room.contains($0.path.boundingRect) }) else {
          return false
        }
      case .scope, .layer: return false
      }
    }
    return true
  }

  private mutating func add(_ item: DrawingScene.Item, _ map: CGAffineTransform) -> Bool {
    guard case .color(let color)? = item.paint, item.opacity * color.alpha > 0.998,
      SVGColor(self.color ?? color).levels == SVGColor(color).levels
    else { return false }
    self.color = self.color ?? color
    switch item.content {
    case .fill(let index, let style, _):
      let path = Path(storage: scene.outlines[index].path.applying(map))
      pieces.append(Piece(path: path, isEvenOdd: style.isEOFilled))
    case .stroke(let index, let style, _):
      let path = Path(storage: scene.outlines[index].path).strokedPath(style).applying(map)
      if !path.isEmpty { pieces.append(Piece(path: path, isEvenOdd: false)) }
    case .picture: return false
    }
    return true
  }

  /// The pieces, together with those whose boxes they overlap.
  var groups: [[Piece]] {
    let boxes = pieces.map(\.path.boundingRect)
    var owners = Array(pieces.indices)
    func owner(_ index: Int) -> Int {
      var index = index
      while owners[index] != index { index = owners[index] }
      return index
    }
    for i in pieces.indices {
      for j in 0..<i where boxes[i].intersects(boxes[j]) {
        let (a, b) = (owner(i), owner(j))
        owners[max(a, b)] = min(a, b)
      }
    }
    var groups: [Int: [Piece]] = [:]
    for i in pieces.indices { groups[owner(i), default: []].append(pieces[i]) }
    return groups.keys.sorted().compactMap { groups[$0] }
  }
}

extension PathStorage {
  /// The direction in which all subpaths turn: 1 or −1; nil where they do not agree, or cross themselves
  /// for all one knows.
  ///
  /// A subpath that turns in one direction at all of its points, once around, is convex and has no part of
  /// another winding; control polygons turn at least as much as their curves.
  fileprivate var side: Int? {
    var side: Int?
    for ring in controlRings {
      var turned = 0
      var angle: CGFloat = 0
      let count = ring.count
      for i in ring.indices {
        let (a, b, c) = (ring[i], ring[(i + 1) % count], ring[(i + 2) % count])
        let (ux, uy, vx, vy) = (b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y)
        let cross = ux * vy - uy * vx
        let turn = atan2(cross, ux * vx + uy * vy)
        angle += turn
        guard abs(turn) > 1e-9 else { continue }
        let direction = turn > 0 ? 1 : -1
        guard turned == 0 || turned == direction else { return nil }
        turned = direction
      }
      guard turned != 0 else { continue }
      guard abs(angle) < 2 * .pi + 0.01, side == nil || side == turned else { return nil }
      side = turned
    }
    return side
  }

  /// The corners and control points of each subpath, without repetitions.
  private var controlRings: [[CGPoint]] {
    var rings: [[CGPoint]] = []
    var next = 0
    for verb in verbs {
      if verb == .move { rings.append([]) }
      for point in points[next..<next + verb.pointCount] where !rings.isEmpty {
        if rings[rings.count - 1].last != point { rings[rings.count - 1].append(point) }
      }
      next += verb.pointCount
    }
    return rings.map { ring in
      ring.count > 1 && ring.first == ring.last ? Array(ring.dropLast()) : ring
    }.filter { $0.count > 2 }
  }
}
