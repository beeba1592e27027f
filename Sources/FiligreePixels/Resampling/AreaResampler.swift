/// Shrinks planes by exact area coverage, in integers.
///
/// Each result is the mean of the source rectangle that it covers, pixels at the rectangle's rim
/// counted by the part covered:
///
///     source    |  0  |  1  |  2  |  3  |  4  |
///     result    |   0     |    1    |    2    |     5 → 3, each covers 5/3 of a source pixel
///
/// In units of 1/`width` of a source pixel, all cuts are integers: result `i` covers
/// `i · sourceWidth ..< (i + 1) · sourceWidth`, source pixel `j` covers `j · width ..< (j + 1) · width`.
/// So the sum over a result's rectangle is an integer, its weights add up to
/// `sourceWidth · sourceHeight`, and the one rounding is to the nearest integer, halves up. No weight
/// is negative: there is no ringing, a result lies between the least and the largest sample that it
/// covers, and a constant stays as it is.
package struct AreaResampler: Sendable {
  /// The size of what is shrunk.
  package let sourceWidth: Int, sourceHeight: Int
  /// The size of the result.
  package let width: Int, height: Int

  /// Prepares for sizes: `1 ≤ width ≤ sourceWidth`, `1 ≤ height ≤ sourceHeight`, fewer than 2⁴⁷
  /// source pixels and 2³² in a row or column.
  ///
  /// It is a programmer's error to ask for anything else, enlarging included.
  package init(sourceWidth: Int, sourceHeight: Int, width: Int, height: Int) {
    precondition(width >= 1 && width <= sourceWidth, "the filter only shrinks")
    precondition(height >= 1 && height <= sourceHeight, "the filter only shrinks")
    let (area, overflow) = sourceWidth.multipliedReportingOverflow(by: sourceHeight)
    // 65535 · area, and half of area for rounding, fit in 64 bits.
    precondition(!overflow && area < 1 << 47, "too many pixels")
    precondition(sourceWidth < 1 << 32 && sourceHeight < 1 << 32, "too many pixels in a row")
    self.sourceWidth = sourceWidth
    self.sourceHeight = sourceHeight
    self.width = width
    self.height = height
  }

  /// Shrinks 8-bit samples: rows from the top without gaps, `channels` interleaved.
  ///
  /// `isStopped` is told how many samples have been read for each row of the result; if it says so, the
  /// work stops, and there is no result: an empty array.
  package func resample(
    _ samples: [UInt8], channels: Int, isStopped: (Int) -> Bool = { _ in false }
  ) -> [UInt8] {
    precondition(channels >= 1 && samples.count == sourceWidth * sourceHeight * channels)
    if width == sourceWidth, height == sourceHeight { return samples }
    let row = sourceWidth * channels
    var whole = [UInt32](repeating: 0, count: row)
    return [UInt8](unsafeUninitializedCapacity: width * height * channels) { result, count in
      count = width * height * channels
      samples.withUnsafeBufferPointer { samples in
        whole.withUnsafeMutableBufferPointer { whole in
          guard let samples = samples.baseAddress, let whole = whole.baseAddress,
            let result = result.baseAddress
          else { return }
          let isWhole = forEachRow(channels: channels, isStopped: isStopped) { sums, part in
            switch part {
            case .whole(let y):
              let from = samples + y * row
              for x in 0..<row { whole[x] &+= UInt32(from[x]) }
            case .part(let y, let weight):
              let from = samples + y * row
              let weight = UInt32(truncatingIfNeeded: weight)
              for x in 0..<row { sums[x] &+= UInt64(from[x]) &* UInt64(weight) }
            case .finish(let weight):
              let weight = UInt32(truncatingIfNeeded: weight)
              for x in 0..<row {
                sums[x] &+= UInt64(whole[x]) &* UInt64(weight)
                whole[x] = 0
              }
            }
          } store: { index, mean in
            result[index] = UInt8(truncatingIfNeeded: mean)
          }
          if !isWhole { count = 0 }
        }
      }
    }
  }

  /// Shrinks 16-bit samples: rows from the top without gaps, `channels` interleaved.
  ///
  /// `isStopped` is what it is for those of 8 bits.
  package func resample(
    _ samples: [UInt16], channels: Int, isStopped: (Int) -> Bool = { _ in false }
  ) -> [UInt16] {
    precondition(channels >= 1 && samples.count == sourceWidth * sourceHeight * channels)
    if width == sourceWidth, height == sourceHeight { return samples }
    return samples.withUnsafeBufferPointer { samples in
      guard let base = samples.baseAddress else { return [] }
      return resample(
        channels: channels, row: { base + $0 * sourceWidth * channels }, isStopped: isStopped)
    }
  }

  /// Shrinks 16-bit samples that come row by row.
  ///
  /// `row` gives the `sourceWidth * channels` samples of the row whose number it is called with; they
  /// are read before it is called again. Rows come from the top, some of them twice.
  package func resample(
    channels: Int, row: (Int) -> UnsafePointer<UInt16>, isStopped: (Int) -> Bool = { _ in false }
  ) -> [UInt16] {
    let count = sourceWidth * channels
    var whole = [UInt32](repeating: 0, count: count)
    return [UInt16](unsafeUninitializedCapacity: width * height * channels) { result, written in
      written = width * height * channels
      whole.withUnsafeMutableBufferPointer { whole in
        guard let whole = whole.baseAddress, let result = result.baseAddress else { return }
        let isWhole = forEachRow(channels: channels, isStopped: isStopped) { sums, part in
          switch part {
          case .whole(let y):
            let from = row(y)
            for x in 0..<count { whole[x] &+= UInt32(from[x]) }
          case .part(let y, let weight):
            let from = row(y)
            let weight = UInt32(truncatingIfNeeded: weight)
            for x in 0..<count { sums[x] &+= UInt64(from[x]) &* UInt64(weight) }
          case .finish(let weight):
            let weight = UInt32(truncatingIfNeeded: weight)
            for x in 0..<count {
              sums[x] &+= UInt64(whole[x]) &* UInt64(weight)
              whole[x] = 0
            }
          }
        } store: { index, mean in
          result[index] = UInt16(truncatingIfNeeded: mean)
        }
        if !isWhole { written = 0 }
      }
    }
  }

  /// What to do with one source row on the way to a result's row.
  private enum RowPart {
    /// Covered whole, so that weights can wait until `finish`: one addition a sample.
    case whole(Int)
    /// Covered in part: row, weight.
    case part(Int, weight: Int)
    /// The weight of the whole rows so far is to be counted.
    case finish(weight: Int)
  }

  /// Walks down the rows, adds them up, and gives the means of each result's row to `store`; returns
  /// whether it came to the last.
  @inline(__always)
  private func forEachRow(
    channels: Int, isStopped: (Int) -> Bool, add: (UnsafeMutablePointer<UInt64>, RowPart) -> Void,
    store: (_ index: Int, _ mean: UInt64) -> Void
  ) -> Bool {
    let area = Divider(UInt64(sourceWidth * sourceHeight))
    var sums = [UInt64](repeating: 0, count: sourceWidth * channels)
    return sums.withUnsafeMutableBufferPointer { sums in
      guard let base = sums.baseAddress else { return true }
      for y in 0..<height {
        base.update(repeating: 0, count: sums.count)
        // In units of 1/`height` of a source row.
        let top = y * sourceHeight
        let bottom = top + sourceHeight
        var source = top / height
        var wholeRows = 0
        while source * height < bottom {
          let start = source * height
          let covered = min(start + height, bottom) - max(start, top)
          if covered == height {
            add(base, .whole(source))
            wholeRows += 1
            // 2¹⁶ rows of 65535 are what 32 bits hold.
            if wholeRows.isMultiple(of: 1 << 16) { add(base, .finish(weight: height)) }
          } else {
            add(base, .part(source, weight: covered))
          }
          source += 1
        }
        add(base, .finish(weight: height))
        addAcross(base, channels: channels, row: y, area: area, store: store)
        if isStopped((source - top / height) * sums.count) { return false }
      }
      return true
    }
  }

  /// The same across a row of sums.
  @inline(__always)
  private func addAcross(
    _ sums: UnsafeMutablePointer<UInt64>, channels: Int, row: Int, area: Divider,
    store: (_ index: Int, _ mean: UInt64) -> Void
  ) {
    let half = area.divisor / 2
    let step = UInt64(width)
    for x in 0..<width {
      let left = x &* sourceWidth
      let right = left &+ sourceWidth
      // The first and the last source pixel touched, and how much of them is covered.
      let first = left / width
      let last = (right &- 1) / width
      let firstCovered = UInt64(min((first &+ 1) &* width, right) &- left)
      let lastCovered = UInt64(right &- last &* width)
      for channel in 0..<channels {
        var sum = sums[first &* channels &+ channel] &* firstCovered
        if last > first {
          var whole: UInt64 = 0
          var at = (first &+ 1) &* channels &+ channel
          let end = last &* channels
          while at < end {
            whole &+= sums[at]
            at &+= channels
          }
          sum &+= whole &* step &+ sums[last &* channels &+ channel] &* lastCovered
        }
        store((row &* width &+ x) &* channels &+ channel, area.quotient(sum &+ half))
      }
    }
  }
}

/// Exact division of many numbers by one, by multiplication.
private struct Divider {
  let divisor: UInt64
  /// ⌊(2⁶⁴ − 1) / divisor⌋: at most 1 below 2⁶⁴ / divisor, so that an estimate is at most 1 too small.
  private let reciprocal: UInt64

  init(_ divisor: UInt64) {
    self.divisor = divisor
    reciprocal = UInt64.max / divisor
  }

  @inline(__always)
  func quotient(_ number: UInt64) -> UInt64 {
    let estimate = number.multipliedFullWidth(by: reciprocal).high
    return number &- estimate &* divisor >= divisor ? estimate &+ 1 : estimate
  }
}
