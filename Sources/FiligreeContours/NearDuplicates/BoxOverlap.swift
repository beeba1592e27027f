import Foundation

/// A box whose overlap with others is asked for.
///
/// The arithmetic is that of the tutorial from which near-duplicates are known: sides in double
/// precision, areas rounded to single, and no overlap where the union has no area. It decides what is a
/// near-duplicate where the share is at the threshold but for the rounding.
struct BoxOverlap {
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  let area: Float

  init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    area = Float(width * height)
  }

  init(_ box: CGRect) {
    let box = box.standardized
    self.init(
      x: Double(box.origin.x), y: Double(box.origin.y), width: Double(box.size.width),
      height: Double(box.size.height))
  }

  /// The box around points: the bounds, and the differences between them, in single precision.
  init(around points: some Sequence<SIMD2<Float>>) {
    var (low, high) = (SIMD2<Float>(1, 1), SIMD2<Float>(0, 0))
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    let size = high - low
    self.init(
      x: Double(low.x), y: Double(low.y), width: Double(size.x), height: Double(size.y))
  }

  /// The point in the middle.
  var middle: SIMD2<Double> { SIMD2(x + width / 2, y + height / 2) }

  /// Whether it can overlap with anything.
  var hasArea: Bool {
    width > 0 && height > 0 && width < .infinity && height < .infinity && x.isFinite && y.isFinite
  }

  /// Intersection over union.
  @inline(__always)
  func share(_ other: BoxOverlap) -> Double {
    let left = max(x, other.x)
    let right = min(x + width, other.x + other.width)
    let bottom = max(y, other.y)
    let top = min(y + height, other.y + other.height)
    if right < left || top < bottom { return 0 }
    // Equal boxes have themselves in common, as for `CGRect.intersection(_:)`, not what is left of them
    // after adding and taking off.
    let isEqual =
      x == other.x && y == other.y && width == other.width && height == other.height
    let intersection = isEqual ? width * height : (right - left) * (top - bottom)
    let union = Double(area + other.area) - intersection
    return union > 0 ? intersection / union : 0
  }
}
