import FiligreeBase
import FiligreePixels

extension LumaPlane {
  /// A rectangle of whole pixels, from the upper left, and how much of its outermost ones counts.
  package struct Region: Hashable, Sendable {
    /// Pixels to its left.
    package var x: Int
    /// Rows above it.
    package var y: Int
    /// Pixels in a row.
    package var width: Int
    /// Number of rows.
    package var height: Int
    /// How far inside the rectangle what was asked for begins and ends.
    ///
    /// In pixels: on the left, at the top, on the right and at the bottom, 0 or more and less than 2.
    /// Beyond a side that cuts a pixel lies one more, if there is one.
    package var insets = SIMD4<Double>.zero

    /// Whether the rectangle is what was asked for.
    var isExact: Bool { insets == .zero }

    /// Width and height of what was asked for, in pixels.
    var exactSize: SIMD2<Double> {
      SIMD2(Double(width) - insets.x - insets.z, Double(height) - insets.y - insets.w)
    }
  }

  /// The gray values of `region` of `image`, or nil when the layout cannot be read, or the work was to stop.
  ///
  /// Y' = 0.299 R' + 0.587 G' + 0.114 B' (ITU-R BT.601) on the encoded values, in integers, rounded
  /// to nearest. Display P3 values are taken as they are: a conversion would move gray not at all and
  /// saturated colors by a few hundredths. Opacity is composited over white if `overWhite`, else
  /// over black; a picture that is opacity alone counts as paint of the other color.
  init?(_ image: CGImage, region: Region, overWhite: Bool, _ meter: inout WorkMeter) {
    guard let layout = PixelLayout(of: image) else { return nil }
    if image.bitsPerComponent == 8, layout.isPlainGray {
      self.init(
        width: region.width, height: region.height,
        offset: region.y * image.bytesPerRow + region.x, stride: image.bytesPerRow,
        samples: .bits8(image.bytes))
    } else if image.bitsPerComponent == 8 {
      let values: [UInt8] = Self.luma(image, layout, region, overWhite, &meter)
      if meter.isStopped { return nil }
      self.init(width: region.width, height: region.height, samples: values)
    } else {
      let values: [UInt16] = Self.luma(image, layout, region, overWhite, &meter)
      if meter.isStopped { return nil }
      self.init(width: region.width, height: region.height, samples: values)
    }
  }

  /// The gray values of all of `image`, by nobody to be stopped.
  package init?(_ image: CGImage, overWhite: Bool) {
    var meter = WorkMeter(nil)
    let all = Region(x: 0, y: 0, width: image.width, height: image.height)
    self.init(image, region: all, overWhite: overWhite, &meter)
  }

  private static func luma<Sample: LumaSample>(
    _ image: CGImage, _ layout: PixelLayout, _ region: Region, _ overWhite: Bool,
    _ meter: inout WorkMeter
  ) -> [Sample] {
    let bytesPerSample = MemoryLayout<Sample>.size
    return Array(unsafeUninitializedCapacity: region.width * region.height) { output, count in
      FreshMemory.willFill(UnsafeMutableRawBufferPointer(output))
      image.bytes.withUnsafeBytes { bytes in
        count = 0
        guard let source = bytes.baseAddress, let target = output.baseAddress else { return }
        let converter = LumaConverter<Sample>(layout: layout, overWhite: overWhite)
        for y in 0..<region.height {
          let row =
            source + (region.y + y) * image.bytesPerRow + region.x * layout.stride * bytesPerSample
          converter.convert(row, to: target + y * region.width, count: region.width)
          count += region.width
          if meter.did(region.width) { return }
        }
      }
    }
  }
}
