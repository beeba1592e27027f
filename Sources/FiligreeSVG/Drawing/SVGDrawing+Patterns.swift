import FiligreeDrawing
import FiligreePaths
import Foundation

/// Patterns.
extension SVGDrawing {
  /// Tiles that are drawn for one shape; a pattern of more is left out.
  private static let tileLimit = 40_000

  /// Paints an area with a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - opacity: 0…1.
  ///   - path: The area.
  ///   - style: How its inside is found.
  ///   - box: The box that the pattern may be relative to.
  mutating func draw(
    _ pattern: SVGPattern, _ opacity: Double, _ path: Path, _ style: FillStyle, box: CGRect
  ) {
    guard !openPatterns.contains(ObjectIdentifier(pattern)) else { return }
    openPatterns.append(ObjectIdentifier(pattern))
    defer { openPatterns.removeLast() }
    guard let tile = pattern.tile(in: box), pattern.transform.isFinite,
      pattern.transform.a * pattern.transform.d != pattern.transform.b * pattern.transform.c
    else { return }
    // In the pattern's own coordinates, where tiles lie along x and y.
    let area = path.applying(pattern.transform.inverted()).box()
    guard !area.isNull, let columns = Self.steps(area.minX, area.maxX, tile.minX, tile.width),
      let rows = Self.steps(area.minY, area.maxY, tile.minY, tile.height),
      columns.count * rows.count <= Self.tileLimit
    else {
      if !area.isNull { warn("a pattern of more than \(Self.tileLimit) tiles is not drawn") }
      return
    }
    recorder.save()
    defer { recorder.restore() }
    recorder.clip(to: path, style: style)
    recorder.beginGroup(opacity: opacity, blendMode: .normal)
    recorder.concatenate(pattern.transform)
    let content = pattern.contentTransform(in: box, tile)
    // What lies within a tile anyway needs no clip, whose edge would be seen between tiles.
    let reach = pattern.content.reach.applying(content)
    let clips = pattern.clipsTile && !tile.insetBy(dx: -1e-6, dy: -1e-6).contains(reach)
    for row in rows {
      for column in columns {
        recorder.save()
        recorder.concatenate(
          CGAffineTransform(
            translationX: CGFloat(column) * tile.width, y: CGFloat(row) * tile.height))
        // Without smooth edges, so that no seam is left between neighbors.
        if clips { recorder.clip(to: Path(tile), style: FillStyle(antialiased: false)) }
        recorder.concatenate(content)
        draw(pattern.content)
        recorder.restore()
      }
    }
    recorder.endLayer()
  }

  /// The numbers of the tiles that reach into a stretch; nil for too many.
  private static func steps(
    _ from: CGFloat, _ to: CGFloat, _ start: CGFloat, _ step: CGFloat
  ) -> ClosedRange<Int>? {
    let first = ((from - start) / step).rounded(.down)
    let last = ((to - start) / step).rounded(.down)
    guard abs(first) < 1e9, abs(last) < 1e9, last >= first, last - first < 40_000 else {
      return nil
    }
    return Int(first)...Int(last)
  }
}

extension SVGPattern {
  /// One tile in the pattern's coordinates; nil where it has no area.
  fileprivate func tile(in box: CGRect) -> CGRect? {
    guard isRelative else { return rect }
    guard let unit = box.unitTransform else { return nil }
    let tile = rect.applying(unit)
    return tile.width > 0 && tile.height > 0 ? tile : nil
  }

  /// From the drawing's coordinates to the tile's.
  fileprivate func contentTransform(in box: CGRect, _ tile: CGRect) -> CGAffineTransform {
    if let fitting { return fitting.transform(from: viewBox, to: tile) }
    // Content's origin is the tile's corner.
    let place = CGAffineTransform(translationX: tile.minX, y: tile.minY)
    guard isContentRelative else { return place }
    return CGAffineTransform(scaleX: box.width, y: box.height).concatenating(place)
  }
}

extension SVGGroup {
  /// A box around all that the group may draw, strokes included; infinite where a filter may draw more.
  fileprivate var reach: CGRect {
    children.reduce(CGRect.null) { $0.union($1.reach) }
  }
}

extension SVGNode {
  fileprivate var reach: CGRect {
    switch self {
    case .group(let group):
      group.filters.isEmpty ? group.reach.applying(group.transform) : .infinite
    case .shape(let shape):
      shape.stroke.map { stroke in
        // What is beyond Core Graphics' joins may reach beyond the miter limit.
        guard stroke.join.lineJoin != nil else {
          return stroke.outline(of: shape.path).boundingRect
        }
        return shape.path.box().insetBy(dx: -stroke.style.reach, dy: -stroke.style.reach)
      } ?? shape.path.box()
    case .picture(let picture): picture.visible
    }
  }
}
