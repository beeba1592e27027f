import FiligreeDrawing
import FiligreePaths
import Foundation

/// Resolves commands and clips of a display list: one on each thread.
struct SceneBuilder: ~Copyable {
  private let list: DisplayList
  private let geometry: TileGeometry
  private let arena: Arena
  private var edges: EdgeBuilder

  init(_ list: DisplayList, _ geometry: TileGeometry, _ arena: Arena) {
    self.list = list
    self.geometry = geometry
    self.arena = arena
    edges = EdgeBuilder(
      width: geometry.width, height: geometry.height, bandShift: geometry.bandShift, arena: arena)
  }

  /// What `command` draws on the tile, or nil if nothing.
  mutating func draw(_ command: DisplayList.Command) -> Scene.Draw? {
    let transform = toTile(command.transform)
    guard command.opacity > 0,
      let source = source(
        list.paints[Int(command.paint)], transform, opacity: Double(command.opacity))
    else { return nil }
    let path = list.paths[Int(command.path)].storage
    switch command.operation {
    case .fill(let style):
      return edges.build(path, transform).map {
        Scene.Draw(edges: $0, rule: CoverageRule(style), clip: command.clip, source: source)
      }
    case .stroke(let style):
      return stroke(path, list.strokeStyles[Int(style)], transform).map {
        Scene.Draw(
          edges: $0, rule: CoverageRule(isEvenOdd: false, isAntialiased: true),
          clip: command.clip, source: source)
      }
    }
  }

  /// What `clip` leaves of the tile.
  mutating func clip(_ clip: DisplayList.Clip) -> Scene.Clip {
    let path = list.paths[Int(clip.path)].storage
    return Scene.Clip(
      edges: edges.build(path, toTile(clip.transform)), rule: CoverageRule(clip.style),
      parent: clip.parent)
  }

  private func toTile(_ transform: Int32) -> CGAffineTransform {
    list.transforms[Int(transform)].concatenating(geometry.transform)
  }

  private mutating func stroke(
    _ path: borrowing PathStorage, _ style: StrokeStyle, _ transform: CGAffineTransform
  ) -> EdgeSet? {
    let scale = transform.largestScale
    guard scale > 0, scale.isFinite else { return nil }
    // Stroked where it was drawn, so that a transform that is not a similarity distorts the pen,
    // too.
    let outline = path.strokedLines(style, tolerance: CGFloat(Self.strokeTolerance / scale))
    return edges.build(outline, transform)
  }

  /// How far a stroke's edge may be from the true one, in pixels.
  private static let strokeTolerance = 0.1

  private func source(
    _ paint: Paint, _ transform: CGAffineTransform, opacity: Double
  ) -> Scene.Source? {
    switch paint {
    case .color(let color):
      return solid(PremultipliedColor(color, opacity: opacity))
    case .linearGradient(let gradient):
      switch LinearGradientTable.resolve(gradient, transform, opacity: opacity, arena: arena) {
      case .nothing: return nil
      case .color(let color): return solid(color)
      case .table(let table):
        let kept = arena.allocate(LinearGradientTable.self, count: 1)
        kept.initialize(to: table)
        return .linearGradient(kept)
      }
    }
  }

  /// An invisible colour over anything changes nothing.
  private func solid(_ color: PremultipliedColor) -> Scene.Source? {
    color.pixel >> 24 == 0 ? nil : .solid(color.pixel)
  }
}
