import FiligreePixels
import FiligreeTestSupport
import Testing

@testable import FiligreeContours

/// Gray values of all kinds of pixels.
struct LumaTests {
  private func luma(_ image: CGImage, overWhite: Bool = true) throws -> [Int] {
    let region = LumaPlane.Region(x: 0, y: 0, width: image.width, height: image.height)
    var meter = WorkMeter(nil)
    let plane = try #require(LumaPlane(image, region: region, overWhite: overWhite, &meter))
      .packed()
    switch plane.samples {
    case .bits8(let values): return values.map { Int($0) }
    case .bits16(let values): return values.map { Int($0) }
    }
  }

  private func bytes(_ values: [UInt16]) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }

  @Test func colorsAreWeighted() throws {
    let image = CGImage.layout(
      5, 1, components: 3, [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 10, 20, 30])
    // 0.299, 0.587 and 0.114 of 255, rounded; 2.99 + 11.74 + 3.42 = 18.15.
    expect(try luma(image) == [76, 150, 29, 255, 18])
  }

  @Test func sixteenBitsAreWeighted() throws {
    let image = CGImage.layout(
      3, 1, components: 3, depth: 16,
      bytes([65535, 0, 0, 65535, 65535, 65535, 1000, 2000, 3000]))
    expect(try luma(image) == [19595, 65535, 1815])
  }

  @Test func byteOrders() throws {
    let big = CGImage.layout(1, 1, components: 1, depth: 16, order: .byteOrder16Big, [0x12, 0x34])
    expect(try luma(big) == [0x1234])
    let bgra = CGImage.layout(
      1, 1, components: 4, alpha: .premultipliedFirst, order: .byteOrder32Little, [0, 0, 255, 255])
    expect(try luma(bgra) == [76])
  }

  @Test(arguments: [
    (CGImageAlphaInfo.last, [UInt8(200), 200, 200, 128], 227, 100),
    (.first, [128, 200, 200, 200], 227, 100),
    (.premultipliedLast, [100, 100, 100, 128], 227, 100),
    (.premultipliedFirst, [128, 100, 100, 100], 227, 100),
    (.noneSkipLast, [200, 200, 200, 7], 200, 200),
    (.noneSkipFirst, [7, 200, 200, 200], 200, 200),
    (.last, [200, 200, 200, 0], 255, 0),
    // Colors larger than their opacity are none; they count as white.
    (.premultipliedLast, [255, 255, 255, 0], 255, 255),
  ])
  func opacityIsComposited(
    alpha: CGImageAlphaInfo, pixel: [UInt8], overWhite: Int, overBlack: Int
  ) throws {
    let image = CGImage.layout(1, 1, components: 4, alpha: alpha, pixel)
    expect(try luma(image) == [overWhite])
    expect(try luma(image, overWhite: false) == [overBlack])
  }

  @Test func sixteenBitOpacityDoesNotOverflow() throws {
    for alpha in [0, 1, 32768, 65534, 65535] as [UInt16] {
      let image = CGImage.layout(
        1, 1, components: 2, depth: 16, alpha: .last, bytes([65535, alpha]))
      expect(try luma(image) == [65535])
      expect(try luma(image, overWhite: false) == [Int(alpha)])
    }
  }

  @Test func grayWithOpacityAndStencils() throws {
    let gray = CGImage.layout(2, 1, components: 2, alpha: .last, [0, 255, 0, 51])
    expect(try luma(gray) == [0, 204])
    let stencil = CGImage.layout(2, 1, components: 1, alpha: .alphaOnly, [255, 51])
    expect(try luma(stencil) == [0, 204])
    expect(try luma(stencil, overWhite: false) == [255, 51])
  }

  @Test func rowsMayLieApart() throws {
    let image = CGImage.layout(2, 2, components: 1, bytesPerRow: 5, [1, 2, 9, 9, 9, 3, 4, 9, 9, 9])
    expect(try luma(image) == [1, 2, 3, 4])
    let colors = CGImage.layout(
      1, 2, components: 3, depth: 16, bytesPerRow: 7,
      [1, 0, 1, 0, 1, 0, 99, 2, 0, 2, 0, 2, 0, 99])
    expect(try luma(colors) == [1, 2])
  }

  /// The packed comparison against the plain one, for every threshold and both senses.
  @Test func thresholdsMatchPlainComparison() {
    var source = RandomSource(seed: 1)
    for below in Array(-1...257) {
      for mask in [0, 255] as [Int32] {
        let count = Int.random(in: 1...200, using: &source)
        let row = (0..<count).map { _ in UInt8.random(in: 0...255, using: &source) }
        let levels = ForegroundLevels(
          threshold: Double(below), strongForeground: 0, strongBackground: 255, white: 255,
          isInverted: mask != 0)
        let words = count / 64 + 1
        var bits = [UInt64](repeating: .max, count: words)
        row.withUnsafeBufferPointer { row in
          bits.withUnsafeMutableBufferPointer { bits in
            guard let from = row.baseAddress, let to = bits.baseAddress else { return }
            var threshold = RowThreshold<UInt8>(levels)
            threshold.usesWideRegisters = below.isMultiple(of: 2)
            threshold.pack(from, count: count, to: to, words: words)
          }
        }
        var expected = [UInt64](repeating: 0, count: words)
        for (x, value) in row.enumerated() where Int32(value) ^ mask < Int32(below) {
          expected[x / 64] |= 1 << UInt64(x % 64)
        }
        expect(bits == expected, "below \(below) mask \(mask) count \(count)")
      }
    }
  }

  @Test func thresholdsMatchPlainComparisonIn16Bits() {
    var source = RandomSource(seed: 2)
    for _ in 0..<300 {
      let below = Int32.random(in: -2...65538, using: &source)
      let isInverted = source.next() & 1 == 0
      let mask: Int32 = isInverted ? 65535 : 0
      let count = Int.random(in: 1...200, using: &source)
      let row = (0..<count).map { _ in
        let near = Int32.random(in: -3...3, using: &source) + (below ^ mask)
        return UInt16(clamping: source.next() & 1 == 0 ? near : Int32(source.next() & 65535))
      }
      let levels = ForegroundLevels(
        threshold: Double(below), strongForeground: 0, strongBackground: 0, white: 65535,
        isInverted: isInverted)
      let words = count / 64 + 1
      var bits = [UInt64](repeating: .max, count: words)
      row.withUnsafeBufferPointer { row in
        bits.withUnsafeMutableBufferPointer { bits in
          guard let from = row.baseAddress, let to = bits.baseAddress else { return }
          var threshold = RowThreshold<UInt16>(levels)
          threshold.usesWideRegisters = source.next() & 1 == 0
          threshold.pack(from, count: count, to: to, words: words)
        }
      }
      var expected = [UInt64](repeating: 0, count: words)
      for (x, value) in row.enumerated() where Int32(value) ^ mask < below {
        expected[x / 64] |= 1 << UInt64(x % 64)
      }
      expect(bits == expected, "below \(below) inverted \(isInverted) count \(count)")
    }
  }

  /// 8 and 16 bits of the same picture have the same contours.
  @Test func depthDoesNotMatter() throws {
    var source = RandomSource(seed: 3)
    let samples = (0..<60 * 40).map { _ in UInt8.random(in: 0...255, using: &source) }
    let wide = samples.map { UInt16($0) * 257 }
    let a = try ContourDetection().contours(
      in: .init(plane: LumaPlane(width: 60, height: 40, samples: samples)))
    let b = try ContourDetection().contours(
      in: .init(plane: LumaPlane(width: 60, height: 40, samples: wide)))
    expect(a.parents == b.parents && a.starts == b.starts)
    for (p, q) in zip(a.points, b.points) {
      expect(abs(p.x - q.x) < 1e-4 && abs(p.y - q.y) < 1e-4)
    }
  }

  @Test func layoutsThatCannotBeReadAreRefused() {
    let float = CGImage.layout(1, 1, components: 1, order: .floatComponents, [0])
    #expect(throws: ContourDetectionError.self) { try ContourDetection().run(on: float) }
    let five = CGImage.layout(1, 1, components: 5, [0, 0, 0, 0, 0])
    #expect(throws: ContourDetectionError.self) { try ContourDetection().run(on: five) }
  }
}
