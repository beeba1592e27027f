import FiligreePaths
import FiligreeTestSupport
import Foundation

/// Compares the outlines of strokes with `StrokeRegion`.
///
/// A point is wrong if it is inside of the outline (by the non-zero rule) and farther than the
/// fringe from the region, or outside and deeper in the region than the fringe, and in the stroke
/// that is narrower by the fringe on either side. (Where two sides meet in a narrow notch, each a
/// little off, its bottom moves by far more.) The fringe is what outlines may be off by, their
/// tolerance, and a tenth of that for what the oracle itself may be off by: it takes chords for the
/// center line, for the sides and for the outline's curves, each within 2 % of the tolerance.
public enum StrokeOracle {
  /// The ways to an outline.
  public enum Form: String, CaseIterable, Sendable {
    /// `PathStorage.stroked`, behind `strokedPath`.
    case curves
    /// `PathStorage.strokedLines`, from which is drawn.
    case lines
    /// `CGPath.copy(dashingWithPhase:…)`, then `copy(strokingWithWidth:…)`.
    case copies
  }

  /// What there is to say of a case.
  public enum Verdict: Equatable, Sendable {
    /// No point is wrong.
    case right
    /// Two answers are right: a miter at its limit, a dash that ends at a corner.
    case undecided
    /// A point is wrong: which, and how.
    case wrong(String)
  }

  /// Asks about a grid of `grid` × `grid` points, and as many points as `probes` beside the edges.
  ///
  /// The fringe is in tolerances.
  public static func check(
    _ test: StrokeCase, forms: [Form] = [.curves, .lines], grid: Int = 64, probes: Int = 1000,
    fringe: Double = 1.1
  ) -> Verdict {
    for form in forms {
      var tolerance = test.tolerance
      // The public functions choose theirs.
      if form == .copies { tolerance = publicTolerance(test) }
      let error = 0.02 * tolerance
      let fringe = fringe * tolerance
      guard let region = region(of: test, form, error: error, fringe: fringe),
        let core = self.region(of: test, form, error: error, fringe: fringe, inset: fringe)
      else { return .undecided }
      let ink = OutlineWinding(outline(of: test, form, tolerance: tolerance), error: error)
      guard ink.isFinite else { return .wrong("\(form): not finite") }
      let index = StrokeRegionIndex(region, fringe: fringe)
      let narrow = StrokeRegionIndex(core, fringe: 0)
      if let failure = compare(index, narrow, ink, grid: grid, probes: probes) {
        return .wrong("\(form): \(failure)")
      }
    }
    return .right
  }

  /// The tolerance of the public functions.
  static func publicTolerance(_ test: StrokeCase) -> Double {
    min(test.style.lineWidth.native / 200, 0.02)
  }

  /// The points that the stroke paints, or a narrower one; nil where two answers are right.
  static func region(
    of test: StrokeCase, _ form: Form, error: Double, fringe: Double, inset: Double = 0
  ) -> StrokeRegion? {
    let style = test.style
    let radius = style.lineWidth.native / 2
    var line = CenterLine(test.path, radius: radius, error: error)
    let isSure = line.dash(
      style.dash.map(\.native), phase: style.dashPhase.native, radius: radius, fringe: fringe)
    if form == .copies, !style.dash.isEmpty {
      // A dot has lost its direction on the way.
      for i in line.subpaths.indices { line.subpaths[i].dotDirection = Vector(1, 0) }
    }
    let region = StrokeRegion(line, style, inset: inset)
    return isSure && region.isSure ? region : nil
  }

  /// The outline under test; the tolerance is for the forms that take one.
  static func outline(of test: StrokeCase, _ form: Form, tolerance: Double) -> Path {
    let style = test.style
    switch form {
    case .curves:
      return Path(storage: test.path.storage.stroked(style, tolerance: CGFloat(tolerance)))
    case .lines:
      return Path(storage: test.path.storage.strokedLines(style, tolerance: CGFloat(tolerance)))
    case .copies:
      var path = test.path.cgPath
      if !style.dash.isEmpty {
        path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
      }
      return Path(
        path.copy(
          strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
          miterLimit: style.miterLimit))
    }
  }

  private static func compare(
    _ index: StrokeRegionIndex, _ core: StrokeRegionIndex, _ ink: OutlineWinding, grid: Int,
    probes: Int
  ) -> String? {
    func look(_ p: Vector) -> String? {
      let winding = ink.winding(p)
      // All pieces of an outline turn the same way.
      if winding > 0 { return "winds \(winding) times around (\(p.x), \(p.y))" }
      if winding != 0 {
        if !index.comes(within: index.fringe, of: p) {
          return "ink at (\(p.x), \(p.y))"
        }
      } else if core.comes(within: 0, of: p), index.isDeepInside(p) {
        return "hole at (\(p.x), \(p.y))"
      }
      return nil
    }
    guard index.minX < index.maxX else {
      return ink.isEmpty ? nil : "an outline of nothing"
    }
    // A margin, to see what sticks out.
    let marginX = 0.1 * (index.maxX - index.minX)
    let marginY = 0.1 * (index.maxY - index.minY)
    for row in 0..<grid {
      let y =
        index.minY - marginY
        + (index.maxY - index.minY + 2 * marginY) * ((Double(row) + 0.5) / Double(grid))
      for column in 0..<grid {
        let x =
          index.minX - marginX
          + (index.maxX - index.minX + 2 * marginX) * ((Double(column) + 0.5) / Double(grid))
        if let failure = look(Vector(x, y)) { return failure }
      }
    }
    var random = RandomSource(seed: 5)
    let pieces = index.region.pieces
    for _ in 0..<probes {
      let piece = pieces[Int(random.next() % UInt64(pieces.count))]
      let p = piece.edgePoint(random.number(in: 0...1), random.number(in: 0...1))
      let angle = random.number(in: 0...(2 * .pi))
      let far = index.fringe * pow(2, random.number(in: 0.1...4))
      if let failure = look(p + Vector(cos(angle), sin(angle)) * far) { return failure }
    }
    return nil
  }
}
