import Foundation

/// A rectangle of whole pixels in the plane of a `CIImage`, y up; empty ones have no width or no height.
package struct PixelRegion: Hashable, Sendable {
  /// The leftmost column.
  package let x: Int
  /// The lowest row.
  package let y: Int
  /// How many columns.
  package let width: Int
  /// How many rows.
  package let height: Int

  /// Coordinates end here: the product of two sides fits in an integer, with room to grow.
  private static let farthest = 1 << 30

  /// Nothing.
  package static let empty = PixelRegion(x: 0, y: 0, width: 0, height: 0)

  /// Creates a region.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the region between columns and rows, cut to ±2³⁰.
  private init(_ left: Int, _ bottom: Int, _ right: Int, _ top: Int) {
    func cut(_ place: Int) -> Int { min(max(place, -Self.farthest), Self.farthest) }
    let (x, y) = (cut(left), cut(bottom))
    self.init(x: x, y: y, width: max(0, cut(right) - x), height: max(0, cut(top) - y))
  }

  /// The pixels that a rectangle touches; a thousandth of a pixel does not count.
  ///
  /// None for one that is null or has NaN; an infinite one is cut to ±2³⁰.
  package init(touching rect: CGRect) {
    let rect = rect.standardized
    self = .empty
    if rect.isNull { return }
    func cut(_ place: CGFloat) -> Int {
      Int(min(max(place, -CGFloat(Self.farthest)), CGFloat(Self.farthest)))
    }
    let (left, right) = ((rect.minX + 1e-3).rounded(.down), (rect.maxX - 1e-3).rounded(.up))
    let (bottom, top) = ((rect.minY + 1e-3).rounded(.down), (rect.maxY - 1e-3).rounded(.up))
    // False for NaN, too.
    guard left < right, bottom < top else { return }
    self.init(cut(left), cut(bottom), cut(right), cut(top))
  }

  /// Whether there are no pixels.
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The column after the last.
  package var maxX: Int { x + width }
  /// The row after the last.
  package var maxY: Int { y + height }
  /// How many pixels.
  package var count: Int { isEmpty ? 0 : width * height }

  /// The rectangle.
  package var cgRect: CGRect {
    CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  /// What both have.
  package func intersection(_ other: PixelRegion) -> PixelRegion {
    if isEmpty || other.isEmpty { return .empty }
    let common = PixelRegion(
      max(x, other.x), max(y, other.y), min(maxX, other.maxX), min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  /// The smallest region that has both.
  package func union(_ other: PixelRegion) -> PixelRegion {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRegion(
      min(x, other.x), min(y, other.y), max(maxX, other.maxX), max(maxY, other.maxY))
  }

  /// The region with so many more pixels on each side.
  package func grown(by dx: Int, _ dy: Int) -> PixelRegion {
    isEmpty ? .empty : PixelRegion(x - dx, y - dy, maxX + dx, maxY + dy)
  }

  /// The region in at most so many bands of whole rows, the uppermost first.
  package func bands(_ count: Int) -> [PixelRegion] {
    let rows = (height + count - 1) / count
    return stride(from: maxY, to: y, by: -max(1, rows)).map { top in
      let bottom = max(y, top - rows)
      return PixelRegion(x: x, y: bottom, width: width, height: top - bottom)
    }
  }

  /// Whether all pixels of another are in it.
  package func contains(_ other: PixelRegion) -> Bool {
    other.isEmpty || x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
