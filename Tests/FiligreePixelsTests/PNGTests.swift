import CFiligreeCodecs
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct PNGTests {
  static let kinds = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8),
    (4, 8), (4, 16), (6, 8), (6, 16),
  ]

  @Test func everyLayoutComesBackExactly() throws {
    for seed in UInt64(0)..<60 {
      var random = RandomSource(seed: seed)
      let components = 1 + Int(random.next() % 4)
      let depth = random.next() % 2 == 0 ? 8 : 16
      let image = randomPicture(
        &random, width: 1 + Int(random.next() % 40), height: 1 + Int(random.next() % 40),
        components: components, depth: depth)
      let back = try CGImage(data: image.pngData())
      expect(back.bytes == image.bytes, "seed \(seed)")
      expect(back.bitsPerComponent == depth && back.componentsPerPixel == components)
      expect(back.bitmapInfo == image.bitmapInfo && back.colorSpace == image.colorSpace)
    }
  }

  @Test(arguments: kinds) func everyKindIsRead(type: Int, depth: Int) throws {
    for seed in UInt64(0)..<12 {
      var random = RandomSource(seed: seed)
      var builder = PNGBuilder.random(&random, type: type, depth: depth)
      var palette = [UInt8]()
      var opacities = [UInt8]()
      var key = [Int]()
      if type == 3 {
        palette = (0..<(3 << depth)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        builder.chunks.append(("PLTE", palette))
      }
      if seed % 2 == 1 {
        if type == 3 {
          opacities = (0..<(1 << (depth - 1))).map { _ in UInt8(truncatingIfNeeded: random.next()) }
          builder.chunks.append(("tRNS", opacities))
        } else if type == 0 || type == 2 {
          let pixel = Int(random.next() % UInt64(builder.width * builder.height))
          key = Array(builder.samples[(pixel * builder.components)...].prefix(builder.components))
          builder.chunks.append(("tRNS", key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }))
        }
      }
      let image = try CGImage(data: Data(builder.bytes))
      expect(image.width == builder.width && image.height == builder.height)
      expect(image.bitsPerComponent == max(8, depth))
      let scale = depth < 8 ? 255 / ((1 << depth) - 1) : 1
      for y in 0..<builder.height {
        for x in 0..<builder.width {
          let start = (y * builder.width + x) * builder.components
          let stored = Array(builder.samples[start..<(start + builder.components)])
          var expected = stored.map { $0 * scale }
          if type == 3 {
            expected = palette[(stored[0] * 3)...].prefix(3).map(Int.init)
            if opacities.contains(where: { $0 < 255 }) {
              expected.append(stored[0] < opacities.count ? Int(opacities[stored[0]]) : 255)
            }
          } else if !key.isEmpty {
            expected.append(stored == key ? 0 : depth == 16 ? 65535 : 255)
          }
          expect(
            image.pixel(x, y) == expected, "seed \(seed), \(x) \(y), \(builder.interlaced)")
        }
      }
    }
  }

  @Test func paletteOfAnotherEncoder() throws {
    let image = try CGImage(data: Data(fixture("palette.png")))
    expect(image.fields == [[220, 40, 30], [30, 200, 60], [40, 60, 210], [128, 128, 128]])
  }

  @Test func orientationIsApplied() throws {
    var builder = PNGBuilder(width: 3, height: 2, depth: 8, type: 0, samples: [1, 2, 3, 4, 5, 6])
    builder.chunks = [
      (
        "eXIf",
        [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
      )
    ]
    let image = try CGImage(data: Data(builder.bytes))
    expect(image.width == 2 && image.height == 3)
    expect(image.bytes == [4, 1, 5, 2, 6, 3])
  }

  @Test func premultipliedColorsAreDivided() throws {
    let image = CGImage(
      width: 3, height: 1, components: 4, depth: 8, isPremultiplied: true,
      bytes: [100, 50, 0, 128, 0, 0, 0, 0, 255, 255, 255, 255])
    let back = try CGImage(data: image.pngData())
    expect(back.bytes == [199, 100, 0, 128, 0, 0, 0, 0, 255, 255, 255, 255])
  }

  @Test func bytesAreTheSameEachTime() throws {
    var random = RandomSource(seed: 5)
    let image = randomPicture(&random, width: 30, height: 20, components: 4, depth: 8)
    expect(try image.pngData() == image.pngData())
    let text = String(decoding: try image.pngData(), as: UTF8.self)
    expect(!text.contains("tIME") && !text.contains("tEXt"))
  }

  /// Rows of more than 32 MiB are packed one by one.
  @Test func largePicturesAreTheSame() throws {
    let (width, height) = (4096, 2049)
    let bytes = (0..<width * height * 4).map { UInt8(truncatingIfNeeded: $0 >> 6) }
    let image = CGImage(width: width, height: height, components: 4, depth: 8, bytes: bytes)
    expect(try CGImage(data: image.pngData()).bytes == bytes)
  }

  @Test func displayP3IsWrittenAndRead() throws {
    var random = RandomSource(seed: 6)
    let image = randomPicture(&random, width: 9, height: 7, components: 3, depth: 16)
      .inSpace(.displayP3Space)
    let data = try image.pngData()
    let back = try CGImage(data: data)
    expect(back.colorSpace == CGColorSpace(name: CGColorSpace.displayP3))
    expect(back.bytes == image.bytes)
    let text = String(decoding: data, as: UTF8.self)
    expect(text.contains("cICP") && text.contains("iCCP") && !text.contains("sRGB"))
  }

  @Test func damageIsNamed() throws {
    var random = RandomSource(seed: 1)
    var builder = PNGBuilder.random(&random, type: 3, depth: 8)
    builder.samples[builder.samples.count / 2] = 4
    builder.samples = builder.samples.map { min($0, 4) }
    builder.chunks = [("PLTE", [UInt8](repeating: 7, count: 12))]
    let index = failure { _ = try CGImage(data: Data(builder.bytes)) }
    expect(index?.reason == .corrupt)
    expect(index?.description.contains("color 4 in a palette of 4") == true)
    for count in [0, 1, 11, 769, 900] {
      builder.chunks = [("PLTE", [UInt8](repeating: 7, count: count))]
      expect(failure { _ = try CGImage(data: Data(builder.bytes)) }?.reason == .corrupt)
    }
    builder.chunks = []
    expect(failure { _ = try CGImage(data: Data(builder.bytes)) }?.reason == .corrupt)
    builder.chunks = [
      ("PLTE", [UInt8](repeating: 7, count: 30)), ("tRNS", [UInt8](repeating: 7, count: 11)),
    ]
    expect(failure { _ = try CGImage(data: Data(builder.bytes)) }?.reason == .corrupt)
  }

  @Test func hugeClaimsAreRefusedBeforeMemoryIsTaken() throws {
    let header = PNGBuilder.chunk(
      "IHDR", PNGBuilder.big(100_000) + PNGBuilder.big(100_000) + [8, 6, 0, 0, 0])
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let file = start + header + PNGBuilder.chunk("IDAT", [0]) + PNGBuilder.chunk("IEND", [])
    let error = failure { _ = try CGImage(data: Data(file)) }
    expect(error?.reason == .tooLarge)
    expect(error?.description.contains("100000×100000") == true)
    // Within limits that are wide enough, the file is too short for so many pixels.
    let limits = PictureLimits(maximumPixels: 1 << 40)
    expect(failure { _ = try CGImage(data: Data(file), limits: limits) }?.reason == .truncated)
  }

  @Test func aProfileThatUnpacksToTooMuchIsRefused() throws {
    var builder = PNGBuilder(width: 1, height: 1, depth: 8, type: 0, samples: [1])
    builder.chunks = [("iCCP", [0x61, 0, 0] + PNGBuilder.zlib([0x7F, 255, 255, 255]))]
    expect(failure { _ = try CGImage(data: Data(builder.bytes)) }?.reason == .corrupt)
  }

  /// Bits that fill up a row's last byte are read with it, so they are not to be what was in memory before.
  @Test(arguments: [(0, 1), (0, 2), (0, 4), (3, 1), (3, 4)])
  func rowsAreFilledUpWithZeros(type: Int, depth: Int) {
    for width in 1...9 {
      var builder = PNGBuilder(
        width: width, height: 5, depth: depth, type: type, interlaced: true, samples: [])
      builder.samples = [Int](repeating: 1 << depth - 1, count: width * 5)
      builder.chunks = type == 3 ? [("PLTE", [UInt8](repeating: 9, count: 3 << depth))] : []
      let rowBytes = (width * depth + 7) / 8
      var layout = filigree_png_layout(
        width: UInt32(width), height: 5, bit_depth: UInt8(depth), color_type: UInt8(type),
        row_bytes: rowBytes)
      var pixels = [UInt8](repeating: 0xAA, count: (rowBytes + 1) * 5)
      var message = [CChar](repeating: 0, count: Int(FILIGREE_MESSAGE_LENGTH))
      var offset = 0
      let file = builder.bytes
      expect(filigree_png_read(file, file.count, &layout, 1, &pixels, &message, &offset) == 1)
      let last = UInt8(truncatingIfNeeded: 0xFF << (8 * rowBytes - width * depth))
      for row in 0..<5 { expect(pixels[row * rowBytes + rowBytes - 1] == last, "\(width)") }
    }
  }
}
