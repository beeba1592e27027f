import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct BMPTests {
  /// A BMP of bytes as they are given.
  struct Builder {
    var size = 40
    var width = 3
    var height = 2
    var bits = 24
    var method = 0
    var colors: [UInt8] = []
    /// Masks behind a header of 40 bytes, or in a longer one.
    var masks: [UInt32] = []
    var rows: [UInt8] = [
      1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 11, 12, 13, 14, 15, 16, 17, 18, 19, 0, 0, 0,
    ]
    var profile: [UInt8] = []

    static func little(_ number: Int, _ count: Int = 4) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    var bytes: [UInt8] {
      var header = Self.little(size)
      if size == 12 {
        header += Self.little(width, 2) + Self.little(height, 2) + [1, 0] + Self.little(bits, 2)
      } else {
        header += Self.little(width) + Self.little(height) + [1, 0] + Self.little(bits, 2)
      }
      if size >= 40 {
        header += Self.little(method) + Self.little(rows.count) + [UInt8](repeating: 0, count: 8)
        header += Self.little(colors.count / 4) + Self.little(0)
      }
      var fields = masks.flatMap { Self.little(Int($0)) }
      if size > 40 {
        header += fields.prefix(size - 40)
        fields = []
        header += [UInt8](repeating: 0, count: size - header.count)
      }
      let start = 14 + header.count + fields.count + colors.count
      if !profile.isEmpty {
        header.replaceSubrange(56..<60, with: Self.little(0x4D42_4544))
        header.replaceSubrange(
          112..<120, with: Self.little(start + rows.count - 14) + Self.little(profile.count))
      }
      return Array("BM".utf8) + Self.little(start + rows.count) + [0, 0, 0, 0] + Self.little(start)
        + header + fields + colors + rows + profile
    }

    func image() throws -> CGImage { try CGImage(data: Data(bytes)) }
  }

  private func pixels(_ image: CGImage) -> [[Int]] {
    (0..<image.height).flatMap { y in (0..<image.width).map { x in image.pixel(x, y) } }
  }

  private static let two: [UInt8] = [10, 20, 30, 0, 40, 50, 60, 0]

  @Test func triples() throws {
    let upper = [[13, 12, 11], [16, 15, 14], [19, 18, 17]]
    let lower = [[3, 2, 1], [6, 5, 4], [9, 8, 7]]
    expect(try pixels(Builder().image()) == upper + lower)
    expect(try pixels(Builder(height: -2).image()) == lower + upper)
    for size in [12, 16, 52, 56, 64, 108, 124] {
      expect(try pixels(Builder(size: size).image()) == upper + lower, "\(size)")
    }
  }

  @Test(arguments: [1, 2, 4, 8]) func indices(_ bits: Int) throws {
    for width in 1...19 {
      var random = RandomSource(seed: UInt64(width))
      let count = 1 << bits
      let colors = (0..<(4 * count)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let row = (width * bits + 31) / 32 * 4
      let rows = (0..<(3 * row)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let image = try Builder(width: width, height: -3, bits: bits, colors: colors, rows: rows)
        .image()
      for y in 0..<3 {
        for x in 0..<width {
          let byte = Int(rows[y * row + x * bits / 8])
          let index = byte >> (8 - bits - x * bits % 8) & (count - 1)
          let color = [2, 1, 0].map { Int(colors[4 * index + $0]) }
          expect(image.pixel(x, y) == color, "\(bits) bits, \(width) wide")
        }
      }
    }
  }

  @Test func fields() throws {
    // 5, 5 and 5 bits where nothing is said.
    var builder = Builder(width: 2, height: 1, bits: 16, rows: [0x1F, 0, 0xE0, 0x7F])
    expect(try pixels(builder.image()) == [[0, 0, 255], [255, 255, 0]])
    builder.method = 3
    builder.masks = [0xF800, 0x7E0, 0x1F]
    expect(try pixels(builder.image()) == [[0, 0, 255], [123, 255, 0]])
    expect(try PictureInfo(data: Data(builder.bytes)).bitsPerComponent == 6)
    // Of 32 bits the fourth byte counts where it is spoken of.
    builder = Builder(width: 2, height: 1, bits: 32, rows: [1, 2, 3, 4, 5, 6, 7, 8])
    expect(try pixels(builder.image()) == [[3, 2, 1], [7, 6, 5]])
    let masks: [UInt32] = [0xFF0000, 0xFF00, 0xFF, 0xFF00_0000]
    for (size, method) in [(56, 3), (108, 3), (124, 3), (40, 6)] {
      builder = Builder(
        size: size, width: 2, height: 1, bits: 32, method: method, masks: masks,
        rows: [1, 2, 3, 4, 5, 6, 7, 8])
      expect(try pixels(builder.image()) == [[3, 2, 1, 4], [7, 6, 5, 8]], "\(size)")
      expect(try PictureInfo(data: Data(builder.bytes)).hasAlpha)
    }
    // Bits that nobody filled.
    builder.rows = [1, 2, 3, 0, 5, 6, 7, 0]
    expect(try pixels(builder.image()) == [[3, 2, 1, 255], [7, 6, 5, 255]])
    // Ten bits each.
    builder.masks = [0x3FF0_0000, 0xFFC00, 0x3FF, 0xC000_0000]
    builder.rows = [0xFF, 0x03, 0, 0xC0, 0, 0, 0xF0, 0x3F]
    expect(try pixels(builder.image()) == [[0, 0, 255, 255], [255, 0, 0, 0]])
  }

  @Test func runsOfEightBits() throws {
    let colors = Self.two + [70, 80, 90, 0]
    // Bottom row: a run, then pixels one by one; a step of one pixel and one row; the end.
    let image = try Builder(
      width: 4, height: 3, bits: 8, method: 1, colors: colors,
      rows: [1, 1, 0, 3, 2, 1, 2, 0, 0, 0, 1, 2, 0, 2, 1, 1, 1, 1, 0, 1]
    ).image()
    let (a, b, c) = ([30, 20, 10], [60, 50, 40], [90, 80, 70])
    expect(pixels(image) == [a, a, b, a, c, a, a, a, b, c, b, c])
  }

  @Test func runsOfFourBits() throws {
    let image = try Builder(
      width: 5, height: 2, bits: 4, method: 2, colors: Self.two,
      rows: [5, 0x01, 0, 0, 0, 3, 0x11, 0x00, 9, 0x01, 0, 1]
    ).image()
    let (a, b) = ([30, 20, 10], [60, 50, 40])
    expect(pixels(image) == [b, b, a, a, b, a, b, a, b, a])
  }

  @Test func profilesAreHonored() throws {
    let image = try Builder(size: 124, profile: ICCProfile.displayP3).image()
    expect(image.colorSpace == CGColorSpace(name: CGColorSpace.displayP3))
    let info = try PictureInfo(data: Data(Builder(size: 124, profile: ICCProfile.displayP3).bytes))
    expect(info.decodedColorSpace == image.colorSpace)
  }

  @Test func filesOfPillow() throws {
    for name in ["color.bmp", "palette.bmp"] {
      expect(try CGImage(data: Data(fixture(name))).fields == JPEGTests.colors, "\(name)")
    }
  }

  @Test func damageIsNamed() {
    func reason(_ builder: Builder) -> PictureError.Reason? {
      failure { _ = try builder.image() }?.reason
    }
    expect(reason(Builder(bits: 7)) == .unsupported)
    expect(reason(Builder(method: 4)) == .unsupported)
    expect(reason(Builder(size: 64, bits: 16, method: 3)) == .unsupported)
    expect(reason(Builder(width: 0)) == .corrupt)
    expect(reason(Builder(width: -3)) == .corrupt)
    expect(reason(Builder(height: .init(Int32.min))) == .tooLarge)
    expect(reason(Builder(width: 1 << 20, height: 1 << 20)) == .tooLarge)
    expect(reason(Builder(bits: 8, colors: Self.two, rows: [0, 1, 2, 0, 0, 0, 0, 0])) == .corrupt)
    expect(reason(Builder(bits: 32, method: 3, masks: [5, 2, 8])) == .corrupt)
    expect(
      reason(Builder(height: -2, bits: 8, method: 1, colors: Self.two, rows: [0, 1])) == .corrupt)
    expect(
      reason(Builder(bits: 8, method: 1, colors: Self.two, rows: [3, 1, 0, 0])) == .truncated)
  }

  @Test func damagedRunsNeverTrap() {
    for seed in UInt64(0)..<2000 {
      var random = RandomSource(seed: seed)
      let bits = random.next() % 2 == 0 ? 4 : 8
      let rows = (0..<(random.next() % 40)).map { _ in
        UInt8(truncatingIfNeeded: random.next() % 3 == 0 ? random.next() % 4 : random.next())
      }
      let builder = Builder(
        width: 1 + Int(random.next() % 9), height: 1 + Int(random.next() % 9), bits: bits,
        method: bits == 8 ? 1 : 2, colors: [UInt8](repeating: 7, count: 4 << bits),
        rows: rows + [0, 1])
      _ = failure { _ = try builder.image() }
    }
  }

  @Test func memoryIsCounted() {
    let file = Data(Builder().bytes)
    let needed = file.count + 18
    expect(
      failure { _ = try CGImage(data: file, limits: PictureLimits(maximumMemory: needed)) } == nil)
    let short = PictureLimits(maximumMemory: needed - 1)
    expect(failure { _ = try CGImage(data: file, limits: short) }?.reason == .tooLarge)
  }
}
