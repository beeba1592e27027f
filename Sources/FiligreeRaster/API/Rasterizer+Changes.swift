import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Pictures that change in part, as those of an app do.
extension Rasterizer {
  /// Draws `list` over the picture of another one, from which it differs in some areas alone.
  ///
  /// A page is drawn in bands of rows: those are drawn again that an area is in, cut as for the whole page, so that the
  /// picture is that of ``render(_:)`` byte for byte. `DisplayList.changes(since:)` finds areas.
  ///
  /// - Parameters:
  ///   - list: What to draw, without backdrops on the page itself.
  ///   - areas: Boxes in points.
  ///   - bytes: The other list's picture, rows without gaps, as ``render(_:into:bytesPerRow:)`` makes them. After an error its
  ///     contents are unspecified.
  /// - Returns: The rows between which there may be other pixels now, and what was there.
  /// - Throws: ``RasterError``.
  package func redraw(
    _ list: DisplayList, _ areas: [CGRect], in bytes: inout [UInt8]
  ) throws(RasterError) -> (rows: Swift.Range<Int>, before: [UInt8]) {
    let (width, height) = try pixelSize(of: list)
    let page = PixelRect(x: 0, y: 0, width: width, height: height)
    guard bytes.count == page.count * 4 else {
      throw .unfitMemory(
        width: width, height: height, bytesPerRow: width * 4, size: bytes.count)
    }
    var changed = ChangedRows(ranges: areas.map { rows(of: $0, of: list, height) })
    changed.ranges.removeAll { $0.isEmpty }
    guard var hull = changed.hull else { return (0..<0, []) }
    // All that lies in a band that is drawn again.
    let band = 1 << max(bandShift ?? 0, Int(TileGeometry.largestBandShift))
    let drawn = changed.grown(by: band)
    // Pixels of floating-point numbers are drawn as a whole.
    let isWhole = mode(of: list).isFloat
    if isWhole { hull = 0..<height }
    let needed = isWhole ? list : list.keeping { drawn.touch(rows(of: $0, of: list, height)) }
    let before = Array(bytes[hull.lowerBound * width * 4..<hull.upperBound * width * 4])
    var failure: RasterError?
    bytes.withUnsafeMutableBytes { memory in
      do throws(RasterError) {
        try draw(needed, page, into: memory, bytesPerRow: width * 4, rows: isWhole ? nil : changed)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return (hull, before)
  }

  /// The page's rows that something in a box may touch, with one more on either side.
  private func rows(of box: CGRect, of list: DisplayList, _ height: Int) -> Swift.Range<Int> {
    if box.isNull { return 0..<0 }
    func row(_ y: CGFloat) -> Int {
      Int(max(0, min((y - list.bounds.minY) * scale, CGFloat(height))))
    }
    return max(row(box.minY) - 1, 0)..<min(row(box.maxY) + 2, height)
  }
}

/// Rows of a page that are to be drawn.
struct ChangedRows {
  var ranges: [Range<Int>]

  /// Whether some of the rows are among them.
  func touch(_ rows: Range<Int>) -> Bool { ranges.contains { $0.overlaps(rows) } }

  /// From the first to the last; nil for none.
  var hull: Range<Int>? {
    guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max()
    else { return nil }
    return first..<last
  }

  /// With some more rows on either side of each range.
  func grown(by count: Int) -> ChangedRows {
    ChangedRows(ranges: ranges.map { $0.lowerBound - count..<$0.upperBound + count })
  }
}
