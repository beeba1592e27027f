import Foundation

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
    if operands.hasCurves {
      operands.uniteNearSubpaths(testA, testB)
      guard var arrangement = arrangeCurves(operands) else { return result }
      arrangement.write(operation, testA, testB, into: &result)
      return result
    }
    // An optional would copy the arrangement, which for two hexagons takes a noticeable time.
    var arrangement = Arrangement(frame: operands.frame, capacity: operands.lineCapacity)
    if arrangement.arrangeLines(operands) {
      arrangement.write(operation, testA, testB, into: &result)
    }
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

  /// Unites paths that wind 0 or 1 times around every point, in one arrangement.
  static func unite(_ clean: [PathStorage]) -> PathStorage {
    if clean.count == 1 { return clean[0] }
    var result = PathStorage()
    guard var arrangement = arrange(clean, .first) else { return result }
    arrangement.write(.first, .positive, .nonZero, into: &result)
    return result
  }

  /// The parts of a path's outline inside or outside of another path.
  static func cutLines(
    _ lines: PathStorage, _ mask: PathStorage, inside: Bool, _ test: WindingTest
  ) -> PathStorage {
    let lines = lines.finite().withinReach()
    var result = PathStorage()
    guard var arrangement = arrange(lines, .line, mask, .second) else { return result }
    arrangement.wind()
    arrangement.emitLines(from: lines, inside: inside, test, into: &result)
    return result
  }

  /// The connected parts of a path's inside.
  static func components(_ path: PathStorage, _ test: WindingTest) -> [PathStorage] {
    guard var arrangement = arrange(path, .first, nil, .second) else { return [] }
    arrangement.wind()
    if arrangement.select(EdgeSelector(.first, test, .nonZero)) == 0 { return [] }
    arrangement.trace()
    return arrangement.emitComponents()
  }

  /// Whether the insides of two paths have more in common than the accuracy of the grid can tell.
  static func intersects(_ a: PathStorage, _ b: PathStorage, _ test: WindingTest) -> Bool {
    var boundsA = PathBounds()
    var boundsB = PathBounds()
    let kindA = a.scan(&boundsA)
    let kindB = b.scan(&boundsB)
    if kindA.isFinite && kindB.isFinite && !boundsA.overlaps(boundsB) { return false }
    guard var arrangement = arrange(a, .first, b, .second) else { return false }
    arrangement.wind()
    if arrangement.select(EdgeSelector(.intersection, test, test)) == 0 { return false }
    arrangement.trace()
    let width = arrangement.curves.count > 0 ? CurveSeparation.tolerance : 1
    var loop = 0
    while loop < arrangement.loopEnds.count {
      if !arrangement.isSliver(loop, width: width) { return true }
      loop += 1
    }
    return false
  }

  // MARK: Arranging

  /// Arranges one or two paths in the plane; nil if they are empty.
  static func arrange(
    _ a: PathStorage, _ operandA: Operand, _ b: PathStorage?, _ operandB: Operand,
    limit: Int = maximumCount
  ) -> Arrangement? {
    guard let operands = BooleanOperands(a, operandA, b, operandB, limit: limit) else {
      return nil
    }
    if operands.hasCurves { return arrangeCurves(operands) }
    var arrangement = Arrangement(frame: operands.frame, capacity: operands.lineCapacity)
    if !arrangement.arrangeLines(operands) { return nil }
    return arrangement
  }

  private static func arrangeCurves(_ operands: BooleanOperands) -> Arrangement? {
    var separation = CurveSeparation(frame: operands.frame, capacity: operands.count)
    separation.read(operands.first, operands.firstOperand)
    if let second = operands.second { separation.read(second, operands.secondOperand) }
    return arrange(&separation, capacity: operands.count)
  }

  /// Arranges many finite paths of one operand.
  private static func arrange(_ paths: [PathStorage], _ operand: Operand) -> Arrangement? {
    var bounds = PathBounds()
    var hasCurves = false
    var count = 0
    for path in paths {
      if path.scan(&bounds).hasCurves { hasCurves = true }
      count += path.points.count + path.verbs.count
    }
    guard !bounds.isEmpty, count <= maximumCount else { return nil }
    let frame = GridFrame(bounds, hasCurves: hasCurves)
    if hasCurves {
      var separation = CurveSeparation(frame: frame, capacity: count)
      for path in paths { separation.read(path, operand) }
      return arrange(&separation, capacity: count)
    }
    var arrangement = Arrangement(
      frame: frame, capacity: paths.reduce(0) { $0 + BooleanOperands.lineCapacity($1) })
    for path in paths { arrangement.readLines(path, operand) }
    if arrangement.rings.count == 0 { return nil }
    arrangement.planarize()
    arrangement.chain()
    return arrangement
  }

  /// How often curves are cut again where their chords meet something that they themselves do not.
  ///
  /// Each time what is left is at most half as long, and bulges a quarter as far; what is flat
  /// stays.
  private static let recutLimit = 16

  /// Separates the curves that were read, and arranges their chords.
  private static func arrange(
    _ separation: inout CurveSeparation, capacity: Int
  ) -> Arrangement? {
    separation.separateAll()
    var round = 0
    while true {
      var arrangement = Arrangement(frame: separation.frame, capacity: capacity)
      separation.write(into: &arrangement)
      if arrangement.rings.count == 0 { return nil }
      arrangement.planarize()
      round += 1
      if round <= recutLimit && separation.cut(at: arrangement.displacedLocations()) { continue }
      arrangement.chain()
      if round <= recutLimit && separation.cut(at: arrangement.displacedCoincidences()) { continue }
      return arrangement
    }
  }

  /// The most elements and points of one operation; indices are 32 bits, two of which are marks.
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

extension Arrangement {
  /// Reads and arranges paths of lines; returns false if they are empty.
  mutating func arrangeLines(_ operands: BooleanOperands) -> Bool {
    readLines(operands.first, operands.firstOperand)
    if let second = operands.second { readLines(second, operands.secondOperand) }
    if rings.count == 0 { return false }
    planarize()
    chain()
    return true
  }

  /// Writes the inside that an operation keeps.
  mutating func write(
    _ operation: BooleanOperation, _ first: WindingTest, _ second: WindingTest,
    into result: inout PathStorage
  ) {
    let selector = EdgeSelector(operation, first, second)
    wind()
    writeSelected(selector, into: &result)
  }

  /// Writes the inside that an operation keeps, once the windings are found.
  mutating func writeSelected(_ selector: EdgeSelector, into result: inout PathStorage) {
    if select(selector) == 0 { return }
    trace()
    emitLoops(into: &result)
  }
}
