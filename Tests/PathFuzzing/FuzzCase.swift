import FiligreePaths
import FiligreeTestSupport
import Foundation

/// Two paths, and how they are filled.
public struct FuzzCase {
  /// The first operand.
  public var a: Path
  /// The second operand.
  public var b: Path
  /// The rule by which both are filled.
  public var rule: CGPathFillRule
  /// What kind of case it is.
  public var kind: Kind

  /// The generators.
  public enum Kind: Int, CaseIterable, Sendable {
    /// Random polygons.
    case polygons
    /// Random paths of lines, quadratics and cubics.
    case curves
    /// Few random integers as coordinates: most vertices lie on one another or on lines.
    case grid
    /// The same with curves.
    case curveGrid
    /// The same with every point off by a few steps of the booleans' own grid, or by less.
    case nearGrid
    /// The second path goes along edges of the first.
    case sharedEdges
    /// The second path is the first, each point moved by 1e-12 to 1.
    case nearPolygons
    /// The same with curves.
    case nearCurves
    /// The first path is several times nearly the same outline, the second path another outline.
    case nearLayers
    /// The second path is the first, moved as a whole by 1e-12 to 1.
    case nearShifted
    /// The second path is the first, turned by a little or by a multiple of 90°.
    case rotated
    /// Circles that touch, or nearly do.
    case circles
    /// Cubics with cusps and loops.
    case loops
    /// Zero-length segments, spikes, and curves that go nowhere.
    case degenerate
    /// Letters: stems, bowls and counters.
    case glyphs
  }

  /// Creates the case of a number: the same for the same seed and number, everywhere.
  ///
  /// All kinds in turn, or the one that is asked for.
  public init(seed: UInt64, index: Int, kind only: Kind? = nil) {
    var random = RandomSource(
      seed: seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: index))
    _ = random.next()
    var maker = CaseMaker(random: random)
    // Three of eight cases are nearly coincident.
    let draw = maker.random.next()
    let pick = Int(draw % 16)
    let table: [Kind] = [
      .nearPolygons, .nearCurves, .nearCurves, .nearShifted, .nearShifted, .rotated, .polygons,
      .curves, .grid, .curveGrid, .sharedEdges, .circles, .loops, .degenerate, .glyphs, .nearCurves,
    ]
    let drawn = table[pick]
    switch drawn {
    case .curveGrid: kind = only ?? (draw >> 40 & 1 == 0 ? .nearGrid : drawn)
    case .nearCurves: kind = only ?? (draw >> 40 & 15 == 0 ? .nearLayers : drawn)
    default: kind = only ?? drawn
    }
    rule = maker.random.next() & 3 == 0 ? .evenOdd : .winding
    (a, b) = maker.pair(kind)
    // Some far from the origin, some tiny or huge.
    switch maker.random.next() % 8 {
    case 0:
      let transform = CGAffineTransform(translationX: 1e6, y: -1e6)
      a = a.applying(transform)
      b = b.applying(transform)
    case 1:
      let scale = pow(10, maker.random.number(in: -6...6).rounded())
      let transform = CGAffineTransform(scaleX: scale, y: scale)
      a = a.applying(transform)
      b = b.applying(transform)
    default: break
    }
  }

  /// Creates a case from two paths.
  public init(a: Path, b: Path, rule: CGPathFillRule, kind: Kind) {
    self.a = a
    self.b = b
    self.rule = rule
    self.kind = kind
  }
}
