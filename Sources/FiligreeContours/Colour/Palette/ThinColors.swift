/// Finds colours that a clean picture shows in thin strokes and small dots alone, which have no plateau.
///
/// An anti-aliased edge is a mixture of what lies beside it. So a pixel that no mixture of the plateaus
/// around it explains shows a colour of its own, or a mixture with one that is near: with the middle of
/// its stroke, where the stroke's colour is seen purely, or as purely as anywhere. Such a middle is an
/// extreme: it lies between no two of its neighbours' colours. The colour of extremes that explains the
/// most is taken, then that which explains the most of what it left, and so on.
struct ThinColors {
  /// A colour that was found, and how many pixels show it.
  struct Found {
    var color: SIMD4<Float>
    var count: Int
  }

  /// A pixel that plateaus do not explain.
  private struct Pixel {
    let place: Int
    let color: SIMD4<Float>
    /// The colours of the plateaus within two pixels, the first of them.
    let grounds: [SIMD4<Float>]
    var state = State.unexplained
  }

  private enum State {
    case unexplained
    /// A mixture of colours that are known.
    case mixed
    /// One of the colours that are known.
    case known
  }

  /// So many colours of plateaus are looked at about a pixel.
  private static let mostGrounds = 4
  /// More such pixels are not looked at: flat art has few.
  private static let mostPixels = 1 << 18
  /// So many extremes, at least, show a colour.
  private static let leastCount = 3
  /// So many run along the pixels, and so many down, where the colour could be a mixture of others.
  private static let leastPeak = 12
  /// Sharpened edges go beyond both their ends by as much of their height.
  private static let overshoot: Float = 0.12

  /// Mixtures in light, or of few shades, are off the straight line by as much of its length.
  private static let bend: Float = 0.08

  /// The greatest share of what lies beneath two shapes that abut, with room for rounding.
  private static let mostBeneath: Float = 0.27

  private let view: ColorView
  private let marks: UnsafePointer<UInt8>
  /// How far a component may be off, 0…255, and the square of how far a colour may be.
  private let tolerance: Float
  private let limit: Float
  private var pixels: [Pixel] = []
  /// Where each row's pixels begin; one more than there are rows.
  private var rows: [Int] = [0]

  /// Looks at the pixels of a picture that have the mark 0.
  init(_ view: ColorView, tolerance: Int, marks: UnsafePointer<UInt8>) {
    self.view = view
    self.marks = marks
    self.tolerance = Float(tolerance)
    limit = 4 * self.tolerance * self.tolerance
    for y in 0..<view.height {
      let line = marks + y * view.width
      var x = 0
      while x < view.width, pixels.count < Self.mostPixels {
        if line[x] == 0 { look(x, y) }
        x += 1
      }
      rows.append(pixels.count)
    }
  }

  /// The colours that are not among those of the plateaus.
  mutating func find(known: [SIMD4<Float>]) -> [Found] {
    var known = known
    for color in known { recognize(color) }
    explain()
    var found: [Found] = []
    while known.count < ColorPalette.maximumCount {
      let extremes = candidates()
      guard let best = best(of: extremes, known) else { break }
      found.append(best)
      known.append(best.color)
      recognize(best.color)
      // Whatever else the colour explains, its own pixels are explained: there is an end.
      explain()
    }
    return found
  }

  // MARK: - What plateaus explain

  private mutating func look(_ x: Int, _ y: Int) {
    let color = view.color(x, y)
    var grounds: [SIMD4<Float>] = []
    func visit(_ nx: Int, _ ny: Int) {
      guard nx >= 0, ny >= 0, nx < view.width, ny < view.height,
        grounds.count < Self.mostGrounds, marks[ny * view.width + nx] != 0
      else { return }
      let ground = view.color(nx, ny)
      if !grounds.contains(where: { isAlike($0, ground) }) { grounds.append(ground) }
    }
    for ring in 1...2 {
      for d in -ring...ring {
        visit(x + d, y - ring)
        visit(x + d, y + ring)
      }
      for d in (1 - ring)..<ring {
        visit(x - ring, y + d)
        visit(x + ring, y + d)
      }
    }
    if isMixture(color, of: grounds, overshoot: Self.overshoot, share: Self.bend) { return }
    pixels.append(Pixel(place: y * view.width + x, color: color, grounds: grounds))
  }

  private func isAlike(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool {
    let d = a - b
    return (d * d).sum() <= limit
  }

  /// Whether a colour is one of some, or a mixture of two or three.
  private func isMixture(
    _ color: SIMD4<Float>, of parts: [SIMD4<Float>], overshoot: Float, share: Float = 0
  ) -> Bool {
    for (i, a) in parts.enumerated() {
      if isAlike(a, color) { return true }
      for (j, b) in parts[..<i].enumerated() {
        let d = b - a
        let square = max(limit, share * share * (d * d).sum())
        if isBetween(color, a, b, overshoot: overshoot, within: square) { return true }
        for c in parts[..<j] where isWithin(color, a, b, c) { return true }
      }
    }
    return false
  }

  /// Whether a colour lies between two others, or beyond them by a share of their distance; `square` is the
  /// square of how far it may be off.
  private func isBetween(
    _ color: SIMD4<Float>, _ a: SIMD4<Float>, _ b: SIMD4<Float>, overshoot: Float = 0,
    within square: Float? = nil
  ) -> Bool {
    let (span, toA) = (b - a, color - a)
    let length = (span * span).sum()
    guard length > 0 else { return false }
    let t = min(max((toA * span).sum() / length, -overshoot), 1 + overshoot)
    let rest = toA - span * t
    return (rest * rest).sum() <= square ?? limit
  }

  /// Whether a colour lies within the triangle of three others, and has no more than a share of the third.
  private func isWithin(
    _ color: SIMD4<Float>, _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>,
    most: Float = 1
  ) -> Bool {
    let (u, v, w) = (b - a, c - a, color - a)
    let (uu, uv, vv) = ((u * u).sum(), (u * v).sum(), (v * v).sum())
    let (wu, wv) = ((w * u).sum(), (w * v).sum())
    let determinant = uu * vv - uv * uv
    guard determinant > 0 else { return false }
    let s = (wu * vv - wv * uv) / determinant
    let t = (wv * uu - wu * uv) / determinant
    guard s >= 0, t >= 0, s + t <= 1, t <= most else { return false }
    let rest = w - u * s - v * t
    return (rest * rest).sum() <= limit
  }

  // MARK: - What known colours explain

  private mutating func recognize(_ color: SIMD4<Float>) {
    for i in pixels.indices where pixels[i].state == .unexplained {
      if isAlike(pixels[i].color, color) { pixels[i].state = .known }
    }
  }

  /// Finds out which pixels are mixtures of known colours and plateaus within two pixels.
  private mutating func explain() {
    for i in pixels.indices where pixels[i].state == .unexplained {
      var parts = pixels[i].grounds
      forEachNear(pixels[i].place) { j in
        guard pixels[j].state == .known, parts.count < 2 * Self.mostGrounds,
          !parts.contains(where: { isAlike($0, pixels[j].color) })
        else { return }
        parts.append(pixels[j].color)
      }
      if isMixture(pixels[i].color, of: parts, overshoot: 0) { pixels[i].state = .mixed }
    }
  }

  private func forEachNear(_ place: Int, _ body: (Int) -> Void) {
    let (y, x) = place.quotientAndRemainder(dividingBy: view.width)
    for ny in max(y - 2, 0)...min(y + 2, view.height - 1) {
      let (from, to) = (ny * view.width + max(x - 2, 0), ny * view.width + x + 2)
      var (low, high) = (rows[ny], rows[ny + 1])
      while low < high {
        let middle = (low + high) / 2
        if pixels[middle].place < from { low = middle + 1 } else { high = middle }
      }
      while low < rows[ny + 1], pixels[low].place <= to {
        body(low)
        low += 1
      }
    }
  }

  // MARK: - Choosing

  /// Whether a pixel's colour lies between no two of those around it.
  private func isExtreme(_ place: Int) -> Bool {
    Self.isExtreme(place % view.width, place / view.width, view, limit: limit)
  }

  /// Whether a pixel's colour lies between no two of those around it, which both differ from it by more
  /// than the square root of `limit`.
  static func isExtreme(_ x: Int, _ y: Int, _ view: ColorView, limit: Float) -> Bool {
    let color = view.color(x, y)
    var others: [SIMD4<Float>] = []
    for ny in max(y - 1, 0)...min(y + 1, view.height - 1) {
      for nx in max(x - 1, 0)...min(x + 1, view.width - 1) {
        let d = view.color(nx, ny) - color
        if (d * d).sum() > limit { others.append(d) }
      }
    }
    for (i, a) in others.enumerated() {
      for b in others[..<i] {
        let dot = (a * b).sum()
        guard dot < 0 else { continue }
        // What remains of the way to the straight line between both.
        let span = b - a
        let t = -(a * span).sum() / (span * span).sum()
        let rest = a + span * t
        if (rest * rest).sum() <= limit { return false }
      }
    }
    return true
  }

  /// The colours of extremes that are not yet explained, with how many show them.
  private func candidates() -> [Found] {
    var counts: [UInt32: Int] = [:]
    for pixel in pixels where pixel.state == .unexplained && isExtreme(pixel.place) {
      counts[view.packed(view.base + pixel.place * view.stride), default: 0] += 1
    }
    let sorted = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    var found: [Found] = []
    for (packed, count) in sorted {
      let color = PaletteLookup.unpacked(packed)
      let near = found.firstIndex {
        let d = $0.color - color
        return (d * d).max() <= tolerance * tolerance
      }
      if let near {
        found[near].count += count
      } else if found.count < 256 {
        found.append(Found(color: color, count: count))
      }
    }
    return found.filter { $0.count >= Self.leastCount }
  }

  /// The candidate that explains the most, if any is good enough.
  private func best(of candidates: [Found], _ known: [SIMD4<Float>]) -> Found? {
    let left = pixels.filter { $0.state == .unexplained }
    // A few thousand tell as well.
    let step = max(left.count / 4096, 1)
    var best: (found: Found, score: Int)?
    for candidate in candidates {
      var score = 0
      for i in stride(from: 0, to: left.count, by: step) {
        let pixel = left[i]
        if isAlike(pixel.color, candidate.color)
          || pixel.grounds.contains(where: { isBetween(pixel.color, $0, candidate.color) })
        {
          score += 1
        }
      }
      if let best, score <= best.score { continue }
      if isMixed(candidate, known, left) || isBeneath(candidate, known, left) { continue }
      best = (candidate, score)
    }
    return best?.found
  }

  /// Whether a candidate may be a mixture of a known colour and a ground, seen where strokes are thinnest.
  ///
  /// A stroke of less than a pixel has one shade all along if it runs along the pixels. Strokes that run
  /// down them, too, have another there: a shade that both have is a colour.
  private func isMixed(_ candidate: Found, _ known: [SIMD4<Float>], _ left: [Pixel]) -> Bool {
    let own = left.filter { isAlike($0.color, candidate.color) }
    let isMixture = known.contains { color in
      own.contains { pixel in
        pixel.grounds.contains {
          !isAlike($0, color)
            && isBetween(candidate.color, $0, color, within: tolerance * tolerance)
        }
      }
    }
    guard isMixture else { return false }
    let across = own.count { goesOn($0.place, 1) }
    let down = own.count { goesOn($0.place, view.width) }
    return min(across, down) < Self.leastPeak
  }

  /// Whether a candidate may be what lies beneath two shapes that abut: of an edge that each of them covers
  /// by a share, and together by all, up to a quarter is left to what was painted before them.
  private func isBeneath(_ candidate: Found, _ known: [SIMD4<Float>], _ left: [Pixel]) -> Bool {
    let own = left.filter { isAlike($0.color, candidate.color) }
    let count = own.count { pixel in
      let grounds = pixel.grounds
      return grounds.indices.contains { i in
        grounds[..<i].contains { other in
          known.contains {
            isWithin(candidate.color, grounds[i], other, $0, most: Self.mostBeneath)
          }
        }
      }
    }
    return 2 * count > own.count
  }

  /// Whether a pixel and those before and after it, `step` pixels away, are alike.
  private func goesOn(_ place: Int, _ step: Int) -> Bool {
    let (x, last) =
      step == 1
      ? (place % view.width, view.width - 1) : (place / view.width, view.height - 1)
    guard x > 0, x < last else { return false }
    let p = view.base + place * view.stride
    let color = view.color(at: p)
    return isAlike(color, view.color(at: p - step * view.stride))
      && isAlike(color, view.color(at: p + step * view.stride))
  }
}
