/// The length of (`x`, `y`): neither infinite nor 0 because of squares that are too large or too small.
///
/// Not by `hypot`, whose last digit may differ from one library to the next; powers of two round nothing.
func length(_ x: Double, _ y: Double) -> Double {
  let scale = lengthScale(x, y)
  let (u, v) = (x * scale, y * scale)
  return (u * u + v * v).squareRoot() / scale
}

/// What (`x`, `y`) is to be multiplied by for its square to be a number: mostly 1.
func lengthScale(_ x: Double, _ y: Double) -> Double {
  let largest = max(abs(x), abs(y))
  if largest > 0x1p-500 && largest < 0x1p500 || largest == 0 || !largest.isFinite { return 1 }
  return largest < 1 ? 0x1p600 : 0x1p-600
}
