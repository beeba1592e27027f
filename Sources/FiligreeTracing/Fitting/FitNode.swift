/// A place where the curve may be cut: as a smooth joint, as a corner, or as either.
struct FitNode {
  /// The index of the chain's point there.
  var index: Int
  /// Where a smooth joint lies, and its direction of travel; zero if it cannot be smooth.
  var position: SIMD2<Double>
  var direction = SIMD2<Double>.zero
  /// Where a corner lies; meaningful if `canBeCorner`.
  var corner: SIMD2<Double>
  var canBeSmooth = true
  var canBeCorner = false
  /// Whether the shape has a corner or a straight side's end there for certain, which no piece may go around.
  var isSure = false
}
