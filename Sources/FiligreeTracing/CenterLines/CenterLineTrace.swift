import FiligreePaths

/// A drawing as strokes along the middle of its lines: what a `CenterLineTracer` makes of it.
public struct CenterLineTrace: Sendable {
  /// A line or curve of one width.
  public struct Stroke: Sendable {
    /// The middle of the line; coordinates are pixels, y down.
    package var curve: FittedCurve
    /// The points that the curve was drawn through.
    package var points: [SIMD2<Float>]
    /// The line's width in pixels, to a tenth.
    public var width: Double
    /// Whether the line's ends are cut straight, and not round.
    public var hasButtEnds: Bool
  }

  /// Pixels in a row.
  public var width: Int
  /// Number of rows.
  public var height: Int
  /// The strokes, in the order of their first pixels; closed ones may come last.
  public var strokes: [Stroke]

  /// The lines and curves of all strokes.
  public var segmentCount: Int { strokes.reduce(0) { $0 + $1.curve.segments.count } }

  /// Strokes of one look, as one path.
  public struct Group: Sendable {
    /// The lines.
    public var path: Path
    /// Their width.
    public var width: Double
    /// Whether their ends are cut straight.
    public var hasButtEnds: Bool
  }

  /// The strokes in groups of one width, the widest first.
  public var groups: [Group] {
    var paths: [Int: PathStorage] = [:]
    for stroke in strokes {
      // Tenths of pixels; doubled, with the kind of ends in the lowest bit.
      let key = 2 * Int((stroke.width * 10).rounded()) + (stroke.hasButtEnds ? 1 : 0)
      stroke.curve.append(to: &paths[key, default: PathStorage()])
    }
    // Looked up by hash, written by width.
    return paths.sorted { $0.key > $1.key }.map { key, storage in
      Group(
        path: Path(storage: storage), width: Double(key / 2) / 10, hasButtEnds: key % 2 == 1)
    }
  }
}
