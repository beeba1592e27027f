import Foundation

/// The operations behind the members of `CGPath` and `Path`.
enum PathBoolean {
  /// Combines the insides of two paths, or cleans up one.
  static func combine(
    _ a: PathStorage, _ b: PathStorage?, _ operation: BooleanOperation, _ testA: WindingTest,
    _ testB: WindingTest
  ) -> PathStorage {
    var result = PathStorage()
    guard var arrangement = arrange(a, .first, b, .second) else { return result }
    arrangement.wind()
    if arrangement.select(operation, testA, testB) == 0 { return result }
    arrangement.trace()
    arrangement.emitLoops(into: &result)
    return result
  }

  /// Arranges one or two paths in the plane; nil if there is nothing in them.
  static func arrange(
    _ a: PathStorage, _ operandA: Operand, _ b: PathStorage?, _ operandB: Operand
  ) -> Arrangement? {
    var bounds = PathBounds()
    var a = a
    var b = b
    var kindA = a.survey(&bounds)
    if !kindA.isFinite {
      a = a.finite()
      kindA = a.survey(&bounds)
    }
    var kindB = b?.survey(&bounds)
    if kindB?.isFinite == false {
      b = b?.finite()
      kindB = b?.survey(&bounds)
    }
    if bounds.isEmpty { return nil }
    let frame = GridFrame(
      minX: bounds.minX, minY: bounds.minY, maxX: bounds.maxX, maxY: bounds.maxY)
    let count =
      a.points.count + a.verbs.count + (b?.points.count ?? 0) + (b?.verbs.count ?? 0)
    guard count < 1 << 28 else { return nil }
    var arrangement = Arrangement(frame: frame, capacity: count)
    if kindA.hasCurves || kindB?.hasCurves == true {
      var separation = CurveSeparation(frame: frame, capacity: count)
      separation.read(a, operandA)
      if let b { separation.read(b, operandB) }
      separation.separateAll()
      separation.write(into: &arrangement)
    } else {
      arrangement.readLines(a, operandA)
      if let b { arrangement.readLines(b, operandB) }
    }
    if arrangement.rings.count == 0 { return nil }
    arrangement.planarise()
    arrangement.chain()
    return arrangement
  }
}
