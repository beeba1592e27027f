import FiligreeBase
import Foundation

/// How coordinates become numbers of SVG path data, and what a reader makes of them.
///
/// A relative command is right only if the reader, who adds it to the point that he has read so
/// far, arrives where the path does. Each conformance answers that in its own arithmetic.
protocol SVGCoordinates {
  /// A coordinate as it is written.
  associatedtype Value: Equatable

  /// The coordinate as it is written.
  func value(_ coordinate: CGFloat) -> Value
  /// The number to write for a coordinate or a difference of two.
  func decimal(_ value: Value) -> DecimalNumber
  /// What must be added to `origin` to arrive at `value`, or nil where no number does.
  func difference(_ value: Value, from origin: Value) -> Value?
  /// Whether `value` is `other`, reflected about `center`, whichever way a reader computes that.
  func isReflection(_ value: Value, of other: Value, about center: Value) -> Bool
}

/// Coordinates rounded to a decimal grid, counted in whole units of it: differences are exact, so
/// that rounding errors cannot accumulate however long the path is.
struct SVGGridCoordinates: SVGCoordinates {
  /// The number of digits after the point, 0...9.
  let places: Int

  /// Nil where a coordinate of `path` is too large for the grid.
  init?(places: Int, for path: PathStorage) {
    self.places = min(max(places, 0), 9)
    for point in path.points {
      guard DecimalNumber.units(Double(point.x), places: self.places) != nil,
        DecimalNumber.units(Double(point.y), places: self.places) != nil
      else { return nil }
    }
  }

  @inline(__always)
  func value(_ coordinate: CGFloat) -> Int64 {
    DecimalNumber.units(Double(coordinate), places: places) ?? 0
  }

  @inline(__always)
  func decimal(_ value: Int64) -> DecimalNumber {
    DecimalNumber(units: value, exponent: -places)
  }

  @inline(__always)
  func difference(_ value: Int64, from origin: Int64) -> Int64? {
    value &- origin
  }

  @inline(__always)
  func isReflection(_ value: Int64, of other: Int64, about center: Int64) -> Bool {
    value &- center == center &- other
  }
}

/// Coordinates as the doubles that they are.
struct SVGExactCoordinates: SVGCoordinates {
  /// The number of digits after the point, or nil for as many as round-trip.
  let places: Int?

  func value(_ coordinate: CGFloat) -> Double {
    // Minus zero is written as zero, and compares equal to it.
    Double(coordinate)
  }

  func decimal(_ value: Double) -> DecimalNumber {
    if let places { DecimalNumber(value, places: places) } else { DecimalNumber(shortest: value) }
  }

  func difference(_ value: Double, from origin: Double) -> Double? {
    // Rounded differences would not add up.
    guard places == nil else { return nil }
    let difference = value - origin
    return origin + difference == value ? difference : nil
  }

  func isReflection(_ value: Double, of other: Double, about center: Double) -> Bool {
    places == nil && value == 2 * center - other && value == center + (center - other)
  }
}
