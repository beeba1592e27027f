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
      sum += worth(Int(cell), cells)
      if sum > gain.leastWorth { return true }
    }
    return false
  }

  private mutating func worth(_ cell: Int, _ cells: RampCells) -> Float {
    if known[cell] >= 0 { return known[cell] }
    let (row, column) = cell.quotientAndRemainder(dividingBy: cells.width)
    let side = cells.side
    var sum: Float = 0
    for y in (row * side)..<((row + 1) * side) {
      for x in (column * side)..<((column + 1) * side) { sum += gain.worth(x, y, plain) }
    }
    known[cell] = sum
    return sum
  }
}
