/// Finds out whether a picture's finest details are grain, and at which scale they end.
///
/// Means of n × n pixels differ from one to the next by a number of levels: in a picture of grain upon
/// something smooth that falls as one over n, since grain is independent from pixel to pixel. In a picture
/// with details of its own it rises, as what is farther apart is less alike (D. Ruderman, W. Bialek 1994).
/// So as long as it falls that way, the means say all that the pixels say, and more clearly.
struct GrainScan {
  /// The typical difference of neighbours, in levels, of the means of 1 × 1, 2 × 2 … pixels.
  private(set) var differences: [Float] = []
  /// How many pixels across and down say no more than their mean; 1 without grain.
  private(set) var scale = 1

  /// The largest scale that is looked at.
  static let largest = 3
  /// Differences below this many levels are not seen as grain.
  private static let least: Float = 3
  /// By how much differences may be more than grain alone would make them.
  private static let slack: Float = 1.15
  /// One of so many rows of means is looked at.
  private static let sampling = 8

  /// Looks at some of a picture's rows.
  init(_ view: ColorView) {
    var first: Float = 0
    for scale in 1...Self.largest {
      let found = Self.difference(view, scale)
      if scale == 1 { first = found }
      differences.append(found)
      // Most pictures have no grain: what comes next is not needed.
      guard first >= Self.least, found * Float(scale) <= Self.slack * first else { break }
      self.scale = scale
    }
  }

  /// The median difference of neighbouring means in a row, by the component that differs most.
  private static func difference(_ view: ColorView, _ scale: Int) -> Float {
    let stride = view.stride
    let bytes = view.width * stride
    let columns = view.width / scale
    guard columns > 1, view.height >= scale else { return 0 }
    var counts = [Int](repeating: 0, count: 256 * scale * scale)
    var sums = [UInt16](repeating: 0, count: bytes)
    var total = 0
    var y = 0
    while y + scale <= view.height {
      BlockMeans.addRows(view, y..<(y + scale), to: &sums)
      var before = SIMD4<Int32>.zero
      for x in 0..<columns {
        var sum = SIMD4<Int32>.zero
        for i in 0..<scale {
          let at = (x * scale + i) * stride
          sum &+= SIMD4(
            Int32(sums[at]), Int32(sums[at + 1]), Int32(sums[at + 2]),
            stride == 4 ? Int32(sums[at + 3]) : 0)
        }
        if x > 0 {
          let d = sum &- before
          let most = max(d.max(), 0 &- d.min())
          counts[Int(most)] += 1
          total += 1
        }
        before = sum
      }
      y += scale * sampling
    }
    var seen = 0
    for (value, count) in counts.enumerated() {
      seen += count
      if 2 * seen >= total { return Float(value) / Float(scale * scale) }
    }
    return 0
  }
}

/// A picture of the means of squares of pixels.
enum BlockMeans {
  /// The sums of some rows, byte by byte.
  static func addRows(_ view: ColorView, _ rows: Range<Int>, to sums: inout [UInt16]) {
    let bytes = view.width * view.stride
    sums.withUnsafeMutableBufferPointer { sums in
      for y in rows {
        let row = view.row(y)
        if y == rows.lowerBound {
          for i in 0..<bytes { sums[i] = UInt16(row[i]) }
        } else {
          for i in 0..<bytes { sums[i] &+= UInt16(row[i]) }
        }
      }
    }
  }

  /// The means of squares of `scale` pixels; those at the right and at the bottom may be cut off.
  static func plane(of view: ColorView, scale: Int) -> ColorPlane {
    let (w, h) = ((view.width + scale - 1) / scale, (view.height + scale - 1) / scale)
    let stride = view.stride
    var sums = [UInt16](repeating: 0, count: view.width * stride)
    let bytes = [UInt8](unsafeUninitializedCapacity: w * h * stride) { bytes, used in
      for y in 0..<h {
        let rows = (y * scale)..<min((y + 1) * scale, view.height)
        addRows(view, rows, to: &sums)
        sums.withUnsafeBufferPointer { sums in
          for x in 0..<w {
            let columns = min(scale, view.width &- x &* scale)
            let count = UInt32(truncatingIfNeeded: columns &* rows.count)
            // Dividing by a small number: a product with its reciprocal, which is exact for sums of up to
            // 9 bytes.
            let inverse = (1 << 20 + count - 1) / count
            for c in 0..<stride {
              var sum: UInt32 = 0
              var at = x &* scale &* stride &+ c
              for _ in 0..<columns {
                sum &+= UInt32(sums[at])
                at &+= stride
              }
              bytes.initializeElement(
                at: (y &* w &+ x) &* stride &+ c,
                to: UInt8(truncatingIfNeeded: ((sum &+ count / 2) &* inverse) >> 20))
            }
          }
        }
      }
      used = w * h * stride
    }
    return ColorPlane(
      width: w, height: h, stride: stride, bytes: bytes, hasAlpha: view.hasAlpha)
  }
}
