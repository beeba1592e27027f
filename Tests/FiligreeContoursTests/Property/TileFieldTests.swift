import FiligreeTestSupport
import Testing

@testable import FiligreeContours

/// Tiles whose number is not known get the mean of those beside them, layer by layer.
struct TileFieldTests {
  /// The same by the definition: each layer is found by looking at all tiles.
  private func filled(_ field: TileField, _ known: [Bool]) -> [Float] {
    var (values, isKnown) = (field.values, known)
    while isKnown.contains(false) {
      let (before, numbers) = (isKnown, values)
      for tile in values.indices where !before[tile] {
        let (row, column) = (tile / field.columns, tile % field.columns)
        var (sum, count): (Float, Float) = (0, 0)
        for y in max(row - 1, 0)...min(row + 1, field.rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, field.columns - 1)
          where before[y * field.columns + x] {
            sum += numbers[y * field.columns + x]
            count += 1
          }
        }
        guard count > 0 else { continue }
        values[tile] = sum / count
        isKnown[tile] = true
      }
    }
    return values
  }

  @Test(arguments: [(1600, 1600), (40, 4000), (5000, 10), (300, 900)])
  func layersAreFilledFromThoseBefore(width: Int, height: Int) {
    var source = RandomSource(seed: 81)
    for share in [0.02, 0.3, 0.9] {
      var field = TileField(width: width, height: height)
      field.values = (0..<field.columns * field.rows).map { _ in Float(source.number(in: 0...1)) }
      var known = field.values.map { _ in source.number(in: 0...1) < share }
      known[known.count / 2] = true
      let expected = filled(field, known)
      field.fill(known, otherwise: 0)
      #expect(field.values == expected, "\(width) by \(height), \(share) known")
    }
  }

  /// A strip a hundred thousand tiles long, of which one is known: each tile is looked at a few times.
  @Test func aLongStripIsFilled() {
    var field = TileField(width: 16, height: 256 * 100_000)
    field.values = [Float](repeating: 0, count: field.columns * field.rows)
    field.values[0] = 7
    var known = field.values.map { _ in false }
    known[0] = true
    field.fill(known, otherwise: 0)
    #expect(field.values.allSatisfy { $0 == 7 })
  }
}
