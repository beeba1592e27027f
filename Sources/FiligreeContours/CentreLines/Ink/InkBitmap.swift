/// Which pixels count as ink: with a rim of paper all around, so that every pixel has eight neighbours.
struct InkBitmap {
  /// Pixels in a row, the rim included.
  let width: Int
  /// Number of rows, the rim included.
  let height: Int
  /// 1 for ink.
  var pixels: [UInt8]

  /// The pixels that are at least half ink; specks of ink of fewer than `despeckle` pixels are taken out,
  /// and holes of fewer are filled.
  init(_ ink: InkMap, despeckle: Int) {
    width = ink.width + 2
    height = ink.height + 2
    pixels = [UInt8](repeating: 0, count: width * height)
    for y in 0..<ink.height {
      for x in 0..<ink.width where ink.shares[y * ink.width + x] >= 118 {
        pixels[(y + 1) * width + x + 1] = 1
      }
    }
    clean(1, despeckle)
    clean(0, min(despeckle, 4))
  }

  /// The places of the eight neighbours, from the right one on clockwise as seen.
  var neighbours: [Int] { [1, width + 1, width, width - 1, -1, -width - 1, -width, 1 - width] }

  /// Turns over the areas of a value that have fewer pixels than `least`; ink is 8-connected.
  private mutating func clean(_ value: UInt8, _ least: Int) {
    guard least > 1 else { return }
    let around = value == 1 ? neighbours : [1, width, -1, -width]
    var isSeen = [Bool](repeating: false, count: pixels.count)
    var area: [Int32] = []
    for y in 1..<(height - 1) {
      for x in 1..<(width - 1) {
        let start = y * width + x
        guard pixels[start] == value, !isSeen[start] else { continue }
        area.removeAll(keepingCapacity: true)
        area.append(Int32(truncatingIfNeeded: start))
        isSeen[start] = true
        var touchesRim = false
        var i = 0
        while i < area.count {
          let pixel = Int(area[i])
          i += 1
          for step in around {
            let next = pixel + step
            let (nx, ny) = (next % width, next / width)
            if nx == 0 || ny == 0 || nx == width - 1 || ny == height - 1 {
              touchesRim = true
              continue
            }
            if pixels[next] == value, !isSeen[next] {
              isSeen[next] = true
              area.append(Int32(truncatingIfNeeded: next))
            }
          }
        }
        if area.count < least, value == 1 || !touchesRim {
          for pixel in area { pixels[Int(pixel)] = 1 - value }
        }
      }
    }
  }
}
