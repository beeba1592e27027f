/// One or two finite paths to be arranged.
struct BooleanOperands {
  var first: PathStorage
  let firstOperand: Operand
  var second: PathStorage?
  let secondOperand: Operand
  let frame: GridFrame
  let hasCurves: Bool
  /// Elements and points.
  let count: Int

  /// Scans the paths; nil if they are empty, or have more than `limit` elements and points.
  init?(
    _ a: PathStorage, _ operandA: Operand, _ b: PathStorage?, _ operandB: Operand, limit: Int
  ) {
    var bounds = PathBounds()
    first = a
    second = b
    var kindA = a.scan(&bounds)
    if !kindA.isFinite {
      first = a.finite()
      kindA = first.scan(&bounds)
    }
    var kindB = b?.scan(&bounds)
    if kindB?.isFinite == false {
      second = b?.finite()
      kindB = second?.scan(&bounds)
    }
    if bounds.isEmpty { return nil }
    if bounds.reach > PathStorage.greatestOperand {
      first = first.withinReach()
      second = second?.withinReach()
      bounds = PathBounds()
      _ = first.scan(&bounds)
      _ = second?.scan(&bounds)
    }
    count =
      first.points.count + first.verbs.count + (second?.points.count ?? 0)
      + (second?.verbs.count ?? 0)
    guard count <= limit else { return nil }
    firstOperand = operandA
    secondOperand = operandB
    hasCurves = kindA.hasCurves || kindB?.hasCurves == true
    frame = GridFrame(bounds, hasCurves: hasCurves)
  }

  /// The number of vertices, if all segments are lines.
  var lineCapacity: Int {
    BooleanOperands.lineCapacity(first) + (second.map(BooleanOperands.lineCapacity) ?? 0)
  }

  /// The most vertices of a path of lines, with one more for each closed subpath.
  static func lineCapacity(_ path: PathStorage) -> Int {
    path.verbs.count + 4
  }
}
