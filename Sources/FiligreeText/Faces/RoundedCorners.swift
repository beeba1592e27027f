import FiligreeBase
import FiligreePaths
import Foundation

/// Rounds the corners of letters: San Francisco Rounded is San Francisco with round ends, and no package of
/// Debian has a rounded font in nine weights, so that the system font's rounded design is its default one,
/// rounded.
///
/// A corner that sticks out becomes an arc; one that goes in stays. Where both corners of a stem's end are
/// rounded by half of its width, the end is half of a circle. Widths and measures stay.
struct RoundedCorners {
  /// Outlines of more segments stay as they are: real ones have hundreds.
  static let segmentLimit = OutlineOverlaps.segmentLimit
  /// Directions that differ by less than 20° make no corner: parts of a curve meet like that.
  private static let cornerCosine: CGFloat = 0.94
  /// The tangent of half of the sharpest turn that is rounded by the whole radius, of 143°: sharper ones
  /// would be cut far back.
  private static let tangentLimit: CGFloat = 3
  /// How much of a segment with one corner may go.
  private static let share: CGFloat = 0.75

  /// Half of the width of a stem.
  let radius: CGFloat

  /// The radius for a font: half of the width of its "l", the simplest of stems; nil if it has none, or one
  /// that is no stem.
  init?(stem: PathStorage, unitsPerEm: Double) {
    let width = Path(storage: stem).boundingRect.width
    guard width > 0, width < CGFloat(unitsPerEm) / 3 else { return nil }
    radius = width / 2
  }

  /// An outline with rounded corners; each subpath is closed.
  func rounded(_ outline: PathStorage) -> PathStorage {
    let segments = PathSegments(outline)
    guard segments.count <= Self.segmentLimit else { return outline }
    let area = Path(storage: outline).signedArea
    guard area != 0, area.isFinite else { return outline }
    var result = PathStorage()
    for subpath in segments.subpaths {
      let pieces = subpath.range.map { Piece(segments[$0]) }.filter { $0.length > 0.01 }
      add(pieces, outwards: area > 0 ? 1 : -1, to: &result)
    }
    return result
  }

  /// A segment, and how much of it corners take.
  private struct Piece {
    let segment: PathSegment
    let length: CGFloat
    /// What the corners at its start and end would take.
    var wanted: (start: CGFloat, end: CGFloat) = (0, 0)

    init(_ segment: PathSegment) {
      self.segment = segment
      length = segment.length()
    }

    /// What a corner may take: half if there is another one.
    func room(_ other: CGFloat) -> CGFloat { length * (other > 0 ? 0.5 : share) }

    /// What is left between lengths; nil for nothing.
    func part(from start: CGFloat, to end: CGFloat) -> PathSegment? {
      if start <= 0, end >= length { return segment }
      guard end - start > 1e-6 * length else { return nil }
      return segment.part(
        from: segment.parameter(atLength: start, of: length),
        to: segment.parameter(atLength: end, of: length))
    }
  }

  private func add(_ pieces: [Piece], outwards: CGFloat, to result: inout PathStorage) {
    var pieces = pieces
    let count = pieces.count
    guard count > 1 else {
      for piece in pieces {
        result.move(to: piece.segment.p0)
        result.add(piece.segment)
        result.close()
      }
      return
    }
    for i in 0..<count {
      let next = (i + 1) % count
      let wanted = cut(pieces[i].segment, pieces[next].segment, outwards)
      pieces[i].wanted.end = wanted
      pieces[next].wanted.start = wanted
    }
    // What the corner after each piece takes of both of its sides.
    let cuts = (0..<count).map { i in
      let next = pieces[(i + 1) % count]
      return min(
        pieces[i].wanted.end, pieces[i].room(pieces[i].wanted.start), next.room(next.wanted.end))
    }
    // Begins after the first corner, so that what comes last closes the outline.
    var isOpen = false
    for i in 0..<count {
      let piece = pieces[i]
      let before = cuts[(i + count - 1) % count]
      let rest = piece.part(from: before, to: piece.length - cuts[i])
      if !isOpen {
        result.move(to: rest?.p0 ?? piece.segment.point(at: 0.5))
        isOpen = true
      }
      if let rest { result.add(rest) }
      guard cuts[i] > 0 else { continue }
      let next = pieces[(i + 1) % count]
      let from = piece.segment.parameter(atLength: piece.length - cuts[i], of: piece.length)
      let to = next.segment.parameter(atLength: cuts[i], of: next.length)
      result.addArc(
        to: next.segment.point(at: to), piece.segment.direction(at: from),
        next.segment.direction(at: to))
    }
    result.close()
  }

  /// How far from a corner the arc begins; 0 where there is no corner, or one that goes in.
  private func cut(_ a: PathSegment, _ b: PathSegment, _ outwards: CGFloat) -> CGFloat {
    guard let from = a.cubic.endDirection, let to = b.cubic.startDirection else { return 0 }
    let cosine = from.dot(to)
    let sine = from.cross(to) * outwards
    guard sine > 0, cosine < Self.cornerCosine else { return 0 }
    return radius * min(Self.tangentLimit, CGPoint.halfTangent(cosine))
  }
}

extension CGPoint {
  /// The tangent of half of the angle with that cosine.
  ///
  /// By square roots alone, which are the same on every machine.
  fileprivate static func halfTangent(_ cosine: CGFloat) -> CGFloat {
    let least: CGFloat = 1e-6
    return (max(0, 1 - cosine) / max(least, 1 + cosine)).squareRoot()
  }
}

extension PathSegment {
  /// The unit direction at `t`.
  fileprivate func direction(at t: CGFloat) -> CGPoint {
    if t <= 0 { return cubic.startDirection ?? .zero }
    if t >= 1 { return cubic.endDirection ?? .zero }
    let vector = derivative(at: t)
    let length = vector.length
    return length > 0 ? CGPoint(x: vector.x / length, y: vector.y / length) : .zero
  }
}

extension PathStorage {
  fileprivate mutating func add(_ segment: PathSegment) {
    switch segment.kind {
    case .line: line(to: segment.p3)
    case .quad: quad(to: segment.p3, control: segment.p1)
    case .cubic: cubic(to: segment.p3, control1: segment.p1, control2: segment.p2)
    }
  }

  /// Adds an arc that leaves and arrives in directions: a cubic curve with the handles of a circle's arc
  /// (4/3 tan of a quarter of the turn, times the radius).
  fileprivate mutating func addArc(to end: CGPoint, _ leaving: CGPoint, _ arriving: CGPoint) {
    guard let start = currentPoint else { return }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let chord = (dx * dx + dy * dy).squareRoot()
    let half = CGPoint.halfTangent(leaving.dot(arriving))
    // With u the tangent of half of the turn: its sine is u/√(1+u²), that of a quarter's tangent u/(1+√(1+u²)).
    let root = (1 + half * half).squareRoot()
    let handle = chord * 2 / 3 * root / (1 + root)
    cubic(
      to: end,
      control1: CGPoint(x: start.x + leaving.x * handle, y: start.y + leaving.y * handle),
      control2: CGPoint(x: end.x - arriving.x * handle, y: end.y - arriving.y * handle))
  }
}
