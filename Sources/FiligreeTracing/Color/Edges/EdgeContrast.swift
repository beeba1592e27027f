/// What tells the pixels of an edge's two sides apart.
struct EdgeContrast {
  /// The colors on the left and on the right.
  let left: SIMD4<Float>
  let right: SIMD4<Float>
  /// Their difference over its square's sum: with it, a color's share of the left.
  let scaled: SIMD4<Float>
  /// How far from a side's own color its pixels may be, as a share.
  let slack: Float
  /// Whether both are one color.
  let isNone: Bool

  init(left: SIMD4<Float>, right: SIMD4<Float>, noise: Float) {
    let span = left - right
    let length = (span * span).sum()
    (self.left, self.right) = (left, right)
    isNone = length <= 0
    scaled = isNone ? .zero : span / length
    slack = isNone ? 0 : max(0.03, min(0.25, 2 * noise / length.squareRoot()))
  }

  /// How much of a pixel the left side covers, 0…1.
  @inline(__always)
  func share(_ color: SIMD4<Float>) -> Float {
    min(max(((color - right) * scaled).sum(), 0), 1)
  }
}
