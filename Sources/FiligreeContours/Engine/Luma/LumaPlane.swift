/// A picture of gray values: what contours are looked for in.
///
/// Rows run from the top. The samples may be those of a `CGImage`, shared and not copied, so rows may
/// be further apart than `width` and may begin anywhere in the array.
package struct LumaPlane: Sendable {
  /// The values.
  package enum Samples: Sendable {
    /// 8 bits each.
    case bits8([UInt8])
    /// 16 bits each.
    case bits16([UInt16])
  }

  /// Samples in a row.
  package let width: Int
  /// Number of rows.
  package let height: Int
  /// Index of the first row's first sample.
  package let offset: Int
  /// Samples from one row to the next.
  package let stride: Int
  /// The values.
  package let samples: Samples

  /// Creates a plane of 8-bit samples, row after row.
  package init(width: Int, height: Int, samples: [UInt8]) {
    self.init(width: width, height: height, offset: 0, stride: width, samples: .bits8(samples))
  }

  /// Creates a plane of 16-bit samples, row after row.
  package init(width: Int, height: Int, samples: [UInt16]) {
    self.init(width: width, height: height, offset: 0, stride: width, samples: .bits16(samples))
  }

  /// Creates a plane over samples whose rows may lie apart.
  init(width: Int, height: Int, offset: Int, stride: Int, samples: Samples) {
    self.width = width
    self.height = height
    self.offset = offset
    self.stride = stride
    self.samples = samples
    precondition(
      width > 0 && height > 0 && stride >= width
        && offset + (height - 1) * stride + width <= sampleCount)
  }

  /// How many samples the array has, those between and around the rows included.
  var sampleCount: Int {
    switch samples {
    case .bits8(let values): values.count
    case .bits16(let values): values.count
    }
  }

  /// The largest value that a sample can have: white.
  var white: Int {
    switch samples {
    case .bits8: 255
    case .bits16: 65535
    }
  }

  /// Whether all samples are black or white.
  package var isBilevel: Bool {
    func isBilevel<Sample: LumaSample>(_ view: LumaView<Sample>) -> Bool {
      (0..<view.height).allSatisfy { y in
        (0..<view.width).allSatisfy { x in
          let sample = view.base[y &* view.stride &+ x]
          return sample == 0 || sample == .max
        }
      }
    }
    return switch samples {
    case .bits8(let values): values.withUnsafeBufferPointer { isBilevel(view($0)) }
    case .bits16(let values): values.withUnsafeBufferPointer { isBilevel(view($0)) }
    }
  }

  /// The mean of all samples, 0 for black and 1 for white.
  package var mean: Double {
    let sum: UInt64
    switch samples {
    case .bits8(let values): sum = values.withUnsafeBufferPointer { view($0).sum() }
    case .bits16(let values): sum = values.withUnsafeBufferPointer { view($0).sum() }
    }
    return Double(sum) / (Double(width) * Double(height) * Double(white))
  }

  /// The plane's rows in `values`, which must be its own samples.
  package func view<Sample>(_ values: UnsafeBufferPointer<Sample>) -> LumaView<Sample> {
    guard let base = values.baseAddress else { preconditionFailure("a plane is never empty") }
    return LumaView(base: base + offset, stride: stride, width: width, height: height)
  }
}

/// A plane's rows by pointer, valid only while the samples are held.
package struct LumaView<Sample: LumaSample> {
  /// The first row's first sample.
  package let base: UnsafePointer<Sample>
  /// Samples from one row to the next.
  package let stride: Int
  /// Samples in a row.
  package let width: Int
  /// Number of rows.
  package let height: Int

  /// The sum of all samples.
  func sum() -> UInt64 {
    var total: UInt64 = 0
    for y in 0..<height {
      let row = base + y &* stride
      // A partial sum of 2^16 samples of 16 bits stays inside 32 bits, which vectorises twice as
      // wide as a sum of 64 bits.
      var x = 0
      while x < width {
        let end = min(x &+ 65536, width)
        var partial: UInt32 = 0
        while x < end {
          partial &+= UInt32(truncatingIfNeeded: row[x])
          x &+= 1
        }
        total &+= UInt64(partial)
      }
    }
    return total
  }
}
