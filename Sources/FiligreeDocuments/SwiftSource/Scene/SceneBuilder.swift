import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Makes a scene of a display list.
struct SceneBuilder {
  /// What the code's context can say.
  enum Vocabulary {
    /// SwiftUI's `GraphicsContext`: it has masks and filters.
    case graphicsContext
    /// Core Graphics' `CGContext`: masks are layers that take away, and there are no filters.
    case coreGraphics
  }

  let list: DisplayList
  let vocabulary: Vocabulary
  /// Digits of coordinates after the point; nil for all.
  let fractionDigits: Int?
  var scene: DrawingScene
  /// What the list's paths are called in the file that they are of.
  private let names: [Int32: String]
  /// The name of the path whose command is being written.
  private var name: String?
  private var taken: Set<String> = []
  private var outlines: [DrawingScene.Outline: Int] = [:]
  /// Where pictures are in the scene.
  var pictures: [ObjectIdentifier: Int] = [:]

  /// A thread's stack has room for as many nested layers, and SwiftUI's canvas draws no more.
  private static let depthLimit = 100

  /// The scene of a list, in the words of a vocabulary.
  static func scene(
    of list: DisplayList, named names: [Int32: String] = [:], _ vocabulary: Vocabulary,
    fractionDigits: Int?
  ) throws(SwiftSourceError) -> DrawingScene {
    guard list.layerDepths().allSatisfy({ $0 <= depthLimit }) else {
      throw .unsupported("layers that are nested more than \(depthLimit) deep")
    }
    let page = SVGPage.box(of: list, layerBounds: list.layers.isEmpty ? [] : list.layerBounds())
    var builder = SceneBuilder(
      list: list, names: names, vocabulary: vocabulary, fractionDigits: fractionDigits,
      scene: DrawingScene(page: page))
    builder.scene.nodes = try builder.nodes(of: list.root)
    return builder.scene
  }

  private init(
    list: DisplayList, names: [Int32: String], vocabulary: Vocabulary, fractionDigits: Int?,
    scene: DrawingScene
  ) {
    self.list = list
    self.names = names
    self.vocabulary = vocabulary
    self.fractionDigits = fractionDigits
    self.scene = scene
  }

  /// The index of an outline; equal ones are kept once.
  ///
  /// - Parameters:
  ///   - path: The outline, in finite numbers.
  ///   - map: What maps its coordinates to the page in the code; nil where they are the page's.
  /// - Returns: The index.
  mutating func outline(_ path: PathStorage, under map: CGAffineTransform? = nil) -> Int {
    let outline = DrawingScene.Outline(
      path: path, digits: SVGNumber.digits(fractionDigits, under: map))
    if let index = outlines[outline] { return index }
    scene.outlines.append(outline)
    outlines[outline] = scene.outlines.count - 1
    if let name, let stem = SwiftName.constant(from: name) {
      var name = stem
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(stem)\(number)"
        number += 1
      }
      scene.names[scene.outlines.count - 1] = name
    }
    return scene.outlines.count - 1
  }

  // MARK: Commands

  /// What a layer draws, without the layer's filters.
  private mutating func nodes(
    of layer: DisplayList.Layer
  ) throws(SwiftSourceError) -> [DrawingScene.Node] {
    if let mode = layer.colorMode, mode != .nonLinear {
      throw .unsupported("colors that are mixed in proportion to light or beyond 0…1")
    }
    var clips = SceneClips(layer)
    var entries: [SceneEntry] = []
    for command in layer.commands {
      guard let areas = try clips.areas(around: command.clip, &self) else { continue }
      entries += try self.entries(of: command, isClipped: areas.isClipped).map { $0.within(areas) }
    }
    return SceneEntry.nested(entries)
  }

  /// What a command draws, without its clips.
  ///
  /// In a clip a layer is one thing: at its edge, items that overlap would show through one another.
  private mutating func entries(
    of command: DisplayList.Command, isClipped: Bool
  ) throws(SwiftSourceError) -> [SceneEntry] {
    guard case .layer(let index) = command.operation else {
      name = names[command.path]
      defer { name = nil }
      guard var entry = try item(of: command) else { return [] }
      if command.blendMode != .normal {
        entry.scopes.insert(SceneEntry.Scope(command.blendMode), at: 0)
      }
      return [entry]
    }
    var layer = try self.layer(Int(index), under: command.transform)
    let isPlain =
      command.opacity == 1 && command.blendMode == .normal && layer.opacity == 1
      && layer.filters.isEmpty
    if isPlain, !isClipped, !layer.nodes.contains(where: \.readsBackdrop) {
      return layer.nodes.map { SceneEntry(nodes: [$0]) }
    }
    layer.opacity *= Double(command.opacity)
    layer.blendMode = command.blendMode
    return [SceneEntry(nodes: [.layer(layer)])]
  }

  /// A layer of the list, with its filters.
  mutating func layer(
    _ index: Int, under transform: Int32
  ) throws(SwiftSourceError) -> DrawingScene.Layer {
    let layer = list.layers[index]
    var result = DrawingScene.Layer(nodes: try nodes(of: layer))
    try result.add(layer.filters, under: list.transforms[Int(transform)], vocabulary)
    return result
  }
}

/// What one command draws, before it is put into scopes that it shares with its neighbors.
struct SceneEntry {
  /// A change, and what makes it the same as another one.
  struct Scope {
    enum Key: Hashable {
      case clip(Int32)
      case blendMode(BlendMode)
      case map(CGAffineTransform)
      case area(path: Int)
    }

    var key: Key
    var change: DrawingScene.Change

    init(_ mode: BlendMode) {
      key = .blendMode(mode)
      change = .blendMode(mode)
    }

    init(_ map: CGAffineTransform) {
      key = .map(map)
      change = .map(map)
    }

    init(clip index: Int32, _ change: DrawingScene.Change) {
      key = .clip(index)
      self.change = change
    }

    /// A clip of one item alone.
    init(area path: Int, _ style: FillStyle) {
      key = .area(path: path)
      change = .clip(path: path, style: style, isInverse: false)
    }
  }

  /// The scopes, the outermost first.
  var scopes: [Scope] = []
  var nodes: [DrawingScene.Node]

  /// The nodes of entries: neighbors share the scopes that they have in common.
  static func nested(_ entries: [SceneEntry]) -> [DrawingScene.Node] { nested(entries[...], 0) }

  private static func nested(
    _ entries: ArraySlice<SceneEntry>, _ depth: Int
  ) -> [DrawingScene.Node] {
    var nodes: [DrawingScene.Node] = []
    var rest = entries
    while let first = rest.first {
      guard first.scopes.count > depth else {
        nodes += first.nodes
        rest = rest.dropFirst()
        continue
      }
      let scope = first.scopes[depth]
      let run = rest.prefix { $0.scopes.count > depth && $0.scopes[depth].key == scope.key }
      nodes.append(.scope(scope.change, nested(run, depth + 1)))
      rest = rest.dropFirst(run.count)
    }
    return nodes
  }
}
