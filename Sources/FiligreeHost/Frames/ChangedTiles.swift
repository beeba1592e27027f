import Foundation

/// A rectangle of pixels.
struct FrameRect: Hashable {
  var x, y, width, height: Int
  var maxX: Int { x + width }
  var maxY: Int { y + height }
}

/// Finds where two pictures of one size differ.
enum ChangedTiles {
  /// The side of a tile in pixels.
  ///
  /// A page of 1600 × 1200 has 475 of them, a button lies in a few. It is not tuned: runs of pixels make what is equal in a
  /// tile cheap.
  static let side = 64

  /// Rectangles that hold every pixel in which the pictures differ and do not overlap; none where they are equal.
  ///
  /// They consist of whole tiles, cut at the picture's edges: neighbors in a row of tiles become one, and so do equal ones
  /// in rows that follow one another. Pixels have four bytes.
  ///
  /// - Parameters:
  ///   - old: The rows of one picture, without gaps.
  ///   - new: The rows of the other one.
  ///   - width: The pixels in a row.
  ///   - height: The number of rows.
  /// - Returns: The rectangles.
  static func rects(_ old: [UInt8], _ new: [UInt8], width: Int, height: Int) -> [FrameRect] {
    precondition(old.count >= width * height * 4 && new.count >= width * height * 4)
    var done: [FrameRect] = []
    var open: [FrameRect] = []
    old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        for y in stride(from: 0, to: height, by: side) {
          let count = min(side, height - y)
          let runs = runs(old, new, y..<y + count, width)
          // What lies below one with the same columns makes it longer.
          var next: [FrameRect] = []
          for run in runs {
            if let index = open.firstIndex(where: { $0.x == run.x && $0.width == run.width }) {
              var rect = open.remove(at: index)
              rect.height += run.height
              next.append(rect)
            } else {
              next.append(run)
            }
          }
          done += open
          open = next
        }
      }
    }
    return done + open
  }

  /// The runs of tiles that differ in a row of tiles.
  private static func runs(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ rows: Range<Int>, _ width: Int
  ) -> [FrameRect] {
    // Most rows are equal as a whole.
    let start = rows.lowerBound * width * 4
    guard memcmp(old + start, new + start, rows.count * width * 4) != 0 else { return [] }
    var runs: [FrameRect] = []
    for x in stride(from: 0, to: width, by: side) {
      let count = min(side, width - x)
      let differs = rows.contains { y in
        let place = (y * width + x) * 4
        return memcmp(old + place, new + place, count * 4) != 0
      }
      guard differs else { continue }
      if let last = runs.last, last.maxX == x {
        runs[runs.count - 1].width += count
      } else {
        runs.append(FrameRect(x: x, y: rows.lowerBound, width: count, height: rows.count))
      }
    }
    return runs
  }
}
