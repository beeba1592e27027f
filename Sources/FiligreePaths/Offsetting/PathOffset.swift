import Foundation

/// Parallel offsets of filled areas.
///
/// The area grows by the strips between its outline and the line at the distance outside of it, or
/// shrinks by those inside. `OffsetOutliner` draws that line with all its folds and loops; what the
/// result is of it, the winding number says.
struct PathOffset {
  /// The distance as half a line width, with the join.
  let pen: StrokePen
  let isOutward: Bool
  /// The inside of the path: no crossings, inside on the left.
  let area: PathStorage

  /// Nil if there is nothing to be done: no area, or a distance too small to be seen or too large.
  init?(
    _ area: PathStorage, by distance: CGFloat, _ join: CGLineJoin, miterLimit: CGFloat,
    tolerance: CGFloat
  ) {
    let style = StrokeStyle(lineWidth: 2 * abs(distance), lineJoin: join, miterLimit: miterLimit)
    guard let pen = StrokePen(style, tolerance: tolerance) else { return nil }
    self.pen = pen
    self.area = area
    isOutward = distance > 0
  }

  /// The area with its outline moved.
  func result() -> PathStorage {
    var outliner = OffsetOutliner(pen: pen, sign: isOutward ? -1 : 1)
    area.lead(&outliner)
    return PathOffset.resolved(outliner.rings, .positive, slivers: pen.tolerance)
  }

  // MARK: Areas

  /// The inside of `path`, without parts and holes that are thinner than `slivers`.
  ///
  /// At least those go that are thinner than the accuracy of the booleans: what rounding leaves behind
  /// would grow into strips.
  static func resolved(
    _ path: PathStorage, _ test: WindingTest, slivers: CGFloat
  ) -> PathStorage {
    var result = PathStorage()
    guard var arrangement = PathBoolean.arrange(path, .first, nil, .second) else { return result }
    arrangement.wind()
    if arrangement.select(.first, test, .nonZero) == 0 { return result }
    arrangement.trace()
    let finest = arrangement.curves.count > 0 ? CurveSeparation.tolerance : 2
    let width = max(slivers * arrangement.frame.scale, finest)
    var start = 0
    for loop in 0..<arrangement.loopEnds.count {
      let end = Int(arrangement.loopEnds[loop])
      if !arrangement.isSliver(loop, width: width) {
        arrangement.emitLoop(start, end, into: &result)
      }
      start = end
    }
    return result
  }
}
