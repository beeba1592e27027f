import CFiligreeContours

/// Packs rows of samples into one bit a pixel: 1 is foreground, bit 0 of word 0 is the leftmost pixel.
///
/// Works on eight samples of 8 bits (four of 16) in a 64-bit word at a time: the high bit of each
/// lane becomes the comparison, and one multiplication gathers the high bits. The lanes' order
/// is that of a little-endian machine; other machines swap on loading. Where the processor compares
/// wider registers, C code does the same with them.
struct RowThreshold<Sample: LumaSample> {
  /// Whether C code may do the work where it can.
  var usesWideRegisters = true

  private let below: UInt64
  private let bound: Sample
  private let isAboveHalf: Bool
  private let constant: UInt64?
  private let invert: UInt64

  /// Prepares the comparison with `levels.foregroundBelow`.
  init(_ levels: ForegroundLevels) {
    let white = Int32(truncatingIfNeeded: Sample.max)
    let isInverted = levels.mask != 0
    // v ^ white < b  is  v > white − b, that is  not v < white + 1 − b.
    let bound = isInverted ? white + 1 - levels.foregroundBelow : levels.foregroundBelow
    invert = isInverted ? ~0 : 0
    if bound <= 0 {
      constant = 0
    } else if bound > white {
      constant = ~0
    } else {
      constant = nil
    }
    self.bound = Sample(truncatingIfNeeded: bound)
    let half = (white + 1) / 2
    isAboveHalf = bound >= half
    let lane = UInt64(truncatingIfNeeded: isAboveHalf ? bound - half : bound)
    below = constant == nil ? lane &* Self.ones : 0
  }

  /// 1 in each lane.
  private static var ones: UInt64 {
    Sample.bitWidth == 8 ? 0x0101_0101_0101_0101 : 0x0001_0001_0001_0001
  }

  /// Writes the bits of `count` samples and zeroes the rest of `words` words.
  func pack(
    _ samples: UnsafePointer<Sample>, count: Int, to target: UnsafeMutablePointer<UInt64>,
    words: Int
  ) {
    let full = count >> 6
    let rest = count & 63
    if let constant {
      target.update(repeating: constant ^ invert, count: words)
    } else {
      let done = usesWideRegisters ? packWide(samples, words: full, to: target) : 0
      let (samples, target) = (samples + done &* 64, target + done)
      if isAboveHalf {
        packFull(samples, words: full &- done, to: target, isAboveHalf: true)
      } else {
        packFull(samples, words: full &- done, to: target, isAboveHalf: false)
      }
    }
    if constant == nil, rest > 0 {
      target[full] = packRest(samples + full &* 64, count: rest)
    }
    if rest > 0 {
      target[full] &= (1 << UInt64(rest)) &- 1
    }
    for i in (full &+ (rest > 0 ? 1 : 0))..<words {
      target[i] = 0
    }
  }

  /// Leaves the comparison to C; returns how many words that did.
  @inline(__always)
  private func packWide(
    _ samples: UnsafePointer<Sample>, words: Int, to target: UnsafeMutablePointer<UInt64>
  ) -> Int {
    let source = UnsafeRawPointer(samples)
    // The samples are of the one type or the other: `LumaSample` has these two and no more.
    if Sample.bitWidth == 8 {
      return filigree_pack_below8(
        source.assumingMemoryBound(to: UInt8.self), words, UInt8(truncatingIfNeeded: bound),
        invert, target)
    }
    return filigree_pack_below16(
      source.assumingMemoryBound(to: UInt16.self), words, UInt16(truncatingIfNeeded: bound),
      invert, target)
  }

  /// The lanes of `x` that are below the bound, as their high bits.
  ///
  /// With H the high bit of a lane, (x | H) − low bits of the bound keeps H where the low bits of x
  /// are large enough, and never borrows from the next lane. The high bit of x itself then decides
  /// alone, or together with that.
  @inline(__always)
  private func lanesBelow(_ x: UInt64, isAboveHalf: Bool) -> UInt64 {
    let high = Self.ones << UInt64(Sample.bitWidth - 1)
    let low = (x | high) &- below
    return ~(isAboveHalf ? x & low : x | low) & high
  }

  @inline(__always)
  private func packFull(
    _ samples: UnsafePointer<Sample>, words: Int, to target: UnsafeMutablePointer<UInt64>,
    isAboveHalf: Bool
  ) {
    var source = UnsafeRawPointer(samples)
    for i in 0..<words {
      var word: UInt64 = 0
      if Sample.bitWidth == 8 {
        var shift: UInt64 = 0
        while shift < 64 {
          let x = source.loadUnaligned(as: UInt64.self).littleEndian
          let bits = lanesBelow(x, isAboveHalf: isAboveHalf) >> 7
          word |= ((bits &* 0x0102_0408_1020_4080) >> 56) << shift
          source += 8
          shift &+= 8
        }
      } else {
        var shift: UInt64 = 0
        while shift < 64 {
          let x = source.loadUnaligned(as: UInt64.self).littleEndian
          let bits = lanesBelow(x, isAboveHalf: isAboveHalf) >> 15
          word |= (((bits &* 0x0001_0002_0004_0008) >> 48) & 15) << shift
          source += 8
          shift &+= 4
        }
      }
      target[i] = word ^ invert
    }
  }

  private func packRest(_ samples: UnsafePointer<Sample>, count: Int) -> UInt64 {
    var word: UInt64 = 0
    for i in 0..<count {
      let bits = lanesBelow(UInt64(truncatingIfNeeded: samples[i]), isAboveHalf: isAboveHalf)
      word |= ((bits >> UInt64(Sample.bitWidth - 1)) & 1) << UInt64(i)
    }
    return word ^ invert
  }
}
