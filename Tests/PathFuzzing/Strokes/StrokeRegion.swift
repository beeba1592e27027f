import FiligreePaths
import Foundation

/// The points that a stroke paints, as a union of simple pieces: what outlines are compared with.
///
/// What a stroke is, after the PDF reference (ISO 32000, 8.4.3 and 8.5.3), to which Core Graphics
/// holds, and after D. Nehab, "Converting stroked primitives to filled primitives" (2020), where
/// that says nothing:
///
/// - Each segment paints the strip that its normal sweeps, half the width to either side. Where a
///   curve bends more tightly than that, the normals on its inside meet on the evolute and go on
///   beyond it, and so does the strip.
/// - Where two segments meet at an angle the outside is filled as the line join says: a sector, or
///   the triangle between the ends of the normals, or with a miter up to where the sides meet, if
///   that is not farther from the inner corner than the miter limit times the width. On the inside
///   there are the two strips, and nothing else.
/// - A cusp inside a curve is half a turn on the spot, and a disc whatever the join.
/// - An end gets half a disc, half a square, or nothing. A subpath without length is a disc, a
///   square along the axes (a dash of length zero: along the line), or nothing.
///
/// With round caps and joins all that is the set of points within half the width of the center
/// line, and the region is made of that instead.
struct StrokeRegion {
  private(set) var pieces: [StrokePiece] = []
  /// Whether a miter is so near the limit that rounding decides.
  private(set) var isSure = true
  let radius: Double
  private let style: StrokeStyle

  /// The region of a stroke, or of one that is narrower by `inset` on either side.
  init(_ line: CenterLine, _ style: StrokeStyle, inset: Double = 0) {
    self.style = style
    radius = style.lineWidth.native / 2 - inset
    guard radius > 0 else { return }
    let isRound = style.lineCap == .round && style.lineJoin == .round
    for subpath in line.subpaths {
      if subpath.segments.isEmpty {
        dot(subpath)
      } else if isRound {
        for segment in subpath.segments {
          for (a, b) in zip(segment.samples, segment.samples.dropFirst()) {
            add(.capsule(a.point, b.point, radius: radius))
          }
        }
      } else {
        stroke(subpath)
      }
    }
  }

  private mutating func add(_ piece: StrokePiece) { pieces.append(piece) }

  private mutating func dot(_ subpath: CenterLine.Subpath) {
    switch style.lineCap {
    case .butt: break
    case .round: add(.capsule(subpath.start, subpath.start, radius: radius))
    case .square:
      let along = subpath.dotDirection * radius
      square(subpath.start - along, subpath.start + along)
    }
  }

  /// A rectangle as wide as the line.
  private mutating func square(_ a: Vector, _ b: Vector) {
    guard let direction = (b - a).unit else { return }
    let normal = direction.turned * radius
    add(.polygon(a + normal, b + normal, b - normal, a - normal))
  }

  private mutating func stroke(_ subpath: CenterLine.Subpath) {
    for segment in subpath.segments {
      for (a, b) in zip(segment.samples, segment.samples.dropFirst()) {
        if a.point == b.point {
          // A cusp, which the normal sweeps on both sides.
          round(at: a.point, a.direction, b.direction)
          round(at: a.point, -a.direction, -b.direction)
        } else {
          strip(a, b, 1)
          strip(a, b, -1)
        }
      }
    }
    for (a, b) in zip(subpath.segments, subpath.segments.dropFirst()) {
      join(at: b.first.point, a.last.direction, b.first.direction)
    }
    let first = subpath.segments[0].first
    let last = subpath.segments[subpath.segments.count - 1].last
    if subpath.isClosed {
      join(at: first.point, last.direction, first.direction)
    } else {
      cap(at: first.point, -first.direction)
      cap(at: last.point, last.direction)
    }
  }

  /// What the normal sweeps on one side between two samples.
  private mutating func strip(_ a: CenterLine.Sample, _ b: CenterLine.Sample, _ side: Double) {
    let m = a.direction.turned * (side * radius)
    let n = b.direction.turned * (side * radius)
    // The parameter along both normals where they meet.
    let turn = m.cross(n)
    let along = turn == 0 ? Double.infinity : (b.point - a.point).cross(n) / turn
    if along > 0, along < 1 {
      let meeting = a.point + m * along
      add(.polygon(a.point, b.point, meeting, meeting))
      add(.polygon(meeting, a.point + m, b.point + n, b.point + n))
    } else {
      add(.polygon(a.point, a.point + m, b.point + n, b.point))
    }
  }

  /// A rounded outside of a turn.
  private mutating func round(at point: Vector, _ from: Vector, _ to: Vector) {
    // The inside is where the line turns to; straight back, half a disc ahead.
    let sign = from.cross(to) > 0 ? -1.0 : 1.0
    let first = from.turned * sign
    let last = to.turned * sign
    guard let middle = from.dot(to) > 0 ? (first + last).unit : (from - to).unit else { return }
    add(.sector(point, from: first, to: middle, radius: radius))
    add(.sector(point, from: middle, to: last, radius: radius))
  }

  private mutating func join(at point: Vector, _ from: Vector, _ to: Vector) {
    let cosine = from.dot(to)
    let sine = from.cross(to)
    if cosine > 0, abs(sine) < 1e-9 { return }
    if style.lineJoin == .round {
      round(at: point, from, to)
      return
    }
    let sign = sine > 0 ? -radius : radius
    let first = point + from.turned * sign
    let last = point + to.turned * sign
    // 1 / sin(half the angle between the segments), the miter's length over the width.
    let halfSquared = 0.5 * (1 + cosine)
    let limit = style.miterLimit.native
    if style.lineJoin == .miter, limit >= 1, halfSquared > 0 {
      let ratio = (1 / halfSquared).squareRoot()
      if abs(ratio - limit) < 1e-5 * limit { isSure = false }
      if ratio <= limit {
        let tip = point + (from.turned + to.turned) * (0.5 * sign / halfSquared)
        add(.polygon(point, first, tip, last))
        return
      }
    }
    add(.polygon(point, first, last, last))
  }

  private mutating func cap(at point: Vector, _ direction: Vector) {
    switch style.lineCap {
    case .butt: break
    case .round: round(at: point, direction, -direction)
    case .square: square(point, point + direction * radius)
    }
  }
}
