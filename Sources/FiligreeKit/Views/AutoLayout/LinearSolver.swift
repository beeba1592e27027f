/// Finds numbers that obey linear equations and inequalities, the more important ones first.
///
/// The method is that of Cassowary (G. Badros, A. Borning and P. Stuckey, 2001) without its edits: the simplex method
/// on rows that are added one by one. Priorities are compared level by level, so that no number of lesser
/// constraints outweighs a greater one. The same constraints in the same order give the same numbers.
struct LinearSolver {
  /// How an expression stands to zero.
  enum Relation {
    case less, equal, greater
  }

  private enum Kind {
    case external, slack, error, dummy
  }

  private struct Row {
    var constant: Double
    var cells: [Int: Double] = [:]

    mutating func add(_ symbol: Int, _ factor: Double) {
      let sum = (cells[symbol] ?? 0) + factor
      cells[symbol] = abs(sum) < 1e-9 ? nil : sum
    }

    mutating func add(_ other: Row, _ factor: Double) {
      constant += other.constant * factor
      for (symbol, value) in other.cells { add(symbol, value * factor) }
    }

    mutating func negate() {
      constant = -constant
      for (symbol, value) in cells { cells[symbol] = -value }
    }

    /// Turns 0 = row into symbol = row.
    mutating func solve(for symbol: Int) {
      guard let value = cells.removeValue(forKey: symbol) else { return }
      let factor = -1 / value
      constant *= factor
      for (other, value) in cells { cells[other] = value * factor }
    }

    /// Turns left = row into right = row.
    mutating func solve(for left: Int, and right: Int) {
      add(left, -1)
      solve(for: right)
    }

    mutating func substitute(_ symbol: Int, _ row: Row) {
      guard let factor = cells.removeValue(forKey: symbol) else { return }
      add(row, factor)
    }
  }

  /// What is to be small: a number for each level, the most important first.
  private struct Objective {
    var cells: [Int: [Double]] = [:]

    mutating func add(_ symbol: Int, _ weights: [Double]) {
      let sum = zip(cells[symbol] ?? weights.map { _ in 0 }, weights).map { $0 + $1 }
      cells[symbol] = sum.allSatisfy { abs($0) < 1e-9 } ? nil : sum
    }

    mutating func substitute(_ symbol: Int, _ row: Row) {
      guard let weights = cells.removeValue(forKey: symbol) else { return }
      for (other, value) in row.cells { add(other, weights.map { $0 * value }) }
    }
  }

  private var kinds: [Kind] = []
  private var rows: [Int: Row] = [:]
  private var objective = Objective()
  private let levels: Int

  /// Creates a solver of so many levels of importance below what is required.
  init(levels: Int) {
    self.levels = levels
  }

  /// A new number, which may be anything.
  mutating func variable() -> Int { symbol(.external) }

  private mutating func symbol(_ kind: Kind) -> Int {
    kinds.append(kind)
    return kinds.count - 1
  }

  /// The number that was found.
  func value(_ variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// Adds that an expression is zero, not more, or not less.
  ///
  /// - Parameters:
  ///   - terms: Variables and their factors.
  ///   - constant: What is added to them.
  ///   - relation: How the sum stands to zero.
  ///   - level: How important that is, 0 for most; nil where it must be so.
  /// - Returns: Whether it can be so; if not, nothing is added.
  mutating func add(
    _ terms: [Int: Double], _ constant: Double, _ relation: Relation, level: Int?
  ) -> Bool {
    var row = Row(constant: constant)
    for (variable, factor) in terms.sorted(by: { $0.key < $1.key }) {
      if let basic = rows[variable] { row.add(basic, factor) } else { row.add(variable, factor) }
    }
    let marker: Int
    var other: Int?
    let weights = level.map { level in (0..<levels).map { $0 == level ? 1.0 : 0 } }
    if relation == .equal {
      if let weights {
        let (plus, minus) = (symbol(.error), symbol(.error))
        row.add(plus, -1)
        row.add(minus, 1)
        objective.add(plus, weights)
        objective.add(minus, weights)
        (marker, other) = (plus, minus)
      } else {
        marker = symbol(.dummy)
        row.add(marker, 1)
      }
    } else {
      let sign: Double = relation == .less ? 1 : -1
      marker = symbol(.slack)
      row.add(marker, sign)
      if let weights {
        let error = symbol(.error)
        row.add(error, -sign)
        objective.add(error, weights)
        other = error
      }
    }
    if row.constant < 0 { row.negate() }
    guard let subject = subject(of: row, marker, other) else {
      guard addByArtificial(row) else { return false }
      optimize()
      return true
    }
    if kinds[subject] == .dummy, abs(row.constant) > 1e-6 { return false }
    row.solve(for: subject)
    substitute(subject, row)
    rows[subject] = row
    optimize()
    return true
  }

  private func subject(of row: Row, _ marker: Int, _ other: Int?) -> Int? {
    if let free = row.cells.keys.filter({ kinds[$0] == .external }).min() { return free }
    for symbol in [marker, other].compactMap({ $0 }) where kinds[symbol] != .dummy {
      if row.cells[symbol] ?? 0 < 0 { return symbol }
    }
    return row.cells.keys.allSatisfy { kinds[$0] == .dummy } ? marker : nil
  }

  private mutating func addByArtificial(_ row: Row) -> Bool {
    let before = self
    let artificial = symbol(.slack)
    rows[artificial] = row
    var goal = Objective(cells: row.cells.mapValues { [$0] })
    optimize(&goal)
    guard abs(rows[artificial]?.constant ?? 0) < 1e-6 else {
      self = before
      return false
    }
    if var own = rows.removeValue(forKey: artificial), !own.cells.isEmpty {
      let entering = own.cells.keys.filter { kinds[$0] == .slack || kinds[$0] == .error }.min()
      guard let entering else {
        self = before
        return false
      }
      own.solve(for: artificial, and: entering)
      substitute(entering, own)
      rows[entering] = own
    }
    for key in rows.keys { rows[key]?.cells[artificial] = nil }
    objective.cells[artificial] = nil
    return true
  }

  private mutating func substitute(_ symbol: Int, _ row: Row) {
    for key in rows.keys { rows[key]?.substitute(symbol, row) }
    objective.substitute(symbol, row)
  }

  private mutating func optimize() {
    var goal = objective
    optimize(&goal)
    objective = goal
  }

  /// Pivots until nothing makes the goal smaller.
  ///
  /// The lowest symbol goes first, so that it ends (Bland, 1977).
  private mutating func optimize(_ goal: inout Objective) {
    var steps = 0
    while steps < 10_000 {
      steps += 1
      let entering = goal.cells.filter { symbol, weights in
        kinds[symbol] != .dummy && weights.first { abs($0) > 1e-9 } ?? 0 < 0
      }.keys.min()
      guard let entering else { return }
      var leaving: (symbol: Int, ratio: Double)?
      for (symbol, row) in rows where kinds[symbol] != .external {
        guard let factor = row.cells[entering], factor < 0 else { continue }
        let ratio = -row.constant / factor
        if let best = leaving,
          ratio > best.ratio + 1e-12 || (abs(ratio - best.ratio) <= 1e-12 && symbol > best.symbol)
        {
          continue
        }
        leaving = (symbol, ratio)
      }
      guard let leaving, var row = rows.removeValue(forKey: leaving.symbol) else { return }
      row.solve(for: leaving.symbol, and: entering)
      substitute(entering, row)
      goal.substitute(entering, row)
      rows[entering] = row
    }
  }
}
