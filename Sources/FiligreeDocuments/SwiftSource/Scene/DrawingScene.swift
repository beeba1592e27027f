import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A drawing as code says it: what is drawn, in nested scopes and layers.
///
/// A display list refers to its clips by chains and to its layers by numbers; code nests. Coordinates are
/// the page's, but within a ``Change/map(_:)``.
struct DrawingScene {
  /// Something that is drawn by one call.
  struct Item {
    /// What it is.
    enum Content {
      /// A fill; the path's index.
      case fill(path: Int, style: FillStyle, paint: Paint)
      /// A stroke; the path's index.
      case stroke(path: Int, style: StrokeStyle, paint: Paint)
      /// A picture; its index.
      case picture(Int, rect: CGRect, isSmooth: Bool)
    }

    var content: Content
    /// 0…1, multiplied with the paint's own opacity.
    var opacity: Double
  }

  /// What a scope sets for all that is drawn in it.
  enum Change {
    /// An area by a path's index.
    case clip(path: Int, style: FillStyle, isInverse: Bool)
    /// An area by what a layer draws, the layer's opacity included.
    case mask(Layer, isInverse: Bool)
    /// How it meets what lies beneath.
    case blendMode(BlendMode)
    /// A map from the coordinates within the scope to those around it.
    case map(CGAffineTransform)
  }

  /// What is drawn as one.
  struct Layer {
    var nodes: [Node] = []
    var opacity = 1.0
    var blendMode = BlendMode.normal
    var filters: [Filter] = []
    /// The map that the lengths of the filters are subject to, where it is more than a scale.
    var filterMap: CGAffineTransform?
  }

  /// A part of a drawing.
  enum Node {
    case item(Item)
    case scope(Change, [Node])
    case layer(Layer)
  }

  /// An outline, which several items may share.
  struct Outline: Hashable {
    var path: PathStorage
    /// Digits of its coordinates; nil for all.
    var digits: Int?
  }

  /// The page, in the coordinates of the scene.
  var page: CGRect
  /// What is drawn, bottom first.
  var nodes: [Node] = []
  /// The outlines that items and clips refer to.
  var outlines: [Outline] = []
  /// What outlines are called, by their indices: names in Swift.
  var names: [Int: String] = [:]
  /// The pictures that items refer to, as PNG files.
  var pictures: [[UInt8]] = []
}

extension DrawingScene.Node {
  /// How much code the node takes, about: 1 for a path in one color.
  var weight: Int {
    switch self {
    case .item(let item): item.stops.count / 4 + 1
    case .scope(.mask(let mask, _), let nodes): nodes.weight + mask.nodes.weight + 1
    case .scope(_, let nodes): nodes.weight
    case .layer(let layer): layer.nodes.weight + 1
    }
  }

  /// How deep scopes and layers lie in one another; 0 for an item.
  var depth: Int {
    switch self {
    case .item: 0
    case .scope(.mask(let mask, _), let nodes): max(nodes.depth, mask.nodes.depth + 1) + 1
    case .scope(_, let nodes): nodes.depth + 1
    case .layer(let layer): layer.nodes.depth + 1
    }
  }

  /// Whether what lies beneath is changed by anything but being covered.
  var readsBackdrop: Bool {
    switch self {
    case .item: false
    case .scope(.blendMode, _): true
    case .scope(_, let nodes): nodes.contains(where: \.readsBackdrop)
    case .layer(let layer): layer.blendMode != .normal
    }
  }

  /// Calls `body` with all items, those of masks included.
  func forEachItem(_ body: (DrawingScene.Item) -> Void) {
    switch self {
    case .item(let item): body(item)
    case .scope(let change, let nodes):
      if case .mask(let mask, _) = change { mask.nodes.forEach { $0.forEachItem(body) } }
      nodes.forEach { $0.forEachItem(body) }
    case .layer(let layer): layer.nodes.forEach { $0.forEachItem(body) }
    }
  }
}

extension [DrawingScene.Node] {
  /// How much code the nodes take.
  var weight: Int { reduce(0) { $0 + $1.weight } }

  /// The greatest depth of the nodes.
  var depth: Int { reduce(0) { Swift.max($0, $1.depth) } }
}

extension DrawingScene.Item {
  /// What the item is painted with; nil for a picture.
  var paint: Paint? {
    switch content {
    case .fill(_, _, let paint), .stroke(_, _, let paint): paint
    case .picture: nil
    }
  }

  /// The stops of the item's gradient; none for other paints.
  var stops: [GradientStop] {
    switch paint {
    case .linearGradient(let gradient): gradient.stops
    case .radialGradient(let gradient): gradient.stops
    case .conicGradient(let gradient): gradient.stops
    default: []
    }
  }
}
