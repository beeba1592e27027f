import Foundation

/// A morph from one path to another, prepared once and drawn at many fractions.
///
/// Subpaths are matched by place, size and direction; those left over grow from a point or shrink to
/// one. Matched closed subpaths start where their points lie closest, and a path that goes round the
/// other way is turned. Subpaths are cut at each other's nodes by arc length; equally many segments
/// correspond one by one where that does not twist the shape. Then points move along straight lines.
public struct PathInterpolation: Sendable {
  /// The path at fraction 0.
  public let start: Path
  /// The path at fraction 1.
  public let end: Path
  /// The two paths in equal verbs.
  private let first: PathStorage
  private let second: PathStorage

  /// Prepares a morph.
  ///
  /// Elements that are not finite take part only at the fractions 0 and 1.
  public init(from start: Path, to end: Path) {
    self.start = start
    self.end = end
    let tables = (PathSegments(start.storage), PathSegments(end.storage))
    // What has no segment draws nothing.
    let lists = (
      tables.0.subpaths.filter { !$0.range.isEmpty },
      tables.1.subpaths.filter { !$0.range.isEmpty }
    )
    let matching = OutlineMatching(
      lists.0.map { OutlineFeatures(tables.0, $0) }, lists.1.map { OutlineFeatures(tables.1, $0) })
    var (first, second) = (PathStorage(), PathStorage())
    for pair in matching.pairs {
      let from = pair.from.flatMap { InterpolationOutline(tables.0, lists.0[$0]) }
      let to = pair.to.flatMap { InterpolationOutline(tables.1, lists.1[$0]) }
      let correspondence: OutlineCorrespondence
      switch (from, to) {
      case (let from?, let to?):
        correspondence = OutlineCorrespondence(from, to, isMirrored: matching.isMirrored)
      case (let from?, nil):
        let point = matching.vanishingPoint(ofFirst: pair.from ?? 0)
        correspondence = OutlineCorrespondence(
          from, InterpolationOutline(point: point, isClosed: from.isClosed), isMirrored: false)
      case (nil, let to?):
        let point = matching.vanishingPoint(ofSecond: pair.to ?? 0)
        correspondence = OutlineCorrespondence(
          InterpolationOutline(point: point, isClosed: to.isClosed),
          matching.isMirrored && to.isClosed ? to.reversed : to, isMirrored: false)
      case (nil, nil):
        continue
      }
      PathInterpolation.append(correspondence, to: &first, &second)
    }
    (self.first, self.second) = (first, second)
  }

  /// Appends both sides of a correspondence in the same verbs.
  private static func append(
    _ correspondence: OutlineCorrespondence, to first: inout PathStorage,
    _ second: inout PathStorage
  ) {
    let count = correspondence.first.count
    first.move(to: correspondence.first[0].p0)
    second.move(to: correspondence.second[0].p0)
    for i in 0..<count {
      let (a, b) = (correspondence.first[i], correspondence.second[i])
      if a.kind == b.kind {
        // Closing draws the last line; but what is nothing except one line needs it.
        if correspondence.isClosed, a.kind == .line, i + 1 == count, count > 1 { break }
        first.append(a)
        second.append(b)
      } else {
        first.append(PathSegment(a.cubic))
        second.append(PathSegment(b.cubic))
      }
    }
    if correspondence.isClosed {
      first.close()
      second.close()
    }
  }

  /// The path at a fraction of the way.
  ///
  /// 0 gives `start` and 1 gives `end`, as they are; NaN counts as 0. Beyond 0...1 the points go on
  /// along their lines, as springs need it; an infinite fraction counts as the end on its side.
  public func path(at fraction: CGFloat) -> Path {
    if fraction.isNaN || fraction == 0 || fraction == -.infinity { return start }
    if fraction == 1 || fraction == .infinity { return end }
    return Path(storage: first.mixed(with: second, by: fraction))
  }
}

extension PathStorage {
  /// The path of points a fraction of the way to those of another path, which has the same verbs.
  package func mixed(with other: PathStorage, by fraction: CGFloat) -> PathStorage {
    precondition(verbs == other.verbs && points.count == other.points.count)
    var result = PathStorage()
    result.reserve(verbs: verbs.count, points: points.count)
    let (s, t) = (1 - fraction, fraction)
    points.withUnsafeBufferPointer { a in
      other.points.withUnsafeBufferPointer { b in
        var i = 0
        func next() -> CGPoint {
          defer { i += 1 }
          return CGPoint(x: a[i].x * s + b[i].x * t, y: a[i].y * s + b[i].y * t)
        }
        for verb in verbs {
          switch verb {
          case .move: result.move(to: next())
          case .line: result.line(to: next())
          case .quad:
            let control = next()
            result.quad(to: next(), control: control)
          case .cubic:
            let control1 = next()
            let control2 = next()
            result.cubic(to: next(), control1: control1, control2: control2)
          case .close: result.close()
          }
        }
      }
    }
    return result
  }
}

extension Path {
  /// Returns the path a fraction of the way from this one to `other`.
  ///
  /// Any two paths can be mixed: see `PathInterpolation`, which is the thing to keep where one morph is
  /// drawn at many fractions. 0 gives this path and 1 the other, as they are.
  ///
  /// - Parameters:
  ///   - other: The path at fraction 1.
  ///   - fraction: How far to go; beyond 0...1 the points go on along their lines. NaN counts as 0.
  /// - Returns: The path between.
  public func interpolated(to other: Path, fraction: CGFloat) -> Path {
    PathInterpolation(from: self, to: other).path(at: fraction)
  }
}
