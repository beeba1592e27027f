import FiligreePaths
import FiligreePixels
import Foundation

/// A picture as filled shapes: what a `ColorTracer` makes of it.
public struct ColorTrace: Sendable {
  /// What a shape is painted with.
  ///
  /// Between stops red, green, blue and the opacity are interpolated each by itself, as in SVG, and not premultiplied.
  public enum Fill: Hashable, Sendable {
    /// One color.
    case color(CGColor)
    /// Colors along a line, which hold beyond its ends.
    case linear(stops: [Stop], start: CGPoint, end: CGPoint)
    /// Colors by the distance from a center, which hold beyond the radius.
    case radial(stops: [Stop], center: CGPoint, radius: CGFloat)
    /// Colors by the distance from a center in an ellipse's measure, where `transform` maps the circle of radius one
    /// around the origin to the last stop's ellipse; they hold beyond it.
    case elliptical(stops: [Stop], transform: CGAffineTransform)
  }

  /// A color at a position 0…1 along a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: CGColor
    /// Where it is.
    public var location: CGFloat
  }

  /// Shapes of one paint.
  public struct Layer: Sendable {
    /// The outlines, to be filled by the nonzero rule; or, with a width, the lines.
    public var path: Path
    /// What it is painted with.
    public var fill: Fill
    /// The width of lines that close the hairlines between shapes; nil for shapes.
    public var seamWidth: CGFloat?
    /// Whether lines have round ends and joints, or end where they end.
    public var isRound = false
    /// The index of the layer whose shape is around this one, where each shape is a layer of its own; nil for none.
    public var parent: Int?
  }

  /// Pixels in a row.
  public var width: Int
  /// Number of rows.
  public var height: Int
  /// The layers, bottom first; coordinates are pixels, y down.
  public var layers: [Layer]
  /// How many faces of the picture the layers show.
  public var faceCount: Int
  /// How many colors and ramps there are.
  public var colorCount: Int
  /// How many faces were left out, as the tracer was asked to.
  public var droppedFaceCount = 0
  /// The plain colors of which nothing is shown because all of it was left out: the picture's, before recolorings.
  public var droppedColors: [CGColor] = []
  /// Whether there are gradients, and pixels do not tell whether the drawing is better with them.
  var gradientsAreDoubtful = false

  /// The lines and curves of all layers.
  public var segmentCount: Int {
    layers.reduce(0) { sum, layer in
      sum + layer.path.storage.verbs.lazy.filter { $0 == .line || $0 == .cubic }.count
    }
  }
}

extension ColorTrace {
  /// The same for a picture of another size; the lines that close hairlines keep their width.
  func enlarged(width: Int, height: Int) -> ColorTrace {
    guard (width, height) != (self.width, self.height) else { return self }
    let scale = CGAffineTransform(
      scaleX: CGFloat(width) / CGFloat(self.width), y: CGFloat(height) / CGFloat(self.height))
    var result = self
    (result.width, result.height) = (width, height)
    for i in layers.indices {
      result.layers[i].path = layers[i].path.applying(scale)
      result.layers[i].fill = layers[i].fill.applying(scale)
    }
    return result
  }
}

extension ColorTrace.Fill {
  fileprivate func applying(_ scale: CGAffineTransform) -> Self {
    switch self {
    case .color: self
    case .linear(let stops, let start, let end):
      .linear(stops: stops, start: start.applying(scale), end: end.applying(scale))
    case .radial(let stops, let center, let radius):
      // Both factors are about the same.
      .radial(
        stops: stops, center: center.applying(scale), radius: radius * (scale.a + scale.d) / 2)
    case .elliptical(let stops, let transform):
      .elliptical(stops: stops, transform: transform.concatenating(scale))
    }
  }
}
