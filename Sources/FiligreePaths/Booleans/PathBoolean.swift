/// The operations behind the members of `CGPath` and `Path`.
package enum PathBoolean {
  /// Combines the insides of two paths, or normalizes one.
  static func combine(
    _ a: PathStorage, _ b: PathStorage?, _ operation: BooleanOperation, _ testA: WindingTest,
    _ testB: WindingTest, limit: Int = maximumCount
  ) -> PathStorage {
    guard var operands = BooleanOperands(a, .first, b, .second, limit: limit) else {
      return PathStorage()
    }
    if operands.hasCurves { operands.uniteNearSubpaths(testA, testB) }
    return inside(of: operands, FaceSelector(operation, testA, testB))
  }

  /// Unites the insides of any number of paths at once.
  ///
  /// Normalized, each path winds 0 or 1 times around every point. So all of them together, in one
  /// arrangement, wind more than 0 times exactly where one of them does. Those that nearly coincide
  /// are united before.
  static func union(_ paths: [PathStorage], _ test: WindingTest) -> PathStorage {
    if paths.count < 2 {
      return paths.first.map { combine($0, nil, .first, test, .nonZero) } ?? PathStorage()
    }
    let clean = paths.map { combine($0, nil, .first, test, .nonZero) }
    let count = clean.reduce(0) { $0 + $1.points.count + $1.verbs.count }
    return count <= maximumCount ? unite(uniteNearOutlines(clean)) : PathStorage()
  }

  /// Unites finite paths that wind 0 or 1 times around every point, in one arrangement.
  static func unite(_ clean: [PathStorage]) -> PathStorage {
    if clean.count == 1 { return clean[0] }
    let operands = BooleanOperands(clean.map { .init(path: $0, operand: .first) })
    return operands.map { inside(of: $0, FaceSelector(.first, .positive, .nonZero)) }
      ?? PathStorage()
  }

  /// The inside that a selector keeps of operands.
  private static func inside(of operands: BooleanOperands, _ selector: FaceSelector) -> PathStorage
  {
    operands.withLoops(selector) { loops, arrangement, arena in
      var writer = LoopWriter(loops, arrangement, &arena)
      return writer.writeAll(&arena)
    } ?? PathStorage()
  }

  /// The parts of a path's outline inside or outside of another path.
  static func cutLines(
    _ lines: PathStorage, _ mask: PathStorage, inside: Bool, _ test: WindingTest
  ) -> PathStorage {
    let lines = lines.finite().withinReach()
    var result = PathStorage()
    guard let operands = BooleanOperands(lines, .line, mask, .second) else { return result }
    var arena = operands.arena
    guard let arrangement = operands.arranged(&arena) else { return result }
    let windings = Windings(arrangement, &arena)
    var writer = LineWriter(windings, arrangement, inside: inside, test, &arena)
    writer.write(from: lines, into: &result, &arena)
    return result
  }

  /// The connected parts of a path's inside.
  static func components(_ path: PathStorage, _ test: WindingTest) -> [PathStorage] {
    let operands = BooleanOperands(path, .first, nil, .second)
    return operands?.withLoops(FaceSelector(.first, test, .nonZero)) { loops, arrangement, arena in
      var writer = LoopWriter(loops, arrangement, &arena)
      return writer.parts(&arena)
    } ?? []
  }

  /// Whether the insides of two paths have more in common than the accuracy of the grid can tell.
  static func intersects(_ a: PathStorage, _ b: PathStorage, _ test: WindingTest) -> Bool {
    var boundsA = PathBounds()
    var boundsB = PathBounds()
    let kindA = a.scan(&boundsA)
    let kindB = b.scan(&boundsB)
    if kindA.isFinite && kindB.isFinite && !boundsA.overlaps(boundsB) { return false }
    guard let operands = BooleanOperands(a, .first, b, .second) else { return false }
    let width = operands.hasCurves ? CurveSeparation.tolerance : 1
    return operands.withLoops(FaceSelector(.intersection, test, test)) { loops, arrangement, _ in
      (0..<loops.count).contains { !loops.isSliver($0, width: width, arrangement) }
    } ?? false
  }

  /// The most elements and points of one operation; indices have 32 bits.
  ///
  /// For operands that have more of them together there is no arrangement, and the result is empty.
  package static let maximumCount = 1 << 28

  /// `combine` with another limit, to see what lies beyond it.
  package static func union(
    _ a: PathStorage, _ b: PathStorage, limit: Int
  ) -> PathStorage {
    combine(a, b, .union, .nonZero, .nonZero, limit: limit)
  }
}
