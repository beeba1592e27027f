import FiligreePaths

/// A drawing as strokes along the middle of its lines: what a `CenterLineTracer` makes of it.
public struct CenterLineTrace: Sendable {
  /// A line or curve.
  public struct Stroke: Sendable {
    /// The width at one place of a stroke.
    public struct Width: Hashable, Sendable {
      /// The place: the share of the stroke's length that lies before it, 0…1.
      public var location: Double
      /// The width there, in pixels.
      public var width: Double
    }

    /// The middle of the line; coordinates are pixels, y down.
    package var curve: FittedCurve
    /// The points that the curve was drawn through.
    package var points: [SIMD2<Float>]
    /// The line's width in pixels, to a tenth; where the width varies, its median.
    public var width: Double
    /// Whether the line's ends are cut straight, and not round.
    public var hasButtEnds: Bool
    /// The widths along a stroke whose width varies, by their places, linear in between; empty for one width.
    ///
    /// Those of a closed stroke begin and end where its path begins.
    public var widths: [Width] = []
    /// The outline of a stroke whose width varies.
    package var rings: [FittedCurve] = []

    /// The middle of the line; coordinates are pixels, y down.
    public var path: Path {
      var storage = PathStorage()
      curve.append(to: &storage)
      return Path(storage: storage)
    }

    /// The outline of a stroke whose width varies, to be filled by the nonzero rule; nil for one width.
    public var outline: Path? { rings.isEmpty ? nil : Path(rings) }
  }

  /// Pixels in a row.
  public var width: Int
  /// Number of rows.
  public var height: Int
  /// The strokes, in the order of their first pixels; closed ones may come last.
  public var strokes: [Stroke]
  /// The outlines of areas that are no lines.
  package var rings: [[FittedCurve]] = []

  /// The lines and curves of all that is drawn: of strokes, or of their outlines where their widths vary, and of
  /// areas.
  public var segmentCount: Int {
    strokes.reduce(0) { $0 + ($1.rings.isEmpty ? $1.curve.segments.count : $1.rings.segmentCount) }
      + rings.reduce(0) { $0 + $1.segmentCount }
  }

  /// What is no line: arrow heads, blots, what is shaded all over; to be filled by the nonzero rule.
  public var areas: [Path] { rings.map { Path($0) } }

  /// Whether nothing was found.
  public var isEmpty: Bool { strokes.isEmpty && rings.isEmpty }

  /// All that is filled, by the nonzero rule: the outlines of strokes whose widths vary, and the areas.
  ///
  /// These and the ``groups`` are the whole drawing.
  public var shapes: [Path] { strokes.compactMap(\.outline) + areas }

  /// Strokes of one look, as one path.
  public struct Group: Sendable {
    /// The lines.
    public var path: Path
    /// Their width.
    public var width: Double
    /// Whether their ends are cut straight.
    public var hasButtEnds: Bool
  }

  /// The strokes that have one width, in groups of the same, the widest first.
  public var groups: [Group] {
    var paths: [Int: PathStorage] = [:]
    for stroke in strokes where stroke.rings.isEmpty {
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

extension [FittedCurve] {
  fileprivate var segmentCount: Int { reduce(0) { $0 + $1.segments.count } }
}

extension Path {
  fileprivate init(_ curves: [FittedCurve]) {
    var storage = PathStorage()
    for curve in curves { curve.append(to: &storage) }
    self.init(storage: storage)
  }
}
