import FiligreeBase

/// Finds the middles of lines that are hardly as wide as a pixel where the threshold does not.
///
/// A dark line of 0.8 pixels is beyond the threshold where a row of pixels has most of it, and is not where two rows have half of
/// it each: its outline would come and go with the raster. So where the pixels across it make 0.6 pixels and more
/// (`ThinLine`), and it goes on to both sides, the middle one is taken for strong foreground. Light lines part the foreground
/// in the same way.
struct FaintLines<Sample: LumaSample> {
  private let view: LumaView<Sample>
  private let levels: ForegroundLevels
  /// Whether lines are light, in the foreground; if not they are dark, in the background.
  private let isLight: Bool

  /// The least width of a line in pixels.
  ///
  /// At 0.5 small blurred letters have 11 % more segments, and 7 % more error.
  private static var leastWidth: Float { 0.6 }
  /// The least width in the row or column beside, along that: noise of a tenth of the contrast does not end a line.
  private static var leastWidthBeside: Float { 0.4 }
  /// The most that a middle moves from one row or column to the next, in pixels: at 45° one, and a quarter for noise.
  private static var mostShift: Float { 1.25 }

  /// The least length in pixels of a line that nothing else shows: compression makes shorter ones of thinner lines.
  private static var leastLength: Int { 8 }

  /// The samples with the middles of faint lines black or white, so that the threshold finds them; nil where there are
  /// none, or the work was to stop.
  ///
  /// `offset` is the index of the view's first sample.
  static func restored(
    _ samples: [Sample], _ view: LumaView<Sample>, offset: Int, _ levels: ForegroundLevels,
    _ meter: inout WorkMeter
  ) -> [Sample]? {
    let dark = FaintLines(view: view, levels: levels, isLight: false).middles(&meter)
    let light = FaintLines(view: view, levels: levels, isLight: true).middles(&meter)
    guard !meter.isStopped, !dark.isEmpty || !light.isEmpty else { return nil }
    var result = samples
    let (black, white): (Sample, Sample) = levels.mask == 0 ? (0, .max) : (.max, 0)
    for i in dark { result[offset + i] = black }
    for i in light { result[offset + i] = white }
    return result
  }

  /// A pixel's value: lower in a line than beside it.
  @inline(__always)
  private func value(_ sample: Sample) -> Int32 {
    isLight ? 0 &- levels.value(sample) : levels.value(sample)
  }

  /// The least value of what is beside lines, on the other side of the threshold than they are.
  private var limit: Int32 { isLight ? 1 &- levels.foregroundBelow : levels.foregroundBelow }

  /// Three tenths of the contrast: of a line of the least width, shared by two pixels, both have as much.
  private var half: Int32 { max((levels.background &- levels.foreground) &* 3 / 10, 1) }

  /// The least value of sides that are plain: in shade a faint line can be anything.
  private var plainSide: Int32 {
    isLight ? 0 &- levels.foreground &- half : levels.background &- half
  }

  /// The least value of pixels that are not strong: those that are need no help.
  private var strongLimit: Int32 {
    isLight ? 1 &- levels.strongBackgroundFrom : levels.strongForegroundBelow
  }

  /// The offsets of the middles in the view.
  private func middles(_ meter: inout WorkMeter) -> [Int] {
    var found: [Int] = []
    let words = view.width / 64 + 1
    let faint = RowThreshold<Sample>(
      levels.moved(to: isLight ? levels.foreground &+ half : levels.background &- half &+ 1))
    let strong = RowThreshold<Sample>(
      levels.moved(
        to: isLight ? levels.strongBackgroundFrom : levels.strongForegroundBelow))
    /// A row's pixels as bits: whether they are strong pixels of a line, or can be a faint one's.
    func pack(_ y: Int, _ threshold: RowThreshold<Sample>, _ bits: inout [UInt64]) {
      bits.withUnsafeMutableBufferPointer { bits in
        guard let base = bits.baseAddress else { return }
        threshold.pack(view.base + y &* view.stride, count: view.width, to: base, words: words)
        if isLight { for i in 0..<words { base[i] = ~base[i] } }
      }
    }
    var above = [UInt64](repeating: 0, count: words)
    var (own, below, candidates) = (above, above, above)
    pack(0, strong, &own)
    for y in 0..<view.height {
      if y + 1 < view.height {
        pack(y + 1, strong, &below)
      } else {
        for i in 0..<words { below[i] = 0 }
      }
      pack(y, faint, &candidates)
      for w in 0..<words {
        var rest = candidates[w] & ~own[w]
        if rest == 0 { continue }
        // With a strong pixel beside it, a pixel is not the middle of a line that runs past both.
        let before = own[w] << 1 | (w > 0 ? own[w - 1] >> 63 : 0)
        let after = own[w] >> 1 | (w + 1 < words ? own[w + 1] << 63 : 0)
        let (upright, level) = (rest & ~(before | after), rest & ~(above[w] | below[w]))
        rest = upright | level
        while rest != 0 {
          let bit = rest & (0 &- rest)
          rest &= ~bit
          let x = w &* 64 &+ bit.trailingZeroBitCount
          if x >= view.width { break }
          if upright & bit != 0 && isMiddle(x, y, isUpright: true)
            || level & bit != 0 && isMiddle(x, y, isUpright: false)
          {
            found.append(y &* view.stride &+ x)
          }
        }
      }
      if meter.did(view.width) { return [] }
      swap(&above, &own)
      swap(&own, &below)
    }
    return long(found)
  }

  /// The middles that touch what the threshold finds, or one another along a length.
  private func long(_ middles: [Int]) -> [Int] {
    var places: [Int: Int] = [:]
    for (i, middle) in middles.enumerated() { places[middle] = i }
    var sets = DisjointSets(count: middles.count)
    var touches = [Bool](repeating: false, count: middles.count)
    for (i, middle) in middles.enumerated() {
      let (x, y) = (middle % view.stride, middle / view.stride)
      for dy in max(y - 1, 0)...min(y + 1, view.height - 1) {
        for dx in max(x - 1, 0)...min(x + 1, view.width - 1) {
          let other = dy * view.stride + dx
          if let place = places[other] {
            sets.join(i, place)
          } else if value(view.base[other]) < limit {
            touches[i] = true
          }
        }
      }
    }
    var lengths = [Int](repeating: 0, count: middles.count)
    for i in middles.indices {
      lengths[sets.root(i)] += touches[i] ? Self.leastLength : 1
    }
    return middles.indices.filter { lengths[sets.root($0)] >= Self.leastLength }.map { middles[$0] }
  }

  /// Whether a pixel is the middle of a line, upright or level, that goes on to both sides.
  private func isMiddle(_ x: Int, _ y: Int, isUpright: Bool) -> Bool {
    guard isLowest(x, y, isUpright: isUpright), let own = line(x, y, isUpright: isUpright),
      own.lowest >= strongLimit, own.side >= plainSide,
      // Of two pixels that have the same share the first is the middle.
      own.middle > -0.5, own.middle <= 0.5, own.width >= Self.leastWidth,
      let before = middle(beside: -1, x, y, isUpright: isUpright),
      let after = middle(beside: 1, x, y, isUpright: isUpright),
      max(abs(before - own.middle), abs(after - own.middle)) <= Self.mostShift
    else { return false }
    // Across the line, and not along the row or column.
    let slope = (after - before) / 2
    return own.width >= Self.leastWidth * (1 + slope * slope).squareRoot()
  }

  /// Whether no pixel beside one is lower: most that a threshold leaves are the sides of wide shapes.
  @inline(__always)
  private func isLowest(_ x: Int, _ y: Int, isUpright: Bool) -> Bool {
    let pixel = view.base + (y &* view.stride &+ x)
    let (place, count, step) =
      isUpright ? (x, view.width, 1) : (y, view.height, view.stride)
    let own = value(pixel[0])
    return (place == 0 || value(pixel[0 &- step]) >= own)
      && (place &+ 1 == count || value(pixel[step]) >= own)
  }

  /// The middle of the line in the row above (-1) or below (1), or in the column; nil if it ends before.
  private func middle(beside step: Int, _ x: Int, _ y: Int, isUpright: Bool) -> Float? {
    func place(_ shift: Int) -> (x: Int, y: Int) {
      isUpright ? (x &+ shift, y &+ step) : (x &+ step, y &+ shift)
    }
    var best: (shift: Int, value: Int32)?
    for shift in [0, -1, 1] {
      let (nx, ny) = place(shift)
      guard nx >= 0, ny >= 0, nx < view.width, ny < view.height else { continue }
      let value = value(view.base[ny &* view.stride &+ nx])
      if let best, best.value <= value { continue }
      best = (shift, value)
    }
    guard let best else { return nil }
    let (nx, ny) = place(best.shift)
    guard let found = line(nx, ny, isUpright: isUpright), found.width >= Self.leastWidthBeside
    else { return nil }
    return found.middle + Float(best.shift)
  }

  /// The line through a pixel, along its row if it is upright, else along its column.
  @inline(__always)
  private func line(_ x: Int, _ y: Int, isUpright: Bool) -> ThinLine? {
    let pixel = view.base + (y &* view.stride &+ x)
    let step = isUpright ? 1 : view.stride
    return ThinLine(
      before: isUpright ? x : y, after: isUpright ? view.width &- 1 &- x : view.height &- 1 &- y,
      line: isLight ? 0 &- levels.background : levels.foreground,
      side: isLight ? 0 &- levels.foreground : levels.background, limit: limit
    ) { value(pixel[$0 &* step]) }
  }
}
