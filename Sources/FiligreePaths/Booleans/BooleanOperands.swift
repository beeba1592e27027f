/// Finite paths to be arranged.
struct BooleanOperands {
  /// A path, and whose outline it is.
  struct Input {
    var path: PathStorage
    let operand: Operand
  }

  private(set) var inputs: [Input]
  private let frame: GridFrame
  let hasCurves: Bool
  /// Elements and points.
  private let count: Int

  /// Creates the operands of an operation on one or two paths; nil if they are empty, or have more
  /// than `limit` elements and points.
  init?(
    _ a: PathStorage, _ operandA: Operand, _ b: PathStorage?, _ operandB: Operand,
    limit: Int = PathBoolean.maximumCount
  ) {
    var inputs = [Input(path: a, operand: operandA)]
    if let b { inputs.append(Input(path: b, operand: operandB)) }
    self.init(inputs, limit: limit)
  }

  /// Creates operands; nil if they are empty, or have more than `limit` elements and points.
  init?(_ list: [Input], limit: Int = PathBoolean.maximumCount) {
    inputs = list
    var bounds = PathBounds()
    var hasCurves = false
    var count = 0
    for i in inputs.indices {
      var kind = inputs[i].path.scan(&bounds)
      if !kind.isFinite {
        inputs[i].path = inputs[i].path.finite()
        kind = inputs[i].path.scan(&bounds)
      }
      hasCurves = hasCurves || kind.hasCurves
      count += inputs[i].path.points.count + inputs[i].path.verbs.count
    }
    guard !bounds.isEmpty, count <= limit else { return nil }
    if bounds.reach > PathStorage.greatestOperand {
      bounds = PathBounds()
      for i in inputs.indices {
        inputs[i].path = inputs[i].path.withinReach()
        _ = inputs[i].path.scan(&bounds)
      }
    }
    self.hasCurves = hasCurves
    self.count = count
    frame = GridFrame(bounds, hasCurves: hasCurves)
  }

  /// Replaces a path by one that fills the same.
  mutating func replace(_ index: Int, with path: PathStorage) { inputs[index].path = path }

  /// About how many segments there are, or the most vertices if all are lines: one more for each
  /// closed subpath.
  private var capacity: Int {
    hasCurves ? count : inputs.reduce(0) { $0 + $1.path.verbs.count + 4 }
  }

  /// Bytes that an arrangement takes per segment, and for itself, if segments cross seldom.
  private static let bytesPerSegment = 128
  private static let bytesForItself = 4096

  /// An arena for the arrangement.
  var arena: Arena {
    Arena(
      capacity: BooleanOperands.bytesForItself + capacity * BooleanOperands.bytesPerSegment)
  }

  /// Arranges the paths in the plane; nil if nothing is left of them on the grid.
  func arranged(_ arena: inout Arena) -> Arrangement? {
    if hasCurves {
      var separation = CurveSeparation(frame: frame, capacity: count)
      for input in inputs { separation.read(input.path, input.operand) }
      return separation.arranged(&arena)
    }
    var outlines = Outlines(frame: frame, capacity: capacity, &arena)
    for input in inputs { outlines.read(input.path, input.operand, &arena) }
    return outlines.rings.count == 0 ? nil : Arrangement(outlines, &arena)
  }

  /// Calls a closure with the boundary of what `selector` keeps; returns nil where nothing is left of
  /// the paths on the grid.
  @inline(__always) func withLoops<Result>(
    _ selector: FaceSelector, _ body: (Loops, Arrangement, inout Arena) -> Result
  ) -> Result? {
    var arena = arena
    guard let arrangement = arranged(&arena) else { return nil }
    let windings = Windings(arrangement, &arena)
    return body(Loops(selector, windings, arrangement, &arena), arrangement, &arena)
  }
}
