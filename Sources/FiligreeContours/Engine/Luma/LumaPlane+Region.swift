import FiligreePixels
import Foundation

extension LumaPlane.Region {
  /// The pixels that tell of what is in `normalized` (0…1 both ways, origin at the lower left) in an
  /// upright picture of `width` by `height`, or nil if it has no area or does not lie inside 0…1.
  ///
  /// A side less than a thousandth of a pixel from a pixel's edge lies on it: so sides on pixel edges do
  /// that were reckoned in single precision. What is smaller than that both ways is made as large.
  init?(_ normalized: CGRect, width: Int, height: Int) {
    let x0 = Double(normalized.origin.x)
    let y0 = Double(normalized.origin.y)
    let x1 = x0 + Double(normalized.size.width)
    let y1 = y0 + Double(normalized.size.height)
    // 0.1 + 0.9 and its like may come out above 1 by a rounding error. NaN fails every comparison.
    let slack = 1e-9
    guard x0 >= -slack, y0 >= -slack, x1 <= 1 + slack, y1 <= 1 + slack, x1 > x0, y1 > y0 else {
      return nil
    }
    let least = 1e-3
    func side(_ place: Double, _ count: Int) -> Double {
      let pixels = min(max(place * Double(count), 0), Double(count))
      let edge = pixels.rounded()
      return abs(pixels - edge) < least ? edge : pixels
    }
    func pixels(
      _ from: Double, _ to: Double, _ count: Int
    ) -> (first: Int, count: Int, before: Double, after: Double) {
      let begin = min(side(from, count), Double(count) - least)
      let end = max(side(to, count), begin + least)
      // One more beyond a side that cuts a pixel: outlines there lie between it and the next one.
      var (first, last) = (begin.rounded(.down), end.rounded(.up))
      if first < begin { first = max(first - 1, 0) }
      if last > end { last = min(last + 1, Double(count)) }
      return (Int(first), Int(last - first), begin - first, last - end)
    }
    let across = pixels(x0, x1, width)
    let down = pixels(1 - y1, 1 - y0, height)
    self.init(
      x: across.first, y: down.first, width: across.count, height: down.count,
      insets: SIMD4(across.before, down.before, across.after, down.after))
  }

  /// The same pixels in the stored picture, for a region of the upright one of `width` by `height`.
  func stored(
    _ orientation: CGImagePropertyOrientation, width: Int, height: Int
  ) -> LumaPlane.Region {
    let right = width - x - self.width
    let bottom = height - y - self.height
    let (w, h) = (self.width, self.height)
    return switch orientation {
    case .up: self
    case .upMirrored: .init(x: right, y: y, width: w, height: h)
    case .down: .init(x: right, y: bottom, width: w, height: h)
    case .downMirrored: .init(x: x, y: bottom, width: w, height: h)
    case .leftMirrored: .init(x: y, y: x, width: h, height: w)
    case .right: .init(x: y, y: right, width: h, height: w)
    case .rightMirrored: .init(x: bottom, y: right, width: h, height: w)
    case .left: .init(x: bottom, y: x, width: h, height: w)
    }
  }
}
