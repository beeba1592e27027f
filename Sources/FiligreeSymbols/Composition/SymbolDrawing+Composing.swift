import FiligreePaths
import Foundation

extension SymbolDrawing {
  /// The gap beside a slash, and around a badge: in units, a line being 1.
  static let gap: CGFloat = 0.9

  /// The drawing struck through from the upper left to the lower right, with a gap beside the stroke.
  func struck() -> SymbolDrawing? {
    let box = path.boundingRect
    // Through the middle of the thing, and a little out of it on both sides.
    let reach = min(max(max(box.width, box.height) / 2 + 0.3, 4), 7.4)
    var line = Path()
    line.move(to: CGPoint(x: box.midX - reach, y: box.midY - reach))
    line.addLine(to: CGPoint(x: box.midX + reach, y: box.midY + reach))
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 1, lineCap: .round))
    let base = layers.map { layer in
      var layer = layer
      if layer.level == .primary { layer.level = .secondary }
      return layer
    }
    return SymbolDrawing(
      layers: base + [SymbolLayer(stroke.normalized(eoFill: false), meeting: .parting(Self.gap))])
  }

  /// The drawing with its outermost lines filled, and what is drawn within them knocked out.
  ///
  /// An outline is a ring: its outer contour is filled. Parts in it, such as the lines of a page, become holes, and so
  /// stay to be seen; what lies in a hole of such a part stays ink. Nil for lines that go around nothing.
  func filled() -> SymbolDrawing? {
    let parts = path.parts
    // A hole that is smaller than a square of 2 units is an eyelet, not the inside of the thing.
    let rings = parts.filter { part in
      part.subpaths.contains { $0.signedArea < -4 }
    }
    guard !rings.isEmpty else { return nil }
    let boxes = parts.map(\.boundingRect)
    func isInside(_ index: Int) -> Bool {
      parts.indices.contains { other in
        other != index && rings.contains(parts[other]) && boxes[other] != boxes[index]
          && boxes[other].contains(boxes[index])
      }
    }
    var solid = Path()
    var details = Path()
    for index in parts.indices {
      if isInside(index) {
        details = details.union(parts[index])
      } else {
        solid = solid.union(parts[index].subpaths.filter { $0.signedArea > 0 }.joined())
        // Lines that lead across the inside part it into holes: their edges between these stay to be seen.
        details = details.union(parts[index].crossLines)
      }
    }
    return SymbolDrawing(solid.subtracting(details))
  }

  /// The drawing scaled around the middle of its ink to lie in a rectangle, with lines about `stem` units wide.
  func fitted(to area: CGRect, stem: CGFloat) -> SymbolDrawing? {
    let box = path.boundingRect
    guard box.width > 0 || box.height > 0 else { return nil }
    let scale = min(
      area.width / max(box.width, 0.5), area.height / max(box.height, 0.5), 1.2)
    let map = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: area.midX - box.midX * scale,
      ty: area.midY - box.midY * scale)
    // Lines of a small drawing would be thin beside those around it.
    return applying(map)?.grown(by: max(0, (stem - scale) / 2))
  }

  /// The drawing with a badge at its lower right.
  func badged(with badge: [SymbolLayer]) -> SymbolDrawing? {
    let base = layers.map { layer in
      var layer = layer
      if layer.level == .primary { layer.level = .secondary }
      return layer
    }
    return SymbolDrawing(layers: base + badge)
  }
}

extension Path {
  /// Lines of a ring with several holes that part one hole from another.
  fileprivate var crossLines: Path {
    let holes = subpaths.filter { $0.signedArea < -1 }
    guard holes.count > 1 else { return Path() }
    // Closing the gaps between the holes gives them with the lines between.
    let inside = holes.joined().normalized(eoFill: false)
    let closed = inside.outset(by: 0.55).outset(by: -0.55)
    return closed.subtracting(inside)
  }
}

/// Marks at the lower right of a thing.
enum SymbolBadge {
  /// Where a badge is: its disc is 7 units across, in the lower right corner of the box.
  static let area = CGRect(x: 9, y: 9, width: 7, height: 7)

  /// A plain dot, at the upper right.
  static let dotLayer = SymbolLayer(
    Path(ellipseIn: CGRect(x: 10.5, y: 0, width: 5.5, height: 5.5)),
    color: SymbolColor("systemRedColor"), meeting: .parting(SymbolDrawing.gap))

  /// Whether a badge is a disc with the mark as a hole, as those are that say what is done or went wrong.
  static func isDisc(_ word: String) -> Bool {
    [
      "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis",
      "arrow.up", "arrow.down", "arrow.right", "arrow.left", "arrow.forward", "arrow.backward",
    ].contains(word)
  }

  /// A mark in a disc.
  static func disc(around mark: SymbolDrawing, _ color: SymbolColor?) -> [SymbolLayer] {
    let disc = SymbolLayer(
      Path(ellipseIn: area), color: color, meeting: .parting(SymbolDrawing.gap))
    let inner = mark.fitted(to: area.insetBy(dx: 1.7, dy: 1.7), stem: 1)
    return [disc]
      + (inner.map { [SymbolLayer($0.path, color: SymbolColor("white"), meeting: .erasing)] } ?? [])
  }

  /// A mark in a triangle.
  static func triangle(around mark: SymbolDrawing) -> [SymbolLayer] {
    var corners = Path()
    corners.move(to: CGPoint(x: 12.3, y: 9.5))
    corners.addLine(to: CGPoint(x: 15.5, y: 15.2))
    corners.addLine(to: CGPoint(x: 9.1, y: 15.2))
    corners.closeSubpath()
    let solid = corners.union(
      corners.strokedPath(StrokeStyle(lineWidth: 1.4, lineJoin: .round)))
    let yellow = SymbolColor("systemYellowColor")
    let triangle = SymbolLayer(solid, color: yellow, meeting: .parting(SymbolDrawing.gap))
    let inner = mark.fitted(to: CGRect(x: 10.8, y: 10.7, width: 3, height: 4), stem: 0.9)
    return [triangle] + (inner.map { [SymbolLayer($0.path, meeting: .erasing)] } ?? [])
  }

  /// A mark alone.
  static func bare(_ mark: SymbolDrawing, _ color: SymbolColor?) -> [SymbolLayer] {
    guard let inner = mark.fitted(to: area, stem: 0.8) else { return [] }
    return [SymbolLayer(inner.path, color: color, meeting: .parting(SymbolDrawing.gap))]
  }
}
