import Foundation

// Common to all operations: open subpaths count as closed; curves stay curves; results have no
// crossings and wind once around their inside, so that both fill rules fill them alike. Nothing
// fails: coordinates that are not finite are left out as in `finite()`, and empty operands are
// empty shapes. Only operands of more than 2²⁸ elements and points together give an empty result.
// Four or more curved outlines that nearly coincide, paths or subpaths that wind the same way, are
// united two by two first: each of these rounds, the logarithm of their number to base 2, may move
// an outline as far as one union. Semantics and names are Core Graphics'.

extension CGPath {
  /// Returns a path with a simple outline that fills as this one does by `rule`.
  ///
  /// The outline has no crossings. It goes around its inside in the direction from the x axis to the y
  /// axis, and around holes the other way, so that both fill rules fill it alike. Open subpaths count
  /// as closed. Curves stay curves.
  ///
  /// Bad input gives a defined result here and in all operations on the insides of paths: elements with
  /// a NaN or infinite coordinate are left out, and a path without an inside, as one of moves only, is
  /// an empty shape. What is below 1e-307 vanishes, and coordinates beyond 1.79e308 are brought back to
  /// that, so that results are always finite. Operands that have more than 2²⁸ elements and points
  /// together give an empty result.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(
      storage: PathBoolean.combine(storage, nil, .first, WindingTest(rule), .nonZero))
  }

  /// Returns a path that fills what this path or `other` fills, or both.
  ///
  /// `rule` says what both fill; the result is as described for `normalized(using:)`. Outlines are
  /// compared on a grid of at least 2²⁹ steps over the longer side of their common box, and curves
  /// that run closer to one another than 2⁻²⁰ of it may count as one. No point of the result is further
  /// from the operands' outlines than 2⁻²⁸ of that side for polygons and 2⁻¹⁹ where there are curves,
  /// and no edge of what is filled further from the result. From n segments, closing lines included,
  /// come at most n² in polygons and 9 n² with curves: two lines meet in one point, two cubics in nine.
  /// Ordinarily it is n and two for each crossing.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .union, rule)
  }

  /// Returns a path that fills what any of `paths` fills.
  ///
  /// All paths are taken at once, in n log n time for n segments that meet a limited number of others,
  /// where one union after the other would take n² time. Four or more paths with curves that nearly
  /// coincide are united two by two first, each round as exact as `union(_:using:)`. The order of the
  /// paths does not matter to what is filled.
  public static func union(
    of paths: [CGPath], using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(storage: PathBoolean.union(paths.map { $0.storage }, WindingTest(rule)))
  }

  /// Returns a path that fills what both this path and `other` fill.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .intersection, rule)
  }

  /// Returns a path that fills what this path fills and `other` does not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .subtraction, rule)
  }

  /// Returns a path that fills what one of the two paths fills, but not both.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
  {
    combined(other, .symmetricDifference, rule)
  }

  /// Returns the parts of this path's lines and curves that lie where `other` fills.
  ///
  /// Parts come as open subpaths, in this path's order and direction. A subpath that lies inside as a
  /// whole comes as it is, so a closed one stays closed. What lies along the edge of `other` counts as
  /// inside. `rule` says what `other` fills; this path is not filled, and its open subpaths stay open.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(
      storage: PathBoolean.cutLines(storage, other.storage, inside: true, WindingTest(rule)))
  }

  /// Returns the parts of this path's lines and curves that lie where `other` does not fill.
  ///
  /// What `lineIntersection(_:using:)` leaves out, in the same form.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(
      storage: PathBoolean.cutLines(storage, other.storage, inside: false, WindingTest(rule)))
  }

  /// Returns the connected parts of what this path fills, each with its holes.
  ///
  /// Parts that touch in a point are two parts. Each is as described for `normalized(using:)`.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    PathBoolean.components(storage, WindingTest(rule)).map { CGPath(storage: $0) }
  }

  /// Whether there is something that both this path and `other` fill.
  ///
  /// Shapes that only touch, in a point or along an edge, do not intersect.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    PathBoolean.intersects(storage, other.storage, WindingTest(rule))
  }

  /// Returns the path with its curves replaced by lines.
  ///
  /// No curve is further from its lines than `threshold`, in the path's units. A threshold that is not
  /// above zero is taken as the smallest that makes sense for the path's size.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(storage: storage.flattened(tolerance: threshold))
  }

  private func combined(
    _ other: CGPath, _ operation: BooleanOperation, _ rule: CGPathFillRule
  ) -> CGPath {
    let test = WindingTest(rule)
    return CGPath(storage: PathBoolean.combine(storage, other.storage, operation, test, test))
  }
}
