import Foundation

/// A rectangle of whole pixels; empty ones have no width or no height.
struct PixelRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var isEmpty: Bool { width <= 0 || height <= 0 }
  var maxX: Int { x + width }
  var maxY: Int { y + height }
  /// How many pixels it has.
  var count: Int { width * height }

  var cgRect: CGRect {
    CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }
}

extension PixelRect {
  /// The pixels of `limit` that `rect` touches; a thousandth of a pixel does not count.
  init(touching rect: CGRect, in limit: PixelRect) {
    self = .empty
    if rect.isNull { return }
    let left = max(CGFloat(limit.x), (rect.minX + 1e-3).rounded(.down))
    let top = max(CGFloat(limit.y), (rect.minY + 1e-3).rounded(.down))
    let right = min(CGFloat(limit.maxX), (rect.maxX - 1e-3).rounded(.up))
    let bottom = min(CGFloat(limit.maxY), (rect.maxY - 1e-3).rounded(.up))
    // False for NaN, too; what passes lies within `limit`.
    guard left < right, top < bottom else { return }
    self.init(
      x: Int(left), y: Int(top), width: Int(right) - Int(left), height: Int(bottom) - Int(top))
  }
}
