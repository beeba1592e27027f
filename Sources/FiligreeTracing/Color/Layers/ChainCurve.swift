/// A curve of several pieces that can be cut at places along it.
struct ChainCurve {
  /// The pieces, end to end.
  let pieces: [ArcCurves.Segment]
  /// Whether the last one ends where the first begins.
  let isClosed: Bool
  /// Points along each piece, `samples` to a piece, and how far along the curve they are.
  private let places: [SIMD2<Float>]
  private let lengths: [Float]

  /// Steps along a piece that are looked at.
  private static let samples = 16
  /// A cut nearer than this to a piece's end is there.
  private static let least: Float = 0.05

  init(_ pieces: [ArcCurves.Segment], isClosed: Bool) {
    (self.pieces, self.isClosed) = (pieces, isClosed)
    var (places, lengths): ([SIMD2<Float>], [Float]) = ([], [])
    var length: Float = 0
    for piece in pieces {
      var last = piece.start
      for k in 0..<Self.samples {
        let p = piece.point(Float(k) / Float(Self.samples))
        length += last.distance(to: p)
        places.append(p)
        lengths.append(length)
        last = p
      }
      length += last.distance(to: piece.end)
    }
    if let last = pieces.last { places.append(last.end) }
    lengths.append(length)
    (self.places, self.lengths) = (places, lengths)
  }

  /// A place on the curve.
  struct Cut: Comparable {
    /// A piece, and the parameter in it: 0…1, and 1 for the end of the last one of an open curve alone.
    var piece: Int
    var t: Float

    static func < (a: Cut, b: Cut) -> Bool { (a.piece, a.t) < (b.piece, b.t) }
  }

  /// The whole curve's length, about.
  var length: Float { lengths[lengths.count - 1] }

  /// Where the curve comes nearest to a place, as far along it as `window` says, around a closed one on and
  /// on; how near; and how far along.
  func nearest(
    to place: SIMD2<Float>, within window: ClosedRange<Float>
  ) -> (cut: Cut, distance: Float, length: Float)? {
    var best = Float.infinity
    var (at, share, round) = (-1, Float(0), Float(0))
    let last = isClosed ? max((window.upperBound / length).rounded(.down), 0) : 0
    let first = isClosed ? (window.lowerBound / length).rounded(.down) : 0
    // Rounds of no length, or more than a few, there are not.
    guard last.isFinite, first.isFinite, last - first < 4 else { return nil }
    for turn in Int(first)...Int(max(first, last)) {
      let shift = Float(turn) * length
      var i = max(index(of: window.lowerBound - shift) - 1, 0)
      while i + 1 < places.count, lengths[i] + shift <= window.upperBound {
        defer { i += 1 }
        let (a, chord) = (places[i], places[i + 1] - places[i])
        let square = (chord * chord).sum()
        let t = square > 0 ? min(max(((place - a) * chord).sum() / square, 0), 1) : 0
        let d = place - a - chord * t
        if (d * d).sum() < best { (best, at, share, round) = ((d * d).sum(), i, t, shift) }
      }
    }
    guard at >= 0 else { return nil }
    let n = Self.samples
    let (piece, step) = at.quotientAndRemainder(dividingBy: n)
    let t = refine((Float(step) + share) / Float(n), piece, place)
    let along = lengths[at] + share * (lengths[at + 1] - lengths[at]) + round
    let distance = pieces[piece].point(t).distance(to: place)
    return (snapped(Cut(piece: piece, t: t)), distance, along)
  }

  /// The last of the places but one that is no farther along the curve, or the first.
  private func index(of along: Float) -> Int {
    var (low, high) = (0, max(lengths.count - 1, 1))
    while low + 1 < high {
      let middle = (low + high) / 2
      if lengths[middle] <= along { low = middle } else { high = middle }
    }
    return low
  }

  /// The place so far along the curve, around a closed one on and on.
  func cut(at along: Float) -> Cut {
    var along = along
    while isClosed, along >= length, length > 0 { along -= length }
    let i = index(of: along)
    let span = lengths[i + 1] - lengths[i]
    let share = span > 0 ? min(max((along - lengths[i]) / span, 0), 1) : 0
    let (piece, step) = i.quotientAndRemainder(dividingBy: Self.samples)
    return snapped(Cut(piece: piece, t: (Float(step) + share) / Float(Self.samples)))
  }

  /// Newton's steps towards the parameter whose point is nearest to a place.
  private func refine(_ guess: Float, _ piece: Int, _ place: SIMD2<Float>) -> Float {
    guard pieces[piece].controls != nil else { return guess }
    var t = guess
    let width = 1 / Float(Self.samples)
    for _ in 0..<4 {
      let (d, first, second) = pieces[piece].derivatives(t)
      let slope = ((d - place) * first).sum()
      let bend = (first * first).sum() + ((d - place) * second).sum()
      guard bend > 0 else { break }
      t = min(max(t - slope / bend, max(guess - width, 0)), min(guess + width, 1))
    }
    return t
  }

  /// A cut that is at a piece's end if it is all but there.
  private func snapped(_ cut: Cut) -> Cut {
    let (piece, p) = (pieces[cut.piece], pieces[cut.piece].point(cut.t))
    if cut.t < 0.5, piece.start.distance(to: p) < Self.least {
      return Cut(piece: cut.piece, t: 0)
    }
    guard cut.t >= 0.5, piece.end.distance(to: p) < Self.least else { return cut }
    if cut.piece + 1 < pieces.count { return Cut(piece: cut.piece + 1, t: 0) }
    // The end of a closed curve is its beginning.
    return isClosed ? Cut(piece: 0, t: 0) : Cut(piece: cut.piece, t: 1)
  }

  /// The beginning and the end.
  var start: Cut { Cut(piece: 0, t: 0) }
  var end: Cut { Cut(piece: pieces.count - 1, t: 1) }

  /// The point of a cut.
  func point(_ cut: Cut) -> SIMD2<Float> {
    pieces[cut.piece].exactPart(from: 0, to: cut.t).end
  }

  /// The pieces from one cut to a later one, or around to an earlier one or the same if the curve is closed.
  func part(from: Cut, to: Cut) -> [ArcCurves.Part] {
    var result: [ArcCurves.Part] = []
    func add(_ i: Int, _ a: Float, _ b: Float) {
      guard a < b else { return }
      result.append(
        ArcCurves.Part(
          segment: pieces[i].exactPart(from: a, to: b),
          piece: Int32(truncatingIfNeeded: i), from: a,
          to: b))
    }
    if from < to {
      if from.piece == to.piece {
        add(from.piece, from.t, to.t)
      } else {
        add(from.piece, from.t, 1)
        for i in (from.piece + 1)..<to.piece { add(i, 0, 1) }
        add(to.piece, 0, to.t)
      }
    } else {
      add(from.piece, from.t, 1)
      for i in (from.piece + 1)..<max(pieces.count, from.piece + 1) { add(i, 0, 1) }
      for i in 0..<to.piece { add(i, 0, 1) }
      add(to.piece, 0, to.t)
    }
    return result
  }
}
