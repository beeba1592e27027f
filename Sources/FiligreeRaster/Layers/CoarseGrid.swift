import FiligreeDrawing
import FiligreePaths
import Foundation

/// A grid whose pixels are blocks of the page's: what is blurred widely is drawn on it.
///
/// A blur leaves nothing as fine as a block of a thirty-second of its deviation. Drawn by blocks, averaged
/// exactly as coverage is, and interpolated afterwards, the result is within two steps of 8 bits of that drawn
/// by pixels, one of them for a second rounding: interpolation between blocks errs by at most h²/8 of the
/// second derivative, which for a step blurred by σ = 32 h is 0.24/σ². What it costs no longer grows with the deviation: a blur of 500 pixels
/// needs 3,000 more along either side of what is seen, drawn and blurred, and those in it as many again.
struct CoarseGrid {
  /// The page's pixels in one of the grid's, along x.
  let columns: Int
  /// The same along y.
  let rows: Int

  /// The deviation below which a grid would be too coarse, in its pixels.
  static let smallestDeviation = 32.0

  /// The page's pixels themselves.
  static let pixels = CoarseGrid(columns: 1, rows: 1)

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The grid for what `filter` blurs, in a space that `map` maps to pixels; nil if that is not wide.
  ///
  /// It is nil for a blur whose edges go on outside, as they are hard, and for one that is dithered, which
  /// wants more than 8 bits.
  private init?(for filter: Filter, _ map: CGAffineTransform) {
    let radius: CGFloat
    switch filter {
    case .blur(let deviation, isOpaque: false, dithers: false): radius = deviation
    case .shadow(let shadow): radius = shadow.radius
    default: return nil
    }
    func pixels(_ deviation: CGFloat) -> Int {
      Int(max(1, min(deviation, Filter.deviationLimit) / Self.smallestDeviation))
    }
    let deviations = Filter.deviations(radius, map)
    columns = pixels(deviations.width)
    rows = pixels(deviations.height)
    if columns == 1, rows == 1 { return nil }
  }

  /// The last of `filters` that blurs widely, and its grid; nil where there is none.
  ///
  /// Those before it are drawn on the grid as well: they may blur and mix colors, but make no edges.
  static func last(
    in filters: [Filter], _ map: CGAffineTransform
  ) -> (index: Int, grid: CoarseGrid)? {
    var last: (index: Int, grid: CoarseGrid)?
    for (index, filter) in filters.enumerated() {
      if let grid = CoarseGrid(for: filter, map) { last = (index, grid) }
      switch filter {
      case .blur, .shadow: continue
      default: if filter.matrix == nil { return last }
      }
    }
    return last
  }

  /// From the page's pixels to the grid's.
  var transform: CGAffineTransform {
    CGAffineTransform(scaleX: 1 / CGFloat(columns), y: 1 / CGFloat(rows))
  }

  /// The grid's pixels between which those of `rect` are interpolated.
  func pixels(around rect: PixelRect) -> PixelRect {
    func range(_ first: Int, _ end: Int, _ size: Int) -> (first: Int, count: Int) {
      let low = (first - size).flooredQuotient(size)
      return (low, (end + 2 * size - 1).flooredQuotient(size) - low)
    }
    if rect.isEmpty { return .empty }
    let (x, width) = range(rect.x, rect.maxX, columns)
    let (y, height) = range(rect.y, rect.maxY, rows)
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}

extension Int {
  /// The quotient rounded towards minus infinity, for a positive divisor.
  func flooredQuotient(_ divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
