import FiligreePaths
import Foundation

/// A symbol at a size, ready to be drawn: an outline in a tight image box.
///
/// The coordinate system has its origin at the upper left of the image, y points down, and one unit is
/// one point.
///
/// ```
///   ┌─────────────┐ 0          the box of the drawing (16 units) is pointSize · scale high;
///   │   ▄▄▄▄▄▄▄   │            the image is tight around the ink, with a margin of 1/12 of that;
///   │   █ ink █   │            the middle of the box is at half the capital letters' height,
///   │   ▀▀▀▀▀▀▀   │            which is 0.7 · pointSize
///   ├┄┄┄┄┄┄┄┄┄┄┄┄┄┤ baseline
///   └─────────────┘ size.height
/// ```
package struct SymbolOutline: Hashable, Sendable {
  /// The ink in one color, to be filled by the non-zero rule.
  package let path: Path
  /// The size of the symbol's image in points.
  package let size: CGSize
  /// Where the baseline of text beside the symbol is: points down from the top of the image.
  ///
  /// It is outside of the image where the ink is a small part of the box and above or below the
  /// baseline, as that of an ellipsis is.
  package let baseline: CGFloat

  private let drawing: SymbolDrawing
  private let map: CGAffineTransform

  /// The distance between ink and edge of the image, as a part of the box.
  ///
  /// With it a disc of 1 · pointSize has an image of 1.17 · pointSize, as `circle.fill` has on Apple's
  /// systems.
  static let margin: CGFloat = 1 / 12
  /// The height of capital letters as a part of the point size: San Francisco's is 0.705.
  static let capHeight: CGFloat = 0.7

  /// Lays out `drawing`, which has the style's weight already, at the style's size.
  package init(_ drawing: SymbolDrawing, style: SymbolStyle) {
    let pointSize = style.drawnPointSize
    let box = pointSize * style.scale.factor
    let unit = box / SymbolDrawing.boxHeight
    let ink = drawing.path.boundingRect
    let margin = box * Self.margin
    let left = drawing.sides?.lowerBound ?? ink.minX - margin / unit
    let right = drawing.sides?.upperBound ?? ink.maxX + margin / unit
    // A drawing has ink, so that its bounds are finite.
    map = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit,
      tx: drawing.sides == nil ? margin - ink.minX * unit : -left * unit,
      ty: margin - ink.minY * unit)
    path = drawing.path.applying(map)
    size = CGSize(
      width: drawing.sides == nil ? ink.width * unit + 2 * margin : (right - left) * unit,
      height: ink.height * unit + 2 * margin)
    let middle = margin + (SymbolDrawing.boxHeight / 2 - ink.minY) * unit
    baseline = middle + Self.capHeight * pointSize / 2
    self.drawing = drawing
  }

  /// Whether there are several layers, so that rendering modes and values differ.
  package var hasLayers: Bool {
    drawing.layers.count > 1 || drawing.layers[0].color != nil || drawing.layers[0].isVariable
  }

  /// What is drawn in a rendering mode, bottom first, to be filled by the non-zero rule.
  ///
  /// - Parameters:
  ///   - mode: How the symbol is colored.
  ///   - value: How many of the variable layers are on, 0…1; nil for all.
  /// - Returns: Layers with the place that each has, in points.
  package func painted(in mode: SymbolMode, value: Double? = nil) -> [PaintedSymbolLayer] {
    let isVaried = value != nil && drawing.layers.contains(where: \.isVariable)
    guard hasLayers, mode != .monochrome || isVaried else {
      return [PaintedSymbolLayer(path: path)]
    }
    // In one color a hole is a hole, whatever the layers' opacities are.
    let visible = mode == .monochrome ? drawing.inkLayers : drawing.visibleLayers
    let count = visible.count(where: \.isVariable)
    var index = 0
    return visible.map { layer in
      var painted = PaintedSymbolLayer(path: layer.path.applying(map))
      painted.level = mode == .monochrome ? .primary : layer.level
      painted.color = mode == .multicolor ? layer.color : nil
      if mode == .hierarchical { painted.opacity = layer.level.opacity }
      if layer.isVariable {
        if let value, !VariableValue.isOn(index, of: count, at: value) {
          painted.opacity *= VariableValue.offOpacity
        }
        index += 1
      }
      return painted
    }
  }
}

extension SymbolDrawing {
  /// The layers in one color: those that are holes are cut out of the others.
  fileprivate var inkLayers: [SymbolLayer] {
    var ink: [SymbolLayer] = []
    for layer in layers {
      switch layer.meeting {
      case .over: ink.append(layer)
      case .parting(let gap):
        let eraser = layer.path.outset(by: gap)
        ink = ink.map { $0.with($0.path.subtracting(eraser)) } + [layer]
      case .knockout, .erasing:
        ink = ink.map { $0.with($0.path.subtracting(layer.path)) }
      }
    }
    return ink.filter { !$0.path.isEmpty }
  }
}
