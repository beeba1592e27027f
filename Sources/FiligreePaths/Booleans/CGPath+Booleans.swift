import Foundation

extension CGPath {
  /// Returns the path with a simple outline that fills as this one does by `rule`.
  ///
  /// The outline has no crossings, winds once around its inside (the same way as its y axis turns to
  /// its x axis) and the other way around its holes, so that both fill rules fill it alike. Open
  /// subpaths count as closed. Curves stay curves.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(
      storage: PathBoolean.combine(storage, nil, .first, WindingTest(rule), .nonZero))
  }

  /// Returns a path that fills what this path or `other` fills, or both.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .union, rule)
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

  private func combined(
    _ other: CGPath, _ operation: BooleanOperation, _ rule: CGPathFillRule
  ) -> CGPath {
    let test = WindingTest(rule)
    return CGPath(storage: PathBoolean.combine(storage, other.storage, operation, test, test))
  }
}
