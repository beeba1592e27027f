import FiligreePixels
import Foundation

extension LumaPlane.Region {
  /// The whole pixels of `normalized` (0…1 both ways, origin at the lower left) in an upright picture
  /// of `width` by `height`, or nil if it has no area or does not lie inside 0…1.
  ///
  /// Sides are rounded to the nearest pixel edge; at least one pixel is left both ways.
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
    func pixels(_ from: Double, _ to: Double, _ count: Int) -> (Int, Int) {
      let first = min(max(Int((from * Double(count)).rounded()), 0), count - 1)
      let end = min(max(Int((to * Double(count)).rounded()), first + 1), count)
      return (first, end - first)
    }
    let (x, w) = pixels(x0, x1, width)
    let (y, h) = pixels(1 - y1, 1 - y0, height)
    self.init(x: x, y: y, width: w, height: h)
  }

  /// The same region in the stored picture, for a region of the upright one of `width` by `height`.
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
