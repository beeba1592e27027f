import FiligreeBase

/// Which of two diagonals is connected where two labels meet like squares on a chessboard.
///
///     a b
///     b a
///
/// The mean of the four pixels says which label has the larger share of what lies around the corner:
/// that one is connected, as in an interpolation between the four. Where they are even, it is the one
/// that is rarer in the picture, so that thin lines hold together.
struct SaddleRule {
  let view: ColorView
  /// The color of each label.
  let colors: [SIMD4<Float>]

  /// Whether the diagonal from upper left to lower right (labeled `a`) is connected, and not the other
  /// (labeled `b`), at the upper left corner of pixel (x, y); neither x nor y is 0.
  func connectsMain(_ x: Int, _ y: Int, _ a: UInt8, _ b: UInt8) -> Bool {
    let (ca, cb) = (colors[Int(a)], colors[Int(b)])
    let span = ca - cb
    let length = span.squaredLength
    guard length > 0 else { return a > b }
    let sum =
      view.color(x - 1, y - 1) + view.color(x, y - 1) + view.color(x - 1, y) + view.color(x, y)
    let share = ((sum * 0.25 - cb) * span).sum() / length
    if abs(share - 0.5) > 0.02 { return share > 0.5 }
    return a > b
  }
}
