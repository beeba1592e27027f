/// The exact distance of each foreground pixel from the nearest background pixel, and that pixel.
///
/// The Euclidean distance transform of A. Meijster, J. Roerdink and W. Hesselink (2000) in whole
/// numbers: columns first, then the lower envelope of parabolas in each row.
struct DistanceMap {
  /// The squared distance from a pixel's center to that of the nearest background pixel.
  private(set) var squares: [Int32]
  /// The index of that background pixel.
  private(set) var nearest: [Int32]

  init(_ mask: ForegroundMask) {
    let (w, h) = (mask.width, mask.height)
    squares = [Int32](repeating: 0, count: w * h)
    nearest = [Int32](repeating: 0, count: w * h)
    // The row of the nearest background pixel in the column. The border is background, so there is one.
    var rows = [Int32](repeating: 0, count: w * h)
    for x in 0..<w {
      var last = 0
      for y in 0..<h {
        if mask.pixels[y * w + x] == 0 { last = y }
        rows[y * w + x] = Int32(truncatingIfNeeded: last)
      }
      last = h - 1
      for y in (0..<h).reversed() {
        if mask.pixels[y * w + x] == 0 { last = y }
        if last - y < y - Int(rows[y * w + x]) { rows[y * w + x] = Int32(truncatingIfNeeded: last) }
      }
    }
    var sites = [Int](repeating: 0, count: w)
    var from = [Int](repeating: 0, count: w)
    for y in 0..<h {
      func height(_ x: Int) -> Int {
        let d = y - Int(rows[y * w + x])
        return d * d
      }
      func value(_ x: Int, _ site: Int) -> Int { (x - site) * (x - site) + height(site) }
      var top = 0
      sites[0] = 0
      from[0] = 0
      for u in 1..<w {
        while top >= 0, value(from[top], sites[top]) > value(from[top], u) { top -= 1 }
        if top < 0 {
          top = 0
          sites[0] = u
          from[0] = 0
        } else {
          let i = sites[top]
          let numerator = u * u - i * i + height(u) - height(i)
          let denominator = 2 * (u - i)
          // Rounded down, for negative numbers as well.
          let quotient =
            numerator >= 0
            ? numerator / denominator : -((denominator - 1 - numerator) / denominator)
          let begin = quotient + 1
          if begin < w {
            top += 1
            sites[top] = u
            from[top] = max(begin, 0)
          }
        }
      }
      for x in (0..<w).reversed() {
        let site = sites[top]
        squares[y * w + x] = Int32(truncatingIfNeeded: value(x, site))
        nearest[y * w + x] =
          rows[y * w + site] * Int32(truncatingIfNeeded: w) + Int32(truncatingIfNeeded: site)
        if x == from[top] { top -= 1 }
        if top < 0 { top = 0 }
      }
    }
  }
}
