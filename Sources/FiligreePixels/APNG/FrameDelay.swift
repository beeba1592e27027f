import Foundation

/// How long a frame stays, as an animated PNG says it: a fraction of seconds of two 16-bit numbers.
struct FrameDelay: Hashable {
  /// The longest time that can be said, in seconds.
  static let longest = 65_535.0

  let numerator: Int
  let denominator: Int

  /// The fraction nearest to `seconds`, which lies in 0…65535, above 0.
  ///
  /// The convergents of the continued fraction, the last one with the largest part that fits: 1/30
  /// stays 1/30, and no time becomes none.
  init(seconds: Double) {
    let limit = 65_535
    var (p0, q0, p1, q1) = (0, 1, 1, 0)
    var rest = seconds
    for _ in 0..<32 {
      let whole = rest.rounded(.down)
      guard whole <= Double(limit) else { break }
      var part = Int(whole)
      if p1 > 0 { part = min(part, (limit - p0) / p1) }
      if q1 > 0 { part = min(part, (limit - q0) / q1) }
      let (p2, q2) = (part * p1 + p0, part * q1 + q0)
      // A shortened part may be farther away than what was there before.
      if q1 > 0, part < Int(whole) {
        let (old, new) = (Double(p1) / Double(q1), Double(p2) / Double(q2))
        if abs(old - seconds) < abs(new - seconds) { break }
      }
      (p0, q0, p1, q1) = (p1, q1, p2, q2)
      let fraction = rest - whole
      // Beyond this the quotients are noise of the last bits of `seconds`.
      guard part == Int(whole), fraction > 1e-9 * max(1, seconds) else { break }
      rest = 1 / fraction
    }
    numerator = p1 > 0 ? p1 : 1
    denominator = p1 > 0 ? q1 : limit
  }
}
