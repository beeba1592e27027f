import FiligreePixels
import Foundation

/// Squares.
public protocol CIPixellate: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The middle, in pixels, y up.
  var center: CGPoint { get set }
  /// The side of a square, in pixels: 8 if not set.
  var scale: Float { get set }
}

/// Hexagons.
public protocol CIHexagonalPixellate: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The middle, in pixels, y up.
  var center: CGPoint { get set }
  /// How far the middles of neighbors are apart, in pixels: 8 if not set.
  var scale: Float { get set }
}

/// Polygons.
public protocol CICrystallize: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// How large they are, in pixels: 20 if not set.
  var radius: Float { get set }
  /// The middle, in pixels, y up.
  var center: CGPoint { get set }
}

/// Edges.
public protocol CIEdges: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// A factor of their brightness: 1 if not set.
  var intensity: Float { get set }
}

/// A glow.
public protocol CIBloom: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The standard deviation of the blur, in pixels: 10 if not set.
  var radius: Float { get set }
  /// How much of it, 0…1: 0.5 if not set.
  var intensity: Float { get set }
}

/// Dull lights.
public protocol CIGloom: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The standard deviation of the blur, in pixels: 10 if not set.
  var radius: Float { get set }
  /// How much of it, 0…1: 0.5 if not set.
  var intensity: Float { get set }
}

extension CIFilter {
  /// Makes squares of one color each.
  public class func pixellate() -> any CIFilter & CIPixellate { PixellateFilter(.pixellate) }
  /// Makes hexagons of one color each.
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    HexagonalPixellateFilter(.hexagonalPixellate)
  }
  /// Makes irregular polygons of one color each.
  public class func crystallize() -> any CIFilter & CICrystallize {
    CrystallizeFilter(.crystallize)
  }
  /// Shows how steep colors change.
  public class func edges() -> any CIFilter & CIEdges { EdgesFilter(.edges) }
  /// Lets bright places glow.
  public class func bloom() -> any CIFilter & CIBloom { BloomFilter(.bloom) }
  /// Dulls bright places.
  public class func gloom() -> any CIFilter & CIGloom { GloomFilter(.gloom) }
}

private final class PixellateFilter: CIFilter, CIPixellate {}
private final class HexagonalPixellateFilter: CIFilter, CIHexagonalPixellate {}
private final class CrystallizeFilter: CIFilter, CICrystallize {}
private final class EdgesFilter: CIFilter, CIEdges {}
private final class BloomFilter: CIFilter, CIBloom {}
private final class GloomFilter: CIFilter, CIGloom {}
