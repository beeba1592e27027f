import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Draws a layer of a list, and the layers in it, into pixels.
///
/// A layer's commands are drawn in runs. Before a run is drawn, the pictures that it needs are made:
/// of layers and masks, which are drawn by the same means into buffers of their own, no larger than is
/// seen of them; and of backdrops, for which all that lies beneath has to be finished, so that a run
/// never has one but at its start. A run also ends where its pictures take too much memory. A list
/// without layers, masks and backdrops is one run.
struct LayerRenderer {
  private(set) var list: DisplayList
  /// From the list's coordinates to the page's pixels, or to those of a coarse grid.
  var toPixels: CGAffineTransform
  /// From a coarse grid's pixels to the page's.
  var toPage = CGAffineTransform.identity
  /// How many blurs and shadows around what is drawn are drawn apart from it.
  var apartDepth = 0
  let workers: Workers
  let bandShift: Int?
  let tileLimit: Int
  /// How many pixels layers may have at a time.
  let pixelLimit: Int
  /// Whether gradients and roundings to bytes are dithered.
  let dithers: Bool
  /// How a scene becomes pixels of bytes: the first pixel of its tile, the pixels from one row to the
  /// next, what to fill it with first, and the rows that are to be drawn, nil for all.
  let paint: (borrowing Scene, UnsafeMutablePointer<Pixel>, Int, Pixel?, ChangedRows?) -> Void
  /// The same for pixels of floats, if not by `FloatPainter`.
  var paintFloats:
    ((borrowing Scene, UnsafeMutablePointer<FloatPixel>, Int, ColorMode, FloatPixel?) -> Void)?

  private var layerBounds: [CGRect]
  private let images = ImageCache()
  /// Whether there is nothing to be made before drawing.
  private var isPlain: Bool

  /// - Throws: `RasterError` if layers are nested too deeply.
  init(
    _ list: DisplayList, _ rasterizer: Rasterizer, workers: Workers,
    paint:
      @escaping (borrowing Scene, UnsafeMutablePointer<Pixel>, Int, Pixel?, ChangedRows?) ->
      Void
  ) throws(RasterError) {
    self.list = list
    toPixels = CGAffineTransform(
      a: rasterizer.scale, b: 0, c: 0, d: rasterizer.scale,
      tx: -list.bounds.minX * rasterizer.scale, ty: -list.bounds.minY * rasterizer.scale)
    self.workers = workers
    bandShift = rasterizer.bandShift
    tileLimit = rasterizer.tileLimit
    pixelLimit = rasterizer.layerPixelLimit
    dithers = rasterizer.dithers
    self.paint = paint
    layerBounds = list.layerBounds()
    isPlain = list.isPlain
    let depth = list.layerDepth
    if depth > Self.depthLimit {
      throw .layersTooDeep(depth: depth, limit: Self.depthLimit)
    }
  }

  /// The same renderer for another list, of which `toPixels` maps coordinates to the same pixels.
  ///
  /// Whoever made the list has seen to it that layers are not nested too deeply.
  func renderer(of list: DisplayList, _ toPixels: CGAffineTransform) -> LayerRenderer {
    var renderer = self
    renderer.list = list
    renderer.toPixels = toPixels
    renderer.layerBounds = list.layerBounds()
    renderer.isPlain = list.isPlain
    return renderer
  }

  /// How deep layers may be nested.
  static let depthLimit = 128

  /// Draws `layer` into the pixels of `rect`, in the mode of `target`; `held` pixels are taken by layers
  /// around it.
  ///
  /// Of pixels of bytes those rows alone may be drawn that have changed, if there are no backdrops.
  func draw(
    _ layer: DisplayList.Layer, in rect: PixelRect, into target: PixelTarget,
    background: Background, held: Int, rows: ChangedRows? = nil
  ) throws(RasterError) {
    var background: Background? = background
    var start = 0
    repeat {
      var resources = SceneResources()
      resources.mode = target.mode
      resources.dithers = dithers
      var end = isPlain ? layer.commands.count : start
      while end < layer.commands.count {
        let command = layer.commands[end]
        if case .backdrop(let filters)? = paint(of: command) {
          if end > start { break }
          if let color = background {
            target.fill(width: rect.width, height: rect.height, with: color)
            background = nil
          }
          resources.pictures[end] = try backdrop(filters, command, layer, rect, target, held)
        }
        try prepare(command, end, of: layer, rect, held, &resources)
        end += 1
        if resources.pixelCount > max(4 * rect.count, 1 << 22) { break }
      }
      for tile in tiles(of: rect) {
        let scene = Scene(list, layer, start..<end, resources, tile, workers: workers)
        let place = (tile.y - rect.y) * target.stride + tile.x - rect.x
        if target.mode.isFloat, let paintFloats {
          paintFloats(
            scene, target.floats + place, target.stride, target.mode, background?.floats)
        } else if target.mode.isFloat {
          FloatPainter.draw(
            scene, into: target.floats + place, stride: target.stride, target.mode,
            background?.floats, workers: workers)
        } else {
          paint(scene, target.pixels + place, target.stride, background?.pixel, rows)
        }
      }
      background = nil
      start = end
    } while start < layer.commands.count
  }

  private func paint(of command: DisplayList.Command) -> Paint? {
    command.paint >= 0 ? list.paints[Int(command.paint)] : nil
  }

  /// Makes the pictures that a command needs.
  private func prepare(
    _ command: DisplayList.Command, _ index: Int, of layer: DisplayList.Layer, _ rect: PixelRect,
    _ held: Int, _ resources: inout SceneResources
  ) throws(RasterError) {
    try prepareMasks(command.clip, of: layer, rect, held, &resources)
    if case .layer(let inner) = command.operation {
      let visible = visible(command.clip, of: layer, rect)
      let picture = try picture(
        of: inner, command.transform, visible, held + resources.pixelCount, resources.mode
      )?.converted(to: resources.mode, dithers: dithers)
      resources.pixelCount += picture?.cost ?? 0
      resources.pictures[index] = picture
    } else if case .mesh(let mesh)? = paint(of: command) {
      let drawn = list.bounds(of: command, layerBounds: layerBounds)
        .intersection(list.clipBounds(command.clip, of: layer, layerBounds))
      let area = PixelRect(touching: inPixels(drawn), in: rect)
      try check([area], resources.mode, held + resources.pixelCount)
      let map = list.transforms[Int(command.transform)].concatenating(toPixels)
      let picture = MeshPicture(mesh.applying(map), area, resources.mode)
        .drawn(workers: workers)
      resources.pixelCount += picture.cost
      resources.pictures[index] = picture
    } else if case .image(let image)? = paint(of: command) {
      let key = SceneResources.ImageKey(paint: command.paint, transform: command.transform)
      if resources.images[key] == nil {
        let map = list.transforms[Int(command.transform)].concatenating(toPixels)
        resources.images[key] = images.picture(for: image, map, resources.mode)
      }
    }
  }

  private func prepareMasks(
    _ clip: Int32, of layer: DisplayList.Layer, _ rect: PixelRect, _ held: Int,
    _ resources: inout SceneResources
  ) throws(RasterError) {
    // Without layers there are no masks.
    var index = list.layers.isEmpty ? -1 : Int(clip)
    while index >= 0 {
      let clip = layer.clips[index]
      if case .mask(let inner, let transform, _) = clip.area {
        // The clips around it have been looked at with it.
        if resources.masks[index] != nil { return }
        let visible = visible(clip.parent, of: layer, rect)
        // Coverage is in bytes, whatever the colors are in.
        let picture = try picture(
          of: inner, transform, visible, held + resources.pixelCount, resources.mode
        )?.converted(to: .nonLinear, dithers: false)
        resources.pixelCount += picture?.cost ?? 0
        resources.masks[index] = picture ?? PixelBuffer(.empty)
      }
      index = Int(clip.parent)
    }
  }

  /// The pixels of `rect` that a clip may leave.
  private func visible(
    _ clip: Int32, of layer: DisplayList.Layer, _ rect: PixelRect
  ) -> PixelRect {
    PixelRect(touching: inPixels(list.clipBounds(clip, of: layer, layerBounds)), in: rect)
  }

  /// Draws a layer and filters it; nil if nothing of it is within `visible`.
  ///
  /// `outer` is the mode around it; the picture is in the layer's own.
  private func picture(
    of index: Int32, _ transform: Int32, _ visible: PixelRect, _ held: Int, _ outer: ColorMode
  ) throws(RasterError) -> PixelBuffer? {
    let layer = list.layers[Int(index)]
    let mode = layer.colorMode ?? outer
    let map = list.transforms[Int(transform)].concatenating(toPixels)
    let filters = layer.filters.map { $0.limited(under: map.concatenating(toPage)) }
    return try picture(of: layer, filters, map, visible, held, mode)
  }

  /// Draws a layer and filters it by `filters`, in a space that `map` maps to pixels; nil if nothing of it is
  /// within `visible`.
  func picture(
    of layer: DisplayList.Layer, _ filters: [Filter], _ map: CGAffineTransform,
    _ visible: PixelRect, _ held: Int, _ mode: ColorMode
  ) throws(RasterError) -> PixelBuffer? {
    // From what is seen backwards to what has to be drawn; the drawing's bounds forwards.
    var needed = [visible.cgRect]
    for filter in filters.reversed() {
      needed.append(filter.needed(for: needed[needed.count - 1], map))
    }
    needed.reverse()
    var bounds = inPixels(list.contentBounds(of: layer, layerBounds: layerBounds))
    var rects = [Self.rect(bounds, needed[0])]
    for (i, filter) in filters.enumerated() {
      bounds = filter.bounds(of: bounds, map)
      rects.append(Self.rect(bounds, needed[i + 1]))
    }
    guard let last = rects.last, !last.isEmpty else { return nil }
    let turned = filters.lastIndex { $0.isTurned(under: map) }
    // Shadows in shadows are drawn once more with each: beyond a depth they are drawn with what casts them.
    let apart =
      turned == nil
      ? (apartDepth < 16 ? CoarseGrid.last(in: filters, map) : nil) ?? farShadow(filters, rects)
      : nil
    let start = (turned ?? apart?.index).map { $0 + 1 } ?? 0
    try check(rects[start...start], mode, held)
    for i in start..<filters.count {
      let scratch = filters[i].scratch(rects[i], rects[i + 1], mode)
      try check(rects[i...i + 1], mode, held, scratch: scratch)
    }
    var picture: PixelBuffer
    if let turned {
      picture = try straightened(
        layer, Array(filters[...turned]), map, rects[start], held, mode)
    } else if let apart {
      picture = try blurred(
        layer, Array(filters[...apart.index]), map, on: apart.grid, rects[start], held, mode)
    } else {
      picture = PixelBuffer(rects[0], mode)
      if !rects[0].isEmpty {
        try draw(
          layer, in: rects[0], into: picture.target, background: .clear, held: held + picture.cost)
      }
    }
    for i in start..<filters.count {
      let next = i + 1 < filters.count ? filters[i + 1] : nil
      picture = try filtered(picture, by: filters[i], before: next, map, in: rects[i + 1], held)
    }
    return picture
  }

  /// Throws if buffers of these sizes, and `scratch` pixels, are more than may be taken beside `held`.
  func check(
    _ rects: some Collection<PixelRect>, _ mode: ColorMode, _ held: Int, scratch: Double = 0
  ) throws(RasterError) {
    var sum = scratch
    for rect in rects where !rect.isEmpty {
      // As floating-point numbers: a product of sides may be beyond integers.
      sum += Double(rect.width) * Double(rect.height) * Double(mode.cost)
    }
    guard sum <= Double(pixelLimit - held) else {
      let largest =
        rects.max {
          Double($0.width) * Double($0.height)
            < Double($1.width) * Double($1.height)
        } ?? .empty
      throw .tooManyLayerPixels(
        width: largest.width, height: largest.height, limit: pixelLimit)
    }
  }

  /// The filtered copy of what is drawn so far, where a command may show it.
  private func backdrop(
    _ filters: [Filter], _ command: DisplayList.Command, _ layer: DisplayList.Layer,
    _ rect: PixelRect, _ target: PixelTarget, _ held: Int
  ) throws(RasterError) -> PixelBuffer? {
    let drawn = list.bounds(of: command, layerBounds: layerBounds)
      .intersection(list.clipBounds(command.clip, of: layer, layerBounds))
    let seen = PixelRect(touching: inPixels(drawn), in: rect)
    if seen.isEmpty { return nil }
    let map = list.transforms[Int(command.transform)].concatenating(toPixels)
    let filters = filters.map { $0.limited(under: map) }
    var needed = [seen]
    for filter in filters.reversed() {
      let grown = filter.needed(for: needed[needed.count - 1].cgRect, map)
      needed.append(PixelRect(touching: grown, in: rect))
    }
    needed.reverse()
    try check(needed.prefix(1), target.mode, held)
    for (i, filter) in filters.enumerated() {
      try check(
        needed[i...i + 1], target.mode, held,
        scratch: filter.scratch(needed[i], needed[i + 1], target.mode))
    }
    var picture = PixelBuffer(needed[0], target.mode)
    for y in needed[0].y..<max(needed[0].maxY, needed[0].y) {
      let place = (y - rect.y) * target.stride + needed[0].x - rect.x
      if target.mode.isFloat {
        picture.floatRow(y).update(from: target.floats + place, count: needed[0].width)
      } else {
        picture.row(y).update(from: target.pixels + place, count: needed[0].width)
      }
    }
    for (filter, rect) in zip(filters, needed.dropFirst()) {
      picture = try filtered(
        picture, by: filter.continuingEdges, before: nil, map, in: rect, held)
    }
    return picture
  }

  // MARK: Geometry

  private func inPixels(_ box: CGRect) -> CGRect {
    box.isNull || box.isInfinite ? box : box.applying(toPixels)
  }

  /// The pixels of a box that are needed.
  private static func rect(_ box: CGRect, _ needed: CGRect) -> PixelRect {
    let far = 1 << 40
    return PixelRect(
      touching: box.intersection(needed),
      in: PixelRect(x: -far, y: -far, width: 2 * far, height: 2 * far))
  }

  /// A rectangle cut into tiles, mostly one.
  private func tiles(of rect: PixelRect) -> [TileGeometry] {
    var tiles: [TileGeometry] = []
    for y in Swift.stride(from: 0, to: rect.height, by: tileLimit) {
      for x in Swift.stride(from: 0, to: rect.width, by: tileLimit) {
        let width = min(tileLimit, rect.width - x)
        var transform = toPixels
        transform.tx -= CGFloat(rect.x + x)
        transform.ty -= CGFloat(rect.y + y)
        tiles.append(
          TileGeometry(
            x: rect.x + x, y: rect.y + y, width: width, height: min(tileLimit, rect.height - y),
            bandShift: bandShift.map(Int32.init) ?? TileGeometry.bandShift(width: width),
            transform: transform))
      }
    }
    return tiles
  }
}

extension DisplayList {
  /// Whether there is nothing to be made before drawing.
  fileprivate var isPlain: Bool {
    layers.isEmpty
      && !paints.contains {
        switch $0 {
        case .image, .backdrop, .mesh: true
        default: false
        }
      }
  }

  /// How deep layers are nested, and those of drawings that filters show: 0 without any.
  var layerDepth: Int {
    func depth(of layer: Layer, _ depths: [Int]) -> Int {
      var depth = 0
      for command in layer.commands {
        if case .layer(let index) = command.operation { depth = max(depth, depths[Int(index)]) }
      }
      for clip in layer.clips {
        if case .mask(let index, _, _) = clip.area { depth = max(depth, depths[Int(index)]) }
      }
      return depth
    }
    if layers.isEmpty { return 0 }
    var depths: [Int] = []
    for layer in layers {
      let drawn = layer.filters.map(\.drawingDepth).max() ?? 0
      depths.append(max(depth(of: layer, depths), drawn) + 1)
    }
    return depth(of: root, depths)
  }
}
