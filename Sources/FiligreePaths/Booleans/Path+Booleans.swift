import Foundation

extension Path {
  /// Returns a path with a simple outline that fills as this one does.
  ///
  /// See `CGPath.normalized(using:)`. `eoFill` says whether this path is filled by the even-odd rule.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(storage: PathBoolean.combine(storage, nil, .first, Path.test(eoFill), .nonZero))
  }

  /// Returns a path that fills what this path or `other` fills, or both.
  ///
  /// See `CGPath.union(_:using:)`. `eoFill` says whether both are filled by the even-odd rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .union, eoFill)
  }

  /// Returns a path that fills what both this path and `other` fill.
  ///
  /// See `CGPath.intersection(_:using:)`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .intersection, eoFill)
  }

  /// Returns a path that fills what this path fills and `other` does not.
  ///
  /// See `CGPath.subtracting(_:using:)`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .subtraction, eoFill)
  }

  /// Returns a path that fills what one of the two paths fills, but not both.
  ///
  /// See `CGPath.symmetricDifference(_:using:)`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .symmetricDifference, eoFill)
  }

  /// Returns the parts of this path's lines and curves that lie where `other` fills.
  ///
  /// See `CGPath.lineIntersection(_:using:)`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(
      storage: PathBoolean.cutLines(storage, other.storage, inside: true, Path.test(eoFill)))
  }

  /// Returns the parts of this path's lines and curves that lie where `other` does not fill.
  ///
  /// See `CGPath.lineSubtracting(_:using:)`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(
      storage: PathBoolean.cutLines(storage, other.storage, inside: false, Path.test(eoFill)))
  }

  private static func test(_ eoFill: Bool) -> WindingTest { eoFill ? .odd : .nonZero }

  private func combined(_ other: Path, _ operation: BooleanOperation, _ eoFill: Bool) -> Path {
    let test = Path.test(eoFill)
    return Path(storage: PathBoolean.combine(storage, other.storage, operation, test, test))
  }
}
