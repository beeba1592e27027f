import FiligreeBase
import FiligreePaths

/// Outlines: subpaths are closed, curves become lines.
///
/// The number of lines is Wang's bound (G. Wang 1984): a curve of degree n, cut into N equal parts
/// of its parameter, is within n(n−1)/8 · max|second difference| / N² of its chords. The points are
/// found by forward differences: two or three additions each.
extension EdgeBuilder {
  /// Adds the outline of `verbs`, whose points are mapped already.
  @inline(__always)
  mutating func walk(
    _ verbs: UnsafeBufferPointer<PathVerb>, _ points: UnsafePointer<SIMD2<Double>>, clips: Bool
  ) {
    var next = points
    var start = points[0]
    var current = start
    for index in 0..<verbs.count {
      switch verbs[index] {
      case .move:
        reserve(Self.edgesPerLine)
        line(current, start, clips: clips)
        start = next[0]
        current = start
        next += 1
      case .line:
        reserve(Self.edgesPerLine)
        line(current, next[0], clips: clips)
        current = next[0]
        next += 1
      case .quad:
        quad(current, next[0], next[1], clips: clips, depth: 0)
        current = next[1]
        next += 2
      case .cubic:
        cubic(current, next[0], next[1], next[2], clips: clips, depth: 0)
        current = next[2]
        next += 3
      case .close:
        reserve(Self.edgesPerLine)
        line(current, start, clips: clips)
        current = start
      }
    }
    reserve(Self.edgesPerLine)
    line(current, start, clips: clips)
  }

  /// How often a curve may be halved; more than any curve on a page needs.
  private static let maximumDepth = 60

  private mutating func quad(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, clips: Bool, depth: Int
  ) {
    if clips, let side = side(low(low(p0, p1), p2), high(high(p0, p1), p2)) {
      chord(p0, p2, side)
      return
    }
    // ½·p0 and so on: finite even where p0 − 2·p1 + p2 is not.
    let bend = p0 * 0.5 - p1 + p2 * 0.5
    let lines = (bend.squaredLength * (0.5 * 0.5) / (Self.tolerance * Self.tolerance)).squareRoot()
      .squareRoot()
    guard lines <= Self.maximumLines else {
      if depth == Self.maximumDepth {
        chord(p0, p2, .across)
      } else {
        let a = p0 * 0.5 + p1 * 0.5
        let b = p1 * 0.5 + p2 * 0.5
        let middle = a * 0.5 + b * 0.5
        quad(p0, a, middle, clips: clips, depth: depth + 1)
        quad(middle, b, p2, clips: clips, depth: depth + 1)
      }
      return
    }
    let count = Self.roundedUp(lines)
    reserve(count * Self.edgesPerLine)
    let step = 1 / Double(count)
    let second = bend * (4 * step * step)
    var first = (p1 - p0) * (2 * step) + bend * (2 * step * step)
    var from = p0
    for _ in 1..<count {
      let to = from + first
      line(from, to, clips: clips)
      first += second
      from = to
    }
    line(from, p2, clips: clips)
  }

  private mutating func cubic(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>,
    clips: Bool, depth: Int
  ) {
    if clips, let side = side(low(low(p0, p1), low(p2, p3)), high(high(p0, p1), high(p2, p3))) {
      chord(p0, p3, side)
      return
    }
    let bend0 = p0 * 0.5 - p1 + p2 * 0.5
    let bend1 = p1 * 0.5 - p2 + p3 * 0.5
    let bend = max(bend0.squaredLength, bend1.squaredLength)
    let lines = (bend * (1.5 * 1.5) / (Self.tolerance * Self.tolerance)).squareRoot()
      .squareRoot()
    guard lines <= Self.maximumLines else {
      if depth == Self.maximumDepth {
        chord(p0, p3, .across)
      } else {
        let a = p0 * 0.5 + p1 * 0.5
        let m = p1 * 0.5 + p2 * 0.5
        let d = p2 * 0.5 + p3 * 0.5
        let b = a * 0.5 + m * 0.5
        let c = m * 0.5 + d * 0.5
        let middle = b * 0.5 + c * 0.5
        cubic(p0, a, b, middle, clips: clips, depth: depth + 1)
        cubic(middle, c, d, p3, clips: clips, depth: depth + 1)
      }
      return
    }
    let count = Self.roundedUp(lines)
    reserve(count * Self.edgesPerLine)
    let step = 1 / Double(count)
    // B(t) = p0 + 3t(p1 − p0) + 6t²·bend0 + 2t³(bend1 − bend0).
    let cube = (bend1 - bend0) * (2 * step * step * step)
    let quadratic = bend0 * (6 * step * step)
    var first = (p1 - p0) * (3 * step) + quadratic + cube
    var second = quadratic * 2 + cube * 6
    let third = cube * 6
    var from = p0
    for _ in 1..<count {
      let to = from + first
      line(from, to, clips: clips)
      first += second
      second += third
      from = to
    }
    line(from, p3, clips: clips)
  }

  /// The least positive integer that is not below `lines`, which is at most `maximumLines`.
  @inline(__always)
  private static func roundedUp(_ lines: Double) -> Int {
    let whole = Int(lines)
    return max(Double(whole) < lines ? whole + 1 : whole, 1)
  }

  // MARK: Curves off the page

  /// Where a curve off the page lies.
  private enum Side {
    /// Above, below or to the right: without effect on the page.
    case away
    /// To the left: only its height matters.
    case left
    /// It may cross the page.
    case across
  }

  /// The side on which a curve with these bounds lies, or nil if it may cross the page.
  @inline(__always)
  private func side(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Side? {
    if high.y <= 0 || low.y >= page.y || low.x >= page.x { return .away }
    return high.x <= 0 ? .left : nil
  }

  private mutating func chord(_ p: SIMD2<Double>, _ q: SIMD2<Double>, _ side: Side) {
    if side == .away { return }
    reserve(Self.edgesPerLine)
    line(p, q, clips: true)
  }

  @inline(__always)
  private func low(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    a.replacing(with: b, where: b .< a)
  }

  @inline(__always)
  private func high(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    a.replacing(with: b, where: b .> a)
  }
}
