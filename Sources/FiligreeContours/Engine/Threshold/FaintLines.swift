/// Keeps dark lines whole that are hardly as wide as a pixel, and light ones.
///
/// A dark line of half a pixel and more has a pixel beyond the threshold where it lies well, and none where its darkness is
/// shared by two. So the outlines of thin lines would have gaps that follow the raster. A pixel becomes
/// foreground for certain where it is the middle of such a line, and the line goes on to both sides. A light line in the foreground
/// parts it in the same way.
struct FaintLines<Sample: LumaSample> {
  let view: LumaView<Sample>
  let levels: ForegroundLevels

  /// The least width of a line in pixels: a thinner one is beyond the threshold nowhere, however it lies.
  private static var leastWidth: Float { 0.5 }
  /// The least width across a row or column beside: near its end a line may be paler.
  private static var leastWidthBeside: Float { 0.4 }
  /// How far the middle may move from one row or column to the next, in pixels: at 45° by 1.
  private static var mostShift: Float { 1.25 }

  /// The samples with the middles of faint lines as dark, or as light, as can be; nil where there are none.
  func restored(_ samples: [Sample], offset: Int) -> [Sample]? {
    let dark = middles(isLight: false)
    let light = middles(isLight: true)
    guard !dark.isEmpty || !light.isEmpty else { return nil }
    var result = samples
    let (black, white): (Sample, Sample) = levels.mask == 0 ? (0, .max) : (.max, 0)
    for i in dark { result[offset + i] = black }
    for i in light { result[offset + i] = white }
    return result
  }

  /// The offsets of the middles of dark lines among the background, or of light ones among the foreground.
  private func middles(isLight: Bool) -> [Int] {
    var found: [Int] = []
    let words = view.width / 64 + 1
    let (ink, paper) = (levels.ink, levels.paper)
    // A line of the least width, shared by two pixels, makes both a quarter darker.
    let quarter = (paper &- ink) / 4
    let foreground = RowThreshold<Sample>(levels)
    let faint = RowThreshold<Sample>(
      levels.moved(to: isLight ? ink &+ quarter : paper &- quarter &+ 1))
    // Of three rows: which pixels are on the other side of the threshold than the line's are.
    var rows = [[UInt64]](repeating: [UInt64](repeating: 0, count: words + 2), count: 3)
    var bits = [UInt64](repeating: 0, count: words)
    func load(_ y: Int, _ row: inout [UInt64]) {
      row.withUnsafeMutableBufferPointer { row in
        guard let base = row.baseAddress else { return }
        foreground.pack(
          view.base + y &* view.stride, count: view.width, to: base + 1, words: words)
        guard isLight else { return }
        for i in 1...words { base[i] = ~base[i] }
      }
    }
    load(0, &rows[1])
    if view.height > 1 { load(1, &rows[2]) }
    for y in 0..<view.height {
      bits.withUnsafeMutableBufferPointer { bits in
        guard let base = bits.baseAddress else { return }
        faint.pack(view.base + y &* view.stride, count: view.width, to: base, words: words)
      }
      for w in 0..<words {
        var candidates = (isLight ? ~bits[w] : bits[w]) & ~rows[1][w + 1]
        if candidates == 0 { continue }
        let own = rows[1][w + 1]
        let beside = own << 1 | own >> 1 | rows[1][w] >> 63 | rows[1][w + 2] << 63
        candidates &= ~(beside & (rows[0][w + 1] | rows[2][w + 1]))
        while candidates != 0 {
          let x = w &* 64 &+ candidates.trailingZeroBitCount
          candidates &= candidates &- 1
          if x >= view.width { break }
          if isMiddle(x, y, isLight: isLight, isAcrossRows: false)
            || isMiddle(x, y, isLight: isLight, isAcrossRows: true)
          {
            found.append(y &* view.stride &+ x)
          }
        }
      }
      rows.swapAt(0, 1)
      rows.swapAt(1, 2)
      if y + 2 < view.height { load(y + 2, &rows[2]) } else { for i in rows[2].indices { rows[2][i] = 0 } }
    }
    return found
  }

  /// Whether a pixel is the middle of a line that goes on to both sides.
  private func isMiddle(_ x: Int, _ y: Int, isLight: Bool, isAcrossRows: Bool) -> Bool {
    guard let own = line(x, y, isLight, isAcrossRows), own.middle > -0.5, own.middle <= 0.5,
      own.width >= Self.leastWidth, own.lowest >= limit(isLight)
    else { return false }
    guard let before = middle(beside: -1, x, y, isLight, isAcrossRows),
      let after = middle(beside: 1, x, y, isLight, isAcrossRows),
      abs(before - own.middle) <= Self.mostShift, abs(after - own.middle) <= Self.mostShift
    else { return false }
    let slope = (after - before) / 2
    return own.width >= Self.leastWidth * (1 + slope * slope).squareRoot()
  }

  /// The least value of the line's sides.
  private func limit(_ isLight: Bool) -> Int32 {
    isLight ? 1 &- levels.foregroundBelow : levels.foregroundBelow
  }

  /// The middle of the line in the next row or column, from the pixel's own place; nil if it ends before.
  private func middle(beside step: Int, _ x: Int, _ y: Int, _ isLight: Bool, _ isAcrossRows: Bool)
    -> Float?
  {
    var best: (shift: Int, value: Int32)?
    for shift in [0, -1, 1] {
      let (nx, ny) = isAcrossRows ? (x &+ step, y &+ shift) : (x &+ shift, y &+ step)
      guard nx >= 0, ny >= 0, nx < view.width, ny < view.height else { continue }
      let value = levels.value(view.base[ny &* view.stride &+ nx])
      let used = isLight ? 0 &- value : value
      if let best, best.value <= used { continue }
      best = (shift, used)
    }
    guard let best else { return nil }
    let (nx, ny) =
      isAcrossRows ? (x &+ step, y &+ best.shift) : (x &+ best.shift, y &+ step)
    guard let found = line(nx, ny, isLight, isAcrossRows), found.width >= Self.leastWidthBeside
    else { return nil }
    return found.middle + Float(best.shift)
  }

  /// The line through a pixel, across the rows or across the columns.
  private func line(_ x: Int, _ y: Int, _ isLight: Bool, _ isAcrossRows: Bool) -> ThinLine? {
    let pixel = view.base + (y &* view.stride &+ x)
    let (step, before, after) =
      isAcrossRows
      ? (view.stride, y, view.height &- 1 &- y) : (1, x, view.width &- 1 &- x)
    if isLight {
      return ThinLine(
        before: before, after: after, line: 0 &- levels.paper, side: 0 &- levels.ink,
        limit: limit(true)
      ) { 0 &- levels.value(pixel[$0 &* step]) }
    }
    return ThinLine(
      before: before, after: after, line: levels.ink, side: levels.paper, limit: limit(false)
    ) { levels.value(pixel[$0 &* step]) }
  }
}
