import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension SceneBuilder {
  /// The fill, stroke or picture that a command draws, in the scopes that it needs for itself; nil for
  /// nothing.
  mutating func item(
    of command: DisplayList.Command
  ) throws(SwiftSourceError) -> SceneEntry? {
    let map = list.transforms[Int(command.transform)]
    let path = list.paths[Int(command.path)].storage.finite()
    let paint = list.paints[Int(command.paint)]
    guard map.isInvertible, !path.isEmpty else { return nil }
    let opacity = Double(command.opacity)
    switch command.operation {
    case .layer: return nil
    case .fill(let style):
      if case .image(let picture) = paint {
        return try self.picture(picture, path, style, map, opacity)
      }
      return try fill(path, style, paint, map, opacity)
    case .stroke(let index):
      let style = list.strokeStyles[Int(index)]
      if Self.isCentered(paint) {
        return try stroke(path, style, paint, map, opacity)
      }
      // What the paint needs for itself would stretch the stroke, or is drawn over a clip.
      let outline = Path(storage: path).strokedPath(style).storage.finite()
      if outline.isEmpty { return nil }
      if case .image(let picture) = paint {
        return try self.picture(picture, outline, FillStyle(), map, opacity)
      }
      return try fill(outline, FillStyle(), paint, map, opacity)
    }
  }

  private mutating func fill(
    _ path: PathStorage, _ style: FillStyle, _ paint: Paint, _ map: CGAffineTransform,
    _ opacity: Double
  ) throws(SwiftSourceError) -> SceneEntry? {
    let placed = try ScenePaint(paint, under: map)
    var points = path.applying(map)
    if let stretch = placed.stretch { points = points.applying(stretch.inverted()) }
    points = points.finite()
    guard !points.isEmpty else { return nil }
    let content = DrawingScene.Item.Content.fill(
      path: outline(points, under: placed.stretch), style: style, paint: placed.paint)
    return SceneEntry(
      scopes: placed.stretch.map { [SceneEntry.Scope($0)] } ?? [],
      nodes: [.item(DrawingScene.Item(content: content, opacity: opacity))])
  }

  /// A stroke in a color or a gradient that is stretched only as the stroke is.
  private mutating func stroke(
    _ path: PathStorage, _ style: StrokeStyle, _ paint: Paint, _ map: CGAffineTransform,
    _ opacity: Double
  ) throws(SwiftSourceError) -> SceneEntry? {
    var style = style
    var stretch: CGAffineTransform?
    var inner = map
    var factor = map.uniformScale ?? 1
    if map.uniformScale == nil {
      // Numbers as large as those of the page; the map keeps areas.
      factor = abs(map.determinant).squareRoot()
      inner = CGAffineTransform(scaleX: factor, y: factor)
      stretch = inner.inverted().concatenating(map)
    }
    style.lineWidth *= factor
    style.dash = style.dash.map { $0 * factor }
    style.dashPhase *= factor
    let points = path.applying(inner).finite()
    guard style.lineWidth.isFinite, style.dash.reduce(style.dashPhase, +).isFinite,
      !points.isEmpty
    else { return nil }
    let paint = try ScenePaint(paint, under: inner).paint
    let content = DrawingScene.Item.Content.stroke(
      path: outline(points, under: stretch), style: style, paint: paint)
    return SceneEntry(
      scopes: stretch.map { [SceneEntry.Scope($0)] } ?? [],
      nodes: [.item(DrawingScene.Item(content: content, opacity: opacity))])
  }

  /// Whether a stroke can have the paint: a color, or a gradient along a line or of rings.
  private static func isCentered(_ paint: Paint) -> Bool {
    switch paint {
    case .color, .linearGradient: true
    case .radialGradient(let gradient):
      gradient.startCenter == gradient.endCenter && gradient.transform.uniformScale != nil
    case .conicGradient, .mesh, .image, .backdrop: false
    }
  }

  // MARK: Pictures

  /// The largest picture that is written into source, in bytes of PNG; as text it is a third longer.
  static let pictureLimit = 256 << 10

  private mutating func picture(
    _ picture: PicturePaint, _ path: PathStorage, _ style: FillStyle, _ map: CGAffineTransform,
    _ opacity: Double
  ) throws(SwiftSourceError) -> SceneEntry? {
    if picture.tint != nil { throw .unsupported("pictures in one color") }
    if picture.extend == .repeat { throw .unsupported("pictures that are repeated") }
    let rect = picture.rect
    guard rect.width > 0, rect.height > 0 else { throw .unsupported("mirrored pictures") }
    let box = path.controlBounds
    if picture.extend == .clamp,
      !rect.insetBy(dx: -1e-6 * rect.width, dy: -1e-6 * rect.height).contains(box)
    {
      throw .unsupported("pictures that go on beyond their edges")
    }
    var entry = SceneEntry(nodes: [])
    let area = path.rectangle
    let isWhole = area.map { $0.insetBy(dx: -1e-6, dy: -1e-6).contains(rect) } ?? false
    if !isWhole {
      let points = path.applying(map).finite()
      entry.scopes.append(SceneEntry.Scope(area: outline(points), style))
    }
    var placed = rect
    if map.b == 0, map.c == 0, map.a > 0, map.d > 0 {
      placed = rect.applying(map)
    } else {
      entry.scopes.append(SceneEntry.Scope(map))
    }
    let content = DrawingScene.Item.Content.picture(
      try index(of: picture.image), rect: placed, isSmooth: picture.sampling != .none)
    entry.nodes = [.item(DrawingScene.Item(content: content, opacity: opacity))]
    return entry
  }

  private mutating func index(of image: CGImage) throws(SwiftSourceError) -> Int {
    if let index = pictures[ObjectIdentifier(image)] { return index }
    let bytes: [UInt8]
    do {
      bytes = try image.encodedBytes(as: .png)
    } catch {
      throw .unsupported("pictures that cannot be PNG files")
    }
    guard bytes.count <= Self.pictureLimit else {
      throw .unsupported("pictures of more than \(Self.pictureLimit >> 10) kilobytes")
    }
    scene.pictures.append(bytes)
    pictures[ObjectIdentifier(image)] = scene.pictures.count - 1
    return scene.pictures.count - 1
  }
}
