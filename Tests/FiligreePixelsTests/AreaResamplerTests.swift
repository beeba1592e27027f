import FiligreePixels
import FiligreeTestSupport
import Testing

@Suite struct AreaResamplerTests {
  /// The definition, sample by sample: sums of (overlap across · overlap down · sample).
  private func reference(
    _ samples: [Int], _ sourceWidth: Int, _ sourceHeight: Int, _ width: Int, _ height: Int,
    channels: Int
  ) -> [Int] {
    var result = [Int]()
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<channels {
          var sum = 0
          for v in 0..<sourceHeight {
            let down =
              min((v + 1) * height, (y + 1) * sourceHeight) - max(v * height, y * sourceHeight)
            guard down > 0 else { continue }
            for u in 0..<sourceWidth {
              let across =
                min((u + 1) * width, (x + 1) * sourceWidth) - max(u * width, x * sourceWidth)
              guard across > 0 else { continue }
              sum += across * down * samples[(v * sourceWidth + u) * channels + channel]
            }
          }
          let area = sourceWidth * sourceHeight
          result.append((2 * sum + area) / (2 * area))
        }
      }
    }
    return result
  }

  @Test func equalsRationalArithmetic() {
    for seed in UInt64(0)..<150 {
      var random = RandomSource(seed: seed)
      func upTo(_ most: Int) -> Int { 1 + Int(random.next() % UInt64(most)) }
      let sourceWidth = upTo(24)
      let sourceHeight = upTo(24)
      let width = upTo(sourceWidth)
      let height = upTo(sourceHeight)
      let channels = upTo(4)
      let count = sourceWidth * sourceHeight * channels
      let words = (0..<count).map { _ in UInt16(truncatingIfNeeded: random.next()) }
      let resampler = AreaResampler(
        sourceWidth: sourceWidth, sourceHeight: sourceHeight, width: width, height: height)
      let expected16 = reference(
        words.map(Int.init), sourceWidth, sourceHeight, width, height, channels: channels)
      expect(
        resampler.resample(words, channels: channels).map(Int.init) == expected16, "seed \(seed)")
      let bytes = words.map { UInt8(truncatingIfNeeded: $0) }
      let expected8 = reference(
        bytes.map(Int.init), sourceWidth, sourceHeight, width, height, channels: channels)
      expect(
        resampler.resample(bytes, channels: channels).map(Int.init) == expected8, "seed \(seed)")
    }
  }

  @Test func aConstantStays() {
    let resampler = AreaResampler(sourceWidth: 97, sourceHeight: 61, width: 13, height: 60)
    for value: UInt8 in [0, 1, 127, 254, 255] {
      let result = resampler.resample([UInt8](repeating: value, count: 97 * 61), channels: 1)
      expect(result.allSatisfy { $0 == value })
    }
    let top = resampler.resample([UInt16](repeating: 65535, count: 97 * 61), channels: 1)
    expect(top.allSatisfy { $0 == 65535 })
  }

  @Test func nothingRingsAndTheMeanStays() {
    for seed in UInt64(0)..<20 {
      var random = RandomSource(seed: seed)
      let low = UInt64(random.next() % 100)
      let samples = (0..<(50 * 40)).map { _ in UInt8(low + random.next() % 100) }
      let resampler = AreaResampler(sourceWidth: 50, sourceHeight: 40, width: 7, height: 39)
      let result = resampler.resample(samples, channels: 1)
      expect(result.min()! >= samples.min()! && result.max()! <= samples.max()!, "seed \(seed)")
      let before = samples.reduce(0.0) { $0 + Double($1) } / Double(samples.count)
      let after = result.reduce(0.0) { $0 + Double($1) } / Double(result.count)
      expect(abs(before - after) < 0.5, "seed \(seed)")
    }
  }

  @Test func aStepStaysAStep() {
    let samples: [UInt8] = [0, 0, 0, 0, 255, 255, 255, 255]
    let resampler = AreaResampler(sourceWidth: 8, sourceHeight: 1, width: 3, height: 1)
    expect(resampler.resample(samples, channels: 1) == [0, 128, 255])
  }

  @Test func transparentPixelsGiveNoColor() {
    let image = CGImage(
      width: 2, height: 1, components: 4, depth: 8, bytes: [200, 100, 50, 255, 255, 255, 255, 0])
    let shrunk = image.downscaled(toMaximumDimension: 1)
    expect(shrunk.bytes == [200, 100, 50, 128])
    let wide = CGImage(
      width: 1, height: 10000, components: 1, depth: 8,
      bytes: [UInt8](repeating: 9, count: 10000))
    expect(wide.downscaled(toMaximumDimension: 512).width == 1)
    expect(wide.downscaled(toMaximumDimension: 512).height == 512)
  }

  @Test func longColumnsDoNotOverflow() {
    // More whole rows of the largest number than 32 bits hold.
    let count = 200_001
    let resampler = AreaResampler(sourceWidth: 1, sourceHeight: count, width: 1, height: 1)
    let words = [UInt16](repeating: 65535, count: count)
    expect(resampler.resample(words, channels: 1) == [65535])
    expect(resampler.resample([UInt8](repeating: 255, count: count), channels: 1) == [255])
  }

  @Test func proportionsAreKept() {
    func size(_ width: Int, _ height: Int, _ most: Int) -> [Int] {
      let image = CGImage(
        width: width, height: height, components: 1, depth: 8,
        bytes: [UInt8](repeating: 3, count: width * height))
      let small = image.downscaled(toMaximumDimension: most)
      return [small.width, small.height]
    }
    expect(size(300, 200, 100) == [100, 67])
    expect(size(200, 300, 100) == [67, 100])
    expect(size(30, 20, 100) == [30, 20])
    expect(size(30, 20, 0) == [1, 1])
    expect(size(30, 20, .min) == [1, 1])
    expect(size(30, 20, .max) == [30, 20])
  }

  /// Straight and premultiplied, 8 and 16 bits, with opacity: within the values that go in.
  @Test func everyLayoutIsShrunk() {
    for seed in UInt64(0)..<30 {
      var random = RandomSource(seed: seed)
      for (components, depth) in [(2, 8), (4, 8), (2, 16), (4, 16), (3, 16), (1, 16)] {
        let image = randomPicture(
          &random, width: 9, height: 11, components: components, depth: depth)
        let small = image.downscaled(toMaximumDimension: 4)
        expect(small.width == 3 && small.height == 4 && small.bitmapInfo == image.bitmapInfo)
        let pre = image.premultiplied()
        let values = (0..<99).map { pre.pixel($0 % 9, $0 / 9) }
        let shrunk = small.premultiplied()
        for pixel in (0..<12).map({ shrunk.pixel($0 % 3, $0 / 3) }) {
          for i in 0..<components {
            let range = values.map { $0[i] }
            // One for the color's own rounding, and half for its product's.
            expect(pixel[i] >= range.min()! - 1 && pixel[i] <= range.max()! + 1, "seed \(seed)")
          }
        }
      }
    }
  }
}
