/// Ink and paper, for oracles that are simple enough to be believed.
package struct TestBitmap: CustomStringConvertible {
  package let width: Int
  package let height: Int
  package var ink: [Bool]

  package init(_ width: Int, _ height: Int, _ ink: (Int, Int) -> Bool) {
    self.width = width
    self.height = height
    self.ink = (0..<width * height).map { ink($0 % width, $0 / width) }
  }

  /// A bitmap of `#` and other characters.
  package init(_ rows: String...) {
    let cells = rows.map(Array.init)
    self.init(cells[0].count, rows.count) { cells[$1][$0] == "#" }
  }

  /// Random pixels, smoothed a little at `smooth`, so that shapes of all sizes appear.
  package static func random(_ source: inout RandomSource) -> TestBitmap {
    let width = Int.random(in: 1...90, using: &source)
    let height = Int.random(in: 1...40, using: &source)
    let share = source.number(in: 0.05...0.95)
    var bitmap = TestBitmap(width, height) { _, _ in false }
    for i in bitmap.ink.indices { bitmap.ink[i] = source.number(in: 0...1) < share }
    for _ in 0..<Int.random(in: 0...2, using: &source) {
      let old = bitmap
      for y in 0..<height {
        for x in 0..<width {
          var sum = 0
          for dy in -1...1 {
            for dx in -1...1 { sum += old.isInk(x + dx, y + dy) ? 1 : 0 }
          }
          bitmap.ink[y * width + x] = sum > 4
        }
      }
    }
    return bitmap
  }

  package func isInk(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height && ink[y * width + x]
  }

  package var description: String {
    (0..<height).map { y in
      String((0..<width).map { x in isInk(x, y) ? "#" : "." })
    }.joined(separator: "\n")
  }
}
