import FiligreeDrawing
import FiligreePaths
import Foundation

/// Resolves commands and clips of a display list: one on each thread.
struct SceneBuilder: ~Copyable {
  private let list: DisplayList
  private let resources: SceneResources
  private let geometry: TileGeometry
  private let arena: Arena
  private var edges: EdgeBuilder

  init(
    _ list: DisplayList, _ resources: SceneResources, _ geometry: TileGeometry, _ arena: Arena
  ) {
    self.list = list
    self.resources = resources
    self.geometry = geometry
    self.arena = arena
    edges = EdgeBuilder(
      width: geometry.width, height: geometry.height, bandShift: geometry.bandShift, arena: arena)
  }

  /// What `command`, the layer's with this index, draws on the tile, or nil if nothing.
  mutating func draw(_ command: DisplayList.Command, _ index: Int) -> Scene.Draw? {
    guard command.opacity > 0 || !command.blendMode.keepsBackdropUnderNothing else { return nil }
    if case .layer = command.operation {
      return layer(command, index)
    }
    let transform = toTile(command.transform)
    guard let source = source(command, index, transform) else { return nil }
    let path = list.paths[Int(command.path)].storage
    let shape: EdgeSet?
    var rule = CoverageRule(isEvenOdd: false, isAntialiased: true)
    switch command.operation {
    case .fill(let style):
      rule = CoverageRule(style)
      shape = edges.build(path, transform)
    case .stroke(let style):
      shape = stroke(path, list.strokeStyles[Int(style)], transform)
    case .layer:
      shape = nil
    }
    return shape.map {
      Scene.Draw(
        edges: $0, rule: rule, clip: command.clip, source: source, blendMode: command.blendMode)
    }
  }

  /// What `clip`, the layer's with this index, leaves of the tile.
  mutating func clip(_ clip: DisplayList.Clip, _ index: Int) -> Scene.Clip {
    var made = Scene.Clip(
      edges: nil, rule: CoverageRule(isEvenOdd: false, isAntialiased: true), mask: nil,
      isInverse: clip.isInverse, parent: clip.parent)
    switch clip.area {
    case .path(let path, let transform, let style):
      made.rule = CoverageRule(style)
      made.edges = edges.build(list.paths[Int(path)].storage, toTile(transform))
    case .mask(_, _, let opacity):
      made.mask = resources.masks[index].map {
        kept(LayerTable($0, in: geometry, opacity: Self.byte(opacity)))
      }
    }
    return made
  }

  /// A layer's picture: over its own pixels, or, by a blend mode that changes what lies beneath a clear
  /// source, over the whole tile.
  private mutating func layer(_ command: DisplayList.Command, _ index: Int) -> Scene.Draw? {
    let reachesAll = !command.blendMode.keepsBackdropUnderNothing
    guard let picture = resources.pictures[index] ?? (reachesAll ? PixelBuffer(.empty) : nil)
    else { return nil }
    let table = LayerTable(picture, in: geometry, opacity: Self.byte(command.opacity))
    let all = CGRect(
      x: 0, y: 0, width: CGFloat(geometry.width), height: CGFloat(geometry.height))
    let area = CGRect(
      x: CGFloat(table.x), y: CGFloat(table.y), width: CGFloat(table.width),
      height: CGFloat(table.height))
    let path = Path(reachesAll ? all : area)
    return edges.build(path.storage, .identity).map {
      Scene.Draw(
        edges: $0, rule: CoverageRule(isEvenOdd: false, isAntialiased: true), clip: command.clip,
        source: .pixels(kept(table)), blendMode: command.blendMode)
    }
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

  // MARK: Paints

  private func source(
    _ command: DisplayList.Command, _ index: Int, _ transform: CGAffineTransform
  ) -> Scene.Source? {
    let opacity = Double(command.opacity)
    switch list.paints[Int(command.paint)] {
    case .color(let color):
      return solid(PremultipliedColor(color, opacity: opacity), command.blendMode)
    case .linearGradient(let gradient) where gradient.spread == .pad:
      switch LinearGradientTable.resolve(gradient, transform, opacity: opacity, arena: arena) {
      case .nothing: return nil
      case .color(let color): return solid(color, command.blendMode)
      case .table(let table): return .linearGradient(kept(table))
      }
    case .linearGradient(let gradient):
      return source(
        GradientTable.resolve(gradient, transform, opacity: opacity, arena: arena), command)
    case .radialGradient(let gradient):
      return source(
        GradientTable.resolve(gradient, transform, opacity: opacity, arena: arena), command)
    case .conicGradient(let gradient):
      return source(
        GradientTable.resolve(gradient, transform, opacity: opacity, arena: arena), command)
    case .image(let image):
      let key = SceneResources.ImageKey(paint: command.paint, transform: command.transform)
      return resources.images[key]
        .flatMap { ImageTable(image, $0, transform, opacity: opacity) }
        .map { .image(kept($0)) }
    case .backdrop:
      return resources.pictures[index].map {
        .pixels(kept(LayerTable($0, in: geometry, opacity: Self.byte(command.opacity))))
      }
    }
  }

  private func source(
    _ gradient: GradientTable.Resolved, _ command: DisplayList.Command
  ) -> Scene.Source? {
    switch gradient {
    case .nothing: nil
    case .color(let color): solid(color, command.blendMode)
    case .table(let table): .gradient(kept(table))
    }
  }

  /// An invisible colour over anything changes nothing, by most modes.
  private func solid(_ color: PremultipliedColor, _ mode: BlendMode) -> Scene.Source? {
    color.pixel >> 24 == 0 && mode.keepsBackdropUnderNothing ? nil : .solid(color.pixel)
  }

  private func kept<T>(_ table: T) -> UnsafePointer<T> {
    let kept = arena.allocate(T.self, count: 1)
    kept.initialize(to: table)
    return UnsafePointer(kept)
  }

  private static func byte(_ opacity: Float) -> UInt8 {
    UInt8(max(0, min(opacity, 1)) * 255 + 0.5)
  }
}
