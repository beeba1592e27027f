/// Pairs two lists so that the sum of the pairs' costs is least.
enum Assignment {
  /// Returns for each row its column; every row gets one.
  ///
  /// Shortest augmenting paths (H. Kuhn, 1955; J. Munkres, 1957), in O(rows² · columns).
  ///
  /// - Parameters:
  ///   - rows: How many rows, at most as many as columns.
  ///   - columns: How many columns.
  ///   - cost: The cost of pairing a row with a column; finite.
  /// - Returns: The column of each row.
  static func solve(rows: Int, columns: Int, cost: (Int, Int) -> Double) -> [Int] {
    // Row and column zero are the augmenting path's imaginary ends.
    var rowPotential = [Double](repeating: 0, count: rows + 1)
    var columnPotential = [Double](repeating: 0, count: columns + 1)
    var rowOfColumn = [Int](repeating: 0, count: columns + 1)
    var before = [Int](repeating: 0, count: columns + 1)
    guard rows > 0 else { return [] }
    for row in 1...rows {
      rowOfColumn[0] = row
      var column = 0
      var slack = [Double](repeating: .infinity, count: columns + 1)
      var isDone = [Bool](repeating: false, count: columns + 1)
      repeat {
        isDone[column] = true
        let current = rowOfColumn[column]
        var least = Double.infinity
        var next = 0
        for j in 1...columns where !isDone[j] {
          let reduced = cost(current - 1, j - 1) - rowPotential[current] - columnPotential[j]
          if reduced < slack[j] {
            slack[j] = reduced
            before[j] = column
          }
          if slack[j] < least {
            least = slack[j]
            next = j
          }
        }
        for j in 0...columns {
          if isDone[j] {
            rowPotential[rowOfColumn[j]] += least
            columnPotential[j] -= least
          } else {
            slack[j] -= least
          }
        }
        column = next
      } while rowOfColumn[column] != 0
      while column != 0 {
        rowOfColumn[column] = rowOfColumn[before[column]]
        column = before[column]
      }
    }
    var result = [Int](repeating: 0, count: rows)
    for column in 1...columns where rowOfColumn[column] > 0 {
      result[rowOfColumn[column] - 1] = column - 1
    }
    return result
  }
}
