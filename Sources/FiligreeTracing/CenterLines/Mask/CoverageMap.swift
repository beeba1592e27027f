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
    var background = TileField(width: width, height: height, tile: block)
    background.measureBackground(values) { Int($0) }
    // A block full of foreground shows no background: the brightest neighbor does. Areas of 3 blocks
    // are wider than any stroke.
    background.values = background.values.indices.map { tile in
      var most: Float = 1
      background.forEachAround(tile) { most = max(most, background.values[$0]) }
      let own = background.values[tile]
      return own < 0.7 * most ? most : own
    }
    background.apply(to: &values) { value, level in
      UInt8(min(Float(value) * 255 / max(level, 1), 255))
    }
  }

  /// The grays of full coverage and of none.
  private static func levels(
    _ values: [UInt8], threshold: Double?
  ) -> (foreground: Double, background: Double) {
    let histogram = GrayHistogram(values)
    // A threshold is the last gray of the darker class. Thin lines are all edge: their darkest quarter shows the
    // foreground.
    let split = threshold.map { Float(min(max(Int($0 * 255), 0), 254)) + 0.5 } ?? histogram.otsu
    guard let split, let classes = histogram.classes(at: split, share: 0.25),
      classes.background - classes.foreground >= 12
    else { return (0, 0) }
    return (Double(classes.foreground), Double(classes.background))
  }
}
