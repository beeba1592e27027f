import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct GIFDecoderTests {
  /// A GIF of four colors in one picture, whose codes are all of three bits: a clear code comes before each index.
  struct Builder {
    var version = "GIF89a"
    var canvas = (4, 2)
    var frame = (0, 0, 4, 2)
    var indices: [UInt8] = [0, 1, 2, 3, 3, 2, 1, 0]
    var globalColors: [UInt8]? = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    var localColors: [UInt8]?
    var isInterlaced = false
    /// What stands between the header and the picture.
    var extensions: [UInt8] = []
    var tail: [UInt8] = [0x3B]

    var bytes: [UInt8] {
      func little(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
      var file = Array(version.utf8) + little(canvas.0) + little(canvas.1)
      file += [globalColors == nil ? 0 : 0x81, 0, 0] + (globalColors ?? []) + extensions
      file += [0x2C] + [frame.0, frame.1, frame.2, frame.3].flatMap(little)
      file += [(localColors == nil ? 0 : 0x81) | (isInterlaced ? 0x40 : 0)] + (localColors ?? [])
      var (buffer, filled, codes) = (0, 0, [UInt8]())
      for code in indices.flatMap({ [4, Int($0)] }) + [5] {
        buffer |= code << filled
        filled += 3
        while filled >= 8 {
          codes.append(UInt8(buffer & 255))
          buffer >>= 8
          filled -= 8
        }
      }
      if filled > 0 { codes.append(UInt8(buffer)) }
      return file + [2, UInt8(codes.count)] + codes + [0] + tail
    }
  }

  private static let names: [UInt8: [Int]] = [
    0: [0, 0, 0], 1: [255, 0, 0], 2: [0, 255, 0], 3: [0, 0, 255],
  ]

  private func pixels(_ image: CGImage) -> [[Int]] {
    (0..<image.height).flatMap { y in (0..<image.width).map { x in image.pixel(x, y) } }
  }

  private func error(_ change: (inout Builder) -> Void) -> PictureError? {
    var builder = Builder()
    change(&builder)
    return failure { _ = try CGImage(data: Data(builder.bytes)) }
  }

  @Test(arguments: ["GIF87a", "GIF89a"]) func colorsOfTheTable(_ version: String) throws {
    let image = try CGImage(data: Data(Builder(version: version).bytes))
    expect(image.width == 4 && image.height == 2 && image.alphaInfo == CGImageAlphaInfo.none)
    expect(pixels(image) == [0, 1, 2, 3, 3, 2, 1, 0].map { Self.names[$0] })
  }

  @Test func aTableOfThePictureComesFirst() throws {
    let own: [UInt8] = [9, 9, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    let image = try CGImage(data: Data(Builder(localColors: own).bytes))
    expect(pixels(image)[..<3] == [[9, 9, 9], [1, 2, 3], [4, 5, 6]])
    let alone = try CGImage(data: Data(Builder(globalColors: nil, localColors: own).bytes))
    expect(pixels(alone) == pixels(image))
  }

  @Test func whatIsNotCoveredIsClear() throws {
    var builder = Builder(canvas: (6, 4), frame: (1, 2, 4, 2))
    let image = try CGImage(data: Data(builder.bytes))
    expect(image.width == 6 && image.height == 4 && image.alphaInfo == .last)
    expect(image.pixel(0, 0) == [0, 0, 0, 0] && image.pixel(5, 3) == [0, 0, 0, 0])
    expect(image.pixel(1, 2) == [0, 0, 0, 255] && image.pixel(4, 2) == [0, 0, 255, 255])
    // A canvas of nothing is as large as its picture.
    builder = Builder(canvas: (0, 0))
    expect(try CGImage(data: Data(builder.bytes)).width == 4)
    // Color 2 is clear.
    builder = Builder(extensions: [0x21, 0xF9, 4, 1, 0, 0, 2, 0])
    let clear = try CGImage(data: Data(builder.bytes))
    expect(clear.pixel(2, 0) == [0, 0, 0, 0] && clear.pixel(1, 0) == [255, 0, 0, 255])
    builder.extensions[3] = 0
    expect(try !CGImage(data: Data(builder.bytes)).hasAlpha)
  }

  @Test(arguments: 1...19) func interlacedRows(_ height: Int) throws {
    // Each row has a color of its own among its neighbors, stored in the order of the four passes.
    let rows = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap {
      Array(stride(from: $0.0, to: height, by: $0.1))
    }
    let builder = Builder(
      canvas: (1, height), frame: (0, 0, 1, height), indices: rows.map { UInt8($0 % 4) },
      isInterlaced: true)
    let image = try CGImage(data: Data(builder.bytes))
    expect(pixels(image) == (0..<height).map { Self.names[UInt8($0 % 4)] })
    expect(try PictureInfo(data: Data(builder.bytes)).isProgressive)
  }

  @Test(arguments: 1...12) func picturesOfTheEncoder(_ seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let (width, height) = (1 + Int(random.next() % 150), 1 + Int(random.next() % 150))
    let colors = (0..<(1 + random.next() % 255)).map { _ in
      (0..<3).map { _ in UInt8(truncatingIfNeeded: random.next()) } + [255]
    }
    // Runs make long codes, noise fills the table.
    let longest = 1 + random.next() % 60
    var bytes: [UInt8] = []
    while bytes.count < width * height * 4 {
      let color = colors[Int(random.next() % UInt64(colors.count))]
      for _ in 0...(random.next() % longest) { bytes += color }
    }
    bytes.removeLast(bytes.count - width * height * 4)
    let image = CGImage(width: width, height: height, components: 4, depth: 8, bytes: bytes)
    let data = try AnimatedGIF.data {
      try $0.append(image, duration: 1)
      try $0.append(image, duration: 1)
    }
    expect(try CGImage(data: data).straightRGBA16() == image.straightRGBA16(), "seed \(seed)")
  }

  @Test func filesOfPillow() throws {
    for name in ["rows.gif", "interlaced.gif"] {
      expect(try CGImage(data: Data(fixture(name))).fields == JPEGTests.colors, "\(name)")
    }
    let clear = [[220, 40, 30, 255], [30, 200, 60, 255], [40, 60, 210, 255], [0, 0, 0, 0]]
    expect(try CGImage(data: Data(fixture("clear.gif"))).fields == clear)
    expect(try CGImage(data: Data(fixture("animated.gif"))).fields == clear)
  }

  @Test func headers() throws {
    let info = try PictureInfo(data: Data(Builder().bytes))
    expect(info.format == .gif && info.bitsPerComponent == 2 && info.colorModel == .indexed)
    expect(!info.isAnimated && info.isLossless && !info.hasAlpha)
    expect(try PictureInfo(data: Data(fixture("animated.gif"))).isAnimated)
    // One picture, said to be repeated.
    let loop = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    expect(try !PictureInfo(data: Data(Builder(extensions: loop).bytes)).isAnimated)
    // A second picture, without a word of repetitions.
    let second = Array(Builder().bytes[25...])
    expect(try PictureInfo(data: Data(Builder(tail: second).bytes)).isAnimated)
  }

  @Test func damageIsNamed() {
    expect(error { $0.tail = [] }?.reason == .truncated)
    expect(error { $0.tail = [0x21, 0xFE, 9, 1] }?.reason == .truncated)
    expect(error { $0.tail = [0x55, 0x3B] }?.reason == .corrupt)
    expect(error { $0.tail = [0, 0, 0x3B] } == nil)
    expect(error { $0.indices.removeLast() }?.what == "GIF with fewer pixels than it says")
    expect(error { $0.globalColors = nil }?.what == "GIF without a color table")
    expect(error { $0.frame = (0, 0, 0, 2) }?.reason == .corrupt)
    expect(error { $0.frame = (0, 0, 65535, 65535) }?.reason == .tooLarge)
    expect(error { $0.indices[3] = 7 }?.what == "GIF with a code that stands for nothing")
    expect(error { $0.extensions = [0x3B] }?.what == "GIF without a picture")
  }

  @Test func memoryIsCounted() {
    let file = Data(Builder().bytes)
    let needed = file.count + 8 + 3 * 8
    expect(
      failure { _ = try CGImage(data: file, limits: PictureLimits(maximumMemory: needed)) } == nil)
    let short = PictureLimits(maximumMemory: needed - 1)
    expect(failure { _ = try CGImage(data: file, limits: short) }?.reason == .tooLarge)
  }
}
