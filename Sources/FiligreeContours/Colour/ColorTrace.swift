import FiligreePaths
import FiligreePixels
import Foundation

/// A picture as filled shapes: what a `ColorTracer` makes of it.
package struct ColorTrace: Sendable {
  /// What a shape is painted with.
  package enum Fill: Hashable, Sendable {
    /// One colour.
    case color(CGColor)
    /// Colours along a line, which hold beyond its ends.
    case linear(stops: [Stop], start: CGPoint, end: CGPoint)
    /// Colours by the distance from a centre, which hold beyond the radius.
    case radial(stops: [Stop], center: CGPoint, radius: CGFloat)
  }

  /// A colour at a position 0…1 along a gradient.
  package struct Stop: Hashable, Sendable {
    package var color: CGColor
    package var location: CGFloat
  }

  /// Shapes of one paint.
  package struct Layer: Sendable {
    /// The outlines, to be filled by either rule; or, with a width, the lines.
    package var path: Path
    /// What it is painted with.
    package var fill: Fill
    /// The width of lines that close the hairlines between shapes; nil for shapes.
    package var seamWidth: CGFloat?
    /// Whether lines have round ends and joints, or end where they end.
    package var isRound = false
  }

  /// Pixels in a row.
  package var width: Int
  /// Number of rows.
  package var height: Int
  /// The layers, bottom first; coordinates are pixels, y down.
  package var layers: [Layer]
  /// How many faces of the picture the layers show.
  package var faceCount: Int
  /// How many colours and ramps there are.
  package var colorCount: Int

  /// The lines and curves of all layers.
  package var segmentCount: Int {
    layers.reduce(0) { sum, layer in
      sum + layer.path.storage.verbs.lazy.filter { $0 == .line || $0 == .cubic }.count
    }
  }
}
