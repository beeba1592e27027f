import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// The clips of a layer, as scopes.
///
/// Each is read once: a mask is a drawing of its own.
struct SceneClips {
  /// What a clip leaves.
  private enum Area {
    case nothing
    case everything
    case path(DrawingScene.Change)
    case mask(DrawingScene.Layer, isInverse: Bool)
  }

  /// All that is around a command.
  struct Areas {
    /// Paths, and masks where the vocabulary has them, the outermost first.
    var scopes: [SceneEntry.Scope] = []
    /// Masks where they are layers that take away.
    var masks: [(layer: DrawingScene.Layer, isInverse: Bool)] = []

    /// Whether there is anything.
    var isClipped: Bool { !scopes.isEmpty || !masks.isEmpty }
  }

  private let layer: DisplayList.Layer
  private var known: [Int32: Area] = [:]

  init(_ layer: DisplayList.Layer) { self.layer = layer }

  /// What is around a command in a clip; nil where nothing of it is seen.
  mutating func areas(
    around clip: Int32, _ builder: inout SceneBuilder
  ) throws(SwiftSourceError) -> Areas? {
    var areas = Areas()
    var index = clip
    while index >= 0 {
      let clip = layer.clips[Int(index)]
      let area: Area
      if let found = known[index] {
        area = found
      } else {
        area = try Self.area(of: clip, &builder)
        known[index] = area
      }
      switch area {
      case .nothing: return nil
      case .everything: break
      case .path(let change): areas.scopes.append(SceneEntry.Scope(clip: index, change))
      case .mask(let mask, let isInverse):
        if builder.vocabulary == .graphicsContext {
          areas.scopes.append(
            SceneEntry.Scope(clip: index, .mask(mask, isInverse: isInverse)))
        } else {
          areas.masks.append((mask, isInverse))
        }
      }
      index = clip.parent
    }
    areas.scopes.reverse()
    return areas
  }

  private static func area(
    of clip: DisplayList.Clip, _ builder: inout SceneBuilder
  ) throws(SwiftSourceError) -> Area {
    switch clip.area {
    case .path(let path, let transform, var style):
      let map = builder.list.transforms[Int(transform)]
      var path = builder.list.paths[Int(path)].storage.applying(map).finite()
      if path.isEmpty || !map.isInvertible { return clip.isInverse ? .everything : .nothing }
      let page = builder.scene.page
      if !clip.isInverse, let box = path.rectangle,
        box.insetBy(dx: -1e-6 * box.width, dy: -1e-6 * box.height).contains(page)
      {
        // The code clips to the page anyway.
        return .everything
      }
      guard clip.isInverse, builder.vocabulary == .coreGraphics else {
        return .path(
          .clip(path: builder.outline(path), style: style, isInverse: clip.isInverse))
      }
      // The outside is what lies between the path and a box around everything.
      path = Path(storage: path).normalized(eoFill: style.isEOFilled).storage
      path.append(Path(page.union(path.controlBounds).insetBy(dx: -1, dy: -1)).storage)
      style.isEOFilled = true
      return .path(.clip(path: builder.outline(path), style: style, isInverse: false))
    case .mask(let index, let transform, let opacity):
      var mask = try builder.layer(Int(index), under: transform)
      mask.opacity *= Double(opacity)
      if mask.nodes.isEmpty, mask.filters.isEmpty {
        return clip.isInverse ? .everything : .nothing
      }
      return .mask(mask, isInverse: clip.isInverse)
    }
  }
}

extension SceneEntry {
  /// The entry in clips.
  func within(_ areas: SceneClips.Areas) -> SceneEntry {
    var entry = self
    if !areas.masks.isEmpty {
      // In a layer of its own each: what was drawn before is not masked.
      var layer = DrawingScene.Layer()
      if case .blendMode(let mode)? = scopes.first?.change {
        layer.blendMode = mode
        entry.scopes.removeFirst()
      } else if case .layer(var inner)? = nodes.first, nodes.count == 1 {
        layer.blendMode = inner.blendMode
        inner.blendMode = .normal
        entry.nodes = [.layer(inner)]
      }
      layer.nodes = SceneEntry.nested([entry])
      for (mask, isInverse) in areas.masks {
        var taking = mask
        taking.blendMode = isInverse ? .destinationOut : .destinationIn
        layer.nodes.append(.layer(taking))
      }
      entry = SceneEntry(nodes: [.layer(layer)])
    }
    entry.scopes = areas.scopes + entry.scopes
    return entry
  }
}

extension PathStorage {
  /// The rectangle along the axes that the path is, and no other; nil for other paths.
  var rectangle: CGRect? {
    guard verbs.first == .move, verbs.dropFirst().allSatisfy({ $0 == .line || $0 == .close }),
      verbs.filter({ $0 == .close }).count <= 1
    else { return nil }
    var corners = points
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
      || a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    return isUpright ? controlBounds : nil
  }
}
