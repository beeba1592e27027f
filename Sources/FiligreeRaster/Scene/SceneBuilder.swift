import FiligreeDrawing
import FiligreePaths
import Foundation

/// Resolves commands and clips of a display list: one on each thread.
struct SceneBuilder: ~Copyable {
  fileprivate let list: SceneInput
  fileprivate let resources: SceneResources
  fileprivate let geometry: TileGeometry
  fileprivate let arena: Arena
  private var edges: EdgeBuilder
  /// The last color that was looked up: drawings often stay with one.
  private var last = Lookup()

  private struct Lookup {
    var paint: Int32 = -1
    var opacity: Float = 0
    var mode = BlendMode.normal
    var source: Scene.Source?
  }

  init(
    _ list: SceneInput, _ resources: SceneResources, _ geometry: TileGeometry, _ arena: Arena
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
    guard
      let picture = resources.pictures[index]
        ?? (reachesAll ? PixelBuffer(.empty, resources.mode) : nil)
    else { return nil }
    let all = CGRect(
      x: 0, y: 0, width: CGFloat(geometry.width), height: CGFloat(geometry.height))
    let area = picture.rect.cgRect.offsetBy(
      dx: -CGFloat(geometry.x), dy: -CGFloat(geometry.y))
    let path = Path(reachesAll ? all : area)
    return edges.build(path.storage, .identity).map {
      Scene.Draw(
        edges: $0, rule: CoverageRule(isEvenOdd: false, isAntialiased: true), clip: command.clip,
        source: pixels(picture, opacity: command.opacity), blendMode: command.blendMode)
    }
  }

  private func toTile(_ transform: Int32) -> CGAffineTransform {
    list.transforms[Int(transform)].concatenating(geometry.transform)
  }

  private mutating func stroke(
    _ path: borrowing PathStorage, _ style: StrokeStyle, _ transform: CGAffineTransform
  ) -> EdgeSet? {
    let scale = transform.largestScale
    guard scale > 0, scale.isFinite, isVisible(path.controlBounds, reach: style.reach, transform)
    else { return nil }
    // Stroked where it was drawn, so that a transform that is not a similarity distorts the pen,
    // too.
    let outline = path.strokedLines(style, tolerance: CGFloat(Self.strokeTolerance / scale))
    return edges.build(outline, transform)
  }

  /// Whether what is at most `reach` away from a box may be on the tile: an outline that is not need not
  /// be found.
  private func isVisible(
    _ box: CGRect, reach: CGFloat, _ transform: CGAffineTransform
  ) -> Bool {
    let box = box.insetBy(dx: -reach, dy: -reach).applying(transform)
    // Of numbers that are none, all is seen.
    return
      !(box.maxX <= 0 || box.maxY <= 0 || box.minX >= CGFloat(geometry.width)
      || box.minY >= CGFloat(geometry.height))
  }

  /// How far a stroke's edge may be from the true one, in pixels.
  private static let strokeTolerance = 0.1

  // MARK: Paints

  private mutating func source(
    _ command: DisplayList.Command, _ index: Int, _ transform: CGAffineTransform
  ) -> Scene.Source? {
    if command.paint == last.paint, command.opacity == last.opacity,
      command.blendMode == last.mode
    {
      return last.source
    }
    let opacity = Double(command.opacity)
    if resources.mode.isFloat { return floatSource(command, index, transform) }
    if resources.dithers, let source = dithered(command, transform) { return source }
    switch list.paints[Int(command.paint)] {
    case .color(let color):
      let source = solid(PremultipliedColor(color, opacity: opacity), command.blendMode)
      last = Lookup(
        paint: command.paint, opacity: command.opacity, mode: command.blendMode, source: source)
      return source
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
    case .backdrop, .mesh:
      return resources.pictures[index].map { pixels($0, opacity: command.opacity) }
    }
  }

  fileprivate func pixels(_ picture: PixelBuffer, opacity: Float) -> Scene.Source {
    if resources.mode.isFloat {
      return floats(.pixels(FloatLayer(picture, in: geometry, opacity: opacity)))
    }
    return .pixels(kept(LayerTable(picture, in: geometry, opacity: Self.byte(opacity))))
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

  /// An invisible color over anything changes nothing, by most modes.
  private func solid(_ color: PremultipliedColor, _ mode: BlendMode) -> Scene.Source? {
    color.pixel >> 24 == 0 && mode.keepsBackdropUnderNothing ? nil : .solid(color.pixel)
  }

  fileprivate func kept<T>(_ table: T) -> UnsafePointer<T> {
    let kept = arena.allocate(T.self, count: 1)
    kept.initialize(to: table)
    return UnsafePointer(kept)
  }

  private static func byte(_ opacity: Float) -> UInt8 {
    UInt8(max(0, min(opacity, 1)) * 255 + 0.5)
  }
}

/// Sources of floating-point numbers.
extension SceneBuilder {
  fileprivate func floats(_ kind: FloatSource.Kind) -> Scene.Source {
    .floats(kept(FloatSource(kind: kind, x: geometry.x, y: geometry.y)))
  }

  fileprivate func floatSource(
    _ command: DisplayList.Command, _ index: Int, _ transform: CGAffineTransform
  ) -> Scene.Source? {
    let opacity = Double(command.opacity)
    switch list.paints[Int(command.paint)] {
    case .color(let color):
      let color = resources.mode.floats(color, opacity: opacity)
      return color.w == 0 && command.blendMode.keepsBackdropUnderNothing
        ? nil : floats(.color(color))
    case .linearGradient, .radialGradient, .conicGradient:
      return gradient(command, transform, resources.mode).map { floats($0) }
    case .image(let image):
      let key = SceneResources.ImageKey(paint: command.paint, transform: command.transform)
      return resources.images[key]
        .flatMap { FloatImage(image, $0, transform, opacity: opacity) }
        .map { floats(.image($0)) }
    case .backdrop, .mesh:
      return resources.pictures[index].map { pixels($0, opacity: command.opacity) }
    }
  }

  /// A gradient that is to be drawn into bytes with dithering; nil for other paints.
  fileprivate func dithered(
    _ command: DisplayList.Command, _ transform: CGAffineTransform
  ) -> Scene.Source? {
    guard case .gradient(let table, let ramp)? = gradient(command, transform, .nonLinear) else {
      return nil
    }
    return .dithered(
      kept(FloatSource(kind: .gradient(table, ramp), x: geometry.x, y: geometry.y)))
  }

  private func gradient(
    _ command: DisplayList.Command, _ transform: CGAffineTransform, _ mode: ColorMode
  ) -> FloatSource.Kind? {
    let opacity = Double(command.opacity)
    let resolved: GradientTable.Resolved
    let stops: [GradientStop]
    switch list.paints[Int(command.paint)] {
    case .linearGradient(let gradient):
      stops = gradient.drawnStops
      resolved = GradientTable.resolve(gradient, transform, opacity: opacity, arena: arena)
    case .radialGradient(let gradient):
      stops = gradient.stops
      resolved = GradientTable.resolve(gradient, transform, opacity: opacity, arena: arena)
    case .conicGradient(let gradient):
      stops = gradient.stops
      resolved = GradientTable.resolve(gradient, transform, opacity: opacity, arena: arena)
    case .color, .image, .mesh, .backdrop: return nil
    }
    switch resolved {
    case .nothing: return nil
    // One color: the last, as in the resolution.
    case .color: return stops.last.map { .color(mode.floats($0.color, opacity: opacity)) }
    case .table(let table):
      return .gradient(table, FloatRamp(stops, opacity: opacity, mode, arena: arena))
    }
  }
}
