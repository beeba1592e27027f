import FiligreeContours
import FiligreePixels

/// The share of each pixel that a drawing's lines cover, whatever the background looks like.
///
/// The background's brightness is measured in blocks of 32 × 32 pixels (the 90th percentile, not less
/// than that of neighboring blocks) and divided out by interpolation, so that shadows of a scan do not
/// count as foreground. N. Otsu's threshold (1979) separates foreground from background; typical grays
/// of both sides stand for full coverage and none.
struct CoverageMap {
  /// Pixels in a row.
  let width: Int
  /// Number of rows.
  let height: Int
  /// The coverage of each pixel, 0…255.
  private(set) var coverages: [UInt8]

  private static let block = 32

  /// Computes the coverage from gray values; the foreground is light if `isLight`.
  ///
  /// `threshold`, 0…1, separates dark from light where it is given.
  init(_ plane: LumaPlane, isLight: Bool, threshold: Double?) {
    width = plane.width
    height = plane.height
    coverages = []
    var values = Self.bytes(plane)
    if isLight { for i in values.indices { values[i] = 255 - values[i] } }
    if threshold == nil { Self.levelBackground(&values, width, height) }
    let given = threshold.map { isLight ? 1 - $0 : $0 }
    let (foreground, background) = Self.levels(values, threshold: given)
    guard background > foreground else {
      // A uniform picture has no foreground.
      coverages = [UInt8](repeating: 0, count: values.count)
      return
    }
    let table = (0..<256).map { v in
      UInt8(min(max((background - Double(v)) / (background - foreground), 0), 1) * 255 + 0.5)
    }
    for i in values.indices { values[i] = table[Int(values[i])] }
    coverages = values
  }

  /// Whether coverage is always none or full, so that edges are staircases.
  var hasSteps: Bool { coverages.allSatisfy { $0 == 0 || $0 == 255 } }

  /// The coverage of a pixel, 0…255; 0 outside.
  func coverage(_ x: Int, _ y: Int) -> Int {
    x >= 0 && y >= 0 && x < width && y < height ? Int(coverages[y * width + x]) : 0
  }

  /// The coverage at a point, 0…1, interpolated between pixel centers; 0 outside.
  @inline(__always)
  func coverage(_ p: SIMD2<Float>) -> Float {
    let (x, y) = (p.x - 0.5, p.y - 0.5)
    let (fx, fy) = (x.rounded(.down), y.rounded(.down))
    let (ix, iy) = (Int(fx), Int(fy))
    guard ix >= -1, iy >= -1, ix < width, iy < height else { return 0 }
    func at(_ x: Int, _ y: Int) -> Float {
      x >= 0 && y >= 0 && x < width && y < height ? Float(coverages[y &* width &+ x]) : 0
    }
    let (tx, ty) = (x - fx, y - fy)
    let upper = at(ix, iy) * (1 - tx) + at(ix + 1, iy) * tx
    let lower = at(ix, iy + 1) * (1 - tx) + at(ix + 1, iy + 1) * tx
    return (upper * (1 - ty) + lower * ty) / 255
  }

  private static func bytes(_ plane: LumaPlane) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(plane.width * plane.height)
    for y in 0..<plane.height {
      let row = plane.offset + y * plane.stride
      switch plane.samples {
      case .bits8(let values): result += values[row..<(row + plane.width)]
      case .bits16(let values):
        result += values[row..<(row + plane.width)].lazy.map { UInt8($0 >> 8) }
      }
    }
    return result
  }

  /// Makes the background white wherever it is darker.
  private static func levelBackground(_ values: inout [UInt8], _ width: Int, _ height: Int) {
    let (bw, bh) = ((width + block - 1) / block, (height + block - 1) / block)
    var background = [Float](repeating: 255, count: bw * bh)
    for by in 0..<bh {
      for bx in 0..<bw {
        var counts = [Int](repeating: 0, count: 256)
        var total = 0
        for y in (by * block)..<min((by + 1) * block, height) {
          for x in (bx * block)..<min((bx + 1) * block, width) {
            counts[Int(values[y * width + x])] += 1
            total += 1
          }
        }
        var rest = total / 10
        var level = 255
        while level > 0, counts[level] <= rest {
          rest -= counts[level]
          level -= 1
        }
        background[by * bw + bx] = Float(level)
      }
    }
    // A block full of foreground shows no background: the brightest neighbor does. Areas of 3 blocks
    // are wider than any stroke.
    let measured = background
    for by in 0..<bh {
      for bx in 0..<bw {
        var most: Float = 1
        for y in max(by - 1, 0)...min(by + 1, bh - 1) {
          for x in max(bx - 1, 0)...min(bx + 1, bw - 1) { most = max(most, measured[y * bw + x]) }
        }
        let own = measured[by * bw + bx]
        background[by * bw + bx] = own < 0.7 * most ? most : own
      }
    }
    for y in 0..<height {
      let fy = max((Float(y) + 0.5) / Float(block) - 0.5, 0)
      let y0 = min(Int(fy), bh - 1)
      let (y1, ty) = (min(y0 + 1, bh - 1), fy - Float(y0))
      for x in 0..<width {
        let fx = max((Float(x) + 0.5) / Float(block) - 0.5, 0)
        let x0 = min(Int(fx), bw - 1)
        let (x1, tx) = (min(x0 + 1, bw - 1), fx - Float(x0))
        let upper = background[y0 * bw + x0] * (1 - tx) + background[y0 * bw + x1] * tx
        let lower = background[y1 * bw + x0] * (1 - tx) + background[y1 * bw + x1] * tx
        let level = max(upper * (1 - ty) + lower * ty, 1)
        values[y * width + x] = UInt8(min(Float(values[y * width + x]) * 255 / level, 255))
      }
    }
  }

  /// The grays of full coverage and of none.
  private static func levels(
    _ values: [UInt8], threshold: Double?
  ) -> (foreground: Double, background: Double) {
    var counts = [Double](repeating: 0, count: 256)
    for value in values { counts[Int(value)] += 1 }
    let split = threshold.map { min(max(Int($0 * 255), 0), 254) } ?? otsu(counts)
    // Medians, because half-covered pixels of edges move the means.
    func median(_ range: ClosedRange<Int>) -> Double? {
      let total = range.reduce(0) { $0 + counts[$1] }
      guard total > 0 else { return nil }
      var sum = 0.0
      for i in range {
        sum += counts[i]
        if 2 * sum >= total { return Double(i) }
      }
      return nil
    }
    func low(_ range: ClosedRange<Int>) -> Double? {
      let total = range.reduce(0) { $0 + counts[$1] }
      guard total > 0 else { return nil }
      var sum = 0.0
      for i in range {
        sum += counts[i]
        if 4 * sum >= total { return Double(i) }
      }
      return nil
    }
    // Thin lines are all edge: their darkest quarter shows the foreground.
    guard let foreground = low(0...split), let background = median((split + 1)...255) else {
      return (0, 0)
    }
    return background - foreground < 12 ? (0, 0) : (foreground, background)
  }

  private static func otsu(_ counts: [Double]) -> Int {
    let total = counts.reduce(0, +)
    let sum = counts.indices.reduce(0.0) { $0 + Double($1) * counts[$1] }
    var (below, sumBelow) = (0.0, 0.0)
    var best = -1.0
    var split = 127
    for i in 0..<255 {
      below += counts[i]
      sumBelow += Double(i) * counts[i]
      guard below > 0, below < total else { continue }
      let difference = sumBelow / below - (sum - sumBelow) / (total - below)
      let variance = below * (total - below) * difference * difference
      if variance > best { (best, split) = (variance, i) }
    }
    return split
  }
}
