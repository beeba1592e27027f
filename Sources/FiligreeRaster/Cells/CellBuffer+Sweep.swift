import CFiligreeRaster

/// From cells to spans.
extension CellBuffer {
  /// Writes the spans of a row into `buffer`, for x below `width`, and clears the row.
  ///
  /// Groups of cells with a bit become masks; a gap between groups keeps the winding that the group
  /// before it ended with, and becomes one span. `firstColumn` and `lastColumn` bound the cells
  /// that edges have touched.
  func sweep(
    row: Int, firstColumn: Int32, lastColumn: Int32, width: Int32, rule: CoverageRule,
    into buffer: inout SpanBuffer
  ) {
    let line = cells + row &* stride
    let bits = words + row &* wordStride
    let masks = buffer.masks
    let found = filigree_sweep(
      line, bits, masks, SpanBuffer.shared(buffer.spans), firstColumn, lastColumn, width, rule.fold)
    buffer.count = 0
    if found >= 0 {
      buffer.count = Int(found)
      if rule.isAliased { buffer.threshold() }
      return
    }
    var sum: Int32 = 0
    var x = firstColumn
    var word = Int(firstColumn >> 9)
    let lastWord = Int((lastColumn &+ 1) >> 9)
    while word <= lastWord {
      var set = bits[word]
      if set != 0 {
        bits[word] = 0
        while set != 0 {
          let first = set.trailingZeroBitCount
          // Below the run there are only zeros, so adding its lowest bit carries through all of it.
          let rest = set &+ (1 &<< UInt64(first))
          let end = rest == 0 ? 64 : rest.trailingZeroBitCount
          set &= rest
          let start = Int32(truncatingIfNeeded: (word &<< 6 &+ first) &<< 3)
          let stop = Int32(truncatingIfNeeded: (word &<< 6 &+ end) &<< 3)
          if start > x {
            let coverage = rule.coverage(sum)
            if coverage != 0 {
              buffer.append(Span(start: x, end: FixedPoint.min(start, width), coverage: coverage))
            }
          }
          var i = Int(start)
          while i < Int(stop) {
            let sums = Self.runningSums(of: Self.take(line + i), from: sum)
            UnsafeMutableRawPointer(masks + i).storeBytes(
              of: rule.coverage(sums), as: SIMD4<UInt8>.self)
            sum = sums[3]
            i &+= 4
          }
          if start < width {
            buffer.append(Span(start: start, end: FixedPoint.min(stop, width), maskOffset: start))
          }
          x = stop
        }
      }
      word &+= 1
    }
    if x < width {
      let coverage = rule.coverage(sum)
      if coverage != 0 {
        buffer.append(Span(start: x, end: width, coverage: coverage))
      }
    }
    if rule.isAliased {
      buffer.threshold()
    }
  }

  /// Reads four cells and clears them.
  @inline(__always)
  private static func take(_ group: UnsafeMutablePointer<Int32>) -> SIMD4<Int32> {
    let raw = UnsafeMutableRawPointer(group)
    let cells = raw.loadUnaligned(as: SIMD4<Int32>.self)
    raw.storeBytes(of: SIMD4<Int32>(), as: SIMD4<Int32>.self)
    return cells
  }

  /// `start` and the cells up to each, in two steps of doubling distance.
  @inline(__always)
  private static func runningSums(of cells: SIMD4<Int32>, from start: Int32) -> SIMD4<Int32> {
    let pairs = cells &+ SIMD4(0, cells[0], cells[1], cells[2])
    return pairs &+ SIMD4(0, 0, pairs[0], pairs[1]) &+ start
  }
}

extension SpanBuffer {
  /// Makes all coverage 0 or 255.
  mutating func threshold() {
    var kept = 0
    for i in 0..<count {
      let span = spans[i]
      if let coverage = span.coverage {
        if CoverageRule.threshold(coverage) == 0 { continue }
        spans[kept] = Span(start: span.start, end: span.end, coverage: 255)
      } else {
        let first = Int(span.mask)
        for k in first..<first + Int(span.end - span.start) {
          masks[k] = CoverageRule.threshold(masks[k])
        }
        spans[kept] = span
      }
      kept += 1
    }
    count = kept
  }
}
