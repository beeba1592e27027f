import FiligreePaths
import FiligreePixels
import FiligreeSVG
import Foundation
import Synchronization

/// A glyph that an SVG document of its font draws.
package final class SVGGlyph: Sendable {
  /// How much may be drawn of a glyph.
  package static let limits: SVGLimits = {
    var limits = SVGLimits()
    limits.elements = ColorTable.paintLimit
    limits.layers = 256
    limits.depth = 64
    limits.expandedBytes = 1 << 20
    return limits
  }()

  /// How often a glyph is kept, each time for another color of text.
  private static let colorLimit = 8

  /// How many nodes and points are drawn.
  let cost: (paints: Int, points: Int)
  /// What is drawn in black text.
  private let black: SVGNode
  /// Where the glyph is drawn from for other colors; nil where they make no difference.
  private let element: SVGTable.Element?
  private let others: Mutex<BoundedCache<CGColor, SVGNode>>

  /// Nil if the element draws nothing, or too much.
  init?(_ element: SVGTable.Element) {
    guard let part = Self.part(element, .black) else { return nil }
    black = part.node
    self.element = part.usesForeground ? element : nil
    let cost = part.node.cost(upTo: ColorTable.paintLimit)
    self.cost = (cost.nodes, cost.points)
    // Half of a cache's limit is one generation.
    others = Mutex(BoundedCache(limit: 2 * Self.colorLimit))
  }

  /// What is drawn in text of a color, in font units, y up.
  package func node(foreground: CGColor) -> SVGNode {
    guard let element, foreground != .black else { return black }
    if let known = others.withLock({ $0.value(for: foreground) }) { return known }
    let node = Self.part(element, foreground)?.node ?? black
    others.withLock { $0.insert(node, for: foreground, cost: 1) }
    return node
  }

  private static func part(_ element: SVGTable.Element, _ foreground: CGColor) -> SVGSource.Part? {
    let em = CGSize(width: element.unitsPerEm, height: element.unitsPerEm)
    guard
      var part = try? element.source?.part(
        element.id, in: em, limits: limits, foreground: foreground)
    else { return nil }
    // The viewport is a square of an em below the baseline.
    var group = SVGGroup()
    group.transform = CGAffineTransform(scaleX: 1, y: -1)
    group.children = [part.node]
    part.node = .group(group)
    return part
  }
}
