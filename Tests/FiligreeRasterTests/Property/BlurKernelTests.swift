import CFiligreeRaster
import FiligreePixels
import FiligreeTestSupport
import Testing

@testable import FiligreeRaster

/// The inner loops of blurs give the same bits as sums one by one.
@Suite struct BlurKernelTests {
  private typealias Levels = SIMD4<UInt16>

  private func line(_ random: inout RandomSource, _ count: Int) -> [Levels] {
    // Many are at the ends of their range.
    let most = random.chance(0.3) ? 1.0 : 3.0
    return (0..<count).map { _ in
      var levels = Levels()
      for c in 0..<4 {
        levels[c] = UInt16(min(max(random.number(in: -1...most), 0), 1) * 65535)
      }
      return levels
    }
  }

  private func nearest(_ sum: Float) -> UInt16 { UInt16(min(sum + 0.5, 65535)) }

  @Test(arguments: UInt64(1)...40)
  func boxesAreSums(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let radius = random.integer(0...20)
    let from = line(&random, 2 * radius + 2 + random.integer(1...60))
    let (whole, end) = (Float(random.number(in: 0...0.1)), Float(random.number(in: 0...0.1)))
    let places = radius + 1..<from.count - radius - 1
    var to = [Levels](repeating: Levels(repeating: 7), count: from.count)
    filigree_blur_box(
      from, &to, Int32(places.lowerBound), Int32(places.upperBound), Int32(radius), whole, end)
    for i in from.indices {
      for c in 0..<4 {
        guard places.contains(i) else {
          expect(to[i][c] == 7)
          continue
        }
        let sum = (i - radius...i + radius).reduce(0) { $0 + Int(from[$1][c]) }
        let ends = Int(from[i - radius - 1][c]) + Int(from[i + radius + 1][c])
        let expected = nearest(Float(sum) * whole + Float(ends) * end)
        expect(to[i][c] == expected, "seed \(seed), \(i), \(c)")
      }
    }
  }

  /// Rows and columns in numbers that are no multiples of four, targets within the picture and beyond.
  @Test(arguments: UInt64(1)...60)
  func opacityAloneIsThatOfThePixels(seed: UInt64) {
    var random = RandomSource(seed: seed)
    func rect() -> PixelRect {
      PixelRect(
        x: random.integer(-9...9), y: random.integer(-9...9), width: random.integer(1...30),
        height: random.integer(1...30))
    }
    let buffer = PixelBuffer(rect())
    for i in 0..<buffer.rect.count where random.chance(0.7) {
      buffer.pixels[i] = Pixel(random.integer(0...255)) << 24
    }
    let (x, y) = (random.number(in: 0...5), random.number(in: 0...5))
    let (target, extends) = (rect(), random.chance(0.5))
    let workers = Workers(threads: 1)
    let all = buffer.blurred(
      x, y, in: target, extends: extends, dithers: false, workers: workers)
    let alone = buffer.opacityBlurred(x, y, in: target, extends: extends, workers: workers)
    for i in 0..<target.count where alone.pixels[i] != all.pixels[i] {
      Issue.record(
        "seed \(seed): pixel \(i) of \(target): \(alone.pixels[i] >> 24), not \(all.pixels[i] >> 24)"
      )
      return
    }
  }

  @Test(arguments: UInt64(1)...40)
  func tapsAreSums(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let reach = random.integer(1...6)
    let weights = (0...reach).map { _ in Float(random.number(in: 0...0.3)) }
    let from = line(&random, 2 * reach + random.integer(1...60))
    let places = reach..<from.count - reach
    var to = from
    filigree_blur_taps(
      from, &to, Int32(places.lowerBound), Int32(places.upperBound), weights, Int32(weights.count))
    for i in places {
      for c in 0..<4 {
        var sum = Float(from[i][c]) * weights[0]
        for k in 1...reach { sum += (Float(from[i - k][c]) + Float(from[i + k][c])) * weights[k] }
        expect(to[i][c] == nearest(sum), "seed \(seed), \(i), \(c)")
      }
    }
  }

  /// Each byte comes back from its level, and each level goes to the nearest byte.
  @Test func bytesAndLevels() {
    let pixels = (0..<256 as Range<UInt32>).map { $0 | (255 - $0) << 8 | $0 << 16 | 0xFF00_0000 }
    var levels = [Levels](repeating: Levels(), count: 256)
    filigree_blur_load(pixels, &levels, 256)
    for i in 0..<256 {
      expect(levels[i] == Levels(UInt16(i), UInt16(255 - i), UInt16(i), 255) &* 257)
    }
    let all = (0...65535).map { Levels(repeating: UInt16($0)) }
    var column = [UInt32](repeating: 0, count: 2 * all.count)
    filigree_blur_store(all, &column, Int32(all.count), 2)
    for i in 0...65535 {
      let byte = UInt32((Double(i) / 257).rounded())
      expect(column[2 * i] == byte * 0x0101_0101 && column[2 * i + 1] == 0, "\(i)")
    }
  }
}
