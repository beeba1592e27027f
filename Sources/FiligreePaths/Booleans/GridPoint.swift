/// A point of the integer grid.
///
/// Both coordinates are below 2³⁰ in size, so that differences fit in 31 bits, a cross product in 62
/// bits, and every predicate below is exact in `Int64`.
struct GridPoint: Equatable, BitwiseCopyable {
  var x: Int32
  var y: Int32

  /// One number for both coordinates: equal for equal points, ordered by x, then y.
  @inline(__always) var key: UInt64 {
    (UInt64(UInt32(bitPattern: x) ^ 0x8000_0000) << 32)
      | UInt64(UInt32(bitPattern: y) ^ 0x8000_0000)
  }
}

/// A point in the coordinates of the input.
struct ExactPoint: BitwiseCopyable {
  var x: Double
  var y: Double
}

/// The cross product of `b - a` and `p - a`: above zero where p lies left of the line from a to b.
@inline(__always) func orientation(_ a: GridPoint, _ b: GridPoint, _ p: GridPoint) -> Int64 {
  let dx = Int64(b.x) &- Int64(a.x)
  let dy = Int64(b.y) &- Int64(a.y)
  return dx &* (Int64(p.y) &- Int64(a.y)) &- dy &* (Int64(p.x) &- Int64(a.x))
}

/// Whether the segment from a to b passes through the pixel of p, given `cross = orientation(a, b, p)`.
///
/// The pixel is the unit square around p, with its left and lower sides and without the others, so
/// that pixels tile the plane and every point rounds into exactly one. For grid segments the test
/// comes down to p lying in the segment's box and twice the cross product not being above
/// |dx| + |dy|; equality means that the line meets just a corner, of which only one belongs.
@inline(__always) func passesPixel(
  _ a: GridPoint, _ b: GridPoint, _ p: GridPoint, cross: Int64
) -> Bool {
  let dx = Int64(b.x) &- Int64(a.x)
  let dy = Int64(b.y) &- Int64(a.y)
  let reach = dx.magnitude &+ dy.magnitude
  let size = cross.magnitude
  if size > reach { return false }
  let twice = size &* 2
  if twice > reach { return false }
  if p.x < min(a.x, b.x) || p.x > max(a.x, b.x) || p.y < min(a.y, b.y) || p.y > max(a.y, b.y) {
    return false
  }
  return twice < reach || cross &* 2 == dx &- dy
}

/// The pixel in which the segments a–b and c–d cross; they must cross properly.
///
/// Exact: a quotient in doubles decides unless it falls within 1e-5 of the border between two pixels
/// (its error is below 2⁻²⁰); then 128-bit division does.
@inline(__always) func crossingPixel(
  _ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint
) -> GridPoint {
  let dx = Int64(b.x) &- Int64(a.x)
  let dy = Int64(b.y) &- Int64(a.y)
  let ex = Int64(d.x) &- Int64(c.x)
  let ey = Int64(d.y) &- Int64(c.y)
  let numerator = (Int64(c.x) &- Int64(a.x)) &* ey &- (Int64(c.y) &- Int64(a.y)) &* ex
  let denominator = dx &* ey &- dy &* ex
  let fraction = Double(numerator) / Double(denominator)
  return GridPoint(
    x: a.x &+ roundedPart(dx, fraction, numerator, denominator),
    y: a.y &+ roundedPart(dy, fraction, numerator, denominator))
}

/// `length * numerator / denominator` rounded to the nearest integer, halves upwards.
@inline(__always) private func roundedPart(
  _ length: Int64, _ fraction: Double, _ numerator: Int64, _ denominator: Int64
) -> Int32 {
  let value = Double(length) * fraction
  let nearest = (value + GridFrame.roundingBias) - GridFrame.roundingBias
  if abs(value - nearest) < 0.5 - 1e-5 {
    return Int32(truncatingIfNeeded: Int64(nearest))
  }
  return exactRoundedPart(length, numerator, denominator)
}

@inline(never) private func exactRoundedPart(
  _ length: Int64, _ numerator: Int64, _ denominator: Int64
) -> Int32 {
  let product = length.magnitude.multipliedFullWidth(by: numerator.magnitude)
  let divisor = denominator.magnitude
  // A proper crossing has numerator < denominator in size, so the quotient fits.
  guard product.high < divisor else { return 0 }
  let (quotient, remainder) = divisor.dividingFullWidth(product)
  let negative = (length < 0) != ((numerator < 0) != (denominator < 0))
  if negative {
    return -Int32(truncatingIfNeeded: quotient &+ (remainder > divisor - remainder ? 1 : 0))
  }
  return Int32(truncatingIfNeeded: quotient &+ (remainder >= divisor - remainder ? 1 : 0))
}
