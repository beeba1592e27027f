import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Pages a pixel wide: what spreads from tile to tile takes no longer than on a square.
struct ThinPageTests {
  /// What `TileField.fill` says, layer by layer.
  private func filled(_ field: TileField, _ known: [Bool]) -> [Float] {
    var (values, isKnown) = (field.values, known)
    while isKnown.contains(false) {
      let (before, numbers) = (isKnown, values)
      for k in values.indices where !before[k] {
        let (row, column) = (k / field.columns, k % field.columns)
        var (sum, count): (Float, Float) = (0, 0)
        for y in max(row - 1, 0)...min(row + 1, field.rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, field.columns - 1)
          where before[y * field.columns + x] {
            sum += numbers[y * field.columns + x]
            count += 1
          }
        }
        if count > 0 { (values[k], isKnown[k]) = (sum / count, true) }
      }
    }
    return values
  }

  @Test func unknownTilesTakeTheirNeighborsNumbers() {
    for seed in 1...40 as ClosedRange<UInt64> {
      var source = RandomSource(seed: seed)
      var field = TileField(
        width: Int.random(in: 1...700, using: &source),
        height: Int.random(in: 1...700, using: &source))
      field.values = (0..<(field.columns * field.rows)).map { _ in
        Float.random(in: 0...255, using: &source)
      }
      var known = field.values.map { _ in Int.random(in: 0..<30, using: &source) == 0 }
      known[Int.random(in: known.indices, using: &source)] = true
      let expected = filled(field, known)
      field.fill(known, otherwise: 1)
      expect(field.values == expected, "seed \(seed)")
    }
  }

  @Test func longStripsOfTilesAreFilledAtOnce() {
    var field = TileField(width: 1, height: 1 << 26)
    field.values = [Float](repeating: 0, count: field.rows)
    field.values[0] = 7
    var known = [Bool](repeating: false, count: field.rows)
    known[0] = true
    let begun = ContinuousClock.now
    field.fill(known, otherwise: 1)
    // Layer by layer over the whole strip, it would take hours.
    expect(ContinuousClock.now - begun < .seconds(20))
    expect(field.values.allSatisfy { $0 == 7 })
  }
}
