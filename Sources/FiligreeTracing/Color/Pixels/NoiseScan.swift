import CFiligreeTracing
import FiligreeBase
import FiligreePixels

/// Finds out whether a picture's finest details are noise, and at which scale the noise ends.
///
/// Means of n × n pixels differ from one to the next by a number of levels. In a picture of noise on
/// something smooth that falls as 1/n, because noise is independent from pixel to pixel. In a picture
/// with details of its own it rises, because pixels farther apart are less alike (D. Ruderman, W.
/// Bialek 1994). So as long as it falls that way, the means tell all that the pixels tell, and more
/// clearly.
struct NoiseScan {
  /// The typical difference of neighboring means of 1 × 1, 2 × 2 … pixels, in levels.
  private(set) var differences: [Float] = []
  /// The number of pixels across and down that tell no more than their mean; 1 without noise.
  private(set) var scale = 1

  /// The largest scale that is examined.
  static let largest = 3
  /// Differences below this many levels are not seen as noise.
  private static let least: Float = 3
  /// The factor by which differences may exceed those of noise alone.
  private static let slack: Float = 1.15
  /// One in this many rows of means is examined.
  private static let sampling = 8

  /// Examines some of a picture's rows.
  init(_ view: ColorView) {
    var first: Float = 0
    for scale in 1...Self.largest {
      let found = Self.difference(view, scale)
      if scale == 1 { first = found }
      differences.append(found)
      // Most pictures have no noise: larger scales are not needed.
      guard first >= Self.least, found * Float(scale) <= Self.slack * first else { break }
      self.scale = scale
    }
  }

  /// The median difference of neighboring means in a row, by the component that differs most.
  private static func difference(_ view: ColorView, _ scale: Int) -> Float {
    let stride = view.stride
    let bytes = view.width * stride
    let columns = view.width / scale
    guard columns > 1, view.height >= scale else { return 0 }
    var counts = [UInt32](repeating: 0, count: 256 * scale * scale)
    var work = [UInt16](repeating: 0, count: 2 * bytes)
    var total = 0
    var y = 0
    while y + scale <= view.height {
      filigree_count_differences(view.row(y), bytes, scale, stride, columns, &work, &counts)
      total += columns - 1
      y += scale * sampling
    }
    var seen = 0
    for (value, count) in counts.enumerated() {
      seen += Int(count)
      if 2 * seen >= total { return Float(value) / Float(scale * scale) }
    }
    return 0
  }
}

/// A picture of the means of blocks of pixels.
enum BlockMeans {
  /// The means of blocks of `scale` by `scale` pixels; those at the right and at the bottom may be cut
  /// off.
  static func plane(of view: ColorView, scale: Int) -> ColorPlane {
    let (w, h) = ((view.width + scale - 1) / scale, (view.height + scale - 1) / scale)
    let stride = view.stride
    let columns = view.width / scale
    var work = [UInt16](repeating: 0, count: 2 * view.width * stride)
    let bytes = [UInt8](unsafeUninitializedCapacity: w * h * stride) { bytes, used in
      FreshMemory.mayFill(UnsafeMutableRawBufferPointer(bytes))
      for y in 0..<h {
        let result = bytes.baseAddress! + y * w * stride  // There is a pixel at least.
        var whole = 0
        if (y + 1) * scale <= view.height, columns > 0 {
          filigree_block_means(
            view.row(y * scale), view.width * stride, scale, stride, columns, &work, result)
          whole = columns
        }
        for x in whole..<w { mean(of: view, scale, x, y, result + x * stride) }
      }
      used = w * h * stride
    }
    return ColorPlane(
      width: w, height: h, stride: stride, bytes: bytes, hasAlpha: view.hasAlpha)
  }
  /// The mean of a block that may be cut off.
  private static func mean(
    of view: ColorView, _ scale: Int, _ x: Int, _ y: Int, _ result: UnsafeMutablePointer<UInt8>
  ) {
    let columns = (x * scale)..<min((x + 1) * scale, view.width)
    let rows = (y * scale)..<min((y + 1) * scale, view.height)
    let count = columns.count * rows.count
    for c in 0..<view.stride {
      var sum = 0
      for y in rows {
        for x in columns { sum += Int(view.row(y)[x * view.stride + c]) }
      }
      result[c] = UInt8(truncatingIfNeeded: (sum + count / 2) / count)
    }
  }
}
