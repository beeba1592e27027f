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
    let result: PathStorage
    if outliner.isDeep {
      result = PathOffset.combined(
        area, OffsetStrips(self).united(), isOutward ? .union : .subtraction, .nonZero,
        slivers: pen.tolerance)
    } else {
      result = PathOffset.resolved(outliner.rings, .positive, slivers: pen.tolerance)
    }
    var bounds = PathBounds()
    _ = result.scan(&bounds)
    if bounds.isEmpty { return result }
    // Where edges of one line meet, they agree to the last bits.
    return result.withoutStraightVertices(
      limit: max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) * 0x1p-40)
  }

  // MARK: Areas

  /// What `test` says is the inside of `path`, without what is thinner than `slivers`.
  ///
  /// See `combined(_:_:_:_:slivers:)`.
  static func resolved(
    _ path: PathStorage, _ test: WindingTest, slivers: CGFloat?
  ) -> PathStorage {
    combined(path, nil, .first, test, slivers: slivers)
  }

  /// Combines the insides of two paths without what is thinner than `slivers`.
  ///
  /// At least those parts and holes go that are thinner than the accuracy of the booleans, unless
  /// `slivers` is nil: what rounding leaves behind would grow into strips.
  static func combined(
    _ a: PathStorage, _ b: PathStorage?, _ operation: BooleanOperation, _ test: WindingTest,
    slivers: CGFloat?
  ) -> PathStorage {
    guard let operands = BooleanOperands(a, .first, b, .second) else { return PathStorage() }
    return operands.withLoops(FaceSelector(operation, test, test)) { loops, arrangement, arena in
      var writer = LoopWriter(loops, arrangement, &arena)
      guard let slivers else { return writer.writeAll(&arena) }
      var result = PathStorage()
      let finest = operands.hasCurves ? CurveSeparation.tolerance : 2
      let width = max(slivers * arrangement.outlines.frame.scale, finest)
      for loop in 0..<loops.count where !loops.isSliver(loop, width: width, arrangement) {
        writer.write(loop, into: &result, &arena)
      }
      return result
    } ?? PathStorage()
  }
}
