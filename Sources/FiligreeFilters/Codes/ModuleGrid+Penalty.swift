extension ModuleGrid {
  /// How much of the code a reader may take for something else, in points (7.8.3.1, table 11).
  var qrPenalty: Int {
    let rows = (0..<side).map { y in (0..<side).map { self[$0, y] } }
    let columns = (0..<side).map { x in (0..<side).map { self[x, $0] } }
    let dark = rows.joined().count { $0 }
    // A point for each tenth of the way from half of the modules dark to all or none, begun ones left out.
    let imbalance = abs(2 * dark - side * side) * 10 / (side * side)
    let lines = (rows + columns).reduce(0) { $0 + Self.runs($1) + Self.finders($1) }
    return lines + 3 * uniformSquares + 10 * imbalance
  }

  /// Runs of five modules of a color and more: 3 points, and one for each module more.
  private static func runs(_ line: [Bool]) -> Int {
    var points = 0
    var rest = line[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      if run.count >= 5 { points += run.count - 2 }
      rest = rest.dropFirst(run.count)
    }
    return points
  }

  /// Squares of four modules of a color; they may overlap.
  private var uniformSquares: Int {
    var count = 0
    for y in 1..<side {
      for x in 1..<side {
        let color = self[x, y]
        if self[x - 1, y] == color && self[x, y - 1] == color && self[x - 1, y - 1] == color {
          count += 1
        }
      }
    }
    return count
  }

  /// A line through the middle of a finder pattern.
  private static let finder = [true, false, true, true, true, false, true]

  /// What looks like a finder pattern and has four light modules on one side: 40 points.
  ///
  /// Beyond the code is the quiet zone.
  private static func finders(_ line: [Bool]) -> Int {
    var points = 0
    for start in 0...line.count - finder.count
    where line[start..<start + finder.count].elementsEqual(finder) {
      let (before, after) = (line[..<start].suffix(4), line[(start + finder.count)...].prefix(4))
      if !before.contains(true) || !after.contains(true) { points += 40 }
    }
    return points
  }
}
