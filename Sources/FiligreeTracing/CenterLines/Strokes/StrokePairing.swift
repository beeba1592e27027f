import FiligreeBase

/// Pairs the branches at a junction into strokes, so that the turns of all pairs together are least.
///
/// The turn of two branches is the angle between the first one and the span across the junction, and
/// the angle between that and the second one. In a cluster a branch may point at more than one other:
/// of all pairings the one with the largest total worth is sought. A pair's worth is the square of the
/// margin between its turn and the largest turn allowed: so one pair that goes straight on is worth
/// more than two that do so half-way. Pairs are first taken by their worth, then exchanged as long as
/// that gains.
struct StrokePairing {
  /// A branch that leaves a junction.
  struct Exit {
    /// Twice the branch's index, plus one for its end.
    var end: Int
    /// A point just outside the junction's foreground, and the direction away from it.
    var position: SIMD2<Float>
    var direction: SIMD2<Float>
    /// Half of the branch's width, or 0 where it is unknown.
    var halfWidth: Float
  }

  /// The cosine of the largest bend, 40°, of a stroke.
  static let leastCosine: Float = 0.766
  /// The largest turn of two branches of one stroke: two bends of 40°, each as the chord of its angle.
  private static let mostTurn: Float = 1.3681
  /// The span between nearer points than this, in pixels, has no reliable direction.
  private static let leastSpan: Float = 1.5
  /// With more branches than this, pairs are not exchanged.
  private static let mostExchanged = 256
  /// The turn that counts as much as a doubled width.
  private static let turnOfWidth: Float = 0.3
  /// How much the cosine of a bend at the span may be less than that of the largest bend.
  private static let spanSlack: Float = 0.1
  /// The largest ratio of the half widths of one stroke, and the error that they may have, in pixels.
  private static let (widthRatio, widthSlack): (Float, Float) = (1.6, 0.5)
  /// More branches than this are no crossing strokes, but a texture: none of them are paired.
  static let mostPaired = 1024

  /// The branches.
  let exits: [Exit]
  /// The worth of each pair, a row for each branch; 0 for no pair.
  private let worths: [Float]
  /// The branch that each one continues with, by index in `exits`; −1 for none.
  private(set) var partners: [Int]

  /// Pairs the branches at a junction.
  init(_ exits: [Exit]) {
    self.exits = exits
    let n = exits.count
    partners = [Int](repeating: -1, count: n)
    guard n <= Self.mostPaired else {
      worths = []
      return
    }
    var worths = [Float](repeating: 0, count: n * n)
    for i in 0..<n {
      for k in (i + 1)..<max(n, i + 1) {
        let worth = Self.worth(exits[i], exits[k])
        worths[i * n + k] = worth
        worths[k * n + i] = worth
      }
    }
    self.worths = worths
    takeBest()
    if n <= Self.mostExchanged { exchange() }
  }

  /// The pairs, by falling worth.
  var pairs: [(Exit, Exit)] {
    let n = exits.count
    let found = (0..<n).filter { partners[$0] > $0 }
    return found.sorted { a, b in
      let (p, q) = (worths[a * n + partners[a]], worths[b * n + partners[b]])
      return p != q ? p > q : a < b
    }.map { (exits[$0], exits[partners[$0]]) }
  }

  /// The worth of a pair; 0 if it bends too much or changes its width.
  private static func worth(_ a: Exit, _ b: Exit) -> Float {
    guard haveOneWidth(a.halfWidth, b.halfWidth) else { return 0 }
    let straight = -a.direction.dot(b.direction)
    guard straight >= leastCosine else { return 0 }
    let across = b.position - a.position
    let length = across.length
    var turn = 2 * chord(straight)
    if length > leastSpan {
      let span = across / length
      let (first, second) = (-a.direction.dot(span), b.direction.dot(span))
      // Over a short span a pixel is several degrees.
      guard min(first, second) + spanSlack >= leastCosine else { return 0 }
      turn = max(chord(first) + chord(second), chord(straight))
    }
    // Strokes have one width: a difference of width counts as a turn.
    if a.halfWidth > 0, b.halfWidth > 0 {
      let ratio = max(a.halfWidth, b.halfWidth) / min(a.halfWidth, b.halfWidth)
      turn += turnOfWidth * (ratio - 1)
    }
    let rest = max(mostTurn - turn, 0.01)
    return rest * rest
  }

  /// The chord of an angle, twice the sine of its half, by its cosine.
  private static func chord(_ cosine: Float) -> Float {
    (2 * max(1 - cosine, 0)).squareRoot()
  }

  /// Whether two branches may be one stroke by their widths: a thin line that continues a thick one is
  /// another stroke.
  private static func haveOneWidth(_ a: Float, _ b: Float) -> Bool {
    let (low, high) = (min(a, b), max(a, b))
    return low == 0 || high < widthRatio * low + widthSlack
  }

  private mutating func takeBest() {
    let n = exits.count
    var candidates: [(worth: Float, a: Int, b: Int)] = []
    for a in 0..<n {
      for b in (a + 1)..<max(n, a + 1) where worths[a * n + b] > 0 {
        candidates.append((worths[a * n + b], a, b))
      }
    }
    candidates.sort { $0.worth != $1.worth ? $0.worth > $1.worth : ($0.a, $0.b) < ($1.a, $1.b) }
    for (_, a, b) in candidates where partners[a] < 0 && partners[b] < 0 {
      (partners[a], partners[b]) = (b, a)
    }
  }

  /// Pairs two branches, and the partners that they leave, as long as the total worth rises.
  private mutating func exchange() {
    let n = exits.count
    func worth(_ a: Int, _ b: Int) -> Float { a < 0 || b < 0 ? 0 : worths[a * n + b] }
    // Each exchange gains, so the loop ends; the number of rounds only limits the time.
    for _ in 0..<64 {
      var hasGained = false
      for a in 0..<n {
        for b in 0..<n where b != a && partners[a] != b && worths[a * n + b] > 0 {
          let (p, q) = (partners[a], partners[b])
          let gain = worth(a, b) + worth(p, q) - worth(a, p) - worth(b, q)
          guard gain > 1e-4 else { continue }
          (partners[a], partners[b]) = (b, a)
          let isPair = worth(p, q) > 0
          if p >= 0 { partners[p] = isPair ? q : -1 }
          if q >= 0 { partners[q] = isPair ? p : -1 }
          hasGained = true
        }
      }
      if !hasGained { return }
    }
  }
}
