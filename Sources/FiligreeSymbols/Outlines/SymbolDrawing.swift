import FiligreePaths
import Foundation

/// A symbol without a size: ink in a box that is 16 units high, y down.
package struct SymbolDrawing: Hashable, Sendable {
  /// The height of the box; text of a point size has symbols whose box is that high.
  static let boxHeight: CGFloat = 16

  /// The ink in one color: filled by the non-zero rule, not empty, all coordinates finite.
  package let path: Path
  /// What is drawn in several colors, bottom first; never empty.
  package let layers: [SymbolLayer]
  /// Where the symbol begins and ends beside others, by x; nil for where its ink does, with a margin.
  let sides: ClosedRange<CGFloat>?

  /// Creates a drawing of one layer; nil for a path without ink.
  package init?(_ path: Path) {
    self.init(path, layers: [SymbolLayer(path)])
  }

  /// Creates a drawing of layers, whose ink in one color is theirs together; nil for none.
  init?(layers: [SymbolLayer], sides: ClosedRange<CGFloat>? = nil) {
    self.init(Self.ink(of: layers), layers: layers, sides: sides)
  }

  /// Creates a drawing of layers whose ink in one color is known; nil for a path without ink.
  init?(_ path: Path, layers: [SymbolLayer], sides: ClosedRange<CGFloat>? = nil) {
    let bounds = path.boundingRect
    guard !path.isEmpty, !bounds.isNull, bounds.minX.isFinite, bounds.minY.isFinite,
      bounds.width.isFinite, bounds.height.isFinite, bounds.width > 0 || bounds.height > 0
    else { return nil }
    self.path = path
    self.layers = layers
    self.sides = sides
  }

  /// The ink of layers in one color.
  private static func ink(of layers: [SymbolLayer]) -> Path {
    var ink = Path()
    for layer in layers {
      switch layer.meeting {
      case .over: ink = ink.isEmpty ? layer.path : ink.union(layer.path)
      case .parting(let gap):
        ink = ink.subtracting(layer.path.outset(by: gap)).union(layer.path)
      case .knockout, .erasing: ink = ink.subtracting(layer.path)
      }
    }
    return ink
  }

  /// The layers as they are seen in several colors, bottom first: what is erased beneath others is gone.
  var visibleLayers: [SymbolLayer] {
    var visible: [SymbolLayer] = []
    for layer in layers {
      let eraser: Path? =
        switch layer.meeting {
        case .over, .knockout: nil
        case .parting(let gap): layer.path.outset(by: gap)
        case .erasing: layer.path
        }
      if let eraser {
        visible = visible.map { $0.with($0.path.subtracting(eraser)) }
      }
      if layer.meeting != .erasing { visible.append(layer) }
    }
    return visible.filter { !$0.path.isEmpty }
  }

  /// The drawing under a transform of one scale; nil where nothing is left.
  func applying(_ map: CGAffineTransform) -> SymbolDrawing? {
    SymbolDrawing(path.applying(map), layers: layers.map { $0.applying(map) })
  }
}

extension Path {
  /// The area with its edge moved outwards by `distance`; corners sharper than 60° become blunt.
  ///
  /// The ink and a stroke along its outline are united, or the stroke is taken away where the distance is negative.
  func outset(by distance: CGFloat) -> Path {
    guard distance != 0, distance.isFinite else { return self }
    let pen = StrokeStyle(lineWidth: 2 * abs(distance), lineJoin: .miter, miterLimit: 2)
    let edge = strokedPath(pen)
    return distance > 0 ? union(edge) : subtracting(edge)
  }
}
