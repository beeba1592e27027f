/// The operations behind the members of `CGPath` and `Path`.
package enum PathBoolean {
  /// Combines the insides of two paths, or normalizes one.
  static func combine(
    _ a: PathStorage, _ b: PathStorage?, _ operation: BooleanOperation, _ testA: WindingTest,
    _ testB: WindingTest, limit: Int = maximumCount
  ) -> PathStorage {
    var result = PathStorage()
    guard var operands = BooleanOperands(a, .first, b, .second, limit: limit) else {
      return result
    }
    if operands.hasCurves { operands.uniteNearSubpaths(testA, testB) }
    var arena = operands.arena
    guard let arrangement = operands.arranged(&arena) else { return result }
    let windings = Windings(arrangement, &arena)
    write(
      FaceSelector(operation, testA, testB), windings, arrangement, into: &result, &arena)
    return result
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
    var result = PathStorage()
    guard let operands = BooleanOperands(clean.map { .init(path: $0, operand: .first) }) else {
      return result
    }
    var arena = operands.arena
    guard let arrangement = operands.arranged(&arena) else { return result }
    let windings = Windings(arrangement, &arena)
    write(FaceSelector(.first, .positive, .nonZero), windings, arrangement, into: &result, &arena)
    return result
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
    guard let operands = BooleanOperands(path, .first, nil, .second) else { return [] }
    var arena = operands.arena
    guard let arrangement = operands.arranged(&arena) else { return [] }
    let loops = Loops(
      FaceSelector(.first, test, .nonZero), Windings(arrangement, &arena), arrangement, &arena)
    var writer = LoopWriter(loops, arrangement, &arena)
    return writer.parts(&arena)
  }

  /// Whether the insides of two paths have more in common than the accuracy of the grid can tell.
  static func intersects(_ a: PathStorage, _ b: PathStorage, _ test: WindingTest) -> Bool {
    var boundsA = PathBounds()
    var boundsB = PathBounds()
    let kindA = a.scan(&boundsA)
    let kindB = b.scan(&boundsB)
    if kindA.isFinite && kindB.isFinite && !boundsA.overlaps(boundsB) { return false }
    guard let operands = BooleanOperands(a, .first, b, .second) else { return false }
    var arena = operands.arena
    guard let arrangement = operands.arranged(&arena) else { return false }
    let loops = Loops(
      FaceSelector(.intersection, test, test), Windings(arrangement, &arena), arrangement, &arena)
    let width = operands.hasCurves ? CurveSeparation.tolerance : 1
    let found = (0..<loops.count).contains { !loops.isSliver($0, width: width, arrangement) }
    withExtendedLifetime(arena) {}
    return found
  }

  /// Writes the inside that an operation keeps.
  static func write(
    _ selector: FaceSelector, _ windings: Windings, _ arrangement: Arrangement,
    into result: inout PathStorage, _ arena: inout Arena
  ) {
    let loops = Loops(selector, windings, arrangement, &arena)
    if loops.count == 0 { return }
    var writer = LoopWriter(loops, arrangement, &arena)
    writer.writeAll(into: &result, &arena)
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
