/// What ramps could gain at most in the cells of a picture; each cell's is found when it is asked for.
struct RampWorth {
  private let gain: RampGain
  /// The picture's labels without ramps.
  private let plain: RampGain.Labeling
  /// What was found for each cell; negative where nothing was yet.
  private var known: [Float]

  /// Nothing is known yet.
  init(_ gain: RampGain, plain: RampGain.Labeling, cells: RampCells) {
    (self.gain, self.plain) = (gain, plain)
    known = [Float](repeating: -1, count: cells.means.count)
  }

  /// Whether as much can be gained in some cells as a ramp costs.
  mutating func isEnough(_ list: [Int32], of cells: RampCells) -> Bool {
    var sum: Float = 0
    for cell in list {
      sum += worth(cell, cells)
      if sum > gain.leastWorth { return true }
    }
    return false
  }

  private mutating func worth(_ cell: Int32, _ cells: RampCells) -> Float {
    if known[Int(cell)] >= 0 { return known[Int(cell)] }
    let (rows, columns) = cells.pixels(cell)
    var sum: Float = 0
    for y in rows {
      for x in columns { sum += gain.worth(x, y, plain) }
    }
    known[Int(cell)] = sum
    return sum
  }
}
