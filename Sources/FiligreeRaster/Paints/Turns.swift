import FiligreeDrawing

/// Directions as parts of a turn.
enum Turns {
  /// The directions of vectors from the positive x axis towards the positive y axis: 0..<1.
  ///
  /// Of additions, multiplications and a division only: within 2^-22 turns, the same on every machine.
  @inline(__always)
  static func of(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
    let zero = SIMD4<Float>()
    let w = x.replacing(with: -x, where: x .< zero)
    let h = y.replacing(with: -y, where: y .< zero)
    let isSteep = w .< h
    let low = h.replacing(with: w, where: isSteep)
    let high = w.replacing(with: h, where: isSteep)
    // arctan of 0…1 by that of at most tan(π/8): less an eighth of a turn, as tan(a − π/4) is
    // (tan a − 1)/(tan a + 1).
    let isFar = low .> high * 0.414_213_56
    let above = low.replacing(with: low - high, where: isFar)
    let below = high.replacing(with: low + high, where: isFar)
    let ratio = above / below.replacing(with: 1, where: below .== zero)
    let z = ratio * ratio
    // Taylor's series up to the thirteenth power: what is left out is below 0.4143^15/15 radians.
    var series = 1.0 / 11 - z * (1.0 / 13)
    series = 1.0 / 9 - z * series
    series = 1.0 / 7 - z * series
    series = 1.0 / 5 - z * series
    series = 1.0 / 3 - z * series
    series = 1 - z * series
    var turns = ratio * series * (0.5 / Float.pi)
    turns.replace(with: turns + 0.125, where: isFar)
    turns.replace(with: 0.25 - turns, where: isSteep)
    turns.replace(with: 0.5 - turns, where: x .< zero)
    turns.replace(with: 1 - turns, where: y .< zero)
    return turns.replacing(with: 0, where: turns .>= 1)
  }

  /// Less than this is no sweep: directions divided by it are to be finite.
  private static let leastSweep: Float = 0x1p-100

  /// The locations of directions, in a gradient of `sweep` turns.
  @inline(__always)
  static func locations(
    _ turns: SIMD4<Float>, sweep: Float, _ spread: GradientSpread
  ) -> SIMD4<Float> {
    if sweep <= 1 {
      // Half of what is left belongs to the end, half to the start.
      let isEnd = turns .< (sweep + 1) * 0.5
      let outside = SIMD4<Float>().replacing(with: 1, where: isEnd)
      if sweep < leastSweep { return outside }
      let t = turns / sweep
      return spread == .pad ? t.replacing(with: outside, where: t .> 1) : t
    }
    if spread != .pad { return turns / sweep }
    // The last whole turn.
    var last = turns
    for i in 0..<4 { last[i] += (sweep - turns[i]).rounded(.down) }
    return last / sweep
  }
}
