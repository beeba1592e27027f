import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A drawing of nothing but paths in colors and gradients: what formats without layers, clips and
/// pictures can say.
///
/// Transforms are applied to the coordinates. What one would stretch, and not only make larger or turn,
/// a stroke or a gradient, keeps it: there can be one such transform in a drawing.
package struct PlainDrawing: Sendable {
  /// A path and how it is drawn.
  package struct Item: Sendable {
    /// The path; never empty, its numbers are finite.
    package var path: PathStorage
    /// A color, or a gradient that is padded beyond its ends and, if it is radial, has one center; its rings may be ellipses.
    package var paint: Paint
    /// 0…1, multiplied with the paint's own opacity.
    package var opacity: Double
    /// How the inside is found; nil for a stroke.
    package var fill: FillStyle?
    /// How the outline is drawn, if it is.
    package var stroke: StrokeStyle
    /// The path's index in the list.
    package var pathIndex: Int32 = -1
  }

  /// Why a drawing is not a plain one: what it holds, as the subject of a sentence.
  package struct NotPlain: Error, Hashable, Sendable, CustomStringConvertible {
    /// What it holds.
    package var feature: String

    package var description: String { "there are no words here for \(feature)" }
  }

  /// The page.
  package let page: CGRect
  /// From the coordinates of the items to the page; the identity wherever it can be.
  package let transform: CGAffineTransform
  /// What is drawn, bottom first.
  package let items: [Item]

  /// Reads a display list.
  package init(_ list: DisplayList) throws(NotPlain) {
    var items: [Item] = []
    var stretch: CGAffineTransform?
    // What is stretched says in which coordinates all the others stand.
    for command in list.commands where command.path >= 0 {
      let map = list.transforms[Int(command.transform)]
      guard map.isInvertible, map.uniformScale == nil else { continue }
      if case .fill = command.operation, case .color = list.paints[Int(command.paint)] { continue }
      guard stretch == nil || stretch == map else {
        throw NotPlain(feature: "strokes or gradients that are stretched in several ways")
      }
      stretch = map
    }
    for command in list.commands {
      guard var item = try Self.item(command, in: list, stretch) else { continue }
      item.pathIndex = command.path
      items.append(item)
    }
    self.items = items
    page = SVGPage.box(of: list, layerBounds: list.layers.isEmpty ? [] : list.layerBounds())
    transform = stretch ?? .identity
  }

  /// The item of a command in the coordinates before `stretch`; nil for one that draws nothing.
  private static func item(
    _ command: DisplayList.Command, in list: DisplayList, _ stretch: CGAffineTransform?
  ) throws(NotPlain) -> Item? {
    if command.clip >= 0 { throw NotPlain(feature: "clips") }
    if command.blendMode != .normal { throw NotPlain(feature: "blend modes") }
    guard command.path >= 0 else { throw NotPlain(feature: "layers") }
    var map = list.transforms[Int(command.transform)]
    guard map.isInvertible else { return nil }
    if let stretch {
      map = map == stretch ? .identity : map.concatenating(stretch.inverted())
    }
    var style = StrokeStyle()
    var fill: FillStyle?
    switch command.operation {
    case .layer: throw NotPlain(feature: "layers")
    case .fill(let rule): fill = rule
    case .stroke(let index): style = list.strokeStyles[Int(index)]
    }
    let path = list.paths[Int(command.path)].storage.applying(map).finite()
    guard !path.isEmpty else { return nil }
    let paint = list.paints[Int(command.paint)]
    if fill != nil, case .color = paint {
      return Item(
        path: path, paint: paint, opacity: Double(command.opacity), fill: fill, stroke: style)
    }
    guard let scale = map.uniformScale else {
      throw NotPlain(feature: "strokes or gradients that are stretched in several ways")
    }
    style.lineWidth *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    guard style.lineWidth.isFinite, style.dash.reduce(style.dashPhase, +).isFinite else {
      return nil
    }
    return Item(
      path: path, paint: try mapped(paint, by: map, scale), opacity: Double(command.opacity),
      fill: fill, stroke: style)
  }

  private static func mapped(
    _ paint: Paint, by map: CGAffineTransform, _ scale: CGFloat
  ) throws(NotPlain) -> Paint {
    switch paint {
    case .color: return paint
    case .linearGradient(var gradient):
      guard gradient.spread == .pad, gradient.drawsBeforeStart, gradient.drawsAfterEnd else {
        throw NotPlain(feature: "gradients that are not padded")
      }
      gradient.startPoint = gradient.startPoint.applying(map)
      gradient.endPoint = gradient.endPoint.applying(map)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      guard gradient.spread == .pad, gradient.drawsBeforeStart, gradient.drawsAfterEnd,
        gradient.startCenter == gradient.endCenter
      else {
        throw NotPlain(feature: "radial gradients that are no rings around one point")
      }
      if !gradient.transform.isIdentity {
        gradient.transform = gradient.transform.concatenating(map)
        return .radialGradient(gradient)
      }
      gradient.startCenter = gradient.startCenter.applying(map)
      gradient.endCenter = gradient.startCenter
      gradient.startRadius *= scale
      gradient.endRadius *= scale
      return .radialGradient(gradient)
    case .conicGradient: throw NotPlain(feature: "conic gradients")
    case .mesh: throw NotPlain(feature: "mesh gradients")
    case .image: throw NotPlain(feature: "pictures")
    case .backdrop: throw NotPlain(feature: "materials")
    }
  }
}
